use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that tells a running search to stop; clones share it.
///
/// A search looks at it every few thousand nodes, so that it stops well within 50 ms.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not raised.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Tells the search to stop.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search was told to stop.
    #[must_use]
    #[inline]
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
