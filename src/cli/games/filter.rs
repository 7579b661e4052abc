use std::num::NonZero;

use super::arguments::FilterOptions;
use super::openings;
use crate::cli::plan;
use crate::cli::usage::Usage;
use crate::database::{Database, Filter, Target};
use crate::rules::{Position, Rules, Square};
use crate::text::key;
use crate::wording::Said;

/// The games that the arguments ask for.
pub(super) struct Question {
    filter: Filter,
    /// A part of an opening's name.
    opening: Option<String>,
}

/// What the arguments ask for.
///
/// # Errors
/// clap's own, when a position or an opening is none.
pub(super) fn question(
    options: &FilterOptions,
    usage: &mut Usage<'_>,
) -> clap::error::Result<Question> {
    let (named, played): (Vec<&String>, Vec<_>) =
        options.opening.iter().partition(|text| is_name(text));
    let opening = played.first().map(|text| opening(text, usage)).transpose()?;
    let position = options.position.as_deref();
    let position = position.map(|text| target(text, "--position", usage)).transpose()?;
    let filter = Filter {
        player: options.player.clone(),
        black: options.black.clone(),
        white: options.white.clone(),
        event: options.tournament.clone(),
        years: options.year.clone(),
        result: options.result,
        opening,
        position: position.map(|position| Target::new(&position)),
    };
    Ok(Question { filter, opening: named.first().map(|&name| name.clone()) })
}

impl Question {
    /// The games that meet it, by their indices.
    pub(super) fn ask(&self, database: &Database, threads: NonZero<usize>) -> Vec<usize> {
        let games = database.filter(&self.filter, threads);
        match &self.opening {
            None => games,
            Some(name) => openings::named(database, games, name, threads),
        }
    }
}

/// Whether a text can only be a name: moves have digits.
fn is_name(text: &str) -> bool {
    !text.chars().any(char::is_numeric)
}

/// The position at the end of a transcript, or a board.
pub(super) fn target(
    text: &str,
    option: &str,
    usage: &mut Usage<'_>,
) -> clap::error::Result<Position> {
    let record = plan::start(text, Rules::Othello);
    let record =
        record.map_err(|error| usage.wrong_value(option, text, &error.said(usage.texts)))?;
    Ok(*record.position())
}

fn opening(text: &str, usage: &mut Usage<'_>) -> clap::error::Result<Vec<Square>> {
    let record = plan::start(text, Rules::Othello);
    let record =
        record.map_err(|error| usage.wrong_value("--opening", text, &error.said(usage.texts)))?;
    if *record.start() != Position::start(Rules::Othello) {
        let reason = usage.texts.get(key!("cli-usual-start"));
        return Err(usage.wrong_value("--opening", text, &reason));
    }
    Ok(record.turns().iter().filter_map(|turn| turn.action.square()).collect())
}
