//! What `otello-analyze` finds: the values of the moves, and the lines that begin with them.

use crate::protocols::engine::Engine;
use crate::rules::{Move, Position, Square};
use crate::search::{Candidate, Limits, Report};
use crate::session::Failure;

/// A move with its value, and the line that begins with it.
pub(super) type Valued = (Candidate, Vec<Move>);

/// Values all moves of a position that has any, and finds the lines of the `most` best. The line of
/// the best move comes with its value; those of the others are searched as deeply afterwards.
pub(super) fn analyze(
    engine: &mut Engine,
    position: Position,
    limits: Limits,
    most: usize,
) -> Result<(Vec<Valued>, Report), Failure> {
    let (mut candidates, report) = engine.values(position, limits)?;
    candidates.truncate(most);
    let mut valued = Vec::with_capacity(candidates.len());
    for candidate in candidates {
        let first = Move::Place(candidate.square);
        let line = if report.line.first() == Some(&first) {
            report.line.clone()
        } else {
            line(engine, position, candidate.square, &report)?
        };
        valued.push((candidate, line));
    }
    Ok((valued, report))
}

/// The line that begins with a move, what follows it being searched a ply less deep.
fn line(
    engine: &mut Engine,
    position: Position,
    square: Square,
    report: &Report,
) -> Result<Vec<Move>, Failure> {
    let mut line = vec![Move::Place(square)];
    let mut after = position.play(line[0]).expect("a move that was valued is legal");
    if let Ok(passed) = after.play(Move::Pass) {
        line.push(Move::Pass);
        after = passed;
    }
    let depth = report.depth.saturating_sub(1);
    if depth > 0 && !after.is_over() {
        let exact_from = if report.exact { depth } else { 0 };
        let limits = Limits { exact_from, ..Limits::depth(depth) };
        line.extend(engine.best(after, limits)?.report.line);
    }
    Ok(line)
}
