use std::fmt;
use std::time::Duration;

use crate::formats::clock::ClockSetting;

/// What a player's thinking is limited by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Control {
    /// Whatever the program itself is set up for.
    Own,
    /// A level of our own engine, 1 to 20.
    Level(u8),
    /// Plies of search.
    Depth(u8),
    /// Time for every move.
    Time(Duration),
    /// A clock for every game.
    Clock(ClockSetting),
    /// No more time than the other side uses.
    Other,
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own => write!(f, "own"),
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Depth(depth) => write!(f, "depth:{depth}"),
            Self::Time(time) => write!(f, "time:{}", time.as_secs_f64()),
            Self::Clock(clock) => write!(f, "clock:{clock}"),
            Self::Other => write!(f, "time:other"),
        }
    }
}
