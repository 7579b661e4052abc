use std::sync::Arc;
use std::time::Duration;

use super::Stop;
use super::node::Scored;
use super::parallel::{Pool, Split};
use super::probcut::Selection;
use super::table::{LocalTable, Table};
use super::time::Clock;

/// The positions that the search visits at most between two looks at the clock and the flag.
const POLL_INTERVAL: u64 = 2048;

/// More positions than the last empties may take between two looks at the limit of nodes: 41 behind
/// four empties, 1 + 4·(1 + 3·(1 + 2)), so 205 behind a node of five, and 256 behind the line of best
/// play that begins there, 5·41 + 4·10 + 3·3 + 2·1.
const UNCHECKED: u64 = 512;

/// What one thread needs to search: the table, the evaluation, its moves at hand, the threads it
/// works with, and what tells it to stop.
pub(super) struct Worker<'a, R: Copy, E> {
    pub(super) table: &'a Table,
    /// Positions near the end, for this thread alone.
    pub(super) local: LocalTable,
    pub(super) evaluator: &'a E,
    /// The move lists of the line being searched, one after another.
    pub(super) moves: Vec<Scored<R>>,
    /// What the search at hand may leave out.
    pub(super) selection: Selection,
    /// Positions visited by this thread.
    pub(super) nodes: u64,
    /// How many of them the pool was told of.
    told: u64,
    /// Where to look at the limits next.
    poll_at: u64,
    limiter: Limiter<'a>,
    stopped: bool,
    /// Where other threads find work, if there are any.
    pub(super) pool: Option<&'a Pool<R>>,
    /// The split that this thread is working for.
    pub(super) split: Option<Arc<Split<R>>>,
}

/// What stops a search.
#[derive(Clone, Copy)]
pub(super) struct Limiter<'a> {
    pub(super) stop: &'a Stop,
    pub(super) clock: &'a Clock,
    /// Positions to visit, by all threads together.
    pub(super) nodes: Option<u64>,
}

impl<'a, R: Copy, E> Worker<'a, R, E> {
    /// A worker that nothing stops until it is told to [`obey`](Self::obey).
    pub(super) fn new(
        table: &'a Table,
        evaluator: &'a E,
        pool: Option<&'a Pool<R>>,
        limiter: Limiter<'a>,
    ) -> Self {
        Self {
            table,
            local: LocalTable::new(),
            evaluator,
            moves: Vec::with_capacity(1024),
            selection: Selection::NONE,
            nodes: 0,
            told: 0,
            poll_at: u64::MAX,
            limiter,
            stopped: false,
            pool,
            split: None,
        }
    }

    /// From now on the limits stop the search.
    pub(super) fn obey(&mut self) {
        self.poll();
    }

    /// Counts a position, and says whether to go on. After a no, whatever the search returns is
    /// worth nothing and must not be kept.
    #[inline]
    #[must_use]
    pub(super) fn visit(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.poll_at {
            self.poll();
        }
        !self.stopped
    }

    /// Whether the search was told to stop, met a limit, or is no longer wanted.
    #[inline]
    pub(super) const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Looks at everything that stops this thread. With one thread the limit of nodes is never
    /// passed; several may pass it by what they have not yet told each other.
    #[cold]
    pub(super) fn poll(&mut self) {
        let visited = self.total_nodes();
        let left = self
            .limiter
            .nodes
            .map_or(u64::MAX, |limit| limit.saturating_sub(UNCHECKED).saturating_sub(visited));
        self.stopped = left == 0
            || self.limiter.stop.is_raised()
            || self.limiter.clock.is_over()
            || self.pool.is_some_and(Pool::has_failed)
            || self.split.as_ref().is_some_and(|split| split.is_cancelled());
        self.poll_at = self.nodes + left.min(POLL_INTERVAL);
    }

    /// The time since the search began.
    pub(super) fn elapsed(&self) -> Duration {
        self.limiter.clock.elapsed()
    }

    /// The positions that all threads visited.
    pub(super) fn total_nodes(&mut self) -> u64 {
        let untold = self.nodes - self.told;
        self.told = self.nodes;
        self.pool.map_or(self.nodes, |pool| pool.add_nodes(untold))
    }
}
