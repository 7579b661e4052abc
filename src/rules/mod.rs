//! The rules: the board, its moves and its end, for Othello and for the Reversi of the 1880s.
//!
//! This layer imports nothing of ours. It does not know how good a move is, how a game is written
//! down, who plays, what a screen is, or what time it is.
//!
//! Two views of one board:
//! - [`Position`] has absolute colours and is what front ends, files and protocols speak.
//! - [`Board`] (Othello) and [`ReversiBoard`] are mover-relative and are what perft and the search
//!   run on, through the trait [`RuleSet`].

mod bitboard;
mod board;
mod disc;
pub mod flip;
mod frontier;
#[cfg(all(target_arch = "x86_64", any(target_feature = "avx2", test)))]
mod lanes;
mod last;
pub mod mobility;
mod moves;
mod parity;
mod perft;
mod position;
pub mod processor;
mod reversi;
mod ruleset;
mod score;
mod square;
mod stability;
mod symmetry;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use disc::Disc;
pub use frontier::neighbours;
pub use last::last_turned;
pub use moves::{IllegalMove, Move};
pub use parity::odd_quadrants;
pub use perft::{PassPly, perft};
pub use position::{Mover, Position, PositionError, Supply};
pub use reversi::ReversiBoard;
pub use ruleset::{RuleSet, Rules};
pub use score::{DiscCount, Outcome, Score};
pub use square::{ParseSquareError, Square};
pub use symmetry::Symmetry;
