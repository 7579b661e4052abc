//! Ctrl-C, and being told to end.

use std::io;

use crate::search::Stop;
#[cfg(unix)]
use crate::session::NoThread;

/// Raises the flag at the first signal that asks the program to end, so that it ends in order; at
/// the second it ends at once.
#[cfg(unix)]
pub(super) fn listen(stop: Stop) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level;

    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    let wait = move || {
        for signal in signals.forever() {
            if stop.is_raised() {
                // It ends the process; if it cannot, the contest is about to end anyway.
                let _ = low_level::emulate_default_handler(signal);
            }
            stop.raise();
        }
    };
    let thread = std::thread::Builder::new().name("signals".into()).spawn(wait);
    thread.map_err(NoThread::new)?;
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn listen(_stop: Stop) -> io::Result<()> {
    Ok(())
}
