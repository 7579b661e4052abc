//! Signals, as arrivals in the inbox.

#[cfg(unix)]
pub(super) use unix::{listen, stop};

#[cfg(unix)]
mod unix {
    use std::{io, thread};

    use ratatui::crossterm::terminal;
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGSTOP, SIGTERM, SIGTSTP, SIGWINCH};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level;

    use crate::tui::exit::Exit;
    use crate::tui::input::{Arrival, Input, Poster};

    /// Starts the thread that waits for signals; it sleeps until one comes.
    pub(in crate::tui) fn listen<N: Send + 'static>(poster: Poster<N>) -> io::Result<()> {
        let mut signals = Signals::new([SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGWINCH])?;
        let post_all = move || {
            for arrival in signals.forever().filter_map(arrival_of) {
                poster.post(arrival);
            }
        };
        thread::Builder::new().name("signals".into()).spawn(post_all).map(|_| ())
    }

    fn arrival_of<N>(signal: i32) -> Option<Arrival<N>> {
        let input = match signal {
            SIGTSTP => return Some(Arrival::Stop),
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

    /// Stops the whole process, every thread of it, until somebody continues it.
    pub(in crate::tui) fn stop() -> io::Result<()> {
        low_level::raise(SIGSTOP)
    }
}

#[cfg(not(unix))]
pub(super) fn listen<N>(_poster: super::input::Poster<N>) -> std::io::Result<()> {
    Ok(())
}

/// There is no stopping without job control.
#[cfg(not(unix))]
pub(super) fn stop() -> std::io::Result<()> {
    Err(std::io::ErrorKind::Unsupported.into())
}
