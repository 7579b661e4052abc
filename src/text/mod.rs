//! Every sentence that a player reads, in English and Italian.
//!
//! This layer imports nothing of ours. It does not know what is being said, or where: a front end
//! names a message of the Fluent files `en.ftl` and `it.ftl` and hands in what the message leaves
//! open.
//!
//! ```text
//! let texts = Texts::new(Language::English);
//! let line = say!(texts, "common-plays", side = "White", square = "d6", discs = 1);
//! let title = texts.get(key!("menu-title"));
//! ```
//!
//! A misspelt key, and a variable too many or too few, is a compile error, since [`Key`]s are
//! looked up in the English file while the crate is compiled. Tests of this layer keep both files
//! alike, key by key and variable by variable, and find the messages that nobody uses any more.
//!
//! What others have written (names in a file, what a program says, arguments) passes [`shown()`]
//! before it reaches a terminal or the log; what a message is given does so by itself.
//!
//! # How keys are named
//!
//! By the place where the player meets the message, then by what it says: `menu-continue`,
//! `game-your-move`, `result-draw`, `plain-unknown-word`. What several places share is `common-`,
//! `colour-`, `level-`, `refusal-`, `store-` or `help-`. Both files have one section for each of
//! these, in the same order.

#[cfg(test)]
mod agreement;
mod colour;
mod file;
mod help;
mod key;
mod language;
mod levels;
mod shown;
mod texts;

pub use colour::Colour;
pub use help::HelpPage;
pub use key::Key;
pub(crate) use key::{key, say};
pub use language::{Language, UnknownLanguage};
pub use shown::{cells, column, cut, is_shown, shown, shown_lines};
pub use texts::Texts;
