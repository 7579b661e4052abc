//! What is wrong, in words for people: one file for each family of errors.
//!
//! An error says what it has to say twice. Its `Display` is English, for logs, protocols and JSON;
//! [`Said::said`] is what a person is told, in their language. Every enum is matched without a
//! wildcard, so that a new variant does not compile until it has words in both languages.

mod boards;
mod clocks;
mod games;
mod ggf;
mod moves;
mod programs;
mod said;
mod saved;
mod sgf;
#[cfg(test)]
mod spoken;
mod starts;
mod stores;
mod system;
mod wthor;

pub use said::Said;
pub use system::reason;
