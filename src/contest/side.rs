use std::fmt;

use thiserror::Error;

use super::{BuiltIn, Control, Player};
use crate::engines::{Pace, Protocol};

/// A player with what limits it.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    /// Who plays.
    pub player: Player,
    /// What limits it.
    pub control: Control,
}

/// Why two players cannot be set against each other like that.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SideError {
    /// Our engine without a limit.
    #[error(
        "\"{0}\" does not say how it plays; give --time, --clock, --depth or --level, or write depth:8"
    )]
    NoControl(String),
    /// Two sides that each wait for what the other uses.
    #[error("one side can have the time that the other uses, not both")]
    BothOther,
    /// A GTP engine that is to search to a depth.
    #[error("\"{0}\" cannot be told a depth over GTP; its own options may")]
    NoDepth(String),
}

impl Side {
    /// Both sides of a match; `general` holds for whoever says nothing of their own.
    ///
    /// An engine takes from it a depth, a time or a clock and nothing else.
    ///
    /// # Errors
    /// When a side has no limit, or they do not fit together.
    pub fn both(players: [Player; 2], general: Option<Control>) -> Result<[Self; 2], SideError> {
        let [a, b] = players;
        let sides = [Self::new(a, general)?, Self::new(b, general)?];
        if sides.iter().all(|side| side.control == Control::Other) {
            return Err(SideError::BothOther);
        }
        Ok(sides)
    }

    fn new(player: Player, general: Option<Control>) -> Result<Self, SideError> {
        let control = match &player {
            Player::BuiltIn(own) => {
                own.control.or(general).ok_or_else(|| SideError::NoControl(player.to_string()))?
            }
            Player::Engine(engine) => match general {
                Some(Control::Depth(_)) if engine.protocol() == Protocol::Gtp => {
                    return Err(SideError::NoDepth(player.to_string()));
                }
                Some(control @ (Control::Depth(_) | Control::Time(_) | Control::Clock(_))) => {
                    control
                }
                _ => Control::Own,
            },
        };
        Ok(Self { player, control })
    }

    /// What it is told about its time when a game begins.
    pub(super) const fn pace(&self) -> Pace {
        match self.control {
            Control::Own | Control::Level(_) | Control::Other => Pace::Own,
            Control::Depth(depth) => Pace::Depth(depth),
            Control::Time(time) => Pace::Move(time),
            Control::Clock(clock) => Pace::Clock(clock),
        }
    }
}

impl fmt::Display for Side {
    /// The player, with the limit that the match gave it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.player, self.control) {
            (Player::BuiltIn(own), control) if own.control.is_none() => {
                write!(f, "{}", BuiltIn { control: Some(control), ..own.clone() })
            }
            (Player::Engine(engine), control) if control != Control::Own => {
                write!(f, "{engine} ({control})")
            }
            (player, _) => player.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn sides(a: &str, b: &str, general: Option<Control>) -> Result<[String; 2], SideError> {
        let players = [a.parse().unwrap(), b.parse().unwrap()];
        Side::both(players, general).map(|sides| sides.map(|side| side.to_string()))
    }

    #[test]
    fn the_match_speaks_for_whoever_says_nothing() {
        let depth = Some(Control::Depth(8));
        assert_eq!(sides("otello", "level:3", depth).unwrap(), ["depth:8", "level:3"]);
        let time = Some(Control::Time(Duration::from_millis(500)));
        assert_eq!(
            sides("otello,threads:2", "nboard:x", time).unwrap(),
            ["time:0.5,threads:2", "nboard:x (time:0.5)"]
        );
        let other = Some(Control::Other);
        assert_eq!(sides("otello", "gtp:x", other).unwrap(), ["time:other", "gtp:x"]);
    }

    #[test]
    fn sides_that_do_not_fit_are_refused() {
        let no_control = SideError::NoControl("otello".to_owned());
        assert_eq!(sides("otello", "depth:8", None), Err(no_control));
        assert_eq!(sides("otello", "time:other", Some(Control::Other)), Err(SideError::BothOther));
        let no_depth = SideError::NoDepth("gtp:x".to_owned());
        assert_eq!(sides("otello", "gtp:x", Some(Control::Depth(3))), Err(no_depth));
    }
}
