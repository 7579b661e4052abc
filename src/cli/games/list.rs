use std::io::{self, Write};

use super::load::Loaded;
use crate::database::Entry;
use crate::rules::{Disc, DiscCount, Outcome};
use crate::text::{Texts, column, cut, say};

/// How many moves of a game a row shows.
const MOVES_SHOWN: usize = 8;

/// How many cells a name has, and a tournament at most.
const NAME: usize = 20;
const EVENT: usize = 40;

/// Writes a row for every game, at most `limit` of them.
pub(super) fn write(
    out: &mut dyn Write,
    texts: &Texts,
    loaded: &Loaded,
    games: &[usize],
    limit: u32,
) -> io::Result<()> {
    let shown = games.len().min(limit as usize);
    for &game in &games[..shown] {
        write_row(out, loaded, game)?;
    }
    let all = games.len();
    let said = if shown == all {
        say!(texts, "games-count", games = all)
    } else {
        say!(texts, "games-listed", games = all, shown = shown)
    };
    writeln!(out, "{said}")
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

/// The discs of both sides, as in `35-29`, empty squares given to the winner; `1-0` or `0-1` where
/// only the winner is known.
pub(super) fn score(entry: &Entry) -> String {
    let Some(difference) = entry.score else {
        let won = match entry.outcome() {
            Some(Outcome::Win(Disc::Black)) => "1-0",
            Some(Outcome::Win(Disc::White)) => "0-1",
            Some(Outcome::Draw) | None => "?",
        };
        return won.to_owned();
    };
    let black = (64 + i32::from(difference)).div_euclid(2) as u8;
    let count = DiscCount { black, white: 64 - black };
    format!("{}-{}", count.black, count.white)
}
