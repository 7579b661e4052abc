//! `otello match`: players against each other, and the levels' ladder.
//!
//! | file | what it holds |
//! |---|---|
//! | `options` | the arguments |
//! | `setting` | what they mean together: the contest, and the line that names it |
//! | `run` | playing, keeping, showing how it goes |
//! | `failure` | why one cannot begin or go on |
//! | `report` | the table of a match |
//! | `ladder` | the table of the levels |
//! | `interrupt` | Ctrl-C, and stops |

mod failure;
mod interrupt;
mod ladder;
mod options;
mod report;
mod run;
mod setting;

pub(super) use failure::MatchFailure;
pub(super) use options::{MatchOptions, NotATime, NotLevels, NotPlies};
pub(super) use run::run;
