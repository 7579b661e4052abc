//! Openings by their names.

use std::num::NonZero;

use crate::book::{OpeningName, name_of};
use crate::database::{Database, Tally};
use crate::rules::Disc;
use crate::text::Language;
use crate::threads::share_out;

/// What the opening of a game is called.
fn name(database: &Database, game: usize) -> Option<OpeningName> {
    name_of(database.boards(&database.entries()[game]))
}

/// The names of the openings of these games, in their order; `threads` look for them.
fn names(
    database: &Database,
    games: &[usize],
    threads: NonZero<usize>,
) -> Vec<Option<OpeningName>> {
    let of_all =
        |_, games: &[usize]| -> Vec<_> { games.iter().map(|&game| name(database, game)).collect() };
    share_out(games, threads, of_all).into_iter().flatten().collect()
}

/// The games whose opening has this text in its English or Italian name, in either case.
pub(super) fn named(
    database: &Database,
    games: Vec<usize>,
    text: &str,
    threads: NonZero<usize>,
) -> Vec<usize> {
    let text = text.to_lowercase();
    let holds = |name: &str| name.to_lowercase().contains(&text);
    let names = names(database, &games, threads);
    let wanted = |name: Option<OpeningName>| {
        name.is_some_and(|name| holds(name.english) || holds(name.italian))
    };
    games.into_iter().zip(names).filter(|&(_, name)| wanted(name)).map(|(game, _)| game).collect()
}

/// The name that players of this language know.
pub(super) const fn in_language(name: OpeningName, language: Language) -> &'static str {
    match language {
        Language::English => name.english,
        Language::Italian => name.italian,
    }
}

/// The games of every opening that has a name, results for Black.
pub(super) fn by_name(
    database: &Database,
    games: &[usize],
    language: Language,
    threads: NonZero<usize>,
) -> Vec<(&'static str, Tally)> {
    let mut groups: Vec<(&'static str, Tally)> = Vec::new();
    for (&game, name) in games.iter().zip(names(database, games, threads)) {
        let Some(name) = name.map(|name| in_language(name, language)) else { continue };
        let entry = &database.entries()[game];
        match groups.iter_mut().find(|(known, _)| *known == name) {
            Some((_, tally)) => tally.add(entry, Disc::Black),
            None => {
                let mut tally = Tally::default();
                tally.add(entry, Disc::Black);
                groups.push((name, tally));
            }
        }
    }
    groups
}
