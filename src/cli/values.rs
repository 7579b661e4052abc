//! Values of options, as several commands read them.

use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use clap::ValueEnum;
use thiserror::Error;

use crate::game::Strength;
use crate::rules::Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum RulesName {
    /// The modern game
    Othello,
    /// Free centre, 32 discs each
    Reversi,
}

impl From<RulesName> for Rules {
    fn from(name: RulesName) -> Self {
        match name {
            RulesName::Othello => Self::Othello,
            RulesName::Reversi => Self::Reversi,
        }
    }
}

/// Why a text is not a whole number within its bounds.
#[derive(Debug, Error)]
#[error("a whole number from {from} to {to} is needed")]
pub(super) struct NotWithin<T> {
    pub(super) from: T,
    pub(super) to: T,
}

/// Why a text is not a time for a move.
#[derive(Debug, Error)]
#[error("a number of seconds above 0 is needed, as in 0.5 or 10, and at most a day")]
pub(super) struct NotSeconds;

/// Reads a whole number within these bounds.
pub(super) fn whole<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, NotWithin<T>> + Clone
where
    T: FromStr + PartialOrd + Copy,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or(NotWithin { from: *range.start(), to: *range.end() })
    }
}

pub(super) fn seconds(text: &str) -> Result<Duration, NotSeconds> {
    text.parse().ok().and_then(Strength::thinking_time).ok_or(NotSeconds)
}
