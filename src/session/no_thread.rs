use std::io;

use thiserror::Error;

/// The system has no thread left to give.
#[derive(Debug, Error)]
#[error("a thread cannot be started: {0}")]
pub struct NoThread(#[source] io::Error);

impl NoThread {
    /// What the system said when it was asked for one.
    #[must_use]
    pub const fn new(reason: io::Error) -> Self {
        Self(reason)
    }

    /// What the system says.
    #[must_use]
    pub const fn reason(&self) -> &io::Error {
        &self.0
    }
}

impl From<NoThread> for io::Error {
    fn from(error: NoThread) -> Self {
        Self::new(error.0.kind(), error)
    }
}
