//! A fixed set of searches, to compare builds: the positions visited are the signature, which must
//! not change with the machine, and the time is the speed.

use std::time::Duration;

use super::{Limits, Searcher, Stop};
use crate::rules::{Move, Position, Rules, Square};

/// What the searches took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchResult {
    /// Positions visited in all searches: the same on every machine and in every build.
    pub nodes: u64,
    /// The time that all of them took.
    pub elapsed: Duration,
}

impl BenchResult {
    /// Positions visited in a second, once there was time to measure.
    #[must_use]
    pub fn nodes_per_second(&self) -> Option<f64> {
        let seconds = self.elapsed.as_secs_f64();
        (seconds > 0.0).then(|| self.nodes as f64 / seconds)
    }
}

/// The size of the table that the searches run with, part of the signature.
const HASH_MIB: usize = 16;

/// How many plies of a fixed line of play lead to a position, and how deep that is searched.
const SEARCHES: [(usize, u8); 5] = [(4, 9), (14, 9), (24, 9), (34, 9), (45, 15)];

/// Runs every search, of Othello and of Reversi, on a fresh table each.
#[must_use]
pub fn run() -> BenchResult {
    let mut total = BenchResult { nodes: 0, elapsed: Duration::ZERO };
    for rules in [Rules::Othello, Rules::Reversi] {
        for (plies, depth) in SEARCHES {
            let position = position_after(rules, plies);
            // No earlier exact finish than the depth asks for: each search is of one kind.
            let limits = Limits { exact_from: 0, ..Limits::depth(depth) };
            let answer =
                Searcher::new(HASH_MIB).search(&position, &limits, &Stop::new(), &mut |_| {});
            let report = answer.expect("the lines lead to positions with moves").report;
            total.nodes += report.nodes;
            total.elapsed += report.elapsed;
        }
    }
    total
}

/// The position after so many plies of a line that takes one legal square after another from the
/// list by a fixed stride, and forced passes.
fn position_after(rules: Rules, plies: usize) -> Position {
    let mut position = Position::start(rules);
    for ply in 0..plies {
        if position.must_pass() {
            position = position.play(Move::Pass).expect("the pass is forced");
        }
        let squares: Vec<Square> = position.legal_moves().squares().collect();
        let square = squares[ply * 7 % squares.len()];
        position = position.play(Move::Place(square)).expect("taken from the legal moves");
    }
    if position.must_pass() {
        position = position.play(Move::Pass).expect("the pass is forced");
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the searches visit; whoever changes it means to.
    const SIGNATURE: u64 = 294_666;

    #[test]
    fn the_signature_changes_on_purpose_only() {
        assert_eq!(run().nodes, SIGNATURE);
    }

    #[test]
    fn every_bench_position_has_a_move() {
        for rules in [Rules::Othello, Rules::Reversi] {
            for (plies, _) in SEARCHES {
                let position = position_after(rules, plies);
                assert!(!position.legal_moves().is_empty(), "{rules:?} after {plies}");
            }
        }
    }
}
