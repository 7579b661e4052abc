use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A stop that was asked for.
///
/// Whoever asked may continue the program before it has come to stop. Nobody would do that a second
/// time, so that stop is over.
///
/// Which of the two came last is noted by the signals' handlers themselves. The thread that waits
/// for signals cannot tell: when both are there by the time it wakes, it learns of them in the order
/// of their numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Stoppage {
    pub(super) last: Arc<AtomicUsize>,
}

/// What the last of these signals was: one to stop, or none yet.
#[cfg(any(unix, test))]
pub(super) const STOP: usize = 0;
/// What the last of these signals was: one to go on.
pub(super) const GO_ON: usize = 1;

impl PartialEq for Stoppage {
    /// Whether both are of the same program.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.last, &other.last)
    }
}

impl Eq for Stoppage {}

impl Stoppage {
    /// Returns whether the program was continued since it was last asked to stop.
    pub(super) fn is_over(&self) -> bool {
        self.last.load(Ordering::SeqCst) == GO_ON
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_is_over_once_the_program_was_continued() {
        let stoppage = Stoppage::default();
        assert!(!stoppage.is_over());
        stoppage.last.store(GO_ON, Ordering::SeqCst);
        assert!(stoppage.is_over());
        stoppage.last.store(STOP, Ordering::SeqCst);
        assert!(!stoppage.is_over(), "it is to stop once more");
    }
}
