use std::fmt;

use thiserror::Error;

use crate::formats::board::BoardError;
use crate::formats::transcript::TranscriptError;

/// The newest version that is read: of a game that was begun elsewhere.
pub(super) const VERSION: u32 = 4;

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
        expected: Expected,
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

impl SavedGameError {
    /// The newest version of the format that this program knows.
    pub const NEWEST_KNOWN: u32 = VERSION;
}

/// What a line of a saved game may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Which game is played.
    Rules,
    /// Who plays a side.
    Seat,
    /// A number.
    Number,
    /// `yes` or `no`.
    YesOrNo,
    /// A time in seconds.
    Seconds,
    /// How the game was given up, if it was.
    Forfeit,
    /// The setting of the clocks.
    Clock,
    /// The times of the moves.
    Took,
    /// How many of the moves are played.
    Played,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rules => "othello or reversi",
            Self::Seat => {
                "human, program, or engine with a level (1 to 20), a depth, a time or its clock"
            }
            Self::Number => "a number",
            Self::YesOrNo => "yes or no",
            Self::Seconds => "a time in seconds",
            Self::Forfeit => "-, or a side that resigned or left",
            Self::Clock => "a clock, as in 5m+2s",
            Self::Took => "a time in seconds or - for every move",
            Self::Played => "a number of those moves",
        })
    }
}
