use std::fmt::Display;

use crate::text::Texts;

/// A fault that can be told to a person.
pub trait Said: Display {
    /// What is wrong, within a sentence or behind a colon, in the language of the texts.
    fn said(&self, texts: &Texts) -> String;
}
