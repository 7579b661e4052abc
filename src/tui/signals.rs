//! Signals, as arrivals in the inbox.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::terminal::Modes;

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
        const MOMENT: Duration = Duration::from_millis(100);
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

/// The end of the screens, which has to come once a signal asks for it.
#[derive(Clone, Debug)]
pub(super) struct Ending {
    #[cfg_attr(not(unix), expect(dead_code, reason = "elsewhere no signal ends the program"))]
    modes: Modes,
    near: Arc<AtomicBool>,
    come: Arc<AtomicBool>,
}

impl Ending {
    /// The end of the screens that have set these modes.
    pub(super) fn of(modes: Modes) -> Self {
        Self { modes, near: Arc::default(), come: Arc::default() }
    }

    /// Whether a signal has asked for the end, so that nothing is to be drawn any more: the terminal may
    /// not take it.
    pub(super) fn is_near(&self) -> bool {
        self.near.load(Ordering::Acquire)
    }

    /// Says that the screens have ended, and the terminal is as it was.
    pub(super) fn has_come(&self) {
        self.come.store(true, Ordering::Release);
    }
}

#[cfg(unix)]
pub use unix::is_stoppable;
#[cfg(unix)]
pub(super) use unix::{listen, stop, stop_all};

#[cfg(unix)]
mod unix {
    use std::sync::Arc;
    use std::sync::atomic::Ordering;
    use std::time::{Duration, Instant};
    use std::{io, thread};

    use ratatui::crossterm::terminal;
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::process::{Signal, getpgrp, getppid, getsid, kill_current_process_group};
    use signal_hook::consts::{
        SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGSTOP, SIGTERM, SIGTSTP, SIGUSR1,
        SIGUSR2, SIGVTALRM, SIGWINCH, SIGXCPU, SIGXFSZ,
    };
    use signal_hook::iterator::Signals;
    use signal_hook::{flag, low_level};

    use super::{Continuation, Ending};
    use crate::tui::exit::Exit;
    use crate::tui::input::{Arrival, Input, Poster};
    use crate::tui::keyboard;
    use crate::tui::stoppage::{GO_ON, STOP, Stoppage};

    /// What is waited for.
    const HEARD: [i32; 14] = [
        SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2,
        SIGVTALRM, SIGWINCH, SIGXCPU, SIGXFSZ,
    ];

    /// Starts the thread that waits for signals; it sleeps until one comes. One that ends the program
    /// does so even if the screens do not come to it: see [`Ending::see_to`].
    pub(in crate::tui) fn listen<N: Send + 'static>(
        poster: Poster<N>,
        ending: Ending,
    ) -> io::Result<Continuation> {
        let (stoppage, continuation) = (Stoppage::default(), Continuation::default());
        // First: by the time that anybody hears of a signal, it has been noted.
        flag::register_usize(SIGTSTP, Arc::clone(&stoppage.last), STOP)?;
        flag::register_usize(SIGCONT, Arc::clone(&stoppage.last), GO_ON)?;
        flag::register(SIGCONT, Arc::clone(&continuation.noted))?;
        let mut signals = Signals::new(HEARD)?;
        let post_all = move || {
            for signal in signals.forever() {
                if let Some(arrival) = arrival_of(signal, &stoppage) {
                    let ends = matches!(arrival, Arrival::Input(Input::Leaving(_)));
                    if ends {
                        ending.near.store(true, Ordering::Release);
                    }
                    poster.post(arrival);
                    if ends {
                        ending.see_to(signal);
                    }
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
            _ => Input::Leaving(Exit::Signalled(u8::try_from(signal).ok()?)),
        };
        Some(Arrival::Input(input))
    }

    /// How long screens may take to end that cannot write, before what they have written is dropped,
    /// and before they are given up.
    const PATIENCE: [Duration; 2] = [Duration::from_millis(500), Duration::from_millis(3000)];

    /// How often it is looked whether they have ended.
    const LOOK: Duration = Duration::from_millis(20);

    impl Ending {
        /// Waits for the screens to end. A terminal that takes nothing, since somebody has stopped its
        /// output, would keep them from it: what it has not read by now is dropped then, so that they
        /// come to their end. Should they not, the terminal is put back as far as that goes, and the
        /// signal does what it does by itself. What was played has been saved after every move.
        fn see_to(&self, signal: i32) {
            let began = Instant::now();
            let [patience, longest] = PATIENCE;
            while !self.come.load(Ordering::Acquire) {
                thread::sleep(LOOK);
                if began.elapsed() < patience || !is_full() {
                    continue;
                }
                keyboard::discard_output();
                if began.elapsed() > longest {
                    self.modes.unset_at_once();
                    let _ = low_level::emulate_default_handler(signal);
                    return;
                }
            }
        }
    }

    /// Whether standard output takes nothing now.
    fn is_full() -> bool {
        let output = io::stdout();
        let mut watched = [PollFd::new(&output, PollFlags::OUT)];
        matches!(poll(&mut watched, Some(&Timespec::default())), Ok(0))
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
pub(super) fn listen<N>(
    _poster: super::input::Poster<N>,
    _ending: Ending,
) -> std::io::Result<Continuation> {
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
