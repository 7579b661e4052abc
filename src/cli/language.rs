//! Languages as `--lang` takes them: by their code, or as locales are written.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Command, Error};

use crate::text::Language;

/// Reads a language, and offers the codes where clap lists what may be given.
#[derive(Clone, Copy, Debug)]
pub(super) struct LanguageParser;

impl TypedValueParser for LanguageParser {
    type Value = Language;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Language, Error> {
        let spoken = value.to_str().and_then(|text| text.parse().ok());
        spoken.map_or_else(|| Err(refusal(command, argument, value)), Ok)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(offered()))
    }
}

fn offered() -> impl Iterator<Item = PossibleValue> {
    Language::ALL.into_iter().map(|language| {
        PossibleValue::new(language.code()).help(match language {
            Language::English => "English",
            Language::Italian => "Italian",
        })
    })
}

/// What clap says of a value that is none of those it offers.
fn refusal(command: &Command, argument: Option<&Arg>, value: &OsStr) -> Error {
    let codes = PossibleValuesParser::new(offered());
    let refused = codes.parse_ref(command, argument, value);
    refused.expect_err("every code that is offered is read as a language")
}
