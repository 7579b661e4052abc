//! Where a side can move, and where it may move later: one algorithm, one file per instruction set.
//!
//! [`portable`] is always compiled and is the oracle that every other kernel is tested against.

pub mod portable;

pub use portable::{NAME, legal_moves};
