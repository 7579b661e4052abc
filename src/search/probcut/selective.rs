use std::iter;

use super::fitted;
use super::model::{Spread, estimate_features, score_features};
use crate::eval::{Evaluator, Value};
use crate::rules::RuleSet;
use crate::search::node::Node;
use crate::search::worker::Worker;

/// From this depth on an estimate may be cut off by a probe.
const ESTIMATE_FROM: u8 = 3;
/// From so many empties on an exact search that need not be sure may be.
pub(in crate::search) const SOLVE_FROM: u8 = 12;
/// The most probes within one another.
const NESTED: u8 = 1;

/// Neighbouring values, in hundredths of a disc: a node's value is the lower at most, or the
/// higher at least.
#[derive(Clone, Copy, Debug)]
struct Gap {
    low: i32,
    high: i32,
}

/// The spread between estimates.
#[inline]
fn estimate_spread(empties: u8, depth: u8, probe: u8) -> Spread {
    fitted::ESTIMATES.spread(estimate_features(empties, depth, probe))
}

/// The spread between the score and an estimate.
#[inline]
fn score_spread(empties: u8, probe: u8) -> Spread {
    fitted::SCORES.spread(score_features(empties, probe))
}

/// On which side of a gap a value lies in all likelihood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Low,
    High,
}

/// Cut-offs by what a shallower search makes likely (ProbCut).
impl<R: RuleSet, E: Evaluator> Worker<'_, R, E> {
    /// A bound for the estimate of `depth` plies against the null window above `alpha`, if a
    /// shallower one makes it sure enough.
    #[inline]
    pub(in crate::search) fn probable_estimate(
        &mut self,
        node: &Node<R, E::State>,
        alpha: i32,
        depth: u8,
    ) -> Option<i32> {
        if depth < ESTIMATE_FROM || self.selection.probes >= NESTED {
            return None;
        }
        let deviations = self.selection.estimate.hundredths_of_deviation()?;
        let gap = Gap { low: alpha, high: alpha + 1 };
        let empties = node.position.board().empties().len() as u8;
        let spread = |probe| estimate_spread(empties, depth, probe);
        Some(match self.probable_side(node, gap, deviations, probes(depth), spread)? {
            Side::Low => alpha,
            Side::High => alpha + 1,
        })
    }

    /// A bound for the score against the null window above `alpha`, if an estimate makes it sure
    /// enough.
    #[inline]
    pub(in crate::search) fn probable_score(
        &mut self,
        position: R,
        alpha: i32,
        empties: u8,
    ) -> Option<i32> {
        if empties < SOLVE_FROM || self.selection.probes >= NESTED {
            return None;
        }
        let deviations = self.selection.solve.hundredths_of_deviation()?;
        let node = Node::new(self.evaluator, position);
        let gap = Gap { low: alpha * 100, high: alpha * 100 + 100 };
        let spread = |probe| score_spread(empties, probe);
        Some(match self.probable_side(&node, gap, deviations, score_probes(empties), spread)? {
            Side::Low => alpha,
            Side::High => alpha + 1,
        })
    }

    /// Searches to some of the depth and says where a search of all of it would end, if that is
    /// likely enough.
    fn probable_side(
        &mut self,
        node: &Node<R, E::State>,
        gap: Gap,
        deviations: i32,
        probes: impl Iterator<Item = u8>,
        spread: impl Fn(u8) -> Spread,
    ) -> Option<Side> {
        let guess = node.static_value(self.evaluator);
        for probe in probes {
            let Spread { mean, deviation } = spread(probe);
            let margin = deviation * deviations / 100;
            let (bound, side) = if guess >= gap.high {
                (gap.high - mean + margin, Side::High)
            } else {
                (gap.low - mean - margin, Side::Low)
            };
            if bound.abs() >= LIMIT {
                continue;
            }
            let reached = match side {
                Side::High => self.probe(node, bound - 1, probe) >= bound,
                Side::Low => self.probe(node, bound, probe) <= bound,
            };
            if self.is_stopped() {
                return None;
            }
            if reached {
                return Some(side);
            }
        }
        None
    }

    fn probe(&mut self, node: &Node<R, E::State>, alpha: i32, depth: u8) -> i32 {
        self.selection.probes += 1;
        let value = self.estimate_zero(node, alpha, depth);
        self.selection.probes -= 1;
        value
    }
}

/// Beyond this a bound is too near to a wipe-out for a deviation to mean anything.
const LIMIT: i32 = Value::MAX.hundredths() - 2 * Value::DISC.hundredths();

/// From this depth on a quick probe goes before the one that decides more often.
const TWICE_FROM: u8 = 8;

/// The depths of the probes for an estimate of so many plies, all of its own parity: estimates of
/// the other differ by more.
fn probes(depth: u8) -> impl Iterator<Item = u8> {
    let quick = (depth >= TWICE_FROM).then_some(2 + depth % 2);
    quick.into_iter().chain([depth / 4 * 2 + depth % 2])
}

/// The depth of the probe for a score, of the parity of the empties.
fn score_probes(empties: u8) -> impl Iterator<Item = u8> {
    iter::once(empties / 6 * 2 + empties % 2)
}
