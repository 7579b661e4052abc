use std::io::{self, Write};
use std::num::NonZero;

use super::load::Loaded;
use super::{list, stats};
use crate::database::{Tally, Target};
use crate::formats::board;
use crate::rules::{Position, Rules};
use crate::text::{Texts, key, say};
use crate::wording::Wording;

/// What was looked for, and what is shown of it.
#[derive(Clone, Copy)]
pub(super) struct Found<'a> {
    pub(super) position: &'a Position,
    /// The games that meet the filter.
    pub(super) wanted: &'a [usize],
    /// List at most so many of them.
    pub(super) limit: u32,
}

/// Writes how often each move was played from a position in the games that are wanted, how it scored
/// for the side that played it, and the games.
pub(super) fn write(
    out: &mut dyn Write,
    texts: &Texts,
    loaded: &Loaded,
    found: Found<'_>,
    threads: NonZero<usize>,
) -> io::Result<()> {
    let Found { position, wanted, limit } = found;
    let database = &loaded.database;
    let target = Target::new(position);
    let mut hits = database.find(&target, threads);
    // Both are in the order of the games.
    hits.retain(|hit| wanted.binary_search(&hit.game).is_ok());
    writeln!(out, "{}", board::write(position))?;
    let side = Wording::new(texts, Rules::Othello).side(target.to_move());
    let moves = database.moves(&target, &hits);
    if !moves.is_empty() {
        writeln!(out)?;
        stats::write_heading(out, texts, &say!(texts, "games-move", side = side))?;
        for count in &moves {
            stats::write_tally(out, &count.square.to_string(), count.tally)?;
        }
        if moves.len() > 1 {
            let all = moves.iter().fold(Tally::default(), |sum, count| sum.plus(count.tally));
            stats::write_tally(out, &texts.get(key!("games-all")), all)?;
        }
        writeln!(out)?;
    }
    let games: Vec<_> = hits.iter().map(|hit| hit.game).collect();
    list::write(out, texts, loaded, &games, limit)
}
