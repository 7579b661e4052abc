//! Sentences about the game, for every front end: they put the game's own words (a side, a
//! strength, a refusal) into the texts' messages.
//!
//! This layer imports rules, book, engines, game, session, store and text. It does not know where a sentence is
//! shown. What only one front end says stays with that front end.

mod clock;
mod faults;
mod keeping;
mod names;
mod opening;
mod pasting;
mod program;
mod result;
mod turns;

pub use clock::{clock_face, is_low, next_face, short_clock_face};
pub use names::{PlayerNames, Wording, program_name};
