use std::fmt;
use std::ops::Neg;

use super::Disc;

/// A final result in discs, seen by one side: positive when it wins.
///
/// In Othello always the tournament score (empty squares go to the winner, so the score is even,
/// −64 to +64); in Reversi the plain difference of discs. An estimate is a different type.
///
/// ```
/// use otello::rules::Score;
///
/// let score = Score::new(6);
/// assert_eq!((score.to_string(), -score), ("+6".to_owned(), Score::new(-6)));
/// assert!(Score::MIN < Score::DRAW && Score::DRAW < score);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(i8);

impl Score {
    /// The score of a wipe-out that is won.
    pub const MAX: Self = Self(64);
    /// The score of a wipe-out that is lost.
    pub const MIN: Self = Self(-64);
    /// A draw.
    pub const DRAW: Self = Self(0);

    /// A score of this many discs.
    ///
    /// # Panics
    /// When it is not between −64 and 64.
    #[must_use]
    #[inline]
    pub const fn new(discs: i32) -> Self {
        assert!(discs >= -64 && discs <= 64, "a score is between -64 and 64");
        Self(discs as i8)
    }

    /// The discs.
    #[must_use]
    #[inline]
    pub const fn discs(self) -> i32 {
        self.0 as i32
    }
}

impl Neg for Score {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    /// Always signed, as in `+6`, `-12` and `+0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+}", self.0)
    }
}

/// How many discs each colour has; what is left of 64 is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiscCount {
    /// Black's discs.
    pub black: u8,
    /// White's discs (Red's in Reversi).
    pub white: u8,
}

impl DiscCount {
    /// The discs of one colour.
    #[must_use]
    pub const fn of(self, disc: Disc) -> u8 {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }

    /// The empty squares.
    #[must_use]
    pub const fn empties(self) -> u8 {
        64 - self.black - self.white
    }

    /// The same result with the empty squares given to the winner, or shared in a draw: Othello's
    /// tournament score, which adds up to 64.
    ///
    /// ```
    /// use otello::rules::{Disc, DiscCount, Score};
    ///
    /// let count = DiscCount { black: 34, white: 29 };
    /// assert_eq!(count.tournament(), DiscCount { black: 35, white: 29 });
    /// assert_eq!(count.tournament().difference(Disc::White), Score::new(-6));
    /// ```
    #[must_use]
    pub const fn tournament(self) -> Self {
        let (black, white) = (self.black, self.white);
        if black > white {
            Self { black: 64 - white, white }
        } else if white > black {
            Self { black, white: 64 - black }
        } else {
            Self { black: 32, white: 32 }
        }
    }

    /// The difference of discs, seen by one colour.
    #[must_use]
    pub const fn difference(self, viewer: Disc) -> Score {
        let difference = self.black as i32 - self.white as i32;
        Score::new(match viewer {
            Disc::Black => difference,
            Disc::White => -difference,
        })
    }

    /// Who has more discs.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        if self.black > self.white {
            Outcome::Win(Disc::Black)
        } else if self.white > self.black {
            Outcome::Win(Disc::White)
        } else {
            Outcome::Draw
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One colour has more discs.
    Win(Disc),
    /// Both have equally many.
    Draw,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_squares_go_to_the_winner() {
        let count = DiscCount { black: 34, white: 29 };
        assert_eq!(count.empties(), 1);
        assert_eq!(count.tournament(), DiscCount { black: 35, white: 29 });
        assert_eq!(count.tournament().difference(Disc::Black), Score::new(6));
        let draw = DiscCount { black: 20, white: 20 };
        assert_eq!(draw.tournament(), DiscCount { black: 32, white: 32 });
        let wiped_out = DiscCount { black: 0, white: 13 };
        assert_eq!(wiped_out.tournament(), DiscCount { black: 0, white: 64 });
        assert_eq!(wiped_out.outcome(), Outcome::Win(Disc::White));
    }

    #[test]
    fn scores_are_signed_in_print() {
        assert_eq!(Score::new(6).to_string(), "+6");
        assert_eq!((-Score::new(6)).to_string(), "-6");
        assert_eq!(Score::DRAW.to_string(), "+0");
    }
}
