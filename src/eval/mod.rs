//! Evaluation: how good a position looks to its mover, without search.
//!
//! This layer imports memory, files and rules. It does not know how deep anybody searches, what a colour is, or
//! which rule set's supplies are left.

mod evaluator;
pub mod pattern;
mod value;

pub use evaluator::Evaluator;
pub use value::Value;
