//! Games of the engine against itself, for the [corpus](super::corpus).
//!
//! A game has three parts, and a seed of its own that follows from the run's seed and the game's
//! number alone: a run can be stopped, gone on with and shared among threads, and its games stay
//! the same, byte for byte, for as long as the engine and its evaluation do.
//!
//! 1. A random opening of 8 to 40 plies (`opening`).
//! 2. A shallow search chooses the moves, at random among those within half a disc of the best.
//! 3. From so many empties on every position is solved. The best line is played, but one move in
//!    sixteen is random, and what follows it is solved anew: so the labels cover positions that
//!    perfect play does not reach.
//!
//! | file | what it holds |
//! |---|---|
//! | `opening` | how long an opening is, and its moves |
//! | `player` | one game |
//! | `run` | many games, on several threads, in order |

mod opening;
mod player;
mod run;

pub use player::{SelfPlayer, Settings};
pub use run::play;
