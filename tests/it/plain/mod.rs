//! The line dialogue: golden dialogues, whole games, and whatever may end one.

mod dialogues;
mod endings;
mod games;
mod keeping;
mod leaving;
pub(crate) mod setup;
