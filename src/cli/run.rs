//! Carries out what the arguments ask for.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Command as ClapCommand, CommandFactory, FromArgMatches};
use thiserror::Error;

use super::arguments::{Arguments, Command, PlayOptions};
use super::{boards, commands, plan, play, solve};
use crate::plain::DialogueError;
use crate::rules::processor;
use crate::tui::RunError;

/// Why the program ends with a message.
#[derive(Debug, Error)]
pub(super) enum Failure {
    /// The arguments do not make sense, or help was asked for.
    #[error(transparent)]
    Usage(#[from] clap::Error),
    /// No game is waiting.
    #[error("there is no game to go on with; start one with: otello")]
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
    /// Something could not be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Runs the program with these arguments, the program's name first, and gives back its exit code:
/// 0, 1 for a failure, 2 for wrong usage.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let missing = processor::missing_features();
    let outcome = if missing.is_empty() {
        run(boards::as_values(arguments))
    } else {
        Err(Failure::Processor(missing))
    };
    match outcome {
        Ok(code) => code,
        Err(failure) => report(&failure),
    }
}

fn run(arguments: Vec<OsString>) -> Result<ExitCode, Failure> {
    let mut clap = command();
    let matches = clap.try_get_matches_from_mut(arguments)?;
    let arguments =
        Arguments::from_arg_matches(&matches).map_err(|error| error.format(&mut clap))?;
    if let Some(command) = &arguments.command
        && arguments.play != PlayOptions::default()
    {
        return Err(misplaced_options(&mut clap, command).into());
    }
    let mut out = io::stdout().lock();
    match arguments.command {
        None => play::play(&arguments, &mut clap),
        Some(Command::Resume) => play::resume(&arguments.look),
        Some(Command::Solve(options)) => {
            let sound = solve::run(&options, &mut out)?;
            Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Some(Command::Perft(options)) => {
            let start = plan::perft_start(&options, &mut clap)?;
            commands::count(&options, &start, &mut out)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Bench) => {
            commands::measure(&mut out)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Completions { shell }) => {
            commands::completions(clap, shell, &mut out)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Man) => {
            commands::manual(clap, &mut out)?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// The arguments as clap knows them.
fn command() -> ClapCommand {
    let version = format!("{} ({})", env!("CARGO_PKG_VERSION"), commands::kernels());
    let mut clap = Arguments::command().version(version);
    clap.build();
    clap.mut_arg("version", |version| version.hide_short_help(true))
}

fn misplaced_options(clap: &mut ClapCommand, command: &Command) -> clap::Error {
    let name = match command {
        Command::Resume => "resume",
        Command::Solve(_) => "solve",
        Command::Perft(_) => "perft",
        Command::Bench => "bench",
        Command::Completions { .. } => "completions",
        Command::Man => "man",
    };
    clap.error(
        ErrorKind::ArgumentConflict,
        format!("options that start a game cannot be used with '{name}'; put its own behind it"),
    )
}

/// Says what went wrong, where it belongs, and gives back the exit code. A reader that went away is
/// no failure.
fn report(failure: &Failure) -> ExitCode {
    match failure {
        Failure::Usage(error) => {
            // Nothing is left to be told to somebody who does not listen.
            let _ = error.print();
            ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
        }
        Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Failure::Screens(error @ RunError::NoTerminal(_)) => {
            let _ = writeln!(io::stderr(), "otello: {error}");
            ExitCode::from(2)
        }
        failure => {
            let _ = writeln!(io::stderr(), "otello: {failure}");
            ExitCode::FAILURE
        }
    }
}
