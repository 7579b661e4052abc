//! Signals, as arrivals in the inbox.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A stop that was asked for.
///
/// The shell may continue the program before it has come to stop: a script that runs it stops
/// faster than it does. Nobody would continue it a second time, so that stop is over.
#[derive(Clone, Debug, Default)]
pub(super) struct Stoppage {
    /// How often the program has been continued.
    continued: Arc<AtomicUsize>,
    /// How often it had been when the stop was asked for.
    before: usize,
}

impl PartialEq for Stoppage {
    /// Whether both were asked for between the same two continuations.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.continued, &other.continued) && self.before == other.before
    }
}

impl Eq for Stoppage {}

impl Stoppage {
    /// Returns whether the program was continued since it was asked to stop.
    pub(super) fn is_over(&self) -> bool {
        self.continued.load(Ordering::Acquire) != self.before
    }
}

#[cfg(unix)]
pub(super) use unix::{ask_to_stop, is_stoppable, listen, stop};

#[cfg(unix)]
mod unix {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::{io, thread};

    use ratatui::crossterm::terminal;
    use rustix::process::{Signal, getpgrp, getppid, getsid, kill_current_process_group};
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGSTOP, SIGTERM, SIGTSTP, SIGWINCH};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level;

    use super::Stoppage;
    use crate::tui::exit::Exit;
    use crate::tui::input::{Arrival, Input, Poster};

    /// Starts the thread that waits for signals; it sleeps until one comes.
    pub(in crate::tui) fn listen<N: Send + 'static>(poster: Poster<N>) -> io::Result<()> {
        let mut signals = Signals::new([SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGWINCH])?;
        let continued = Arc::new(AtomicUsize::new(0));
        let post_all = move || {
            for signal in signals.forever() {
                if signal == SIGCONT {
                    continued.fetch_add(1, Ordering::Release);
                }
                if let Some(arrival) = arrival_of(signal, &continued) {
                    poster.post(arrival);
                }
            }
        };
        thread::Builder::new().name("signals".into()).spawn(post_all).map(|_| ())
    }

    fn arrival_of<N>(signal: i32, continued: &Arc<AtomicUsize>) -> Option<Arrival<N>> {
        let input = match signal {
            SIGTSTP => {
                let before = continued.load(Ordering::Acquire);
                return Some(Arrival::Stop(Stoppage { continued: Arc::clone(continued), before }));
            }
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

    /// Asks everybody in the foreground to stop, this program too: what the terminal does at
    /// Ctrl-Z outside raw mode. A script that waits for this program must stop with it, or its
    /// shell would not take the terminal back.
    pub(in crate::tui) fn ask_to_stop() -> io::Result<()> {
        Ok(kill_current_process_group(Signal::TSTP)?)
    }

    /// Returns whether there is a shell that could continue this process once it has stopped.
    ///
    /// There is none over the group that leads the session, as in `xterm -e otello`, nor over a
    /// process whose parent is in another session: POSIX calls such groups orphaned, and lets
    /// SIGTSTP do nothing there.
    pub(in crate::tui) fn is_stoppable() -> bool {
        let (Ok(session), Some(parent)) = (getsid(None), getppid()) else { return false };
        getpgrp() != session && getsid(Some(parent)) == Ok(session)
    }

    /// Stops the whole process, every thread of it, until somebody continues it.
    pub(in crate::tui) fn stop() -> io::Result<()> {
        low_level::raise(SIGSTOP)
    }
}

#[cfg(not(unix))]
pub(super) fn listen<N>(_poster: super::input::Poster<N>) -> std::io::Result<()> {
    Ok(())
}

/// Elsewhere nothing is asked to stop: there is no job control.
#[cfg(not(unix))]
pub(super) fn ask_to_stop() -> std::io::Result<()> {
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn is_stoppable() -> bool {
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
        stoppage.continued.fetch_add(1, Ordering::Release);
        assert!(stoppage.is_over());
    }
}
