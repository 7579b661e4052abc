//! The settings of the program: what they may be, where they come from, and the file that keeps them.
//!
//! What counts is, from the weakest: the default, the file, the environment, a flag of the command
//! line. Flags are never written to the file, and a file that has a fault is never written at all.
//!
//! This layer knows the game, files and sentences. What a setting does is for the front ends to know.
//!
//! | file | what it is about |
//! |---|---|
//! | `setting` | the table of the settings: names, values, defaults |
//! | `file` | the file: read with its faults, one value changed |
//! | `fault` | what can be wrong with it, in words |
//! | `resolved` | every setting with its value and where that comes from |

mod fault;
mod file;
mod resolved;
mod setting;

pub use fault::{Fault, What};
pub use file::{read, written_anew};
pub use resolved::{Settings, Source, default_file};
pub use setting::{Setting, Values};
