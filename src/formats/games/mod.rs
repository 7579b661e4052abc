//! Games from anything: one detector that tells the formats apart, one reader, and one writer that
//! says what a format cannot carry.
//!
//! | what it is told by | format |
//! |---|---|
//! | a header of WTHOR | [`Format::Wthor`], or a file of names, which has no games |
//! | `(;`, and behind it `GM[Othello]` or a board | [`Format::Ggf`] |
//! | `(;` otherwise | [`Format::Sgf`] |
//! | a board, and behind it moves with scores | [`Format::Obf`] |
//! | a board alone, on one line or on eight | [`Format::Board`] |
//! | anything else that is text | [`Format::Transcript`] |
//!
//! Texts are UTF-8, UTF-16 with a byte order mark, or else ISO 8859-1, with the line ends of any
//! system. Games are read one by one: a bad one is told with its place, and the next one is read.
//! A transcript may have its score, date and remark around it, stand in a table, or below the tags of
//! PGN; a board may be drawn on many lines.

mod convert;
mod detect;
mod drawn;
mod error;
mod input;
mod lines;
mod list;
mod loss;
mod open;
mod paragraph;
mod table;
mod tags;
mod text;
mod writer;
mod wthor;

pub use convert::to_ggf;
pub use detect::Format;
pub use error::{GameError, InputError, LineFault, Unwritable};
pub use input::{Games, Input};
pub use loss::Loss;
pub use tags::is_tag;
pub use writer::write;
pub use wthor::{Names, WthorBuilder, WthorFiles};
