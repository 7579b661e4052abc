//! The line dialogue: one command a line, one sentence for every move.
//!
//! For screen readers, pipes and tests: no colour, no cursor control, and no board unless it is
//! asked for. It imports rules, formats, game, session, store, text and wording. It does not know
//! the terminal: [`run()`] reads and writes whatever it is handed.

mod asked;
mod board;
mod dialogue;
mod heard;
mod hearing;
mod input;
mod lines;
mod replies;
mod run;
mod setup;
mod speech;
mod square;
mod telling;
mod words;

pub use run::run;
pub use setup::{DialogueError, Options, Setup};
