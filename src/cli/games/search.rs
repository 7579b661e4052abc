use std::io::{self, Write};
use std::num::NonZero;

use super::load::Loaded;
use super::{list, stats};
use crate::database::{Tally, Target};
use crate::formats::board;
use crate::rules::{Disc, Position};

/// Writes how often each move was played from a position in the games that are wanted, how it scored
/// for the side that played it, and the games.
pub(super) fn write(
    out: &mut dyn Write,
    loaded: &Loaded,
    position: &Position,
    wanted: &[usize],
    limit: u32,
    threads: NonZero<usize>,
) -> io::Result<()> {
    let database = &loaded.database;
    let target = Target::new(position);
    let mut hits = database.find(&target, threads);
    // Both are in the order of the games.
    hits.retain(|hit| wanted.binary_search(&hit.game).is_ok());
    writeln!(out, "{}", board::write(position))?;
    let side = match target.to_move() {
        Disc::Black => "Black",
        Disc::White => "White",
    };
    let moves = database.moves(&target, &hits);
    if !moves.is_empty() {
        writeln!(out)?;
        stats::write_heading(out, &format!("move (results of {side})"))?;
        for count in &moves {
            stats::write_tally(out, &count.square.to_string(), count.tally)?;
        }
        if moves.len() > 1 {
            let all = moves.iter().fold(Tally::default(), |sum, count| sum.plus(count.tally));
            stats::write_tally(out, "all", all)?;
        }
        writeln!(out)?;
    }
    let games: Vec<_> = hits.iter().map(|hit| hit.game).collect();
    list::write(out, loaded, &games, limit)
}
