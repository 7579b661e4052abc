//! The corpus: games of Othello with a value for every position that was searched.
//!
//! A file is nothing but records of [`RECORD_LEN`] bytes, one a game, without a header: files of
//! whole records concatenate, and any record can be found by its number. All games begin at the
//! usual start with Black to move.
//!
//! | bytes | what they hold |
//! |---|---|
//! | 0..2 | `OG` |
//! | 2 | the version, 1 |
//! | 3 | plies: the discs placed in the game, at most 60 |
//! | 4 | how many of them, from the first on, were random |
//! | 5 | the first ply whose value is solved, as are all after it; the plies if none is |
//! | 6 | the final score for Black, signed: the tournament score, empty squares to the winner |
//! | 7 | 0 |
//! | 8..68 | the square of each ply, 0 (a1) to 63 (h8) in reading order, then 255; passes are left out |
//! | 68..128 | for each ply, signed, the value in discs of the position before it for its mover |
//!
//! A value is the exact score from the ply of byte 5 on, and before it what the search found,
//! rounded. Unknown values, those of random plies among them, and the bytes behind the last ply are
//! −128. A game is complete: neither side can move after its last ply.
//!
//! # Which value is whose label
//!
//! In the solved part some moves are random, so that it is not all perfect play. Every solved
//! position is therefore labelled by its own value. What is before it is labelled by way of the
//! *first* solved position's value, [`Game::outcome`], not of the final score, which such a move may
//! have changed: [`Labelling`](super::Labelling) says how, and
//! [`Measurement`](super::Measurement) measures against nothing else.

mod game;
mod reader;
mod record;
mod writer;

pub use game::{Game, GameFault, Labelled, Ply};
pub use reader::{CorpusError, Reader};
pub use record::{RECORD_LEN, RecordFault};
pub use writer::{Appender, OpenError};
