use std::io::{self, Write};

use super::load::Loaded;
use crate::database::Entry;
use crate::rules::{Disc, DiscCount};
use crate::text::{column, cut};

/// How many moves of a game a row shows.
const MOVES_SHOWN: usize = 8;

/// How many cells a name has, and a tournament at most.
const NAME: usize = 20;
const EVENT: usize = 40;

/// Writes a row for every game, at most `limit` of them.
pub(super) fn write(
    out: &mut dyn Write,
    loaded: &Loaded,
    games: &[usize],
    limit: u32,
) -> io::Result<()> {
    let shown = games.len().min(limit as usize);
    for &game in &games[..shown] {
        write_row(out, loaded, game)?;
    }
    match (games.len(), games.len() - shown) {
        (0, _) => writeln!(out, "no games"),
        (1, 0) => writeln!(out, "1 game"),
        (all, 0) => writeln!(out, "{all} games"),
        (all, _) => writeln!(out, "{all} games, of which {shown} are listed; see --limit"),
    }
}

fn write_row(out: &mut dyn Write, loaded: &Loaded, game: usize) -> io::Result<()> {
    let database = &loaded.database;
    let entry = &database.entries()[game];
    let name = |disc| match database.player(entry, disc) {
        "" => "?",
        name => name,
    };
    let year = entry.year.map(|year| year.to_string());
    let moves: String =
        entry.squares().take(MOVES_SHOWN).map(|square| square.to_string()).collect();
    let event = database.event(entry);
    writeln!(
        out,
        "{:>6} {:>4} {:>5}  {} {} {:<moves$}  {}",
        game + 1,
        year.as_deref().unwrap_or("?"),
        score(entry),
        column(name(Disc::Black), NAME),
        column(name(Disc::White), NAME),
        moves,
        cut(event, EVENT),
        moves = 2 * MOVES_SHOWN,
    )
}

/// The discs of both sides, as in `35-29`, empty squares given to the winner.
pub(super) fn score(entry: &Entry) -> String {
    let Some(difference) = entry.score else { return "?".to_owned() };
    let black = (64 + i32::from(difference)).div_euclid(2) as u8;
    let count = DiscCount { black, white: 64 - black };
    format!("{}-{}", count.black, count.white)
}
