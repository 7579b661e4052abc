//! Search: the best move, its value and the line behind it, within limits.
//!
//! This layer imports rules and eval. It does not know colours, players, levels, screens or
//! protocols, and it starts no thread of its own: who calls it decides where it runs.

mod limits;
mod report;
mod searcher;
mod stop;

pub use limits::Limits;
pub use report::{Answer, Bound, Candidate, Report};
pub use searcher::Searcher;
pub use stop::Stop;
