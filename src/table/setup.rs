use rand::SeedableRng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;

use crate::game::{ClockSetting, Game, Record, Seats, Strength};
use crate::rules::{Disc, Position, Rules, Square};
use crate::session::LEVELS;
use crate::settings::{Setting, Settings};
use crate::starts;

/// Who plays in a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Players {
    /// A person against the engine.
    AgainstEngine,
    /// A person against another program.
    Program,
    /// Two people.
    Two,
    /// The engine against itself.
    Watch,
}

/// What a new game begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// The start of the rules.
    Usual,
    /// One of the balanced openings.
    Balanced,
    /// So many corners, 1 to 4, for the person who plays against the engine, or for Black.
    Corners(u8),
}

impl Begin {
    /// Every beginning, in the order of the menu.
    pub const ALL: [Self; 6] = [
        Self::Usual,
        Self::Balanced,
        Self::Corners(1),
        Self::Corners(2),
        Self::Corners(3),
        Self::Corners(4),
    ];

    /// The value of the setting that stands for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Balanced => "balanced",
            Self::Corners(1) => "corner",
            Self::Corners(2) => "two-corners",
            Self::Corners(3) => "three-corners",
            Self::Corners(_) => "four-corners",
        }
    }
}

/// What a new game is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Which game.
    pub rules: Rules,
    /// What it begins with. Reversi has one start alone.
    pub begin: Begin,
    /// The colour of the person who plays against the engine.
    pub colour: Disc,
    /// How strong the engine is.
    pub strength: Strength,
    /// The clock that both sides get.
    pub clock: Option<ClockSetting>,
    /// Who plays.
    pub players: Players,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            rules: Rules::Othello,
            begin: Begin::Usual,
            colour: Disc::Black,
            strength: Strength::DEFAULT,
            clock: None,
            players: Players::AgainstEngine,
        }
    }
}

impl Setup {
    /// What the settings say.
    #[must_use]
    pub fn of_settings(settings: &Settings) -> Self {
        let white = settings.value(Setting::Colour) == "white";
        let reversi = settings.value(Setting::Rules) == "reversi";
        Self {
            begin: Begin::ALL
                .into_iter()
                .find(|begin| begin.name() == settings.value(Setting::Start))
                .unwrap_or(Begin::Usual),
            rules: if reversi { Rules::Reversi } else { Rules::Othello },
            colour: if white { Disc::White } else { Disc::Black },
            strength: Strength::Level(settings.number(Setting::Level) as u8),
            clock: settings.value(Setting::Clock).parse().ok(),
            players: match settings.value(Setting::Players) {
                "two" => Players::Two,
                "watch" => Players::Watch,
                _ => Players::AgainstEngine,
            },
        }
    }

    /// The settings that remember it, as far as there are some: another program, a depth and a time
    /// are of this run alone.
    #[must_use]
    pub fn kept(&self) -> Vec<(Setting, String)> {
        let players = match self.players {
            Players::AgainstEngine => Some("engine"),
            Players::Two => Some("two"),
            Players::Watch => Some("watch"),
            Players::Program => None,
        };
        let rules = if self.rules == Rules::Reversi { "reversi" } else { "othello" };
        let colour = if self.colour == Disc::White { "white" } else { "black" };
        let level = match self.strength {
            Strength::Level(level) => Some(level.to_string()),
            Strength::Depth(_) | Strength::Time(_) | Strength::Clock => None,
        };
        let clock = self.clock.map_or_else(|| "none".to_owned(), |clock| clock.to_string());
        let kept = [
            (Setting::Players, players.map(str::to_owned)),
            (Setting::Rules, Some(rules.to_owned())),
            (Setting::Start, Some(self.begin.name().to_owned())),
            (Setting::Colour, Some(colour.to_owned())),
            (Setting::Level, level),
            (Setting::Clock, Some(clock)),
        ];
        kept.into_iter().filter_map(|(setting, value)| Some((setting, value?))).collect()
    }

    /// The setup of a game, as far as it has one: what the menu offers next.
    pub fn of(game: &Game, before: Self) -> Self {
        let seats = &game.seats;
        let players = match (seats.is_two_players(), seats.has_human()) {
            (true, _) => Players::Two,
            (false, true) if seats.has_program() => Players::Program,
            (false, true) => Players::AgainstEngine,
            (false, false) => Players::Watch,
        };
        Self {
            rules: game.record.start().rules(),
            begin: before.begin,
            colour: seats.only_human().unwrap_or(before.colour),
            strength: seats.strength().unwrap_or(before.strength),
            clock: game.clock_setting(),
            players,
        }
    }

    /// The line that the game begins with, chosen by the seed where there are several. Other programs
    /// play Othello only, and over GTP from its start only.
    #[must_use]
    pub fn opening(&self, seed: u64) -> Record {
        let rules = match self.players {
            Players::Program => Rules::Othello,
            _ => self.rules,
        };
        let usual = || Record::new(Position::start(rules));
        match self.begin {
            Begin::Balanced if rules == Rules::Othello => {
                let chosen = starts::balanced();
                let chosen = chosen.choose(&mut StdRng::seed_from_u64(seed));
                chosen.cloned().unwrap_or_else(usual)
            }
            Begin::Corners(count)
                if rules == Rules::Othello && self.players != Players::Program =>
            {
                Record::new(self.with_corners(count))
            }
            _ => usual(),
        }
    }

    /// The start with discs in corners: opposite ones first.
    fn with_corners(&self, count: u8) -> Position {
        const CORNERS: [Square; 4] = [Square::A1, Square::H8, Square::H1, Square::A8];
        let start = Position::start(Rules::Othello);
        let [mut black, mut white] = [start.discs(Disc::Black), start.discs(Disc::White)];
        let side = match (self.players, self.colour) {
            (Players::AgainstEngine, Disc::White) => &mut white,
            _ => &mut black,
        };
        for corner in CORNERS.into_iter().take(count.into()) {
            *side |= corner.bit();
        }
        Position::othello(black, white, Disc::Black).unwrap_or(start)
    }

