//! GGF, the Generic Game Format of the Othello servers: `(;GM[Othello]PB[Ada]…B[F5]W[D6];)`.
//!
//! A file holds any number of games. [`games`] reads them one by one, so that a bad one does not
//! lose the others; [`write()`] writes one on a line. Reversi is kept in the same shape, with
//! `GM[Reversi]` and an empty board; other programs know Othello only.
//!
//! There is no escaping in GGF: a value ends at the first `]`.

mod error;
mod game;
mod reader;
mod replay;
mod tags;
mod writer;

pub use error::{GgfError, GgfFault};
pub use game::{Ending, Game, Move, Result};
pub use reader::{Games, games};
pub use writer::write;
