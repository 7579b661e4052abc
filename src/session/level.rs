use super::Manner;
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
    /// How it chooses among moves.
    pub manner: Manner,
}

/// A level that plays as well as it can.
const fn level(number: u8, depth: u8, exact_from: u8) -> Level {
    Level { number, depth, exact_from, manner: Manner::BEST }
}

/// A level for people, which overlooks so many hundredths of a disc on average and at most.
const fn human(number: u8, depth: u8, exact_from: u8, mean: i32, most: i32) -> Level {
    let (mean, most) = (Value::from_hundredths(mean), Value::from_hundredths(most));
    Level { number, depth, exact_from, manner: Manner::Overlooking { mean, most } }
}

/// The levels, weakest first.
pub const LEVELS: [Level; 20] = [
    human(1, 1, 1, 900, 2400),
    human(2, 1, 2, 500, 1600),
    human(3, 2, 4, 300, 1000),
    human(4, 3, 6, 160, 700),
    human(5, 4, 8, 80, 500),
    level(6, 4, 8),
    level(7, 5, 10),
    level(8, 6, 12),
    level(9, 7, 14),
    level(10, 8, 16),
    level(11, 9, 17),
    level(12, 10, 18),
    level(13, 11, 19),
    level(14, 12, 20),
    level(15, 13, 21),
    level(16, 14, 22),
    level(17, 15, 23),
    level(18, 16, 24),
    level(19, 17, 24),
    level(20, 18, 24),
];

impl Level {
    /// The level with this number, 1 to 20.
    ///
    /// ```
    /// use otello::session::Level;
    ///
    /// let strongest = Level::numbered(20).expect("there are 20");
    /// assert_eq!((strongest.depth, strongest.limits().exact_from), (18, 24));
    /// assert_eq!(Level::numbered(21), None);
    /// ```
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
            margin: Some(self.manner.most()),
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
            assert!(pair[1].number <= 6 || pair[0].depth < pair[1].depth);
            assert!(pair[0].exact_from <= pair[1].exact_from);
            assert!(pair[0].manner.most() >= pair[1].manner.most());
        }
        assert_eq!(Level::numbered(0), None);
        assert_eq!(Level::numbered(21), None);
    }
}
