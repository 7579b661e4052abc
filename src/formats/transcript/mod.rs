//! A game as its squares: `f5d6c3d3`, passes left out.
//!
//! Read as people and programs write it: either case, either way round (`d3`, `3d`), whitespace,
//! `-`, `,`, `;` and `.` between the moves, move numbers, passes written or not, the wide characters
//! of Japanese keyboards, and around the moves what stands there in lists: a score, a date, a remark.

mod around;
mod error;
mod item;
mod reader;
mod token;
mod writer;

pub use around::Around;
pub use error::TranscriptError;
pub use reader::{Lead, Transcript, parse, read, read_on};
pub use token::has_square;
pub use writer::write;
