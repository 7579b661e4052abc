//! Otello behind other programs: GTP and the NBoard protocol.
//!
//! This layer imports files, rules, formats, eval, search, game and session. It does not know screens,
//! languages, the data folder or where its lines come from: [`gtp::serve`] and [`nboard::serve`]
//! read and write whatever they are handed, and end when the input does.
//!
//! Both play on a line of play that takes forced passes by itself and lets clients say them as well
//! (`line`), and search on the session's worker.

mod clocks;
mod engine;
pub mod gtp;
mod input;
mod line;
pub mod nboard;
pub mod trials;

pub use engine::Settings;
