use clap::Command as ClapCommand;

use super::arguments::FilterOptions;
use crate::cli::plan::{self, wrong_value};
use crate::database::{Filter, Target};
use crate::rules::{Position, Rules, Square};

/// The games that the arguments ask for.
///
/// # Errors
/// clap's own, when a position or an opening is none.
pub(super) fn filter(
    options: &FilterOptions,
    clap: &mut ClapCommand,
) -> clap::error::Result<Filter> {
    let opening = options.opening.as_deref().map(|text| opening(text, clap)).transpose()?;
    let position = options.position.as_deref();
    let position = position.map(|text| target(text, "--position", clap)).transpose()?;
    Ok(Filter {
        player: options.player.clone(),
        black: options.black.clone(),
        white: options.white.clone(),
        event: options.tournament.clone(),
        years: options.year.clone(),
        result: options.result,
        opening,
        position: position.map(|position| Target::new(&position)),
    })
}

/// The position at the end of a transcript, or a board.
pub(super) fn target(
    text: &str,
    option: &str,
    clap: &mut ClapCommand,
) -> clap::error::Result<Position> {
    let record = plan::start(text, Rules::Othello);
    let record = record.map_err(|error| wrong_value(clap, option, text, &error))?;
    Ok(*record.position())
}

fn opening(text: &str, clap: &mut ClapCommand) -> clap::error::Result<Vec<Square>> {
    let record = plan::start(text, Rules::Othello);
    let record = record.map_err(|error| wrong_value(clap, "--opening", text, &error))?;
    if *record.start() != Position::start(Rules::Othello) {
        let reason = "moves from the usual start are needed; --position takes boards";
        return Err(wrong_value(clap, "--opening", text, &reason));
    }
    Ok(record.turns().iter().filter_map(|turn| turn.action.square()).collect())
}
