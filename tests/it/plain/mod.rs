//! The line dialogue: golden dialogues, whole games, and whatever may end one.

mod dialogues;
mod endings;
mod games;
mod keeping;
pub(crate) mod setup;
