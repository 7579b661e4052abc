use std::time::{Duration, Instant};

/// Measures how long something takes, for the layers that may not read the time themselves.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
    #[must_use]
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// How long it has run.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The time of one search. This file is the only place of the library that reads it.
#[derive(Clone, Copy, Debug)]
pub(in crate::search) struct Clock {
    began: Instant,
    limit: Option<Duration>,
}

impl Clock {
    /// Starts now.
    pub(in crate::search) fn start(limit: Option<Duration>) -> Self {
        Self { began: Instant::now(), limit }
    }

    pub(in crate::search) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// Whether the limit has passed.
    pub(in crate::search) fn is_over(&self) -> bool {
        self.limit.is_some_and(|limit| self.elapsed() >= limit)
    }
}
