//! Stops of the line dialogue, which has no loop of its own to hear of them.

use std::time::Instant;

use crate::session::Dismissal;

/// The time of a game, which stands while the program is stopped. Clones tell the same time.
#[derive(Clone)]
pub(super) struct Stops(#[cfg(unix)] std::sync::Arc<unix::Stops>);

#[cfg(unix)]
impl Stops {
    /// Begins to listen for stops. Without the thread for that, only those that were not asked for
    /// are noticed.
    pub(super) fn listen() -> Self {
        Self(unix::Stops::listen())
    }

    /// Has this program stand still too.
    pub(super) fn hold(&self, program: Dismissal) {
        self.0.hold(program);
    }

    /// What the time would be if the program had never been stopped.
    pub(super) fn now(&self) -> Instant {
        self.0.now()
    }

    /// Whether the program was stopped since this was asked last.
    pub(super) fn take(&self) -> bool {
        self.0.take()
    }
}

#[cfg(not(unix))]
impl Stops {
    pub(super) fn listen() -> Self {
        Self()
    }

    pub(super) fn hold(&self, _program: Dismissal) {}

    pub(super) fn now(&self) -> Instant {
        Instant::now()
    }

    pub(super) fn take(&self) -> bool {
        false
    }
}

#[cfg(unix)]
mod unix {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
    use std::thread;
    use std::time::{Duration, Instant};

    use signal_hook::consts::{SIGCONT, SIGSTOP, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::{flag, low_level};

    use crate::session::Dismissal;
    use crate::tui::is_stoppable;

    pub(super) struct Stops {
        /// Set by the handler of SIGCONT until the time of the stop has been left out.
        continued: Arc<AtomicBool>,
        /// Set by the handler of SIGCONT until somebody asks.
        untold: Arc<AtomicBool>,
        clock: Mutex<Clock>,
        program: OnceLock<Dismissal>,
    }

    struct Clock {
        left_out: Duration,
        /// When it was last looked at.
        seen: Instant,
        /// When the present stop was asked for.
        stopped: Option<Instant>,
    }

    impl Clock {
        /// Leaves out the stop that has just ended: all since the last look if nobody has heard of it
        /// before, as of a SIGSTOP.
        fn leave_out_stop(&mut self) {
            let now = Instant::now();
            let since = self.stopped.take().unwrap_or(self.seen);
            self.left_out += now.saturating_duration_since(since);
            self.seen = now;
        }
    }

    impl Stops {
        pub(super) fn listen() -> Arc<Self> {
            let clock = Clock { left_out: Duration::ZERO, seen: Instant::now(), stopped: None };
            let stops = Arc::new(Self {
                continued: Arc::default(),
                untold: Arc::default(),
                clock: Mutex::new(clock),
                program: OnceLock::new(),
            });
            for noted in [&stops.continued, &stops.untold] {
                let _ = flag::register(SIGCONT, Arc::clone(noted));
            }
            let listening = Arc::clone(&stops);
            if let Ok(mut signals) = Signals::new([SIGCONT, SIGTSTP]) {
                let obey_all = move || signals.forever().for_each(|signal| listening.obey(signal));
                let _ = thread::Builder::new().name("stops".into()).spawn(obey_all);
            }
            stops
        }

        fn obey(&self, signal: i32) {
            if signal == SIGTSTP && is_stoppable() {
                self.clock().stopped = Some(Instant::now());
                self.program.get().inspect(|program| program.hold());
                // Every thread stops here; a stop that fails is over at once.
                let _ = low_level::raise(SIGSTOP);
                self.program.get().inspect(|program| program.let_go());
            }
            let mut clock = self.clock();
            if self.continued.swap(false, Ordering::SeqCst) || clock.stopped.is_some() {
                clock.leave_out_stop();
            }
        }

        pub(super) fn hold(&self, program: Dismissal) {
            // There is one program, and one dialogue.
            let _ = self.program.set(program);
        }

        pub(super) fn now(&self) -> Instant {
            let mut clock = self.clock();
            if self.continued.swap(false, Ordering::SeqCst) {
                clock.leave_out_stop();
            }
            let real = clock.stopped.unwrap_or_else(Instant::now);
            clock.seen = real;
            real - clock.left_out
        }

        pub(super) fn take(&self) -> bool {
            self.untold.swap(false, Ordering::SeqCst)
        }

        fn clock(&self) -> MutexGuard<'_, Clock> {
            self.clock.lock().unwrap_or_else(PoisonError::into_inner)
        }
    }
}
