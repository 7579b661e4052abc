//! The command line: arguments as typed, a plan resolved, a run.
//!
//! It imports everything, and nothing imports it.
