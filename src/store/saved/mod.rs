//! A game in progress as text, made to be read by people too.
//!
//! ```text
//! otello-game 1
//! rules: othello
//! started: 2026.11.30_14:05:00.UTC
//! start: ---------------------------OX------XO--------------------------- X
//! moves: f5 d6 c3 d3
//! played: 2
//! black: human
//! white: engine level 3
//! seed: 1234
//! assisted: no
//! turned: no
//! ```
//!
//! A game with clocks has version 2, and three lines more, behind `seed`:
//!
//! ```text
//! clock: 5m+2s
//! took: 1.204 0.500 3.250 -
//! thinking: 12.700
//! ```
//!
//! `took` has the seconds that each of the moves took, or `-` for a pass and for what was played
//! before the clocks were set; `thinking` what the side to move has used of its present turn.
//! Both clocks follow from these.
//!
//! A game against another program has version 3, with these lines behind `seed`, and those of the
//! clocks too if it has some:
//!
//! ```text
//! white: program
//! program: gtp:gtp-rhino -l 1
//! name: GTP GRhino 0.16.1
//! time: -
//! patience: 300.000
//! forfeit: -
//! ```
//!
//! `time` has the seconds that the program is told to take for a move, and `forfeit` who gave the
//! game up and how: `white resigned`, `white left`.
//!
//! `moves` has the turns that were taken back too, and forced passes (`pass`); `played` says how
//! many turns of them stand. Every key is there once, in any order, so that a cut file is noticed.

mod error;
mod fields;
mod reader;
mod writer;

pub use error::{Expected, SavedGameError};
pub(super) use reader::read;
pub use reader::{is_saved_game, read_saved_game};
pub(super) use writer::write;
