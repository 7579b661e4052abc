//! The client of a protocol, and that it may go away without a word.

/// Ends the process as soon as nobody can read its standard output any more, whatever it is doing:
/// a search that nobody waits for may take hours. Nothing is left to be put in order by then.
///
/// Without a thread for that, or where the system cannot watch outputs, the next answer ends it.
#[cfg(unix)]
pub(super) fn end_with_it() {
    use std::process;
    use std::thread::Builder;

    let watch = || {
        if output_breaks() {
            process::exit(0);
        }
    };
    let _ = Builder::new().name("client".to_owned()).spawn(watch);
}

/// Waits until standard output is broken; `false` where the system cannot say so. A poll that asks
/// for nothing is told of that all the same, and sleeps until then.
#[cfg(unix)]
fn output_breaks() -> bool {
    use std::io;

    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;

    let output = io::stdout();
    loop {
        let mut watched = [PollFd::new(&output, PollFlags::empty())];
        match poll(&mut watched, None) {
            Err(Errno::INTR) => {}
            Err(_) => return false,
            Ok(_) => return watched[0].revents().intersects(PollFlags::HUP | PollFlags::ERR),
        }
    }
}

#[cfg(not(unix))]
pub(super) fn end_with_it() {}
