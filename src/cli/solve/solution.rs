use std::time::Duration;

use crate::analysis::finished;
use crate::eval::Value;
use crate::formats::obf::Problem;
use crate::rules::{Move, Position, Score};
use crate::search::{Answer, Bound, Limits, Report, Searcher, Stop};

/// What is asked of every position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Question {
    /// Whether every move gets its own value.
    pub(super) all_moves: bool,
    /// Search this many plies and nothing else, instead of solving.
    pub(super) depth: Option<u8>,
}

/// What the search found.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Solution {
    /// The value for the side to move.
    pub(super) value: Value,
    /// Whether it is proved.
    pub(super) exact: bool,
    /// The best line, passes included; empty when the game is over.
    pub(super) line: Vec<Move>,
    /// The moves whose own value is known, best first; a forced pass is one.
    pub(super) moves: Vec<(Move, Value)>,
    /// Positions visited, probes included.
    pub(super) nodes: u64,
    /// The time it took.
    pub(super) time: Duration,
}

impl Solution {
    /// Searches the position, from the side that can move if the one on turn cannot.
    pub(super) fn find(searcher: &mut Searcher, position: &Position, question: Question) -> Self {
        if position.is_over() {
            return Self::known(finished(position), Vec::new());
        }
        if position.must_pass() {
            let passed = position.play(Move::Pass).expect("the pass is forced");
            return Self::find(searcher, &passed, question).before_pass();
        }
        let limits = question.limits();
        let stop = Stop::new();
        let answer = if question.all_moves {
            searcher.evaluate_moves(position, &limits, &stop, &mut |_, _| {})
        } else {
            searcher.search(position, &limits, &stop, &mut |_| {})
        };
        Self::of(answer.expect("the side to move has a move"))
    }

    fn of(answer: Answer) -> Self {
        let known = answer.candidates.iter().filter(|candidate| candidate.bound == Bound::True);
        let moves = known.map(|known| (Move::Place(known.square), known.value)).collect();
        Self::known(answer.report, moves)
    }

    fn known(report: Report, moves: Vec<(Move, Value)>) -> Self {
        let Report { value, exact, line, nodes, elapsed: time, .. } = report;
        Self { value, exact, line, moves, nodes, time }
    }

    fn before_pass(self) -> Self {
        let value = -self.value;
        let line = [Move::Pass].into_iter().chain(self.line).collect();
        Self { value, line, moves: vec![(Move::Pass, value)], ..self }
    }

    /// Whether the file's scores agree: the best one, the move chosen, and every move whose value
    /// was found. Nothing is said where the file gives no scores or the value is an estimate.
    pub(super) fn agrees(&self, problem: &Problem) -> Option<bool> {
        let best = problem.best_score()?;
        if !self.exact {
            return None;
        }
        let is = |value: Value, score: Score| value == score.into();
        let given = |action| problem.moves.iter().find(|(given, _)| *given == action);
        let moves_agree = self
            .moves
            .iter()
            .all(|&(action, value)| given(action).is_none_or(|&(_, score)| is(value, score)));
        let chosen_is_best = self.chose_best(problem).unwrap_or(true);
        Some(is(self.value, best) && chosen_is_best && moves_agree)
    }

    /// Whether the move chosen is one of the file's best; nothing if the file does not score it.
    pub(super) fn chose_best(&self, problem: &Problem) -> Option<bool> {
        let chosen = self.line.first()?;
        let &(_, score) = problem.moves.iter().find(|(action, _)| action == chosen)?;
        Some(Some(score) == problem.best_score())
    }
}

impl Question {
    fn limits(self) -> Limits {
        match self.depth {
            None => Limits { exact_from: 64, ..Limits::depth(60) },
            Some(depth) => Limits { exact_from: 0, ..Limits::depth(depth) },
        }
    }
}
