use thiserror::Error;

use super::Format;
use crate::formats::board::BoardError;
use crate::formats::ggf::GgfError;
use crate::formats::obf::ObfError;
use crate::formats::sgf::SgfError;
use crate::formats::transcript::TranscriptError;
use crate::formats::wthor::{FileError, RecordFault, SizeFault};

/// Why nothing in a file or text can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum InputError {
    /// There is nothing but whitespace.
    #[error("there is no game in it")]
    Empty,
    /// It is neither text nor a file of WTHOR.
    #[error("byte {offset}: {byte:#04x} is neither text nor the header of a WTHOR file")]
    Binary {
        /// Where the first byte stands that no text has.
        offset: usize,
        /// That byte.
        byte: u8,
    },
    /// A file of WTHOR that cannot be read.
    #[error(transparent)]
    Wthor(#[from] FileError),
    /// Players or tournaments of WTHOR.
    #[error("it holds names (of players or tournaments), and no games; a .wtb file is expected")]
    Names,
}

/// Why a game cannot be read, and where it stands.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum GameError {
    /// A game of GGF.
    #[error(transparent)]
    Ggf(#[from] GgfError),
    /// A game of SGF.
    #[error(transparent)]
    Sgf(#[from] SgfError),
    /// A transcript, a board or a line of OBF.
    #[error("game {game} (line {line}): {fault}")]
    Line {
        /// Which game of the text, from 1.
        game: usize,
        /// The line on which it begins, from 1.
        line: usize,
        /// What is wrong.
        fault: LineFault,
    },
    /// A record of WTHOR.
    #[error("game {game} (byte {offset}): {fault}")]
    Record {
        /// Which game of the file, from 1.
        game: usize,
        /// Where the faulty byte stands in the file, from 0.
        offset: usize,
        /// What is wrong.
        fault: RecordFault,
    },
    /// A file of WTHOR that holds fewer or more bytes than its header says.
    #[error(transparent)]
    Size(#[from] SizeFault),
}

/// What is wrong with a game on a line or in a paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineFault {
    /// It is no position.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// Its moves are none.
    #[error(transparent)]
    Transcript(#[from] TranscriptError),
    /// Its moves with scores are none.
    #[error(transparent)]
    Obf(#[from] ObfError),
}

/// Why a game cannot be written in a format at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unwritable {
    /// WTHOR keeps games of Othello from the usual start only.
    #[error("WTHOR keeps games of Othello from the usual start only")]
    Start,
    /// There is no move.
    #[error("{0} keeps games, and this is a position without moves")]
    NoMoves(Format),
    /// The result is not known.
    #[error("WTHOR keeps a score, and this game is unfinished")]
    NoScore,
}
