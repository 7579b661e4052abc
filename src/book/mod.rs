//! Names of openings, in the languages that players speak.

mod names;

pub use names::{OpeningName, name_of};
