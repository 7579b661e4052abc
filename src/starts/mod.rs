//! Starts: lists of openings, and random ones, that games begin from.
//!
//! This layer imports rules, formats and game. It does not know who plays, how good a position is,
//! or where a file lies: a list comes in as text.
//!
//! The embedded list, [`balanced`], holds openings of 8 plies, no two of which lead to the same
//! position turned or mirrored, and after which a deep search of ours sees neither side more than
//! two discs ahead. Its first lines say by which command it was made; its form is that of the lists
//! that other programs read, a transcript a line.

mod list;
mod random;

pub use list::{ListError, ListFault, balanced, parse};
pub use random::random;
