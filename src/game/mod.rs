//! One game: its line of play with undo and redo, and who sits where.
//!
//! This layer imports rules and formats. It does not know screens, files, searches or time: dates
//! come in as text, and an engine is a name for a strength.

mod record;
mod seat;
mod state;

pub use record::{Record, Turn};
pub use seat::{Seat, Seats, Strength};
pub use state::Game;
