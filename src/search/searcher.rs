use std::time::Duration;

use super::{Answer, Bound, Candidate, Limits, Report, Stop};
use crate::eval::Value;
use crate::rules::{Move, Mover, Position, RuleSet};

/// Looks one ply ahead for the fewest replies: what the front ends are built against until the
/// engine lands.
#[derive(Debug)]
pub struct Searcher;

impl Searcher {
    /// A searcher with a table of this many MiB.
    #[must_use]
    pub const fn new(_hash_mib: usize) -> Self {
        Self
    }

    /// Forgets the table.
    pub const fn clear(&mut self) {}

    /// The best move.
    pub fn search(
        &mut self,
        position: &Position,
        _limits: &Limits,
        _stop: &Stop,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Answer> {
        let candidates = match position.mover() {
            Mover::Othello(board) => ranked(board),
            Mover::Reversi(board) => ranked(board),
        };
        let best = candidates.first()?;
        let report = Report {
            depth: 1,
            exact: false,
            value: best.value,
            line: vec![Move::Place(best.square)],
            nodes: candidates.len() as u64,
            elapsed: Duration::from_millis(1),
        };
        progress(&report);
        Some(Answer { candidates, report, stopped: false })
    }

    /// The value of every move.
    pub fn evaluate_moves(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        progress: &mut dyn FnMut(&[Candidate], &Report),
    ) -> Option<Answer> {
        let answer = self.search(position, limits, stop, &mut |_| {})?;
        progress(&answer.candidates, &answer.report);
        Some(answer)
    }
}

fn ranked<R: RuleSet>(position: R) -> Vec<Candidate> {
    let value = |square| {
        let after = position.place(square);
        Value::from_hundredths(-100 * i32::try_from(after.legal_moves().len()).unwrap_or(0))
    };
    let mut candidates: Vec<_> = position
        .legal_moves()
        .squares()
        .map(|square| Candidate { square, value: value(square), bound: Bound::True })
        .collect();
    candidates.sort_by_key(|candidate| -candidate.value.hundredths());
    candidates
}
