//! The NBoard protocol, version 2.
//!
//! [`serve`] keeps the position that the client tells, and searches it when asked. A new line stops
//! the search at once; results that the client could take for those of another position are then
//! not told. Moves come as `move F5/value/seconds` or, from old clients, bare. `learn` is answered
//! and does nothing, since there is no book. Contempt is taken without effect: endings are played
//! for discs, and whatever a draw is taken for, it lies between a loss and a win by two.

mod analysis;
mod command;
mod course;
mod game;
mod inbox;
mod searching;
mod server;
mod shown;

pub use server::serve;
