//! Estimates without the lean of their depth.
//!
//! Whoever places the last disc of a search looks better for it, so that estimates of odd and even
//! depths differ, by a disc or two. The mean of two depths in a row leans to neither side: values of
//! both players' moves can be compared, and drawn as one line. A search to the end of the game leans
//! to neither in any case.

use crate::eval::Value;
use crate::rules::Square;
use crate::search::{Candidate, Report};

/// The values of the last two depths of a search for the best move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SteadyBest {
    last: Option<(u8, Value)>,
    before: Option<(u8, Value)>,
}

impl SteadyBest {
    /// Notes a depth that was completed.
    pub(super) fn note(&mut self, report: &Report) {
        self.before = self.last.replace((report.depth, report.value));
    }

    /// The report of the whole search, an estimate being the mean of the last two depths.
    pub(super) fn settle(self, report: Report) -> Report {
        let before = self.before.filter(|&(depth, _)| is_next(depth, &report));
        let value = before.map_or(report.value, |(_, before)| mean(report.value, before));
        Report { value, ..report }
    }
}

/// The same for a search that values all moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SteadyMoves {
    last: (u8, Vec<Candidate>),
    before: (u8, Vec<Candidate>),
}

impl SteadyMoves {
    /// Notes a depth that was completed.
    pub(super) fn note(&mut self, candidates: &[Candidate], report: &Report) {
        let next = (report.depth, candidates.to_vec());
        self.before = std::mem::replace(&mut self.last, next);
    }

    /// The moves of the whole search, best first. The line of the report stays that of the move which
    /// was best at the last depth.
    pub(super) fn settle(
        self,
        mut candidates: Vec<Candidate>,
        report: Report,
    ) -> (Vec<Candidate>, Report) {
        let (depth, before) = self.before;
        if !is_next(depth, &report) {
            return (candidates, report);
        }
        for candidate in &mut candidates {
            if let Some(before) = value_of(&before, candidate.square) {
                candidate.value = mean(candidate.value, before);
            }
        }
        candidates.sort_by_key(|candidate| -candidate.value.hundredths());
        let value = candidates.first().map_or(report.value, |best| best.value);
        (candidates, Report { value, ..report })
    }
}

/// Whether a report is an estimate a ply deeper than one of this depth.
const fn is_next(depth: u8, report: &Report) -> bool {
    !report.exact && depth > 0 && report.depth == depth + 1
}

fn value_of(candidates: &[Candidate], square: Square) -> Option<Value> {
    candidates.iter().find(|known| known.square == square).map(|known| known.value)
}

fn mean(one: Value, other: Value) -> Value {
    Value::from_hundredths((one.hundredths() + other.hundredths()) / 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Rules};
    use crate::search::{Bound, Limits, Searcher, Stop};

    #[test]
    fn an_estimate_is_the_mean_of_its_last_two_depths_and_a_result_is_not() {
        let mut searcher = Searcher::new(1);
        let start = Position::start(Rules::Othello);
        let mut values = Vec::new();
        let mut steady = SteadyBest::default();
        let mut note = |report: &Report| {
            steady.note(report);
            values.push(report.value);
        };
        let answer = searcher.search(&start, &Limits::depth(5), &Stop::new(), &mut note);
        let report = answer.unwrap().report;
        let exact = Report { exact: true, ..report.clone() };
        assert_eq!(steady.settle(report.clone()).value, mean(values[3], values[4]));
        assert_eq!(steady.settle(exact.clone()).value, exact.value);
        assert_eq!(SteadyBest::default().settle(report.clone()).value, report.value);
    }

    #[test]
    fn moves_are_sorted_by_their_means() {
        let of = |values: [(Square, i32); 2]| {
            values.map(|(square, value)| Candidate {
                square,
                value: Value::from_hundredths(value),
                bound: Bound::True,
            })
        };
        let report = Searcher::new(1)
            .search(&Position::start(Rules::Othello), &Limits::depth(1), &Stop::new(), &mut |_| {})
            .unwrap()
            .report;
        let deeper = Report { depth: 2, ..report.clone() };
        let mut steady = SteadyMoves::default();
        steady.note(&of([(Square::D3, 0), (Square::C4, -300)]), &report);
        let candidates = of([(Square::C4, 200), (Square::D3, 100)]);
        steady.note(&candidates, &deeper);
        let (sorted, report) = steady.settle(candidates.to_vec(), deeper);
        assert_eq!(sorted, of([(Square::D3, 50), (Square::C4, -50)]));
        assert_eq!(report.value, Value::from_hundredths(50));
    }
}
