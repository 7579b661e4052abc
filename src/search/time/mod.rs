//! How long a search takes, and what it does with its time.
//!
//! | file | what it holds |
//! |---|---|
//! | `clock` | the only place that asks for the time |
//! | `budget` | the time for a move, out of that for a game |
//! | `pacer` | whether there is time for another step |
//! | `steps` | the steps of iterative deepening |
//! | `simulation` | whole games against a simulated clock |

mod budget;
mod clock;
mod pacer;
#[cfg(test)]
mod simulation;
mod steps;

pub use budget::{Budget, TimeLeft};
pub(super) use clock::Clock;
pub use clock::Stopwatch;
pub(super) use pacer::{Outcome, Pacer};
pub(super) use steps::Steps;
