//! Balanced openings for the list that games and matches begin from
//! ([`starts::balanced`](crate::starts::balanced)).
//!
//! All positions after so many plies are enumerated, one for every eight that are turned or mirrored
//! images of each other. A shallow search drops those that are plainly won, and a deeper one keeps
//! those that it values within so many discs.

mod lines;
mod weigh;

pub use lines::lines;
pub use weigh::{Balance, weigh};
