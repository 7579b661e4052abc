//! Signals that end the line dialogue, which has nothing of its own to put in order but a program
//! that plays.

use crate::session::Dismissal;

/// Has the program that plays end before a signal ends this one. Without the thread for that, the
/// program is left to find its input closed.
#[cfg(unix)]
pub(super) fn dismiss_before_the_end(dismissal: Dismissal) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level;

    let Ok(mut signals) = Signals::new([SIGHUP, SIGINT, SIGTERM]) else { return };
    let wait = move || {
        for signal in signals.forever() {
            dismissal.dismiss();
            // It ends the process; if it cannot, the next signal is as good.
            let _ = low_level::emulate_default_handler(signal);
        }
    };
    let _ = std::thread::Builder::new().name("signals".into()).spawn(wait);
}

#[cfg(not(unix))]
pub(super) fn dismiss_before_the_end(_dismissal: Dismissal) {}
