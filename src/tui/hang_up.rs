//! The end of the terminal, where no SIGHUP tells of it.
//!
//! crossterm 0.29 takes the end of a terminal for no input yet, and would ask for ever. A poll
//! that asks for nothing is told of a hang-up all the same, and sleeps until there is one.

#[cfg(unix)]
pub(super) use unix::watch;

#[cfg(unix)]
mod unix {
    use std::{io, thread};

    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;

    use crate::tui::exit::Exit;
    use crate::tui::input::{Input, Poster};

    /// Starts the thread that waits for the terminal's end.
    pub(in crate::tui) fn watch<N: Send + 'static>(poster: Poster<N>) -> io::Result<()> {
        let tell = move || {
            if terminal_ends() {
                poster.input(Input::Leaving(Exit::HungUp));
            }
        };
        thread::Builder::new().name("hang-up".into()).spawn(tell).map(|_| ())
    }

    /// Waits for the terminal's end; `false` where the system cannot watch terminals.
    fn terminal_ends() -> bool {
        let input = io::stdin();
        loop {
            let mut watched = [PollFd::new(&input, PollFlags::empty())];
            match poll(&mut watched, None) {
                Err(Errno::INTR) => {}
                Err(_) => return false,
                Ok(_) => return watched[0].revents().intersects(PollFlags::HUP | PollFlags::ERR),
            }
        }
    }
}

/// Elsewhere reading fails by itself.
#[cfg(not(unix))]
pub(super) fn watch<N>(_poster: super::input::Poster<N>) -> std::io::Result<()> {
    Ok(())
}
