use std::time::{Duration, Instant};

/// The time of one search: the only place of the library that reads it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    began: Instant,
    limit: Option<Duration>,
}

impl Clock {
    /// Starts now.
    pub(super) fn start(limit: Option<Duration>) -> Self {
        Self { began: Instant::now(), limit }
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// Whether the limit has passed.
    pub(super) fn is_over(&self) -> bool {
        self.limit.is_some_and(|limit| self.elapsed() >= limit)
    }
}
