use thiserror::Error;

use crate::formats::board::BoardError;
use crate::formats::record::LineFault;

/// Why a game in a GGF text cannot be read, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("game {game} (line {line}): {fault}")]
pub struct GgfError {
    /// Which game of the text, from 1.
    pub game: usize,
    /// The line on which the game begins, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: GgfFault,
}

/// What is wrong with a game. Moves are numbered as placements, from 1; passes do not count.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GgfFault {
    /// The text ends before `;)`.
    #[error("the game has no end, which is written ;)")]
    NoEnd,
    /// Something that is neither a tag nor the end.
    #[error("\"{0}\" is not a tag, as in PB[name]")]
    NotATag(String),
    /// A tag whose `]` is missing.
    #[error("the value of {0} has no closing bracket")]
    OpenValue(String),
    /// A game other than Othello and Reversi.
    #[error("GM[{0}] is neither Othello nor Reversi")]
    OtherGame(String),
    /// A board of another size.
    #[error("a board of size {0} is not played here, only 8x8")]
    OtherSize(String),
    /// A start that is not a position.
    #[error("BO: {0}")]
    Board(#[from] BoardError),
    /// A move that is no square.
    #[error("move {number}: \"{text}\" is not a square")]
    NotASquare {
        /// Which move it would be.
        number: usize,
        /// What stands in its place.
        text: String,
    },
    /// A move against the rules, or out of turn.
    #[error(transparent)]
    Move(#[from] LineFault),
}
