use super::node::Node;
use super::probcut::Selectivity;
use super::time::Outcome;
use super::worker::Worker;
use super::{Bound, Candidate};
use crate::eval::{Evaluator, Value};
use crate::rules::{RuleSet, Square};

/// One search of the root, from the least work to the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// So many plies, the leaves being judged by the evaluation.
    Estimate(u8),
    /// To the end of the game, as surely as this.
    Solve(Selectivity),
}

impl Step {
    /// The step that finishes a search exactly.
    pub(super) const EXACT: Self = Self::Solve(Selectivity::Full);

    /// What one of the step's values is, in hundredths of a disc.
    const fn unit(self) -> i32 {
        match self {
            Self::Estimate(_) => 1,
            Self::Solve(_) => 100,
        }
    }

    /// The largest value, in the step's unit.
    const fn max(self) -> i32 {
        Value::MAX.hundredths() / self.unit()
    }

    /// Half the first window around the value that an earlier step found.
    const fn half_window(self) -> i32 {
        match self {
            Self::Estimate(_) => 300,
            Self::Solve(_) => 3,
        }
    }
}

/// A move at the root and what the steps found so far.
#[derive(Clone, Debug)]
pub(super) struct RootMove<R> {
    pub(super) candidate: Candidate,
    /// The position after it.
    pub(super) child: R,
    /// The squares of the best line after it, as far as known; passes left out.
    pub(super) line: Vec<Square>,
}

/// The moves at the root, best first.
#[derive(Clone, Debug)]
pub(super) struct Root<R>(pub(super) Vec<RootMove<R>>);

impl<R: RuleSet> Root<R> {
    /// Every legal move, in the order of the board.
    pub(super) fn new(position: R) -> Self {
        let moves = position.legal_moves().squares().map(|square| RootMove {
            candidate: Candidate { square, value: Value::ZERO, bound: Bound::AtMost },
            child: position.place(square),
            line: Vec::new(),
        });
        Self(moves.collect())
    }

    /// The moves as a search reports them.
    pub(super) fn candidates(&self) -> Vec<Candidate> {
        self.0.iter().map(|tried| tried.candidate).collect()
    }

    /// What the last step showed of the best move.
    pub(super) fn outcome(&self) -> Outcome {
        let Candidate { square: best, value, .. } = self.0[0].candidate;
        Outcome { best, value, second: self.0.get(1).map(|tried| tried.candidate.value) }
    }

    /// The moves after one more step, or nothing if the search was stopped.
    ///
    /// Moves within `margin` of the best get their true values, as the best itself always does.
    pub(super) fn after<E: Evaluator>(
        &self,
        worker: &mut Worker<'_, R, E>,
        step: Step,
        margin: Option<Value>,
    ) -> Option<Self> {
        let mut found = self.clone();
        let slack = margin.map_or(0, |margin| margin.hundredths() / step.unit() + 1);
        let mut best = -step.max();
        for (index, tried) in found.0.iter_mut().enumerate() {
            let threshold = if index == 0 { UNBOUNDED } else { best - slack };
            let (value, bound) = tried.search(worker, step, threshold);
            if worker.is_stopped() {
                return None;
            }
            tried.candidate.value = Value::from_hundredths(value * step.unit());
            tried.candidate.bound = bound;
            if bound == Bound::True {
                best = best.max(value);
            }
        }
        found.0.sort_by_key(|tried| {
            (-tried.candidate.value.hundredths(), tried.candidate.bound != Bound::True)
        });
        if let Step::Solve(_) = step {
            let first = &mut found.0[0];
            let score = first.candidate.value.hundredths() / step.unit();
            first.line = worker.solved_line(first.child, -score);
        }
        Some(found)
    }
}

/// A threshold below every value.
const UNBOUNDED: i32 = i32::MIN / 2;

impl<R: RuleSet> RootMove<R> {
    /// The move's true value if it is above the threshold, else a bound that is not.
    fn search<E: Evaluator>(
        &mut self,
        worker: &mut Worker<'_, R, E>,
        step: Step,
        threshold: i32,
    ) -> (i32, Bound) {
        if threshold >= -step.max() {
            let value = self.value_in(worker, step, threshold, threshold + 1);
            if value <= threshold {
                return (value, Bound::AtMost);
            }
        }
        let guess = match step {
            Step::Estimate(_) => self.candidate.value.hundredths(),
            // An even score in the middle, so that the bounds are odd, which no score of Othello is.
            Step::Solve(_) => self.candidate.value.discs() / 2 * 2,
        };
        let value = self.true_value(worker, step, guess, threshold);
        // Estimates of different windows may disagree; a value that was not exceeded is a bound.
        (value, if value > threshold { Bound::True } else { Bound::AtMost })
    }

    /// The value by ever wider windows around a guess.
    fn true_value<E: Evaluator>(
        &mut self,
        worker: &mut Worker<'_, R, E>,
        step: Step,
        guess: i32,
        threshold: i32,
    ) -> i32 {
        let (lowest, highest) = (threshold.max(-step.max() - 1), step.max() + 1);
        let mut half = step.half_window();
        let mut low = (guess - half).clamp(lowest, highest - 1);
        let mut high = (guess + half).clamp(low + 1, highest);
        loop {
            let value = self.value_in(worker, step, low, high);
            if worker.is_stopped() {
                return value;
            }
            half *= 2;
            if value <= low && low > lowest {
                (low, high) = ((value - half).max(lowest), low + 1);
            } else if value >= high && high < highest {
                (low, high) = (high - 1, (value + half).min(highest));
            } else {
                return value;
            }
        }
    }

    fn value_in<E: Evaluator>(
        &mut self,
        worker: &mut Worker<'_, R, E>,
        step: Step,
        low: i32,
        high: i32,
    ) -> i32 {
        match step {
            Step::Estimate(depth) => {
                let child = Node::new(worker.evaluator, self.child);
                -worker.estimate(&child, -high, -low, depth - 1, &mut self.line)
            }
            Step::Solve(_) => -worker.solve(self.child, -high, -low),
        }
    }
}
