//! Signals that a match hears: to end, and to go on after a stop.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::search::Stop;
#[cfg(unix)]
use crate::session::NoThread;

/// Raises the flag at the first signal that asks the program to end, so that it ends in order; at
/// the second it ends at once. Gives back how often the process has gone on after a stop.
#[cfg(unix)]
pub(super) fn listen(stop: Stop) -> io::Result<Stoppages> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level;

    let mut signals = Signals::new([SIGCONT, SIGHUP, SIGINT, SIGTERM])?;
    let stoppages = Stoppages::default();
    let counted = stoppages.clone();
    let wait = move || {
        for signal in signals.forever() {
            if signal == SIGCONT {
                counted.0.fetch_add(1, Ordering::SeqCst);
                continue;
            }
            if stop.is_raised() {
                // It ends the process; if it cannot, the contest is about to end anyway.
                let _ = low_level::emulate_default_handler(signal);
            }
            stop.raise();
        }
    };
    let thread = std::thread::Builder::new().name("signals".into()).spawn(wait);
    thread.map_err(NoThread::new)?;
    Ok(stoppages)
}

#[cfg(not(unix))]
pub(super) fn listen(_stop: Stop) -> io::Result<Stoppages> {
    Ok(Stoppages::default())
}

/// How often the process has been stopped and gone on. Clones count the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Stoppages(Arc<AtomicUsize>);

impl Stoppages {
    /// The number up to now.
    pub(super) fn count(&self) -> usize {
        self.0.load(Ordering::SeqCst)
    }
}
