//! Formats: boards, transcripts, clock settings, GGF, SGF, OBF and WTHOR; parse and write, no I/O.
//!
//! This layer imports the rules. It does not know files, games in progress, players or languages.
//! Each format is a module with its own reader, writer and error; an error says where and what.

pub mod board;
pub mod clock;
mod excerpt;
pub mod games;
pub mod ggf;
pub mod keyed;
pub mod obf;
pub mod record;
pub mod sgf;
pub mod transcript;
pub mod trials;
pub mod wthor;
