//! What a panic does while the screens are up.
//!
//! A panic of the screen's own thread puts the terminal back and is printed as ever. A panic of
//! any other thread must not write over the screen: the session catches it and makes an event of
//! it, for the message line.

use std::panic;
use std::thread;

use super::terminal::Modes;
use crate::session::note_panic;

/// Puts a hook before the one in force, for as long as `modes` are set.
///
/// The hook stays in place afterwards and then only hands on: a thread that panics, as the
/// screen's may, cannot take it out.
pub(super) fn watch(modes: Modes) {
    let screen = thread::current().id();
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        note_panic(info);
        if modes.are_set() && thread::current().id() != screen {
            return;
        }
        modes.unset();
        before(info);
    }));
}