    /// Who sits where.
    pub const fn seats(&self) -> Seats {
        match self.players {
            Players::AgainstEngine => Seats::against_engine(self.colour, self.strength),
            Players::Program => Seats::against_program(self.colour),
            Players::Two => Seats::TWO_PLAYERS,
            Players::Watch => Seats::watch(self.strength),
        }
    }

    /// The beginning behind this one, or before it.
    pub fn change_begin(&mut self, by: i8) {
        let here = Begin::ALL.iter().position(|begin| *begin == self.begin).unwrap_or(0) as isize;
        let next = (here + isize::from(by)).rem_euclid(Begin::ALL.len() as isize);
        self.begin = Begin::ALL[next as usize];
    }

    /// The other rules.
    pub fn change_rules(&mut self) {
        self.rules = match self.rules {
            Rules::Othello => Rules::Reversi,
            Rules::Reversi => Rules::Othello,
        };
    }

    /// The next clock of those that the menu offers, or the one before.
    pub fn change_clock(&mut self, by: i8) {
        let offered = CLOCKS.map(|text| text.parse().ok());
        let here = offered.iter().position(|clock| *clock == self.clock);
        let len = offered.len() as isize;
        // From a clock that is none of these, to the first or the last.
        let here = here.map_or(if by > 0 { -1 } else { len }, |index| index as isize);
        self.clock = offered[(here + isize::from(by)).rem_euclid(len) as usize];
        if self.clock.is_none() && self.strength == Strength::Clock {
            self.strength = Strength::DEFAULT;
        }
    }
}

/// A stronger or a weaker engine: another level, a ply more or less, twice or half the time.
pub fn changed(strength: Strength, by: i8) -> Strength {
    match strength {
        Strength::Level(number) => {
            let most = LEVELS.len() as u8;
            Strength::Level(number.saturating_add_signed(by).clamp(1, most))
        }
        Strength::Depth(plies) => Strength::Depth(plies.saturating_add_signed(by).clamp(1, 60)),
        Strength::Time(time) if by > 0 => Strength::Time((time * 2).min(MOST_TIME)),
        Strength::Time(time) => Strength::Time((time / 2).max(LEAST_TIME)),
        Strength::Clock if by > 0 => Strength::Clock,
        Strength::Clock => Strength::Level(LEVELS.len() as u8),
    }
}

/// The clocks that the menu offers; the empty text stands for none.
const CLOCKS: [&str; 6] = ["", "1m", "3m+2s", "5m", "15m", "25m"];

const LEAST_TIME: std::time::Duration = std::time::Duration::from_millis(50);
const MOST_TIME: std::time::Duration = std::time::Duration::from_secs(3600);

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn strengths_change_within_their_bounds() {
        assert_eq!(changed(Strength::Level(3), 1), Strength::Level(4));
        assert_eq!(changed(Strength::Level(20), 1), Strength::Level(20));
        assert_eq!(changed(Strength::Level(1), -1), Strength::Level(1));
        assert_eq!(changed(Strength::Depth(1), -1), Strength::Depth(1));
        let second = Duration::from_secs(1);
        assert_eq!(changed(Strength::Time(second), 1), Strength::Time(2 * second));
        assert_eq!(changed(Strength::Time(LEAST_TIME), -1), Strength::Time(LEAST_TIME));
    }

    #[test]
    fn the_menu_goes_round_its_clocks() {
        let mut setup = Setup { strength: Strength::Clock, ..Setup::default() };
        setup.clock = "7m".parse().ok();
        setup.change_clock(-1);
        assert_eq!(setup.clock, "25m".parse().ok());
        setup.change_clock(1);
        assert_eq!((setup.clock, setup.strength), (None, Strength::DEFAULT));
        for text in CLOCKS {
            assert_eq!(setup.clock, text.parse().ok());
            setup.change_clock(1);
        }
        assert_eq!(setup.clock, None);
    }

    #[test]
    fn corners_are_for_the_person_or_for_black() {
        let begin = Begin::Corners(3);
        let discs = |setup: Setup, disc| setup.opening(1).position().discs(disc).len();
        let white = Setup { begin, colour: Disc::White, ..Setup::default() };
        assert_eq!([discs(white, Disc::Black), discs(white, Disc::White)], [2, 5]);
        let two = Setup { players: Players::Two, ..white };
        assert_eq!([discs(two, Disc::Black), discs(two, Disc::White)], [5, 2]);
        for usual in
            [Setup { players: Players::Program, ..white }, Setup { rules: Rules::Reversi, ..white }]
        {
            assert!(discs(usual, Disc::White) <= 2);
        }
    }

    #[test]
    fn a_balanced_opening_is_chosen_by_the_seed() {
        let setup = Setup { begin: Begin::Balanced, ..Setup::default() };
        assert_eq!(setup.opening(1).plies(), 8);
        assert_eq!(setup.opening(1), setup.opening(1));
        assert!((2..9).any(|seed| setup.opening(seed) != setup.opening(1)));
    }

    #[test]
    fn the_next_game_is_like_the_last() {
        let setup = Setup { rules: Rules::Reversi, colour: Disc::White, ..Setup::default() };
        let setup = Setup { clock: "5m".parse().ok(), ..setup };
        let game = Game::new(*setup.opening(1).start(), setup.seats(), 1, String::new());
        let game = game.with_clocks(setup.clock);
        assert_eq!(Setup::of(&game, Setup::default()), setup);
    }
}
