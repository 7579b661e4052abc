use std::fmt::Display;
use std::io::{self, Write};
use std::num::NonZero;

use super::load::Loaded;
use super::openings;
use crate::database::{Tally, top};
use crate::text::{Key, Texts, column, key, say};

/// How many cells the name of a group has.
const NAME: usize = 30;

/// Writes how the games ended, the years, and the players, tournaments and openings with most of them.
pub(super) fn write(
    out: &mut dyn Write,
    texts: &Texts,
    loaded: &Loaded,
    games: &[usize],
    most: u32,
    threads: NonZero<usize>,
) -> io::Result<()> {
    let database = &loaded.database;
    let most = most as usize;
    let tally = database.results(games);
    writeln!(out, "{}", say!(texts, "games-count", games = tally.games))?;
    if tally.games == 0 {
        return Ok(());
    }
    let results = say!(
        texts,
        "games-results",
        wins = tally.wins,
        losses = tally.losses,
        draws = tally.draws,
        unknown = tally.unknown
    );
    writeln!(out, "{results}")?;
    if let Some(average) = tally.average() {
        let discs = format!("{average:+.2}");
        writeln!(out, "{}", say!(texts, "games-average", discs = discs))?;
    }
    let mut table = Table { out, texts };
    table.write(key!("games-year"), &database.by_year(games))?;
    table.write(key!("games-player"), &top(database.by_player(games), most))?;
    table.write(key!("games-tournament"), &top(database.by_event(games), most))?;
    let openings = openings::by_name(database, games, texts.language(), threads);
    table.write(key!("games-opening"), &top(openings, most))
}

/// Where tables go.
struct Table<'a> {
    out: &'a mut dyn Write,
    texts: &'a Texts,
}

impl Table<'_> {
    /// Writes groups of games; nothing if there is none.
    fn write(&mut self, name: Key, groups: &[(impl Display, Tally)]) -> io::Result<()> {
        if groups.is_empty() {
            return Ok(());
        }
        writeln!(self.out)?;
        write_heading(self.out, self.texts, &self.texts.get(name))?;
        groups.iter().try_for_each(|(name, tally)| write_tally(self.out, &name.to_string(), *tally))
    }
}

/// Writes the heading over rows of [`write_tally`].
pub(super) fn write_heading(out: &mut dyn Write, texts: &Texts, name: &str) -> io::Result<()> {
    let columns = [
        key!("games-played"),
        key!("games-won"),
        key!("games-drawn"),
        key!("games-lost"),
        key!("games-points"),
        key!("games-score"),
    ];
    let columns = columns.map(|column| format!(" {:>7}", texts.get(column))).concat();
    writeln!(out, "{}{columns}", column(name, NAME))
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
