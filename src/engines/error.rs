use std::io;
use std::time::Duration;

use thiserror::Error;

use crate::rules::IllegalMove;

/// What went wrong with an engine, and at what.
#[derive(Debug, Error)]
pub enum EngineError {
    /// The program cannot be started.
    #[error("cannot start {program}: {reason}")]
    Start {
        /// The program.
        program: String,
        /// What the system says.
        reason: io::Error,
    },
    /// The program ended, or closed its output, when an answer was due.
    #[error("the engine ended at \"{asked}\"{}", said(.status, .last_words))]
    Ended {
        /// What it was asked.
        asked: String,
        /// How it ended, in the system's words.
        status: Option<String>,
        /// The last line of its standard error.
        last_words: Option<String>,
    },
    /// No answer came in time.
    #[error("no answer to \"{asked}\" within {:.1} s{}", .after.as_secs_f64(), instead(.heard))]
    Stalled {
        /// What it was asked.
        asked: String,
        /// How long the answer was waited for.
        after: Duration,
        /// The last line that came instead.
        heard: Option<String>,
    },
    /// More came than an answer can be.
    #[error("the answer to \"{asked}\" does not end: more than {kib} KiB came")]
    Endless {
        /// What it was asked.
        asked: String,
        /// How much was taken, in KiB.
        kib: usize,
    },
    /// What the program said at first is none of its protocol.
    #[error("the program does not speak {protocol}: asked \"{asked}\" it said \"{heard}\"")]
    NotSpoken {
        /// The protocol.
        protocol: &'static str,
        /// What it was asked.
        asked: String,
        /// The last line that came instead of an answer.
        heard: String,
    },
    /// The engine answered that it cannot or will not.
    #[error("the engine refused \"{asked}\": {reply}")]
    Refused {
        /// What it was asked.
        asked: String,
        /// What it said.
        reply: String,
    },
    /// The engine named something that is neither a square nor a pass.
    #[error("\"{reply}\" is not a move")]
    NotAMove {
        /// What it said.
        reply: String,
    },
    /// The engine chose a move that is not legal.
    #[error("the engine played \"{reply}\": {fault}")]
    Illegal {
        /// What it said.
        reply: String,
        /// Why that is not legal.
        fault: IllegalMove,
    },
    /// The engine cannot be told what it is asked to play.
    #[error(transparent)]
    Unsayable(#[from] Unsayable),
    /// The text that is to start an engine is none.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// Whoever waited was told to stop; the engine is in the middle of its answer.
    #[error("the engine was interrupted")]
    Interrupted,
}

/// Why a text is not an engine.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecError {
    /// Something else than a protocol before the first colon.
    #[error("an engine is written gtp:COMMAND or nboard:COMMAND, not \"{0}\"")]
    NoProtocol(String),
    /// A depth that is not one.
    #[error("\"{0}\" is not a depth from 1 to 60, as in nboard@16:COMMAND")]
    NotADepth(String),
    /// Nothing to run.
    #[error("there is no command behind the colon")]
    NoCommand,
    /// A quote that is not closed.
    #[error("a quote in the command \"{0}\" is not closed")]
    OpenQuote(String),
}

/// What an engine or its protocol cannot be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unsayable {
    /// How deep to search, over GTP.
    #[error("GTP cannot say how deep to search")]
    Depth,
    /// A start other than Othello's, over GTP.
    #[error("GTP can only say games that begin at Othello's start")]
    Start,
    /// Another game than Othello.
    #[error("the NBoard protocol knows Othello only")]
    Rules,
    /// Parts of a second, where nothing is left without them.
    #[error("the engine takes times in whole seconds only")]
    PartsOfSeconds,
}

/// A command whose program is not found; within an [`io::Error`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no such program")]
pub struct NoSuchProgram;

/// The kinds of faults that a match counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// A move that is not legal, or no move at all.
    Illegal,
    /// The program ended, or refused to go on.
    Crash,
    /// Too much time, or no answer.
    Time,
}

impl EngineError {
    /// What a match counts it as; `None` if the engine has done nothing wrong.
    #[must_use]
    pub const fn kind(&self) -> Option<FaultKind> {
        match self {
            Self::NotAMove { .. } | Self::Illegal { .. } => Some(FaultKind::Illegal),
            Self::Start { .. }
            | Self::Ended { .. }
            | Self::NotSpoken { .. }
            | Self::Refused { .. } => Some(FaultKind::Crash),
            Self::Stalled { .. } | Self::Endless { .. } => Some(FaultKind::Time),
            Self::Unsayable(_) | Self::Spec(_) | Self::Interrupted => None,
        }
    }
}

fn said(status: &Option<String>, last_words: &Option<String>) -> String {
    let status = status.as_ref().map(|status| format!(" ({status})"));
    let last_words = last_words.as_ref().map(|words| format!("; its last words: {words}"));
    status.into_iter().chain(last_words).collect()
}

fn instead(heard: &Option<String>) -> String {
    heard.as_ref().map(|line| format!("; it said \"{line}\" instead")).unwrap_or_default()
}
