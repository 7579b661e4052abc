use thiserror::Error;

use crate::rules::IllegalMove;

/// Why a text is not a transcript. Moves are numbered as placements, from 1; passes do not count.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TranscriptError {
    /// A word that is no square, no pass, no move number and no result.
    #[error("move {number}: \"{text}\" is not a square")]
    NotASquare {
        /// Which move it would be.
        number: usize,
        /// The word.
        text: String,
    },
    /// A move against the rules.
    #[error("move {number}: {fault}")]
    Illegal {
        /// Which move it is; for a pass, the next one.
        number: usize,
        /// What is wrong with it.
        fault: IllegalMove,
    },
    /// A square behind the result, where the moves have ended.
    #[error("move {number}: \"{text}\" stands behind the end of the game")]
    BehindTheEnd {
        /// Which move it would be.
        number: usize,
        /// The square.
        text: String,
    },
    /// A text without a move: a score, a time, a line that is drawn.
    #[error("\"{0}\" holds no move")]
    NoMove(String),
}

impl TranscriptError {
    /// Which move is wrong; the first where there is none.
    #[must_use]
    pub const fn number(&self) -> usize {
        match self {
            Self::NotASquare { number, .. }
            | Self::Illegal { number, .. }
            | Self::BehindTheEnd { number, .. } => *number,
            Self::NoMove(_) => 1,
        }
    }
}
