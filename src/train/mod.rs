//! The pipeline that the evaluation comes from (feature `train`): games played, positions labelled.
//!
//! This layer imports rules, formats, eval and search. It does not know arguments or terminals,
//! does not print, and does not read the clock: who drives it tells the progress.
//!
//! - [`corpus`]: the games, as a file that can be cut at any record and put together again.
//! - [`selfplay`]: plays them.

pub mod corpus;
pub mod selfplay;
