//! Games of many files in little memory: filters, positions modulo symmetry, and statistics.
//!
//! This layer imports rules and formats. It does not know files, languages or screens: whoever has
//! read the games hands them in, and asks.
//!
//! A game takes some ninety bytes, so that the 140,000 of WTHOR take some twelve million, and every
//! question is answered by going through all of them: a position is looked for where a game has as
//! many discs, once a game, and in one of eight orientations.

mod entry;
mod filter;
mod games;
mod moves;
mod pool;
mod position;
mod tally;

pub use entry::{Entry, Origin};
pub use filter::{Filter, Wanted};
pub use games::{Database, NotOthello};
pub use moves::MoveCount;
pub use position::{Hit, Target};
pub use tally::{Tally, top};
