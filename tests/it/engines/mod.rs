//! External engines: this test binary plays them, well or badly, as programs of their own.

mod dialogue;
mod fake;
mod faults;
mod games;
mod rival;

pub(crate) use fake::command;
