use std::io::{self, Write};

use super::ConvertOptions;
use super::output::{self, Output};
use super::report::Report;
use crate::cli::failure::Failure;
use crate::cli::source::{ArgumentFault, Source, SourceName};
use crate::cli::told::write_games;
use crate::formats::games::InputError;
use crate::formats::wthor::Day;
use crate::store::{Existing, is_stream};
use crate::text::{Texts, key, say};
use crate::wording::Said;

/// Converts the games of a source, and says whether none is missing. Nothing is written if there is
/// no game to write.
pub(in crate::cli) fn run(
    options: &ConvertOptions,
    texts: &Texts,
    today: Day,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let source = Source::read(&options.source)?;
    let input = source.input()?;
    let names = source.names(texts, &input, &mut io::stderr());
    let format = options.to;
    let mut errors = io::stderr().lock();
    let mut report = Report::new(&mut errors, texts, &source.name, format);
    let mut output = Output::new(format);
    let mut written = 0;
    for (number, game) in (1..).zip(input.games(options.rules.into(), &names)) {
        let game = match game {
            Ok(game) => game,
            Err(fault) if source.name == SourceName::Argument => {
                report.fail(&ArgumentFault::from(fault).said(texts));
                continue;
            }
            Err(fault) => {
                report.fail(&fault.said(texts));
                continue;
            }
        };
        match output.add(&game) {
            Ok(()) => {
                written += 1;
                report.write(number, &game);
            }
            Err(fault) => {
                let fault = fault.said(texts);
                report.fail(&say!(texts, "games-fault", game = number, fault = fault));
            }
        }
    }
    if report.is_empty() {
        report.fail(&InputError::Empty.said(texts));
    }
    if written > 0 {
        if output.mixes_years() {
            report.say(key!("convert-years"));
        }
        let (bytes, names) = output.finish(input.wthor().map(|file| &file.header), today);
        let file = options.output.as_deref();
        let has_folder = file.is_some_and(|path| !is_stream(path));
        if names.is_some() && !has_folder {
            report.say(key!("convert-names"));
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
