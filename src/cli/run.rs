//! Carries out what the arguments ask for.

use std::ffi::OsString;
use std::io;
use std::process::ExitCode;

use clap::builder::styling::Styles;
use clap::{Command as ClapCommand, CommandFactory, FromArgMatches};

use super::arguments::{Arguments, Command, LookOptions};
use super::failure::Failure;
use super::plan::Circumstances;
#[cfg(feature = "train")]
use super::train;
use super::usage::Usage;
use super::{
    analyze, boards, commands, config, contest, convert, doctor, games, hint, offered, order, plan,
    play, protocols, room, solve,
};
use crate::eval::pattern::PatternEvaluation;
use crate::rules::processor;
use crate::text::{Language, is_shown};

/// Runs the program with these arguments, the program's name first, and gives back its exit code:
/// 0, 1 for a failure, 2 for wrong usage.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let missing = processor::missing_features();
    let mut look = LookOptions::default();
    let arguments = boards::as_values(arguments);
    // What clap repeats of an argument is not to be taken for its own colours.
    let styled = arguments.iter().all(|argument| argument.to_str().is_some_and(is_shown));
    let outcome = if missing.is_empty() {
        run(arguments, styled, &mut look)
    } else {
        Err(Failure::Processor(missing))
    };
    outcome.unwrap_or_else(|failure| failure.report(&play::texts(&look), styled))
}

/// `look` is what the arguments say of it, as soon as they have been read.
fn run(
    arguments: Vec<OsString>,
    styled: bool,
    look: &mut LookOptions,
) -> Result<ExitCode, Failure> {
    let mut clap = if styled { command() } else { command().styles(Styles::plain()) };
    let arguments = order::behind_the_command(&clap, arguments);
    let arguments = parsed(&arguments, &mut clap)?;
    look.clone_from(&arguments.look);
    let texts = play::texts(look);
    let mut usage = Usage { clap: &mut clap, texts: &texts };
    if arguments.command.as_ref().is_none_or(Command::searches) {
        room::check()?;
    }
    if let Some(path) = &arguments.look.eval_file {
        PatternEvaluation::read(path)?.choose();
    }
    let mut out = io::stdout().lock();
    match arguments.command {
        None => play::play(&arguments, &mut clap),
        Some(Command::Resume { file: None }) => play::resume(&arguments.look),
        Some(Command::Resume { file: Some(file) }) => play::resume_file(&file, &arguments.look),
        Some(Command::Solve(options)) => {
            let sound = solve::run(&options, &texts, &mut out)?;
            Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Some(Command::Analyze(options)) => {
            let whole = analyze::run(&options, &texts, arguments.look.plain, &mut out)?;
            Ok(if whole { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Some(Command::Hint(options)) => {
            hint::run(&options, &texts, &mut out)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Match(options)) => {
            contest::run(&options, arguments.look.eval_file.as_deref(), &mut usage, &mut out)
        }
        Some(Command::Convert(options)) => {
            let whole = convert::run(&options, &texts, Circumstances::today(), &mut out)?;
            Ok(if whole { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Some(Command::Games(command)) => {
            play::tell_mended(&arguments.look);
            let whole = games::run(&command, &mut usage, &mut out)?;
            Ok(if whole { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        Some(Command::Perft(options)) => {
            let start = plan::perft_start(&options, &mut usage)?;
            commands::count(&options, &start, usage.texts, &mut out)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Config(command)) => config::run(command, usage.texts, &mut out),
        Some(Command::Doctor) => {
            doctor::write(&play::settings(&arguments.look), usage.texts, &mut out)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Gtp(options)) => {
            protocols::gtp(&options, &mut out)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Nboard(options)) => {
            protocols::nboard(&options, &mut out)?;
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Bench) => {
            commands::measure(&mut out)?;
            Ok(ExitCode::SUCCESS)
        }
        #[cfg(feature = "train")]
        Some(Command::Train(options)) => {
            let sound = train::run(&options, &mut out)?;
            Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
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

/// What the arguments say, or what is wrong with them.
fn parsed(arguments: &[OsString], clap: &mut ClapCommand) -> clap::error::Result<Arguments> {
    let parsed = clap.try_get_matches_from_mut(arguments).and_then(|matches| {
        let look = offered::look(&matches);
        let parsed = Arguments::from_arg_matches(&matches).map_err(|error| error.format(clap))?;
        Ok(Arguments { look, ..parsed })
    });
    parsed.map_err(|error| {
        let look = LookOptions { lang: asked_language(arguments), ..LookOptions::default() };
        Usage { clap, texts: &play::texts(&look) }.reworded(error)
    })
}

/// The arguments as clap knows them.
fn command() -> ClapCommand {
    let version = format!("{} ({})", env!("CARGO_PKG_VERSION"), commands::kernels());
    let clap = Arguments::command().version(version).allow_negative_numbers(true);
    let mut clap = offered::to_commands(clap).mut_subcommands(with_negative_numbers);
    clap.build();
    let (names, descriptions) = (commands::names(&clap), commands::descriptions(&clap));
    clap.before_help(names)
        .before_long_help(descriptions)
        .mut_arg("version", |version| version.hide_short_help(true))
}

/// The language that arguments ask for although something is wrong with them, which may be before
/// clap comes to it.
fn asked_language(arguments: &[OsString]) -> Option<Language> {
    let mut texts = arguments.iter().map(|argument| argument.to_str().unwrap_or_default());
    while let Some(text) = texts.next() {
        let code = if text == "--lang" { texts.next() } else { text.strip_prefix("--lang=") };
        if let Some(code) = code {
            return code.parse().ok();
        }
    }
    None
}

/// A number below zero is a wrong value and no option, wherever it stands.
fn with_negative_numbers(command: ClapCommand) -> ClapCommand {
    command.allow_negative_numbers(true).mut_subcommands(with_negative_numbers)
}
