//! The line dialogue: one command a line, one sentence for every move.
//!
//! It imports rules, formats, game, session, store and text. It does not know the terminal.

mod speech;

pub use speech::Speech;
