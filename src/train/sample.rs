use crate::rules::Board;

/// A position with what it is worth, 24 bytes small: tens of millions are held at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The position, in the one of its eight images that [`Board::canonical`] chooses.
    pub board: Board,
    /// What the mover wins by, in discs.
    pub label: f32,
    /// How often the position was met, at most [`Sample::COUNTED`].
    pub count: u16,
    /// Whether errors are measured on it, and it is not learned from.
    pub held_out: bool,
}

impl Sample {
    /// How much a position that was met often counts at most: the start of the game is met in
    /// every game, and says no more in the thousandth.
    pub const COUNTED: u16 = 16;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_takes_24_bytes() {
        assert_eq!(size_of::<Sample>(), 24);
    }
}
