use std::process::Child;
use std::sync::{Arc, Mutex, PoisonError};

/// Holds a program still while this process is stopped: it thinks in a process group of its own,
/// which Ctrl-Z at the terminal does not stop. Clones hold the same program.
///
/// Elsewhere than on Unix nothing stops, and this does nothing.
#[derive(Clone, Debug, Default)]
pub struct Leash(Arc<Mutex<Option<u32>>>);

/// What a program is told.
#[derive(Clone, Copy)]
enum Order {
    Stop,
    GoOn,
}

impl Leash {
    pub(super) fn of(child: &Child) -> Self {
        Self(Arc::new(Mutex::new(Some(child.id()))))
    }

    /// Lets the program stand still, with all that it has started.
    pub fn hold(&self) {
        self.send(Order::Stop);
    }

    /// Lets it go on.
    pub fn let_go(&self) {
        self.send(Order::GoOn);
    }

    /// Forgets the program, whose number may soon be another's.
    pub(super) fn drop_it(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    fn send(&self, order: Order) {
        let process = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(process) = *process {
            signal(process, order);
        }
    }
}

#[cfg(unix)]
fn signal(process: u32, order: Order) {
    use rustix::process::{Pid, Signal, kill_process_group};
    let signal = match order {
        Order::Stop => Signal::STOP,
        Order::GoOn => Signal::CONT,
    };
    let process = i32::try_from(process).ok().and_then(Pid::from_raw);
    if let Some(process) = process {
        // One that has just ended does not run on.
        let _ = kill_process_group(process, signal);
    }
}

#[cfg(not(unix))]
fn signal(_process: u32, order: Order) {
    match order {
        Order::Stop | Order::GoOn => {}
    }
}
