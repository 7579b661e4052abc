use super::{Budget, TimeLeft};
use crate::eval::Value;

/// How long and how deep a search goes. It ends at whatever limit it meets first.
///
/// ```
/// use std::time::Duration;
///
/// use otello::search::{Budget, Limits};
///
/// let limits = Limits::depth(8);
/// assert_eq!((limits.depth, limits.exact_from), (8, 16));
/// let second = Budget { soft: None, hard: Duration::from_secs(1) };
/// let hurried = Limits { time: Some(second), ..limits };
/// assert_eq!(hurried.depth, 8);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies to search; a ply is a disc placed, and a pass costs none.
    pub depth: u8,
    /// With at most this many empty squares the search is exact to the end of the game.
    pub exact_from: u8,
    /// Time for the whole search.
    pub time: Option<Budget>,
    /// Positions to visit.
    pub nodes: Option<u64>,
    /// How much less than the best a root move may be worth and still get its own true value in
    /// [`Answer::candidates`](super::Answer); zero finds the moves of equal value, `None` looks
    /// for no second move.
    pub margin: Option<Value>,
}

impl Limits {
    /// A search of `depth` plies with an exact finish once at most min(2 × depth, 24) squares are
    /// empty, or `depth` if that is more: what `--depth` means.
    #[must_use]
    pub const fn depth(depth: u8) -> Self {
        let doubled = depth.saturating_mul(2);
        let capped = if doubled < Self::EXACT_AT_MOST { doubled } else { Self::EXACT_AT_MOST };
        let exact_from = if depth > capped { depth } else { capped };
        Self { depth, exact_from, time: None, nodes: None, margin: None }
    }

    /// A search as deep as its time allows, with an exact finish as soon as there is time for one.
    #[must_use]
    pub const fn within(time: Budget) -> Self {
        Self { time: Some(time), ..Self::depth(Self::DEEPEST) }
    }

    /// A search as deep as a player's clock allows, with this many squares empty.
    #[must_use]
    pub fn on_clock(time: TimeLeft, empties: u8) -> Self {
        Self::within(Budget::of(time, empties))
    }

    /// The plies that no game exceeds: what a search asks for that only time limits.
    pub const DEEPEST: u8 = 60;

    /// The most empty squares from which `--depth` and the levels finish exactly on their own
    /// account: what one thread solves within five seconds, hard positions included (at 25 the
    /// hardest of 25 took 7.1 s and the median 2.3 s, and each square more doubles them).
    pub const EXACT_AT_MOST: u8 = 24;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exact_finish_follows_the_depth() {
        for (depth, exact_from) in
            [(1, 2), (8, 16), (10, 20), (12, 24), (13, 24), (24, 24), (26, 26)]
        {
            assert_eq!(Limits::depth(depth).exact_from, exact_from, "depth {depth}");
        }
    }
}
