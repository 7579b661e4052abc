use std::io::{self, Write};
use std::process::ExitCode;

use thiserror::Error;

use super::contest::MatchFailure;
use super::lines::EndlessLine;
use super::room::NoMemory;
use super::source::SourceError;
#[cfg(feature = "train")]
use super::train::TrainFailure;
use crate::eval::pattern::WeightsError;
use crate::formats::games::Unwritable;
use crate::plain::DialogueError;
use crate::store::{OutputError, StoreError};
use crate::text::{Texts, key, say, shown, shown_lines};
use crate::tui::{NoTerminal, RunError};
use crate::wording::{Said, reason};

/// Why the program ends with a message.
#[derive(Debug, Error)]
pub(super) enum Failure {
    /// The arguments do not make sense, or help was asked for.
    #[error(transparent)]
    Usage(#[from] clap::Error),
    /// No game is waiting.
    #[error("there is no game to go on with")]
    NothingToResume,
    /// The screens cannot be shown.
    #[error(transparent)]
    Screens(#[from] RunError),
    /// The line dialogue ended before its time.
    #[error(transparent)]
    Dialogue(#[from] DialogueError),
    /// The build uses instructions that this processor lacks.
    #[error("this build needs {}, which this processor lacks; build it on this machine", .0.join(", "))]
    Processor(Vec<&'static str>),
    /// There is no room for the engine.
    #[error(transparent)]
    Memory(#[from] NoMemory),
    /// The positions cannot be judged by the weights asked for.
    #[error(transparent)]
    Weights(#[from] WeightsError),
    /// A match cannot begin or go on.
    #[error(transparent)]
    Match(#[from] MatchFailure),
    /// A command of the pipeline fails.
    #[cfg(feature = "train")]
    #[error(transparent)]
    Train(TrainFailure),
    /// There is nothing to be read where games are expected.
    #[error(transparent)]
    Source(#[from] SourceError),
    /// A number that no game has.
    #[error("there is no game {number}; there are {games}")]
    NoSuchGame {
        /// The number that was asked for.
        number: u32,
        /// How many games there are.
        games: usize,
    },
    /// A game that has no place in a format.
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
    /// The data folder cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file could not be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// Bytes were to go to a terminal.
    #[error("this format is no text for a terminal; name a file with -o, or send it on")]
    BytesForTerminal,
    /// Something could not be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

#[cfg(feature = "train")]
impl From<TrainFailure> for Failure {
    /// What cannot be written fails as in every other command.
    fn from(failure: TrainFailure) -> Self {
        match failure {
            TrainFailure::Output(error) => Self::Io(error),
            failure => Self::Train(failure),
        }
    }
}

impl Failure {
    /// Says what went wrong, where it belongs, and gives back the exit code. A reader that went
    /// away is no failure. What is said of the usage is `styled` by ourselves alone, or not at all.
    pub(super) fn report(&self, texts: &Texts, styled: bool) -> ExitCode {
        match self {
            Self::Usage(error) => {
                // Nothing is left to be told to somebody who does not listen.
                let _ = if styled || !error.use_stderr() {
                    error.print()
                } else {
                    let text = error.render().ansi().to_string();
                    io::stderr().write_all(shown_lines(&text).as_bytes())
                };
                return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
            }
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            failure => {
                let said = failure.said(texts);
                // The settings of two matches stand below each other.
                let said = match failure {
                    Self::Match(_) => shown_lines(&said),
                    _ => shown(&said),
                };
                let _ = writeln!(io::stderr(), "otello: {said}");
            }
        }
        match self {
            Self::Screens(RunError::NoTerminal(_)) => ExitCode::from(2),
            _ => ExitCode::FAILURE,
        }
    }

    /// The message in the player's language. What only the maker of the evaluation or the system has
    /// to say stays in English.
    fn said(&self, texts: &Texts) -> String {
        match self {
            // clap has its own words.
            Self::Usage(_) => self.to_string(),
            Self::NothingToResume => texts.get(key!("cli-nothing-to-resume")).into_owned(),
            Self::Screens(RunError::NoTerminal(missing)) => {
                let key = match missing {
                    NoTerminal::Input => key!("cli-no-terminal-input"),
                    NoTerminal::Output => key!("cli-no-terminal-output"),
                    NoTerminal::Dumb => key!("cli-dumb-terminal"),
                };
                texts.get(key).into_owned()
            }
            Self::Screens(RunError::Prepare(error)) => {
                say!(texts, "cli-terminal-fails", reason = reason(texts, error))
            }
            Self::Screens(RunError::Thread(error)) => {
                say!(texts, "common-no-thread", reason = reason(texts, error.reason()))
            }
            Self::Memory(NoMemory { needed, room }) => {
                say!(texts, "cli-no-memory", needed = *needed, room = *room)
            }
            Self::Dialogue(error) => error.said(texts),
            Self::Processor(missing) => {
                say!(texts, "cli-processor", features = missing.join(", "))
            }
            Self::Weights(fault) => fault.said(texts),
            Self::Match(fault) => fault.said(texts),
            Self::Source(fault) => fault.said(texts),
            Self::Output(fault) => fault.said(texts),
            Self::BytesForTerminal => texts.get(key!("cli-bytes")).into_owned(),
            Self::NoSuchGame { number, games } => {
                say!(texts, "cli-no-such-game", number = *number, games = *games)
            }
            Self::Unwritable(fault) => fault.said(texts),
            Self::Store(fault) => fault.said(texts),
            Self::Io(error) => io_fault(error, texts),
            #[cfg(feature = "train")]
            Self::Train(_) => self.to_string(),
        }
    }
}

/// What went wrong with a stream.
fn io_fault(error: &io::Error, texts: &Texts) -> String {
    let endless = error.get_ref().and_then(|own| own.downcast_ref::<EndlessLine>());
    endless.map_or_else(|| reason(texts, error), |fault| fault.said(texts))
}
