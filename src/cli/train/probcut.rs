use std::fs::File;
use std::io::Write;

use super::TrainFailure;
use super::arguments::ProbcutOptions;
use super::progress::Progress;
use crate::cli::told;
use crate::eval::pattern::PatternEvaluation;
use crate::rules::Board;
use crate::store::{Existing, check_file, write_files};
use crate::train::corpus::{Game, Reader};
use crate::train::probcut::{Reach, fit, measure};

/// Measures positions of the corpora and writes the model.
///
/// # Errors
/// When a corpus cannot be read or the model not be written.
pub(super) fn run(options: &ProbcutOptions, out: &mut dyn Write) -> Result<(), TrainFailure> {
    let (path, existing) = (&options.output, Existing::goes_if(options.force));
    check_file(path, existing)?;
    let boards = boards(options)?;
    let reach = Reach { depth: options.depth, solve: options.solve };
    let mut progress = Progress::start(boards.len() as u64, "positions");
    let evaluator = PatternEvaluation::in_use();
    let ladders = measure(&evaluator, &boards, reach, options.threads, &mut || progress.advance());
    progress.finish();
    let fitted = fit(&ladders);
    write_files(&[(path, fitted.to_string().as_bytes())], existing)?;
    writeln!(out, "{} positions measured, the model is in {}", boards.len(), told::path(path))?;
    Ok(())
}

/// One position of each game, until there are enough.
fn boards(options: &ProbcutOptions) -> Result<Vec<Board>, TrainFailure> {
    let mut boards = Vec::with_capacity(options.positions);
    for path in &options.corpora {
        let file = File::open(path).map_err(TrainFailure::file(path))?;
        // A damaged record is a game less, which `show` tells.
        let games = Reader::new(file).filter_map(Result::ok);
        let missing = options.positions - boards.len();
        boards
            .extend(games.zip(0..).filter_map(|(game, number)| pick(&game, number)).take(missing));
    }
    Ok(boards)
}

/// The most and the fewest empty squares of a position that is measured.
const EMPTIES: [u8; 2] = [54, 10];

/// A position of the game, all numbers of empty squares being as frequent.
fn pick(game: &Game, number: u64) -> Option<Board> {
    let [most, fewest] = EMPTIES.map(u64::from);
    let wanted = (fewest + number % (most + 1 - fewest)) as u8;
    game.positions().find(|position| position.empties() == wanted).map(|position| position.board)
}
