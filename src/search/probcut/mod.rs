//! How far a shallow search's value is from that of a deeper one: what decides when a search may
//! trust the shallow one (Buro, *ProbCut: an effective selective extension of the alpha-beta
//! algorithm*, 1995; *Experiments with Multi-ProbCut and a new high-quality evaluation function for
//! Othello*, 1999).
//!
//! | file | what it holds |
//! |---|---|
//! | `model` | the form of the model |
//! | `fitted` | its coefficients, written by `otello train probcut` |
//! | `selectivity` | how sure a search must be, and what it may leave out |
//! | `selective` | the shallow searches, and what they decide |

mod fitted;
mod model;
mod selective;
mod selectivity;

pub use model::{Model, Spread, estimate_features, score_features};
pub(super) use selective::SOLVE_FROM;
pub(super) use selectivity::{Selection, Selectivity};
