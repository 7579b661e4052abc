//! `otello convert`: games of any format written in another.
//!
//! | file | what it holds |
//! |---|---|
//! | `arguments` | the arguments as typed |
//! | `output` | what has been written so far, and where it goes |
//! | `report` | what is told beside it: faults, warnings, what the format cannot carry |
//! | `run` | the games read, one by one |

mod arguments;
mod output;
mod report;
mod run;

pub(super) use arguments::ConvertOptions;
pub(super) use run::run;
