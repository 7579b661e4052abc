use std::time::Duration;

use crate::eval::Value;
use crate::rules::Square;
use crate::search::Budget;

/// Decides between the steps of a search whether the next is worth its time.
///
/// It reads no clock: the time since the search began comes with every question.
#[derive(Clone, Debug)]
pub(in crate::search) struct Pacer {
    budget: Option<Budget>,
    only_move: bool,
    /// The best move and its value after the last step.
    last: Option<(Square, Value)>,
    /// The steps that have agreed on the best move.
    agreed: u32,
    /// The lead of the best move over all others, as far as it is known.
    lead: Value,
    /// How hard the position has turned out to be; 1 is usual.
    hardness: f64,
    /// When the last step ended, and how long the last two took.
    ended: Duration,
    took: [Duration; 2],
}

/// What the end of a step showed.
#[derive(Clone, Copy, Debug)]
pub(in crate::search) struct Outcome {
    /// The best move.
    pub(in crate::search) best: Square,
    /// Its value.
    pub(in crate::search) value: Value,
    /// What the second move is worth at most, if there is one.
    pub(in crate::search) second: Option<Value>,
}

/// How much a value falls between steps when something has gone wrong: three discs.
const FALL: Value = Value::from_hundredths(300);
/// The lead of a move that is clearly the best: four discs.
const CLEAR: Value = Value::from_hundredths(400);
/// The steps that have to agree before a position counts as easy.
const AGREEMENT: u32 = 5;
/// What a fall in value, another best move and a quiet step do to the hardness.
const FALLEN: f64 = 1.7;
const CHANGED: f64 = 1.25;
const QUIET: f64 = 0.85;
/// The bounds of what the hardness does to the time.
const EASIEST: f64 = 0.5;
const HARDEST: f64 = 2.5;
/// What the time of a clearly best move is multiplied by.
const CLEARLY_BEST: f64 = 0.4;
/// How much longer a step takes than the one before, until two have been measured, and at the least
/// and most.
const GROWTH: f64 = 2.5;
const GROWTH_RANGE: (f64, f64) = (1.5, 6.0);

impl Pacer {
    /// A pacer for a position with one legal move or more.
    pub(in crate::search) const fn new(budget: Option<Budget>, only_move: bool) -> Self {
        Self {
            budget,
            only_move,
            last: None,
            agreed: 0,
            lead: Value::ZERO,
            hardness: 1.0,
            ended: Duration::ZERO,
            took: [Duration::ZERO; 2],
        }
    }

    /// Notes what a step showed, and when it ended.
    pub(in crate::search) fn note(&mut self, outcome: Outcome, elapsed: Duration) {
        self.took = [self.took[1], elapsed.saturating_sub(self.ended)];
        self.ended = elapsed;
        self.lead = outcome.second.map_or(Value::ZERO, |second| outcome.value - second);
        let last = self.last.replace((outcome.best, outcome.value));
        let Some((best, value)) = last else { return };
        self.agreed = if best == outcome.best { self.agreed + 1 } else { 0 };
        let by = if value - outcome.value > FALL {
            FALLEN
        } else if best != outcome.best {
            CHANGED
        } else {
            QUIET
        };
        self.hardness = (self.hardness * by).clamp(EASIEST, HARDEST);
    }

    /// Whether to search one step deeper.
    pub(in crate::search) fn goes_on(&self, elapsed: Duration) -> bool {
        if self.budget.is_none_or(|budget| budget.soft.is_none()) || self.last.is_none() {
            return true;
        }
        !self.only_move && self.is_worth(elapsed, self.next())
    }

    /// Whether a step that is likely to take so long is worth its time.
    pub(in crate::search) fn is_worth(&self, elapsed: Duration, step: Duration) -> bool {
        let Some(Budget { soft, hard }) = self.budget else { return true };
        let limit = soft.map_or(hard, |soft| soft.mul_f64(self.stretch()));
        // Half of the step: to stop so much before the time is as good as so much after it.
        elapsed + step.mul_f64(0.5) <= limit
    }

