use std::time::Duration;

use super::course::Analysis;
use super::shown;
use crate::rules::Disc;
use crate::search::{Limits, Report};

/// How often a running search tells its statistics, so that a client that is gone is noticed.
pub(super) const HEARTBEAT: Duration = Duration::from_secs(1);

/// A search that runs.
#[derive(Debug)]
pub(super) struct Searching {
    pub(super) purpose: Purpose,
    pub(super) limits: Limits,
    /// Whether a line came and stopped it.
    pub(super) stopped: bool,
    /// Whether what it finds is not to be told any more.
    pub(super) outdated: bool,
    /// Whether it runs for the second time, after a fault.
    pub(super) repeated: bool,
    /// What the position that is being searched took so far.
    effort: Effort,
    /// What the positions before it took.
    before: Effort,
}

/// What a search is for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Purpose {
    /// A move of this side.
    Go(Disc),
    /// The values of the best so many moves.
    Hint(usize),
    /// The values of the positions of the game, last first.
    Analysis(Analysis),
}

/// Positions visited, and the time for them.
#[derive(Clone, Copy, Debug, Default)]
struct Effort {
    nodes: u64,
    time: Duration,
}

impl Searching {
    pub(super) fn new(purpose: Purpose, limits: Limits) -> Self {
        Self {
            purpose,
            limits,
            stopped: false,
            outdated: false,
            repeated: false,
            effort: Effort::default(),
            before: Effort::default(),
        }
    }

    /// Notes how far the search has come.
    pub(super) const fn note(&mut self, report: &Report) {
        self.effort = Effort { nodes: report.nodes, time: report.elapsed };
    }

    /// Notes that [`HEARTBEAT`] has passed without news.
    pub(super) fn beat(&mut self) {
        self.effort.time += HEARTBEAT;
    }

    /// Goes on to the next position.
    pub(super) fn go_on(&mut self, purpose: Purpose) {
        self.purpose = purpose;
        self.before = self.total();
        self.effort = Effort::default();
    }

    /// The line that tells what the search has taken, once it has taken anything.
    pub(super) fn statistics(&self) -> Option<String> {
        let Effort { nodes, time } = self.total();
        (nodes > 0).then(|| shown::statistics(nodes, time))
    }

    fn total(&self) -> Effort {
        Effort {
            nodes: self.before.nodes + self.effort.nodes,
            time: self.before.time + self.effort.time,
        }
    }
}
