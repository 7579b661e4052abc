//! WTHOR, the database of the French federation: games (`.wtb`), players (`.JOU`) and tournaments
//! (`.TRN`), little-endian, 16 bytes of header and then records of one size.
//!
//! ```text
//! header   century year month day | games u32 | names u16 | year u16 | board solitaire depth -
//! .wtb     tournament u16 | black u16 | white u16 | score | theoretical score | 60 moves
//! .JOU     20 bytes of name;  .TRN  26 bytes of name, ended by a 0
//! ```
//!
//! A move is `10 * row + column`, 11 (a1) to 88 (h8), and 0 behind the last one. Passes are not
//! stored. Scores are Black's discs, 0 to 64, the empty squares given to the winner.
//!
//! Whatever a file holds is kept as it is, strange values and bytes too much as well, so that
//! [`GameFile::write`] and [`NameFile::write`] give back what was read, byte for byte. Whether a
//! game is one is asked of each record, by [`Record::replay`]; a bad one does not lose the others.

mod error;
mod games;
mod header;
mod names;
mod record;
mod replay;

pub use error::{FileError, RecordFault, SizeFault};
pub use games::GameFile;
pub use header::{Day, Header};
pub use names::{Name, NameFile, Named};
pub use record::Record;
pub use replay::Replay;
