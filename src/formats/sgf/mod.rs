//! SGF, the Smart Game Format, for Othello (`GM[2]`): `(;FF[4]GM[2]PB[Ada];B[f5];W[d6])`.
//!
//! A file holds any number of games. [`games`] reads them one by one, so that a bad one does not
//! lose the others; [`write()`] writes one. Of a tree the main line is read: the first branch of
//! every fork.
//!
//! No page of the standard describes Othello, and the dialects differ. Squares are read as `d3` and
//! as `dc`, the second letter counting from the top or, where that is not legal, from the bottom;
//! passes may be written in many ways or left out. What is written, Quarry and Edax read: `d3`, a
//! node for every move, and a pass only where no move follows it.
//!
//! Reversi is kept in the same shape, with `RU[Reversi]` and an empty board; other programs know
//! Othello only.

mod error;
mod lexer;
mod properties;
mod reader;
mod result;
mod text;
mod tree;
mod writer;

pub use error::{SgfError, SgfFault};
pub use reader::{Games, games};
pub use writer::write;
