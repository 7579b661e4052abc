//! Search: the best move, its value and the line behind it, within limits.
//!
//! This layer imports rules and eval. It does not know colours, players, levels, screens or
//! protocols. Who calls it decides where it runs; the helpers of a parallel search live no longer
//! than the search.
//!
//! A [`Searcher`] deepens step by step. What searches stands in this folder: `driver` takes the steps,
//! `root` values the moves at the root, `midgame` estimates to a fixed depth, `endgame` and `shallow`
//! solve to the end, and `order` says which moves to try first. What serves them has folders: `time`
//! plans the steps within a [`Budget`], `table` remembers, `parallel` shares the work among threads,
//! and [`probcut`] says when a shallow search may be trusted. Estimates are hundredths of a disc
//! inside, scores are discs; they meet as [`Value`](crate::eval::Value) at the root only.

pub mod bench;
mod driver;
mod endgame;
mod limits;
mod line;
mod midgame;
#[cfg(test)]
mod minimax;
mod node;
mod order;
mod parallel;
pub mod probcut;
mod report;
mod root;
mod shallow;
mod stop;
mod table;
mod time;
mod worker;

pub use driver::Searcher;
pub use limits::Limits;
pub use report::{Answer, Bound, Candidate, Report};
pub use stop::Stop;
pub use time::{Budget, Stopwatch, TimeLeft};
