use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use super::TrainFailure;
use super::arguments::SelfplayOptions;
use super::progress::Progress;
use crate::cli::told;
use crate::eval::pattern::PatternEvaluation;
use crate::train::corpus::Appender;
use crate::train::selfplay::{self, SelfPlayer, Settings};

/// Plays the games that the file still lacks.
///
/// # Errors
/// When the file cannot be appended to or holds the games of another run.
pub(super) fn run(options: &SelfplayOptions, out: &mut dyn Write) -> Result<(), TrainFailure> {
    let evaluation = &PatternEvaluation::in_use();
    let path = &options.output;
    let mut corpus =
        Appender::open(path).map_err(|fault| TrainFailure::Corpus { path: path.clone(), fault })?;
    let settings =
        Settings { seed: options.seed, depth: options.depth, exact_from: options.exact_from };
    check_last(&corpus, &mut SelfPlayer::new(settings, Arc::clone(evaluation)), path)?;
    let missing = corpus.games()..options.games;
    let mut progress = Progress::start(missing.end.saturating_sub(missing.start), "games");
    selfplay::play(settings, evaluation, missing, options.threads, &mut |game| {
        corpus.append(game).map_err(TrainFailure::file(path))?;
        progress.advance();
        Ok::<_, TrainFailure>(())
    })?;
    progress.finish();
    writeln!(out, "{} games in {}", corpus.games(), told::path(path))?;
    Ok(())
}

/// Plays the last game of the file again: games of different settings do not mix unnoticed.
fn check_last(
    corpus: &Appender,
    player: &mut SelfPlayer<PatternEvaluation>,
    path: &Path,
) -> Result<(), TrainFailure> {
    let Some(last) = corpus.last() else { return Ok(()) };
    let number = corpus.games() - 1;
    if player.game(number) == *last {
        Ok(())
    } else {
        Err(TrainFailure::OtherRun { path: path.to_owned(), number })
    }
}
