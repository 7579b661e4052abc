use std::fmt::Display;
use std::io::{self, Write};
use std::num::NonZero;

use super::load::Loaded;
use super::openings;
use crate::database::{Tally, top};
use crate::text::column;

/// How many cells the name of a group has.
const NAME: usize = 30;

/// Writes how the games ended, the years, and the players, tournaments and openings with most of them.
pub(super) fn write(
    out: &mut dyn Write,
    loaded: &Loaded,
    games: &[usize],
    most: u32,
    threads: NonZero<usize>,
) -> io::Result<()> {
    let database = &loaded.database;
    let most = most as usize;
    let tally = database.results(games);
    writeln!(out, "{} games", tally.games)?;
    if tally.games == 0 {
        return Ok(());
    }
    writeln!(
        out,
        "Black won {}, White won {}, drawn {}, unknown {}",
        tally.wins, tally.losses, tally.draws, tally.unknown
    )?;
    if let Some(average) = tally.average() {
        writeln!(out, "Black's average score {average:+.2} discs")?;
    }
    table(out, "year (results of Black)", &database.by_year(games))?;
    table(out, "player", &top(database.by_player(games), most))?;
    table(out, "tournament (results of Black)", &top(database.by_event(games), most))?;
    let openings = openings::by_name(database, games, threads);
    table(out, "opening (results of Black)", &top(openings, most))
}

/// Writes groups of games; nothing if there is none.
fn table(out: &mut dyn Write, name: &str, groups: &[(impl Display, Tally)]) -> io::Result<()> {
    if groups.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    write_heading(out, name)?;
    groups.iter().try_for_each(|(name, tally)| write_tally(out, &name.to_string(), *tally))
}

/// Writes the heading over rows of [`write_tally`].
pub(super) fn write_heading(out: &mut dyn Write, name: &str) -> io::Result<()> {
    writeln!(
        out,
        "{} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7}",
        column(name, NAME),
        "games",
        "won",
        "drawn",
        "lost",
        "points",
        "score"
    )
}

/// Writes a row: games, results, the share of points and the average score.
pub(super) fn write_tally(out: &mut dyn Write, name: &str, tally: Tally) -> io::Result<()> {
    let points = tally.points().map(|share| format!("{:.1}%", 100.0 * share));
    let score = tally.average().map(|discs| format!("{discs:+.2}"));
    writeln!(
        out,
        "{} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7}",
        column(name, NAME),
        tally.games,
        tally.wins,
        tally.draws,
        tally.losses,
        points.as_deref().unwrap_or("-"),
        score.as_deref().unwrap_or("-"),
    )
}
