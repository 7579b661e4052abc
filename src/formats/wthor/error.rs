use thiserror::Error;

use super::record::MOVES_AT;
use crate::rules::IllegalMove;

/// Why a file cannot be read as one of games or names at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    /// Not even a header.
    #[error("the file ends at byte {0}; a header of 16 bytes is expected")]
    NoHeader(usize),
    /// A board that is not 8x8.
    #[error("byte 12: the size of the board is {0}; 8 (or 0, which means 8) is expected")]
    OtherBoard(u8),
    /// Positions to be solved by one player instead of games.
    #[error("byte 13: the file holds solitaires ({0}); games (0) are expected")]
    Solitaires(u8),
}

/// How the size of a file disagrees with the number of records in its header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SizeFault {
    /// The file ends before its last record.
    #[error(
        "{what} {number} (byte {offset}): the file ends at byte {end}; \
         the header says that it holds {stated}"
    )]
    TooShort {
        /// What a record is: `game`, `player` or `tournament`.
        what: &'static str,
        /// The first record that is not whole, from 1.
        number: usize,
        /// Where it begins.
        offset: usize,
        /// How long the file is, in bytes.
        end: usize,
        /// How many records the header says there are.
        stated: usize,
    },
    /// Bytes follow the last record.
    #[error("byte {offset}: {extra} bytes follow the last {what}, where the end is expected")]
    TooLong {
        /// What a record is: `game`, `player` or `tournament`.
        what: &'static str,
        /// Where the end is expected.
        offset: usize,
        /// How many bytes there are too many.
        extra: usize,
    },
}

/// Why a record is not a game. Moves are numbered from 1; passes are not stored and do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RecordFault {
    /// A byte that stands for no square.
    #[error("move {number}: {code} is not a square; 11 (a1) to 88 (h8) is expected")]
    NotASquare {
        /// Which move it would be.
        number: usize,
        /// The byte.
        code: u8,
    },
    /// A move against the rules.
    #[error("move {number}: {fault}")]
    Illegal {
        /// Which move it is.
        number: usize,
        /// What is wrong with it.
        fault: IllegalMove,
    },
    /// A move behind the 0 that ends the moves.
    #[error("move {number}: {code} follows the end of the moves; 0 is expected")]
    AfterEnd {
        /// Which move it would be.
        number: usize,
        /// The byte.
        code: u8,
    },
}

impl RecordFault {
    /// Where the faulty byte stands in its record, from 0.
    #[must_use]
    pub const fn offset(self) -> usize {
        let (Self::NotASquare { number, .. }
        | Self::Illegal { number, .. }
        | Self::AfterEnd { number, .. }) = self;
        MOVES_AT + number - 1
    }
}
