//! `otello hint`: the best moves of a position.
//!
//! | file | what it holds |
//! |---|---|
//! | `arguments` | the arguments as typed |
//! | `run` | the position found and searched |
//! | `shown` | the moves for people, and as JSON |

mod arguments;
mod run;
mod shown;

pub(super) use arguments::HintOptions;
pub(super) use run::run;
