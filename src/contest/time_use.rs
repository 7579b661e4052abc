use std::time::Duration;

/// How much time a side used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeUse {
    /// Altogether.
    pub total: Duration,
    /// For its slowest move.
    pub slowest: Duration,
    /// The moves.
    pub moves: u32,
}

impl TimeUse {
    /// Adds a move.
    pub(super) fn add(&mut self, took: Duration) {
        self.total += took;
        self.slowest = self.slowest.max(took);
        self.moves += 1;
    }

    pub(super) fn join(&mut self, other: &Self) {
        self.total += other.total;
        self.slowest = self.slowest.max(other.slowest);
        self.moves += other.moves;
    }

    /// What a move took on average.
    #[must_use]
    pub fn average(&self) -> Duration {
        self.total / self.moves.max(1)
    }
}
