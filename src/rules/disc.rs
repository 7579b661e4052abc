use std::ops::Not;

/// A disc by the colour that is up.
///
/// In the Reversi of the 1880s the second colour is red; it is the same [`Disc::White`] here, and
/// front ends name and paint it red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Disc {
    /// The colour that moves first.
    Black,
    /// The colour that moves second (red in Reversi).
    White,
}

impl Disc {
    /// Both colours, Black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The other colour.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// 0 for Black and 1 for White, to index a pair.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Disc {
    type Output = Self;

    fn not(self) -> Self {
        self.opposite()
    }
}
