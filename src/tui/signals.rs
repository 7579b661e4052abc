//! Signals, as arrivals in the inbox.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

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
    last: Arc<AtomicUsize>,
}

/// What the last of these signals was: one to stop, or none yet.
#[cfg(any(unix, test))]
const STOP: usize = 0;
/// What the last of these signals was: one to go on.
const GO_ON: usize = 1;

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

/// Whether the program was stopped and goes on, also if nobody asked for the stop: SIGSTOP cannot be
/// heard of.
///
/// Noted by the handler of SIGCONT, and so known as soon as the first thread goes on, or a moment
/// later; [`Arrival::Continued`](super::input::Arrival::Continued) comes behind what has arrived before.
#[derive(Clone, Debug, Default)]
pub(super) struct Continuation {
    noted: Arc<AtomicBool>,
}

impl Continuation {
    /// Returns whether the program was continued since this was asked last.
    pub(super) fn take(&self) -> bool {
        self.noted.swap(false, Ordering::SeqCst)
    }

    /// The same, and waits a moment for it: whoever has overslept was probably stopped, but the
    /// handler may run on another thread.
    pub(super) fn expect(&self) -> bool {
        /// Far more than a handler takes that is to run now.
        const MOMENT: Duration = Duration::from_millis(20);
        let end = Instant::now() + MOMENT;
        while !self.take() {
            if Instant::now() >= end {
                return false;
            }
            thread::sleep(Duration::from_millis(1));
        }
        true
    }
}

#[cfg(unix)]
pub use unix::is_stoppable;
#[cfg(unix)]
pub(super) use unix::{listen, stop, stop_all};

#[cfg(unix)]
mod unix {
    use std::sync::Arc;
    use std::{io, thread};

    use ratatui::crossterm::terminal;
    use rustix::process::{Signal, getpgrp, getppid, getsid, kill_current_process_group};
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGSTOP, SIGTERM, SIGTSTP, SIGWINCH};
    use signal_hook::iterator::Signals;
    use signal_hook::{flag, low_level};

    use super::{Continuation, GO_ON, STOP, Stoppage};
    use crate::tui::exit::Exit;
    use crate::tui::input::{Arrival, Input, Poster};

    /// Starts the thread that waits for signals; it sleeps until one comes.
    pub(in crate::tui) fn listen<N: Send + 'static>(poster: Poster<N>) -> io::Result<Continuation> {
        let (stoppage, continuation) = (Stoppage::default(), Continuation::default());
        // First: by the time that anybody hears of a signal, it has been noted.
        flag::register_usize(SIGTSTP, Arc::clone(&stoppage.last), STOP)?;
        flag::register_usize(SIGCONT, Arc::clone(&stoppage.last), GO_ON)?;
        flag::register(SIGCONT, Arc::clone(&continuation.noted))?;
        let mut signals = Signals::new([SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGWINCH])?;
        let post_all = move || {
            for signal in signals.forever() {
                if let Some(arrival) = arrival_of(signal, &stoppage) {
                    poster.post(arrival);
                }
            }
        };
        thread::Builder::new().name("signals".into()).spawn(post_all)?;
        Ok(continuation)
    }

    fn arrival_of<N>(signal: i32, stoppage: &Stoppage) -> Option<Arrival<N>> {
        let input = match signal {
            SIGTSTP => return Some(Arrival::Stop(stoppage.clone())),
            SIGCONT => return Some(Arrival::Continued),
            // A terminal that cannot be measured is about to be hung up.
            SIGWINCH => {
                terminal::size().map(|(columns, rows)| Input::Resize(columns, rows)).ok()?
            }
            SIGHUP => Input::Leaving(Exit::HungUp),
            SIGINT => Input::Leaving(Exit::Interrupted),
            SIGTERM => Input::Leaving(Exit::Terminated),
            _ => return None,
        };
        Some(Arrival::Input(input))
    }

    /// Stops everybody in the foreground, this program too, as the terminal does at Ctrl-Z outside
    /// raw mode. A script that waits for this program must stop with it, or its shell would not take
    /// the terminal back.
    ///
    /// All at once, and not by SIGTSTP, which this program would hear of when the others have
    /// stopped already: the shell may have continued them by then, and a continuation that is still
    /// on its way is lost when the program stops itself after it.
    pub(in crate::tui) fn stop_all() -> io::Result<()> {
        Ok(kill_current_process_group(Signal::STOP)?)
    }

    /// Returns whether there is a shell that could continue this process once it has stopped.
    ///
    /// There is none over the group that leads the session, as in `xterm -e otello`, nor over a
    /// process whose parent is in another session: POSIX calls such groups orphaned, and lets
    /// SIGTSTP do nothing there.
    #[must_use]
    pub fn is_stoppable() -> bool {
        let (Ok(session), Some(parent)) = (getsid(None), getppid()) else { return false };
        getpgrp() != session && getsid(Some(parent)) == Ok(session)
    }

    /// Stops the whole process, every thread of it, until somebody continues it.
    pub(in crate::tui) fn stop() -> io::Result<()> {
        low_level::raise(SIGSTOP)
    }
}

#[cfg(not(unix))]
pub(super) fn listen<N>(_poster: super::input::Poster<N>) -> std::io::Result<Continuation> {
    Ok(Continuation::default())
}

/// Elsewhere nothing stops: there is no job control.
#[cfg(not(unix))]
pub(super) fn stop_all() -> std::io::Result<()> {
    Ok(())
}

/// Returns whether there is a shell that could continue this process once it has stopped.
#[cfg(not(unix))]
#[must_use]
pub fn is_stoppable() -> bool {
    false
}

#[cfg(not(unix))]
pub(super) fn stop() -> std::io::Result<()> {
    Ok(())
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
