use std::io::{self, Write};

use super::load::Loaded;
use crate::cli::counted::{counted, for_one_or_more};
use crate::database::Entry;
use crate::rules::{Disc, DiscCount};

/// How many moves of a game a row shows.
const MOVES_SHOWN: usize = 8;

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
        (all, 0) => writeln!(out, "{}", counted(all, "game")),
        (all, _) => {
            let are = for_one_or_more(shown, "is", "are");
            writeln!(out, "{all} games, of which {shown} {are} listed; see --limit")
        }
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
        "{:>6} {:>4} {:>5}  {:<20} {:<20} {:<moves$}  {event}",
        game + 1,
        year.as_deref().unwrap_or("?"),
        score(entry),
        name(Disc::Black),
        name(Disc::White),
        moves,
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