    /// Whether an exact search that is likely to take so long ends in time.
    pub(in crate::search) fn solves(&self, elapsed: Duration, search: Duration) -> bool {
        let Some(budget) = self.budget else { return true };
        let settled = self.only_move && budget.soft.is_some();
        !settled && elapsed + search <= budget.hard
    }

    /// How long the next step is likely to take.
    fn next(&self) -> Duration {
        let [before, last] = self.took;
        let (least, most) = GROWTH_RANGE;
        let measured = last.as_secs_f64() / before.as_secs_f64();
        let growth = if measured.is_finite() { measured.clamp(least, most) } else { GROWTH };
        last.mul_f64(growth)
    }

    fn stretch(&self) -> f64 {
        let clearly = self.agreed >= AGREEMENT && self.lead >= CLEAR;
        if clearly { CLEARLY_BEST * self.hardness.min(1.0) } else { self.hardness }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MILLISECOND: Duration = Duration::from_millis(1);

    fn pacer() -> Pacer {
        let budget = Budget { soft: Some(100 * MILLISECOND), hard: 400 * MILLISECOND };
        Pacer::new(Some(budget), false)
    }

    fn outcome(best: Square, discs: i32, second: i32) -> Outcome {
        let value = |discs| Value::from_hundredths(100 * discs);
        Outcome { best, value: value(discs), second: Some(value(second)) }
    }

    /// The first millisecond at which no step is begun any more.
    fn ends(pacer: &Pacer) -> u32 {
        (0..).find(|&at| !pacer.goes_on(at * MILLISECOND)).unwrap()
    }

    fn after(outcomes: &[Outcome]) -> Pacer {
        let mut pacer = pacer();
        outcomes.iter().for_each(|&outcome| pacer.note(outcome, Duration::ZERO));
        pacer
    }

    #[test]
    fn an_unsteady_search_gets_more_time_and_a_steady_one_less() {
        let calm = [outcome(Square::D3, 2, 1); 2];
        let usual = ends(&after(&calm));
        let changed = ends(&after(&[outcome(Square::C4, 2, 1), outcome(Square::D3, 2, 1)]));
        let fallen = ends(&after(&[outcome(Square::D3, 8, 7), outcome(Square::D3, 2, 1)]));
        let steady = ends(&after(&[outcome(Square::D3, 2, 1); 9]));
        let clear = ends(&after(&[outcome(Square::D3, 8, 1); 9]));
        assert!(clear < steady && steady < usual && usual < changed && changed < fallen);
        assert!((20..400).contains(&clear) && fallen <= 251, "{clear} {fallen}");
    }

    #[test]
    fn a_step_that_would_end_far_beyond_the_time_is_not_begun() {
        let mut pacer = pacer();
        pacer.note(outcome(Square::D3, 2, 1), 10 * MILLISECOND);
        assert!(pacer.goes_on(10 * MILLISECOND));
        pacer.note(outcome(Square::D3, 2, 1), 50 * MILLISECOND);
        assert!(!pacer.goes_on(50 * MILLISECOND), "the next would take 160 ms");
    }

    #[test]
    fn the_only_move_is_played_after_one_step() {
        let mut pacer = Pacer { only_move: true, ..pacer() };
        assert!(pacer.goes_on(Duration::ZERO));
        pacer.note(Outcome { second: None, ..outcome(Square::D3, 2, 0) }, Duration::ZERO);
        assert!(!pacer.goes_on(Duration::ZERO) && !pacer.solves(Duration::ZERO, Duration::ZERO));
    }

    #[test]
    fn an_ending_is_solved_when_there_is_time_for_it() {
        assert!(pacer().solves(5 * MILLISECOND, 395 * MILLISECOND));
        assert!(!pacer().solves(6 * MILLISECOND, 395 * MILLISECOND));
        let hour = Duration::from_hours(1);
        assert!(Pacer::new(None, true).solves(hour, hour));
    }

    #[test]
    fn a_fixed_time_is_used_up() {
        let mut fixed = Pacer::new(Some(Budget::fixed(MILLISECOND)), true);
        fixed.note(outcome(Square::D3, 2, 1), Duration::ZERO);
        assert!(fixed.goes_on(MILLISECOND));
    }
}
