//! `otello games`: the player's own games and files of others, listed, shown, counted and taken in.
//!
//! | file | what it holds |
//! |---|---|
//! | `arguments` | the arguments as typed |
//! | `load` | the games of all files, and what is wrong with some |
//! | `filter` | which games the arguments ask for |
//! | `openings` | openings by their names |
//! | `list`, `show`, `stats`, `search`, `import` | a command each |
//! | `run` | which command it is |

mod arguments;
mod filter;
mod import;
mod list;
mod load;
mod openings;
mod run;
mod search;
mod show;
mod stats;

pub(super) use arguments::{GamesCommand, NotResult, NotYears};
pub(super) use run::run;
