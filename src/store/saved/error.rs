use thiserror::Error;

use super::fields::VERSION;
use crate::formats::board::BoardError;
use crate::formats::transcript::TranscriptError;

/// Why a text is not a saved game, and on which line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SavedGameError {
    /// A first line that is not `otello-game` and a version.
    #[error("line 1: this is not a saved game")]
    NotASavedGame,
    /// A version that is not known yet.
    #[error("line 1: version {0} of the format is newer than this program, which knows {VERSION}")]
    Newer(u32),
    /// Bytes that are not UTF-8.
    #[error("line {0}: this is not text")]
    NotText(usize),
    /// A line that is not a known key with its value.
    #[error("line {line}: \"{text}\" is not known here")]
    UnknownLine {
        /// The line, from 1.
        line: usize,
        /// The line's text.
        text: String,
    },
    /// A key that stands twice.
    #[error("line {line}: {key} is said twice")]
    Twice {
        /// The line, from 1.
        line: usize,
        /// The key.
        key: &'static str,
    },
    /// A key that is missing: the file was cut.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// A value of the wrong kind.
    #[error("line {line}: {key}: \"{value}\" is not {expected}")]
    WrongValue {
        /// The line, from 1.
        line: usize,
        /// The key.
        key: &'static str,
        /// The value.
        value: String,
        /// What would be right.
        expected: &'static str,
    },
    /// A start that is not a position.
    #[error("line {line}: start: {fault}")]
    Start {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        fault: BoardError,
    },
    /// Moves that cannot be played.
    #[error("line {line}: {fault}")]
    Moves {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        fault: TranscriptError,
    },
}
