use super::Stop;
use super::clock::Clock;
use super::local::LocalTable;
use super::order::Scored;
use super::table::Table;

/// The positions that the search visits at most between two looks at the clock and the flag.
const POLL_INTERVAL: u64 = 2048;

/// The positions that the last empties may take without a look at the limit of nodes: no more than
/// 4 + 4·3 + 4·3·2 + 4·3·2, and as many passes.
const UNCHECKED: u64 = 128;

/// What one thread needs to search: the table, the evaluation, its moves at hand, and what tells
/// it to stop.
pub(super) struct Worker<'a, R, E> {
    pub(super) table: &'a Table,
    /// Positions near the end, for this thread alone.
    pub(super) local: LocalTable,
    pub(super) evaluator: &'a E,
    /// The move lists of the line being searched, one after another.
    pub(super) moves: Vec<Scored<R>>,
    /// Positions visited.
    pub(super) nodes: u64,
    /// Where to look at the limits next.
    poll_at: u64,
    node_limit: u64,
    stop: &'a Stop,
    clock: &'a Clock,
    stopped: bool,
}

impl<'a, R, E> Worker<'a, R, E> {
    /// A worker that nothing stops until it is told to [`obey`](Self::obey).
    pub(super) fn new(
        table: &'a Table,
        evaluator: &'a E,
        stop: &'a Stop,
        clock: &'a Clock,
    ) -> Self {
        Self {
            table,
            local: LocalTable::new(),
            evaluator,
            moves: Vec::with_capacity(1024),
            nodes: 0,
            poll_at: u64::MAX,
            node_limit: u64::MAX,
            stop,
            clock,
            stopped: false,
        }
    }

    /// From now on the flag, the clock and this limit of nodes stop the search.
    pub(super) fn obey(&mut self, node_limit: Option<u64>) {
        self.node_limit = node_limit.map_or(u64::MAX, |limit| limit.saturating_sub(UNCHECKED));
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

    /// Whether the search was told to stop or met a limit.
    #[inline]
    pub(super) const fn is_stopped(&self) -> bool {
        self.stopped
    }

    #[cold]
    fn poll(&mut self) {
        self.stopped =
            self.nodes >= self.node_limit || self.stop.is_raised() || self.clock.is_over();
        self.poll_at = self.node_limit.min(self.nodes + POLL_INTERVAL);
    }
}
