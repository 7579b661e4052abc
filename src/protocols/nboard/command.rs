use std::time::Duration;

use crate::formats::clock::ClockSetting;
use crate::game::Strength;
use crate::protocols::engine::read_action;
use crate::rules::Move;

/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Command<'a> {
    /// The protocol begins.
    NBoard,
    /// Plies to search.
    Depth(u8),
    /// A game in GGF.
    Game(&'a str),
    Pace(Pace),
    Move(Move),
    /// Values for the best so many moves.
    Hint(usize),
    Go,
    Ping(&'a str),
    Learn,
    Analyze,
    Quit,
    /// Something that is not known, or without effect.
    Ignored,
}

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Pace {
    /// No limit.
    Unbound,
    /// So long for every move.
    Move(Duration),
    /// A clock for the whole game.
    Game(ClockSetting),
}

impl<'a> Command<'a> {
    pub(super) fn read(line: &'a str) -> Self {
        let (name, rest) = word(line);
        match name {
            "nboard" => Self::NBoard,
            "set" => Self::read_setting(rest),
            "move" => action(rest).map_or(Self::Ignored, Self::Move),
            "hint" => Self::Hint(rest.parse().map_or(1, |most: usize| most.max(1))),
            "go" => Self::Go,
            "ping" => Self::Ping(word(rest).0),
            "learn" => Self::Learn,
            "analyze" => Self::Analyze,
            "quit" => Self::Quit,
            _ => action(name).map_or(Self::Ignored, Self::Move),
        }
    }

    fn read_setting(text: &'a str) -> Self {
        let (name, value) = word(text);
        match name {
            "depth" => value.parse().map_or(Self::Ignored, |depth: u64| {
                let (least, most) = (*Strength::DEPTHS.start(), *Strength::DEPTHS.end());
                Self::Depth(u8::try_from(depth).unwrap_or(most).clamp(least, most))
            }),
            "game" => Self::Game(value),
            "time" => pace(value).map_or(Self::Ignored, Self::Pace),
            _ => Self::Ignored,
        }
    }

    /// Whether a result of the search that this line stops could be taken for one of another
    /// position.
    pub(super) const fn outdates_results(self) -> bool {
        matches!(self, Self::Ping(_) | Self::Game(_) | Self::Move(_) | Self::Quit)
    }
}

/// The first word and what follows it, trimmed.
fn word(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    (word, rest.trim())
}

/// Reads `MOVE[/value[/seconds]]`.
fn action(text: &str) -> Option<Move> {
    read_action(text.split('/').next()?.trim())
}

/// Reads seconds a move (`5`, `0.5`; `0` for no limit), a clock as GGF writes it (`5:00/2`) or as
/// people do (`5m+2s`).
fn pace(text: &str) -> Option<Pace> {
    if let Ok(seconds) = text.parse() {
        let time = Strength::thinking_time(seconds);
        let unbound = (seconds == 0.0).then_some(Pace::Unbound);
        return time.map(Pace::Move).or(unbound);
    }
    let clock = match text.contains([':', '/']) {
        true => ClockSetting::from_ggf(text).ok()?,
        false => Some(text.parse().ok()?),
    };
    Some(clock.map_or(Pace::Unbound, Pace::Game))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;

    #[test]
    fn moves_come_with_a_word_or_bare() {
        let c4 = Command::Move(Move::Place(Square::C4));
        for line in ["move C4/-1.30", "move c4", "C4", " move  C4 / 1 / 2.5 ", "c4//3"] {
            assert_eq!(Command::read(line), c4, "{line}");
        }
        assert_eq!(Command::read("move PA//3.1"), Command::Move(Move::Pass));
        for line in ["", "move", "move i9", "C9", "book F5", "set", "set contempt 100"] {
            assert_eq!(Command::read(line), Command::Ignored, "{line}");
        }
    }

    #[test]
    fn settings_are_kept_within_bounds() {
        for (text, depth) in [("6", 6), ("0", 1), ("61", 60), ("18446744073709551615", 60)] {
            assert_eq!(Command::read(&format!("set depth {text}")), Command::Depth(depth));
        }
        assert_eq!(Command::read("set depth x"), Command::Ignored);
        assert_eq!(Command::read("set game (;GM"), Command::Game("(;GM"));
        assert_eq!(Command::read("hint 4"), Command::Hint(4));
        assert_eq!(Command::read("ping 12"), Command::Ping("12"));
    }

    #[test]
    fn a_pace_is_seconds_a_move_or_a_clock() {
        let seconds = Duration::from_secs;
        assert_eq!(pace("0"), Some(Pace::Unbound));
        assert_eq!(pace("2.5"), Some(Pace::Move(Duration::from_millis(2500))));
        let clock = |main, increment| {
            let setting = ClockSetting::new(seconds(main), seconds(increment)).unwrap();
            Some(Pace::Game(setting))
        };
        assert_eq!(pace("5:00"), clock(300, 0));
        assert_eq!(pace("1:05:00/10//"), clock(3900, 10));
        assert_eq!(pace("5m+2s"), clock(300, 2));
        assert_eq!(pace("/"), Some(Pace::Unbound));
        for text in ["", "x", "-1", "NaN", "5:x", "::"] {
            assert_eq!(pace(text), None, "{text}");
        }
    }
}
