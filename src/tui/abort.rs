//! What becomes of the terminal when the program gives itself up.
//!
//! Memory that cannot be had, a stack that is full and a panic within a panic end in SIGABRT, after
//! which no other code runs: its handler itself puts the terminal back.

#![cfg_attr(
    unix,
    expect(unsafe_code, reason = "what a handler of signals may do is for its author to know")
)]

use std::io;

use super::terminal::Modes;

/// Has the terminal put back before the program is given up, for as long as `modes` are set.
#[cfg(unix)]
pub(super) fn watch(modes: Modes) -> io::Result<()> {
    use signal_hook::consts::SIGABRT;
    use signal_hook::low_level;

    let put_back = move || {
        if modes.are_set() {
            modes.unset_at_once();
        }
        let _ = low_level::emulate_default_handler(SIGABRT);
    };
    // SAFETY: it reads and writes atomics, tries a lock and waits for none, makes system calls that
    // may be made in a handler, and neither allocates nor panics.
    unsafe { low_level::register(SIGABRT, put_back) }.map(drop)
}

#[cfg(not(unix))]
pub(super) fn watch(_modes: Modes) -> io::Result<()> {
    Ok(())
}
