//! Measures how far the values of shallow searches are from those of deeper ones, and fits the
//! model that the search's cut-offs by likelihood (ProbCut) go by.
//!
//! | file | what it holds |
//! |---|---|
//! | `ladder` | the values of one position at every depth |
//! | `measure` | positions of a corpus, searched on several threads |
//! | `regression` | the least squares |
//! | `fit` | the model of the differences, and its text |

mod fit;
mod ladder;
mod measure;
mod regression;

pub use fit::{Fitted, fit};
pub use ladder::{Ladder, Reach};
pub use measure::measure;
