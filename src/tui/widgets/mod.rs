//! The parts of the screens: each is a value that draws itself into a rectangle.
//!
//! They know no keys and no session, only what they are given to show.

mod bar;
mod board;
mod grid;
mod list;
mod moves;
mod paint;
mod prose;
mod shapes;

pub(super) use bar::DiscBar;
pub(super) use board::{Board, Flipping, SquareValue};
pub(super) use grid::{CellSize, Grid};
pub(super) use list::{Entry, List, entry_at};
pub(super) use moves::Moves;
pub(super) use prose::{Prose, shortened, width, wrap};
