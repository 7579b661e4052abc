use std::io::{self, Write};

use super::ConvertOptions;
use super::output::{self, Output};
use super::report::Report;
use crate::cli::failure::Failure;
use crate::cli::source::Source;
use crate::formats::games::InputError;
use crate::formats::wthor::Day;
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
    let names = source.names();
    let format = options.to;
    let mut errors = io::stderr().lock();
    let mut report = Report::new(&mut errors, texts, &source.name, format);
    let mut output = Output::new(format);
    let mut written = 0;
    for (number, game) in (1..).zip(input.games(options.rules.into(), &names)) {
        let game = match game {
            Ok(game) => game,
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
        match options.output.as_deref() {
            None => {
                if names.is_some() {
                    report.say(key!("convert-names"));
                }
                out.write_all(&bytes)?;
            }
            Some(path) => {
                output::write(path, &bytes)?;
                if let Some(names) = names {
                    output::write_names(path, &names)?;
                }
            }
        }
    }
    Ok(report.finish())
}
