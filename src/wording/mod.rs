//! Sentences about the game, for every front end: they put the game's own words (a side, a
//! strength, a refusal) into the texts' messages.
//!
//! This layer imports what it has words for: rules, formats, engines, book, game, starts, session and
//! store; and text. It does not know where a sentence is shown. What only one front end
//! says stays with that front end. [`Said`] has what is wrong, for every error that a person may meet.

mod clock;
mod engine;
mod faults;
mod keeping;
mod names;
mod opening;
mod pasting;
mod program;
mod result;
mod turns;

pub use clock::{clock_face, is_low, next_face, short_clock_face};
pub use faults::{Said, reason};
pub use names::{PlayerNames, Wording, program_name};
