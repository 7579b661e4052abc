use thiserror::Error;

use crate::formats::record::LineFault;

/// How many nodes, properties and values of a main line are kept: of a file that has no end of them
/// no more is held than of a game, which has sixty moves.
pub(super) const MOST_PARTS: usize = 100_000;
use crate::rules::PositionError;

/// Why a game in an SGF text cannot be read, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("game {game} (line {line}): {fault}")]
pub struct SgfError {
    /// Which game of the text, from 1.
    pub game: usize,
    /// The line on which the game begins, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: SgfFault,
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SgfFault {
    /// The text ends, or another game begins, before the `)` of this one.
    #[error("the game has no end; a ) is expected")]
    NoEnd,
    /// More nodes, properties and values than any game has.
    #[error("the game has more than {MOST_PARTS} nodes, properties and values")]
    TooLarge,
    /// Something that is neither a property nor a node nor a branch.
    #[error("\"{0}\" is not a property, as in PB[name]")]
    NotAProperty(String),
    /// A property whose `]` is missing.
    #[error("the value of {0} has no closing bracket")]
    OpenValue(String),
    /// A game other than Othello.
    #[error("GM[{0}] is another game; 2 (Othello) is expected")]
    OtherGame(String),
    /// A board of another size.
    #[error("SZ[{0}]: a board of 8 is expected")]
    OtherSize(String),
    /// A setup property whose value is no square and no rectangle.
    #[error("{name}[{value}]: a square is expected, as in d3 or dc")]
    Setup {
        /// The property: AB, AW or AE.
        name: String,
        /// Its value.
        value: String,
    },
    /// A side that is neither Black nor White.
    #[error("PL[{0}]: B or W is expected")]
    Side(String),
    /// Discs that are set up behind the first move.
    #[error("after move {0}: the board is set up again in the middle of the game")]
    LateSetup(usize),
    /// Discs that are no position.
    #[error(transparent)]
    Start(#[from] PositionError),
    /// A move that is no square.
    #[error("move {number}: \"{text}\" is not a square; d3 or dc is expected")]
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

impl SgfFault {
    /// The move that is wrong; 0 if it is none of them.
    pub(super) const fn move_number(&self) -> usize {
        match self {
            Self::NotASquare { number, .. }
            | Self::Move(LineFault::OutOfTurn { number, .. } | LineFault::Illegal { number, .. }) => {
                *number
            }
            _ => 0,
        }
    }
}
