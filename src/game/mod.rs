//! One game: its line of play with undo and redo, who sits where, and their clocks.
//!
//! This layer imports rules and formats. It does not know screens, files, searches or the time of
//! day: dates come in as text, time that has passed as a duration, an engine is a name for a strength,
//! and another program the text that starts it.

mod clocks;
mod origin;
mod program;
mod record;
mod seat;
mod state;
mod taken_up;
mod times;

pub use clocks::{Clocks, FlagFall};
pub use origin::Origin;
pub use program::{Forfeit, ForfeitWay, Program};
pub use record::{Record, Turn};
pub use seat::{Seat, Seats, Strength};
pub use state::Game;
pub use times::Times;

pub use crate::formats::clock::ClockSetting;
