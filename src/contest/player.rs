use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use thiserror::Error;

use super::Control;
use crate::engines::{EngineSpec, SpecError};
use crate::formats::clock::ClockError;
use crate::game::Strength;

/// A player as it is written.
///
/// - `depth:8`, `level:5`, `time:0.5` (seconds a move), `time:other` (no more than the other side
///   uses), `clock:5m+2s`: our own engine; `otello` plays as the match says. Behind a comma stand
///   `threads:2`, `hash:64` (MiB) and `eval:FILE` (weights; no comma in the name).
/// - `gtp:COMMAND`, `nboard:COMMAND`, `nboard@DEPTH:COMMAND`: another program.
#[derive(Clone, Debug, PartialEq)]
pub enum Player {
    /// Our own engine.
    BuiltIn(BuiltIn),
    /// Another program.
    Engine(EngineSpec),
}

/// Our own engine as a player.
#[derive(Clone, Debug, PartialEq)]
pub struct BuiltIn {
    /// How it plays; `None` if the match says so.
    pub control: Option<Control>,
    /// The threads of its search.
    pub threads: usize,
    /// The size of its table.
    pub hash_mib: usize,
    /// The weights that it judges by, if they are not the program's own.
    pub weights: Option<PathBuf>,
}

/// Why a text is not a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// An engine that is written wrongly.
    #[error(transparent)]
    Engine(#[from] SpecError),
    /// A clock that is written wrongly.
    #[error(transparent)]
    Clock(#[from] ClockError),
    /// A word that is no setting.
    #[error(
        "\"{0}\" is not a player's setting: depth:8, level:5, time:0.5, time:other, \
         clock:5m+2s, threads:2, hash:64, eval:FILE, gtp:COMMAND and nboard:COMMAND are"
    )]
    Unknown(String),
    /// A setting whose value is out of bounds.
    #[error("{name}: {takes}")]
    Value {
        /// The setting.
        name: &'static str,
        /// What was written.
        value: String,
        /// What it takes.
        takes: Takes,
    },
    /// Two settings of which only one can hold.
    #[error("a player is given one of depth, level, time and clock, not two")]
    Twice,
}

/// What a setting of a player takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A whole number from one to the other.
    Whole(u32, u32),
    /// A size in MiB from one to the other.
    Mebibytes(u32, u32),
    /// A time in seconds, or the word for the other's time.
    Seconds,
}

impl fmt::Display for Takes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Whole(from, to) => write!(f, "a whole number from {from} to {to} is needed"),
            Self::Mebibytes(from, to) => {
                write!(f, "a whole number of MiB from {from} to {to} is needed")
            }
            Self::Seconds => {
                f.write_str("a number of seconds above 0 is needed, as in 0.5, or the word other")
            }
        }
    }
}

/// The table of a player that was not given a size, in MiB.
const HASH: usize = 32;

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Self, PlayerError> {
        if EngineSpec::is_meant(text) {
            return Ok(Self::Engine(text.parse()?));
        }
        let mut player = BuiltIn { control: None, threads: 1, hash_mib: HASH, weights: None };
        for setting in text.split(',').map(str::trim) {
            player.set(setting)?;
        }
        Ok(Self::BuiltIn(player))
    }
}

impl BuiltIn {
    fn set(&mut self, setting: &str) -> Result<(), PlayerError> {
        let control = match setting.split_once(':') {
            None if setting == "otello" => return Ok(()),
            Some(("depth", value)) => {
                Control::Depth(whole("depth", value, Takes::Whole(1, 60), |depth: &u8| {
                    Strength::DEPTHS.contains(depth)
                })?)
            }
            Some(("level", value)) => {
                Control::Level(whole("level", value, Takes::Whole(1, 20), |level: &u8| {
                    Strength::LEVELS.contains(level)
                })?)
            }
            Some(("time", "other")) => Control::Other,
            Some(("time", value)) => {
                let time = value.parse().ok().and_then(Strength::thinking_time);
                Control::Time(time.ok_or_else(|| PlayerError::Value {
                    name: "time",
                    value: value.to_owned(),
                    takes: Takes::Seconds,
                })?)
            }
            Some(("clock", value)) => Control::Clock(value.parse()?),
            Some(("threads", value)) => {
                let fits = |threads: &usize| (1..=256).contains(threads);
                self.threads = whole("threads", value, Takes::Whole(1, 256), fits)?;
                return Ok(());
            }
            Some(("hash", value)) => {
                let fits = |mib: &usize| (1..=65_536).contains(mib);
                self.hash_mib = whole("hash", value, Takes::Mebibytes(1, 65_536), fits)?;
                return Ok(());
            }
            Some(("eval", file)) if !file.is_empty() => {
                self.weights = Some(file.into());
                return Ok(());
            }
            _ => return Err(PlayerError::Unknown(setting.to_owned())),
        };
        match self.control.replace(control) {
            None => Ok(()),
            Some(_) => Err(PlayerError::Twice),
        }
    }
}

fn whole<T: FromStr>(
    name: &'static str,
    value: &str,
    takes: Takes,
    fits: impl Fn(&T) -> bool,
) -> Result<T, PlayerError> {
    let wrong = || PlayerError::Value { name, value: value.to_owned(), takes };
    value.parse().ok().filter(fits).ok_or_else(wrong)
}

impl fmt::Display for BuiltIn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.control {
            Some(control) => write!(f, "{control}")?,
            None => write!(f, "otello")?,
        }
        if self.threads != 1 {
            write!(f, ",threads:{}", self.threads)?;
        }
        if self.hash_mib != HASH {
            write!(f, ",hash:{}", self.hash_mib)?;
        }
        match &self.weights {
            Some(file) => write!(f, ",eval:{}", file.display()),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Player {
    /// As it is written, which reads as the same player again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BuiltIn(player) => player.fmt(f),
            Self::Engine(engine) => engine.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written_alike() {
        for text in [
            "otello",
            "depth:8",
            "level:5,threads:2",
            "time:0.5,hash:64",
            "time:other",
            "clock:5m+2s",
            "otello,threads:2",
            "depth:3,eval:a folder/new.weights",
            "gtp:gtp-rhino -l 4 -b 0",
            "nboard@16:./ntest x",
        ] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_player_is_refused_with_the_reason() {
        let refused = |text: &str| text.parse::<Player>().unwrap_err();
        for text in ["", "strong", "depht:8", "depth", "threads:2,x"] {
            assert!(matches!(refused(text), PlayerError::Unknown(_)), "{text}");
        }
        for text in ["depth:0", "depth:61", "level:21", "time:0", "time:x", "threads:0", "hash:0"] {
            assert!(matches!(refused(text), PlayerError::Value { .. }), "{text}");
        }
        assert!(matches!(refused("clock:x"), PlayerError::Clock(_)));
        assert_eq!(refused("depth:8,level:3"), PlayerError::Twice);
        assert!(matches!(refused("gtp:"), PlayerError::Engine(SpecError::NoCommand)));
    }
}
