use std::time::Duration;

use super::Limits;
use super::pacer::Pacer;
use super::root::Step;

/// The steps of a search: rising depths, then the end of the game if the limits reach it and the
/// time does.
#[derive(Clone, Debug)]
pub(super) struct Steps {
    empties: u8,
    /// The deepest estimate, unless the ending is solved.
    deepest: u8,
    /// The plies of the last estimate.
    depth: u8,
    solves: bool,
    complete: bool,
}

impl Steps {
    pub(super) fn new(empties: u8, limits: &Limits) -> Self {
        let solves = empties <= limits.depth.max(limits.exact_from);
        let deepest = limits.depth.clamp(1, empties.max(1));
        Self { empties, deepest, depth: 0, solves, complete: false }
    }

    /// The next step; `None` when there is none, or no time for it.
    pub(super) fn next(&mut self, nodes: u64, pacer: &Pacer, elapsed: Duration) -> Option<Step> {
        if self.complete {
            return None;
        }
        if self.solves && self.is_prepared(nodes) {
            if pacer.solves(elapsed) {
                self.complete = true;
                return Some(Step::Solve);
            }
            self.solves = false;
        }
        let deeper = self.solves || self.depth < self.deepest;
        if !deeper || !pacer.goes_on(elapsed) {
            return None;
        }
        self.depth += 1;
        self.complete = !self.solves && self.depth == self.deepest;
        Some(Step::Estimate(self.depth))
    }

    /// Whether the last step of all has been given out.
    pub(super) const fn is_complete(&self) -> bool {
        self.complete
    }

    /// Whether no deeper estimate is worth its while before an exact search.
    const fn is_prepared(&self, nodes: u64) -> bool {
        self.depth > 0
            && (self.depth >= warm_up(self.empties) || nodes > warm_up_nodes(self.empties))
    }
}

/// The positions after which the estimates end that come before an exact search: a small part of
/// what that is likely to visit.
const fn warm_up_nodes(empties: u8) -> u64 {
    1 << empties.saturating_sub(5)
}

/// How deep the estimates go that order the moves of an exact search.
const fn warm_up(empties: u8) -> u8 {
    empties / 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Budget;

    fn all(empties: u8, limits: &Limits, nodes: u64, elapsed: Duration) -> Vec<Step> {
        let mut steps = Steps::new(empties, limits);
        let pacer = Pacer::new(limits.time, false);
        let taken = std::iter::from_fn(|| steps.next(nodes, &pacer, elapsed)).collect();
        assert!(steps.is_complete());
        taken
    }

    #[test]
    fn an_exact_search_comes_after_estimates_of_half_its_depth() {
        let estimates = |to| (1..=to).map(Step::Estimate).collect::<Vec<_>>();
        let limits = Limits::depth(8);
        assert_eq!(all(17, &limits, 0, Duration::ZERO), estimates(8));
        let solved = [estimates(8), vec![Step::Solve]].concat();
        assert_eq!(all(16, &limits, 0, Duration::ZERO), solved);
        assert_eq!(all(16, &limits, 1 << 12, Duration::ZERO), [Step::Estimate(1), Step::Solve]);
    }

    #[test]
    fn without_time_to_solve_the_estimates_go_deeper() {
        let time = Some(Budget::fixed(Duration::from_secs(1)));
        let limits = Limits { time, ..Limits::depth(60) };
        let steps = all(20, &limits, 0, Duration::from_millis(500));
        assert_eq!(steps, (1..=20).map(Step::Estimate).collect::<Vec<_>>());
    }
}
