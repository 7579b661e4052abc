use std::io::Write;

use super::arguments::{HintFormat, HintOptions};
use super::shown;
use crate::analysis::{Searching, best_moves};
use crate::cli::failure::Failure;
use crate::cli::source::Source;
use crate::rules::Position;
use crate::search::Stop;
use crate::text::Texts;

/// Finds the best moves of a position.
pub(in crate::cli) fn run(
    options: &HintOptions,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let position = position(options)?;
    let limits = options.search.limits();
    let mut searcher = options.search.searcher();
    let stop = Stop::new();
    let mut searching = Searching::new(&mut searcher, &stop);
    let (moves, report) = best_moves(&position, &limits, options.most, &mut searching)
        .expect("nobody raises the flag that would give the search up");
    match options.format {
        HintFormat::Text => shown::write(out, texts, &position, &moves, &report)?,
        HintFormat::Json => shown::write_json(out, &position, &moves, &report, &limits)?,
    }
    Ok(())
}

/// The position that is asked about.
fn position(options: &HintOptions) -> Result<Position, Failure> {
    let source = Source::read(&options.source)?;
    if let Some(saved) = source.saved_game() {
        return Ok(*saved?.record.position());
    }
    Ok(source.last_game(options.search.rules.into())?.last_position())
}
