use crate::eval::Value;
use crate::search::Limits;

/// A named strength.
///
/// Its name stands in the texts, under `level-1` to `level-20`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// 1 to 20.
    pub number: u8,
    /// Plies searched.
    pub depth: u8,
    /// The empty squares from which it plays exactly.
    pub exact_from: u8,
    /// How much worse than the best a move may be for the level to choose it.
    pub allowance: Value,
}

const fn level(number: u8, depth: u8, exact_from: u8, allowed_hundredths: i32) -> Level {
    Level { number, depth, exact_from, allowance: Value::from_hundredths(allowed_hundredths) }
}

/// The levels, weakest first.
pub const LEVELS: [Level; 20] = [
    level(1, 1, 2, 1200),
    level(2, 1, 3, 800),
    level(3, 2, 4, 500),
    level(4, 3, 6, 300),
    level(5, 4, 8, 150),
    level(6, 4, 8, 0),
    level(7, 5, 10, 0),
    level(8, 6, 12, 0),
    level(9, 6, 13, 0),
    level(10, 7, 14, 0),
    level(11, 7, 15, 0),
    level(12, 8, 16, 0),
    level(13, 8, 16, 0),
    level(14, 9, 17, 0),
    level(15, 9, 17, 0),
    level(16, 10, 18, 0),
    level(17, 10, 18, 0),
    level(18, 11, 19, 0),
    level(19, 12, 21, 0),
    level(20, 13, 22, 0),
];

impl Level {
    /// The level with this number, 1 to 20.
    #[must_use]
    pub fn numbered(number: u8) -> Option<&'static Self> {
        LEVELS.iter().find(|level| level.number == number)
    }

    /// The limits of its searches.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        Limits {
            depth: self.depth,
            exact_from: self.exact_from,
            time: None,
            nodes: None,
            margin: Some(self.allowance),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_numbered_and_never_get_weaker() {
        for (level, number) in LEVELS.iter().zip(1..) {
            assert_eq!(level.number, number);
            assert_eq!(Level::numbered(number), Some(level));
        }
        for pair in LEVELS.windows(2) {
            assert!(pair[0].depth <= pair[1].depth);
            assert!(pair[0].exact_from <= pair[1].exact_from);
            assert!(pair[0].allowance >= pair[1].allowance);
        }
        assert_eq!(Level::numbered(0), None);
        assert_eq!(Level::numbered(21), None);
    }
}
