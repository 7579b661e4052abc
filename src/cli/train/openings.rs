use std::fs;
use std::io::Write;

use super::TrainFailure;
use super::arguments::OpeningsOptions;
use super::progress::Progress;
use crate::formats::transcript;
use crate::game::Record;
use crate::rules::Move;
use crate::train::openings::{Balance, lines, weigh};

/// Writes the balanced openings, with the command that finds them again in the first line.
///
/// # Errors
/// When the file cannot be written.
pub(super) fn run(options: &OpeningsOptions, out: &mut dyn Write) -> Result<(), TrainFailure> {
    let OpeningsOptions { plies, depth, within, threads, ref output } = *options;
    let all = lines(plies);
    let found = all.len();
    let mut progress = Progress::start(found as u64, "positions");
    let kept = weigh(all, Balance { depth, within }, threads, &mut || progress.advance());
    progress.finish();
    let mut text = format!(
        "# otello train openings --plies {plies} --depth {depth} --within {within}\n\
         # {} of {found} positions, no two alike when turned or mirrored\n",
        kept.len()
    );
    for record in &kept {
        text += &transcript::write(&actions(record));
        text.push('\n');
    }
    fs::write(output, text).map_err(TrainFailure::file(output))?;
    writeln!(out, "{} of {found} positions in {}", kept.len(), output.display())?;
    Ok(())
}

fn actions(record: &Record) -> Vec<Move> {
    record.turns().iter().map(|turn| turn.action).collect()
}
