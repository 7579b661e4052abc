//! Which discs a move turns: one algorithm, one file per instruction set.
//!
//! [`portable`] is always compiled and is the oracle that every other kernel is tested against.
//! A flip is too small for a choice at run time: the build chooses here.

pub mod portable;

pub use portable::{NAME, flips};
