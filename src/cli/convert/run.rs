use std::io::{self, Write};

use super::ConvertOptions;
use super::output::{self, Output};
use super::report::Report;
use crate::cli::failure::Failure;
use crate::cli::source::Source;
use crate::cli::told::write_games;
use crate::formats::games::InputError;
use crate::formats::wthor::Day;
use crate::store::{Existing, is_stream};

/// Converts the games of a source, and says whether none is missing. Nothing is written if there is
/// no game to write.
pub(in crate::cli) fn run(
    options: &ConvertOptions,
    today: Day,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let source = Source::read(&options.source)?;
    let input = source.input()?;
    let names = source.names(&input, &mut io::stderr());
    let format = options.to;
    let mut errors = io::stderr().lock();
    let mut report = Report::new(&mut errors, &source.name, format);
    let mut output = Output::new(format);
    let mut written = 0;
    for (number, game) in (1..).zip(input.games(options.rules.into(), &names)) {
        let game = match game {
            Ok(game) => game,
            Err(fault) => {
                report.fail(&fault);
                continue;
            }
        };
        match output.add(&game) {
            Ok(()) => {
                written += 1;
                report.write(number, &game);
            }
            Err(fault) => report.fail(&format_args!("game {number}: {fault}")),
        }
    }
    if report.is_empty() {
        report.fail(&InputError::Empty);
    }
    if written > 0 {
        if output.mixes_years() {
            report.say("a file of WTHOR has one year; its header has that of most games");
        }
        let (bytes, names) = output.finish(input.wthor().map(|file| &file.header), today);
        let file = options.output.as_deref();
        let has_folder = file.is_some_and(|path| !is_stream(path));
        if names.is_some() && !has_folder {
            report.say("names go into files of their own, beside that of -o");
        }
        let names = names.filter(|_| has_folder);
        let existing = Existing::goes_if(options.force);
        match file {
            None => write_games(out, &bytes)?,
            Some(path) => output::write(path, &bytes, names.as_ref(), existing)?,
        }
    }
    Ok(report.finish())
}
