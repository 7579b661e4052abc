//! Complaints about arguments that clap cannot know: in its form, with our words.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command as ClapCommand, Error};

use super::faults::argument_fault;
use crate::text::{Texts, say};

/// Says what is wrong with the arguments, in the player's language.
pub(super) struct Usage<'a> {
    pub(super) clap: &'a mut ClapCommand,
    pub(super) texts: &'a Texts,
}

impl Usage<'_> {
    /// A value that is wrong for a reason that only we know.
    pub(super) fn wrong_value(&mut self, option: &str, value: &str, reason: &str) -> Error {
        let said =
            say!(self.texts, "cli-wrong-value", value = value, option = option, reason = reason);
        self.clap.error(ErrorKind::ValueValidation, said)
    }

    /// Arguments that do not go together.
    pub(super) fn conflict(&mut self, said: &str) -> Error {
        self.clap.error(ErrorKind::ArgumentConflict, said)
    }

    /// What clap found wrong. Where it only hands on what one of our own readers says of a value,
    /// that is said in the player's language; what clap says itself stays English.
    pub(super) fn reworded(&mut self, error: Error) -> Error {
        let fault = std::error::Error::source(&error);
        let Some(fault) = fault.and_then(|fault| argument_fault(fault, self.texts)) else {
            return error;
        };
        let (Some(ContextValue::String(option)), Some(ContextValue::String(value))) =
            (error.get(ContextKind::InvalidArg), error.get(ContextKind::InvalidValue))
        else {
            return error;
        };
        self.wrong_value(option, value, &fault)
    }
}
