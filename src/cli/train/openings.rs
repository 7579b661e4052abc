use std::io::Write;

use super::TrainFailure;
use super::arguments::OpeningsOptions;
use super::progress::Progress;
use crate::cli::told;
use crate::formats::transcript;
use crate::game::Record;
use crate::rules::Move;
use crate::store::{Existing, check_file, write_files};
use crate::train::openings::{Balance, lines, weigh};

/// Writes the balanced openings, with the command that finds them again in the first line.
///
/// # Errors
/// When the file cannot be written.
pub(super) fn run(options: &OpeningsOptions, out: &mut dyn Write) -> Result<(), TrainFailure> {
    let OpeningsOptions { plies, depth, within, threads, ref output, force } = *options;
    let existing = Existing::goes_if(force);
    check_file(output, existing)?;
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
    write_files(&[(output, text.as_bytes())], existing)?;
    writeln!(out, "{} of {found} positions in {}", kept.len(), told::path(output))?;
    Ok(())
}

fn actions(record: &Record) -> Vec<Move> {
    record.turns().iter().map(|turn| turn.action).collect()
}
