use std::io::Write;
use std::ops::RangeInclusive;
use std::path::Path;

use super::TrainFailure;
use super::arguments::TestOptions;
use super::pack::MOST_BYTES;
use crate::eval::pattern::PatternEvaluation;
use crate::files;
use crate::formats::obf;
use crate::formats::wthor::GameFile;
use crate::rules::{Mover, Rules};
use crate::train::corpus::{CorpusError, Reader};
use crate::train::{Errors, Measurement, is_held_out};

/// Measures the weights in use on labelled positions and says whether all of them could be read.
///
/// # Errors
/// When a file cannot be read.
pub(super) fn run(options: &TestOptions, out: &mut dyn Write) -> Result<bool, TrainFailure> {
    let evaluation = PatternEvaluation::in_use();
    let mut measurement = Measurement::new(&evaluation);
    let mut sound = true;
    for path in &options.files {
        let file = files::read(path, MOST_BYTES).map_err(TrainFailure::file(path))?;
        sound &= if is_wthor(path) {
            add_records(path, &file, &mut measurement)?
        } else if file.starts_with(b"OG") {
            add_games(path, &file, options.held_out, &mut measurement)?
        } else {
            add_problems(path, &String::from_utf8_lossy(&file), &mut measurement)?
        };
    }
    writeln!(out, "empties  positions   mean    rms")?;
    for last in (3..=60).rev().step_by(3) {
        write_errors(out, &measurement, last - 2..=last)?;
    }
    write_errors(out, &measurement, 20..=40)?;
    write_errors(out, &measurement, 0..=60)?;
    Ok(sound)
}

/// Measures the games of a corpus, or those of them that a fit holds out.
fn add_games(
    path: &Path,
    file: &[u8],
    held_out: Option<f32>,
    measurement: &mut Measurement<'_>,
) -> Result<bool, TrainFailure> {
    let mut sound = true;
    for game in Reader::new(file) {
        match game {
            Ok(game) => {
                if held_out.is_none_or(|share| is_held_out(&game, share)) {
                    measurement.add_game(&game);
                }
            }
            Err(CorpusError::Io(fault)) => return Err(TrainFailure::file(path)(fault)),
            Err(CorpusError::Damaged { .. }) => sound = false,
            Err(CorpusError::Torn { .. }) => {}
        }
    }
    Ok(sound)
}

/// Measures the games of a WTHOR file.
fn add_records(
    path: &Path,
    file: &[u8],
    measurement: &mut Measurement<'_>,
) -> Result<bool, TrainFailure> {
    let games = wthor(path, file)?;
    let depth = games.header.theory_depth();
    let mut sound = games.size_fault().is_none();
    for record in &games.records {
        sound &= measurement.add_record(record, depth).is_ok();
    }
    Ok(sound)
}

/// Whether the file's name is that of one of WTHOR's games.
pub(super) fn is_wthor(path: &Path) -> bool {
    path.extension().is_some_and(|kind| kind.eq_ignore_ascii_case("wtb"))
}

/// The games of a WTHOR file.
pub(super) fn wthor(path: &Path, file: &[u8]) -> Result<GameFile, TrainFailure> {
    GameFile::read(file).map_err(|fault| TrainFailure::Wthor { path: path.to_owned(), fault })
}

/// Measures positions with scores, a line each.
fn add_problems(
    path: &Path,
    text: &str,
    measurement: &mut Measurement<'_>,
) -> Result<bool, TrainFailure> {
    for (index, line) in text.lines().enumerate() {
        let problem = obf::parse(line, Rules::Othello).map_err(|fault| TrainFailure::Line {
            path: path.to_owned(),
            line: index + 1,
            fault,
        })?;
        let Some(problem) = problem else { continue };
        if let (Mover::Othello(board), Some(score)) =
            (problem.position.mover(), problem.best_score())
        {
            measurement.add(board, score);
        }
    }
    Ok(true)
}

fn write_errors(
    out: &mut dyn Write,
    measurement: &Measurement<'_>,
    empties: RangeInclusive<usize>,
) -> Result<(), TrainFailure> {
    let range = format!("{}-{}", empties.start(), empties.end());
    let errors: Errors = measurement.errors(empties);
    let (mean, rms) = (errors.mean_absolute(), errors.root_mean_square());
    writeln!(out, "{range:7} {:10} {mean:6.3} {rms:6.3}", errors.positions)?;
    Ok(())
}
