//! Search: the best move, its value and the line behind it, within limits.
//!
//! This layer imports rules and eval. It does not know colours, players, levels, screens or
//! protocols. Who calls it decides where it runs; the helpers of a parallel search live no longer
//! than the search.
//!
//! A [`Searcher`] deepens step by step: `driver` takes the steps that `steps` plans and for which
//! `pacer` finds time within a [`Budget`], `root` values the moves at the
//! root, `midgame` estimates to a fixed depth, `endgame` and `shallow` solve to the end, `order` says
//! which moves to try first, and `table` remembers; `pool` and `split` share the work among threads. Estimates are hundredths of a disc inside, scores
//! are discs; they meet as [`Value`](crate::eval::Value) at the root only.

pub mod bench;
mod budget;
mod clock;
mod driver;
mod endgame;
mod limits;
mod line;
mod lines;
mod local;
mod midgame;
#[cfg(test)]
mod minimax;
#[cfg(all(test, loom))]
mod models;
mod node;
mod order;
mod pacer;
mod pool;
pub mod probcut;
mod report;
mod root;
mod selective;
mod selectivity;
mod shallow;
#[cfg(test)]
mod simulation;
mod split;
mod steps;
mod stop;
mod sync;
mod table;
mod worker;

pub use budget::{Budget, TimeLeft};
pub use clock::Stopwatch;
pub use driver::Searcher;
pub use limits::Limits;
pub use report::{Answer, Bound, Candidate, Report};
pub use stop::Stop;
