use std::fmt;

use crate::formats::ggf::Ending;
use crate::rules::{Disc, DiscCount, Outcome, Position, Rules};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GameResult {
    /// The score is known.
    Score {
        /// Black's discs less White's.
        black: f64,
        /// How it ended if not by the last move.
        ending: Option<Ending>,
    },
    /// Only the winner is known.
    Win {
        /// Who won.
        by: Disc,
        /// How it ended if not by the last move.
        ending: Option<Ending>,
    },
}

impl GameResult {
    /// The result of a finished position: Othello's tournament score, Reversi's plain difference.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let score = position.result_count().difference(Disc::Black);
        Self::Score { black: score.discs().into(), ending: None }
    }

    /// How the game ended if not by its last move.
    #[must_use]
    pub const fn ending(self) -> Option<Ending> {
        let (Self::Score { ending, .. } | Self::Win { ending, .. }) = self;
        ending
    }

    /// Who won.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        match self {
            Self::Win { by, .. } => Outcome::Win(by),
            Self::Score { black, .. } if black > 0.0 => Outcome::Win(Disc::Black),
            Self::Score { black, .. } if black < 0.0 => Outcome::Win(Disc::White),
            Self::Score { .. } => Outcome::Draw,
        }
    }

    /// Black's discs less White's, where known.
    #[must_use]
    pub const fn score(self) -> Option<f64> {
        match self {
            Self::Score { black, .. } => Some(black),
            Self::Win { .. } => None,
        }
    }

    pub(super) fn with_ending_of(self, other: Option<Self>) -> Self {
        match self {
            Self::Score { black, .. } => {
                Self::Score { black, ending: other.and_then(Self::ending) }
            }
            Self::Win { .. } => self,
        }
    }

    /// Whether either score of this last board says the same, empty squares counted or not.
    pub(super) fn agrees_with(self, last: &Position) -> bool {
        let count = last.disc_count();
        let scores = match last.rules() {
            Rules::Othello => [count, count.tournament()],
            Rules::Reversi => [count, count],
        };
        let score_of = |count: DiscCount| f64::from(count.difference(Disc::Black).discs());
        match self {
            Self::Score { black, .. } => {
                scores.into_iter().any(|count| (black - score_of(count)).abs() < 0.5)
            }
            Self::Win { by, .. } => last.outcome() == Outcome::Win(by),
        }
    }
}

impl fmt::Display for GameResult {
    /// `Black +36`, `White +12 (resigned)`, `draw`, `White wins (timed out)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |disc| match disc {
            Disc::Black => "Black",
            Disc::White => "White",
        };
        match (self.outcome(), self.score()) {
            (Outcome::Win(by), Some(score)) => write!(f, "{} {:+}", name(by), score.abs()),
            (Outcome::Win(by), None) => write!(f, "{} wins", name(by)),
            (Outcome::Draw, _) => write!(f, "draw"),
        }?;
        match self.ending() {
            None => Ok(()),
            Some(Ending::Resigned) => write!(f, " (resigned)"),
            Some(Ending::TimedOut) => write!(f, " (timed out)"),
            Some(Ending::Agreed) => write!(f, " (agreed)"),
            Some(Ending::Left) => write!(f, " (left)"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_told_in_words() {
        let score = |black, ending| GameResult::Score { black, ending };
        assert_eq!(score(36.0, None).to_string(), "Black +36");
        assert_eq!(score(-12.0, Some(Ending::Resigned)).to_string(), "White +12 (resigned)");
        assert_eq!(score(0.0, None).to_string(), "draw");
        let win = GameResult::Win { by: Disc::White, ending: Some(Ending::TimedOut) };
        assert_eq!(win.to_string(), "White wins (timed out)");
    }
}
