//! The data folder: saved games, finished games, locks; the only file I/O of play.
//!
//! This layer imports files, rules, formats, game and text (to show what others wrote). It does not know screens, engines, languages or the
//! time: dates and players' names come in as text, and errors go out as values that the front ends
//! turn into sentences.
//!
//! ```text
//! otello/                                     $OTELLO_DATA, or XDG's data folder
//!   games.ggf  reversi.ggf                    finished games and games left, one on a line
//!   games/2026-11-30-14-05-00-UTC-9f3a1c2b.otello   a game in progress
//!   games/2026-11-30-14-05-00-UTC-9f3a1c2b.lock     locked by the program that plays it
//!   games.ggf.torn                            what a program that was killed left of a game
//!   otello.log                                what went wrong in a worker
//! ```
//!
//! A game in progress is replaced by an atomic rename after every move, so that its file is always
//! whole. Its lock is a file of its own, since a rename would leave a lock on the game's file
//! behind; the system lets go of it however the program ends.

mod archive;
mod atomic;
mod edit;
mod error;
mod folder;
mod found;
mod games;
mod held;
mod identity;
mod import;
mod keeper;
mod lock;
mod output;
mod saved;
mod slot;
mod torn;

pub use archive::{Names, ggf_record};
pub use edit::edit;
pub use error::StoreError;
pub use folder::Store;
pub use found::{Found, Trouble};
pub use held::Held;
pub use import::Imported;
pub use keeper::Keeper;
pub use output::{Existing, OutputError, check_file, is_stream, write_files};
pub use saved::{Expected, SavedGameError, is_saved_game, read_saved_game};
pub use slot::Slot;
