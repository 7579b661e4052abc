//! The NBoard protocol, version 2.
//!
//! [`serve`] keeps the position that the client tells, and searches it when asked. A new line stops
//! the search at once; results that the client could take for those of another position are then
//! not told. Moves come as `move F5/value/seconds` or, from old clients, bare. `learn` is answered
//! and does nothing, and contempt is taken without effect: there is no book, and endings are
//! played for discs.

mod analysis;
mod command;
mod game;
mod inbox;
mod searching;
mod server;
mod shown;

pub use server::serve;
