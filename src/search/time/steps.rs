use std::time::Duration;

use super::pacer::Pacer;
use crate::search::Limits;
use crate::search::probcut::Selectivity;
use crate::search::root::Step;

/// The steps of a search: estimates of rising depth, then the end of the game at rising certainty
/// if the limits reach it and the time does.
#[derive(Clone, Debug)]
pub(in crate::search) struct Steps {
    empties: u8,
    /// The deepest estimate, unless the limits reach the end.
    deepest: u8,
    /// The plies of the last estimate.
    depth: u8,
    /// Whether the limits reach the end.
    finishes: bool,
    /// When the estimates were deep enough to order the moves of an exact search.
    prepared: Option<Duration>,
    /// Whether there is time to solve the position for sure.
    in_time: bool,
    /// How sure the last search to the end was, if there was one.
    sure: Option<Selectivity>,
    complete: bool,
}

impl Steps {
    pub(in crate::search) fn new(empties: u8, limits: &Limits) -> Self {
        let finishes = empties <= limits.depth.max(limits.exact_from);
        let deepest = limits.depth.max(1);
        Self {
            empties,
            deepest,
            depth: 0,
            finishes,
            prepared: None,
            in_time: false,
            sure: None,
            complete: false,
        }
    }

    /// The next step; `None` when there is none, or no time for it.
    pub(in crate::search) fn next(
        &mut self,
        nodes: u64,
        pacer: &Pacer,
        elapsed: Duration,
    ) -> Option<Step> {
        if self.complete {
            return None;
        }
        if self.finishes && self.prepared.is_none() && self.is_prepared(nodes) {
            self.prepared = Some(elapsed);
        }
        if self.sure.is_none() && self.prepared.is_some() {
            self.in_time = pacer.solves(elapsed, self.solving(Selectivity::Full));
        }
        let surer = self.surer();
        let last = self.sure.is_some() || self.depth + 1 >= self.empties;
        let solves = self.finishes
            && self.depth >= estimates_before_end(self.empties)
            && (pacer.is_worth(elapsed, self.solving(surer)) || last && pacer.goes_on(elapsed));
        if self.in_time || solves {
            self.sure = Some(surer);
            self.complete = surer == Selectivity::Full;
            return Some(Step::Solve(surer));
        }
        let deepest = if self.finishes { last } else { self.depth == self.deepest };
        if deepest || !pacer.goes_on(elapsed) {
            return None;
        }
        self.depth += 1;
        self.complete = !self.finishes && self.depth == self.deepest;
        Some(Step::Estimate(self.depth))
    }

    /// How sure the next search to the end is to be.
    fn surer(&self) -> Selectivity {
        match self.sure {
            _ if self.in_time && self.empties < LADDER_FROM => Selectivity::Full,
            None => Selectivity::P73,
            Some(Selectivity::P73) => Selectivity::P95,
            Some(_) => Selectivity::Full,
        }
    }

    /// How long a search to the end is likely to take, by how long it took to prepare it. Of positions
    /// of our own games 60 with 20 empties took 74 times as long in the median, and 40 with 24 took
    /// 700 times as long; of 12 with 24, those less sure took 8 and 20 % of that.
    fn solving(&self, surely: Selectivity) -> Duration {
        let times = 74.0 * ((f64::from(self.empties) - 20.0) * 0.81).exp2();
        let share = match surely {
            Selectivity::P73 => 0.08,
            Selectivity::P95 => 0.2,
            _ => 1.0,
        };
        self.prepared.unwrap_or_default().mul_f64(times * share)
    }

    /// Whether the last step of all has been given out.
    pub(in crate::search) const fn is_complete(&self) -> bool {
        self.complete
    }

    /// Whether no deeper estimate is worth its while before an exact search.
    const fn is_prepared(&self, nodes: u64) -> bool {
        self.depth > 0
            && (self.depth >= warm_up(self.empties) || nodes > warm_up_nodes(self.empties))
    }
}

/// From so many empties on an exact search is led up to by less sure ones.
const LADDER_FROM: u8 = 22;

/// How deep the estimates go at least before the end is searched for, without time to solve it for
/// sure. No estimate is ever as deep as there are empties: the table would take it for a score.
const fn estimates_before_end(empties: u8) -> u8 {
    empties - empties.div_ceil(3)
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

    fn estimates(to: u8) -> Vec<Step> {
        (1..=to).map(Step::Estimate).collect()
    }

    const LADDER: [Step; 3] =
        [Step::Solve(Selectivity::P73), Step::Solve(Selectivity::P95), Step::EXACT];

    #[test]
    fn an_exact_search_comes_after_estimates_of_half_its_depth() {
        let limits = Limits::depth(8);
        assert_eq!(all(17, &limits, 0, Duration::ZERO), estimates(8));
        let solved = [estimates(8), vec![Step::EXACT]].concat();
        assert_eq!(all(16, &limits, 0, Duration::ZERO), solved);
        assert_eq!(all(16, &limits, 1 << 12, Duration::ZERO), [Step::Estimate(1), Step::EXACT]);
    }

    #[test]
    fn an_exact_search_that_few_plies_do_not_prepare_is_led_up_to_by_more() {
        let limits = Limits { exact_from: 6, ..Limits::depth(1) };
        assert_eq!(all(6, &limits, 0, Duration::ZERO), [estimates(3), vec![Step::EXACT]].concat());
    }

    #[test]
    fn a_long_exact_search_comes_after_less_sure_ones() {
        let steps = all(24, &Limits::depth(24), 0, Duration::ZERO);
        assert_eq!(steps, [&estimates(12)[..], &LADDER].concat());
    }

    #[test]
    fn without_time_to_solve_the_estimates_go_deeper_and_then_surer() {
        let time = Some(Budget::fixed(Duration::from_secs(1)));
        let limits = Limits { time, ..Limits::depth(60) };
        let steps = all(20, &limits, 0, Duration::from_millis(20));
        assert_eq!(steps, [&estimates(13)[..], &LADDER].concat());
        let steps = all(20, &limits, 0, Duration::from_millis(500));
        assert_eq!(steps, [&estimates(19)[..], &LADDER].concat());
    }
}
