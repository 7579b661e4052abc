use std::ops::RangeInclusive;
use std::time::Duration;

use crate::rules::Disc;

/// How strong an engine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// A named level, 1 to 20.
    Level(u8),
    /// This many plies of search, with an exact finish (`--depth`).
    Depth(u8),
    /// This long for every move (`--time`).
    Time(Duration),
    /// As strong as its clock allows (`--clock`); where it has none, as strong as the last level.
    Clock,
}

impl Strength {
    /// The levels that there are.
    pub const LEVELS: RangeInclusive<u8> = 1..=20;
    /// The depths that may be asked for, in plies: no game is longer.
    pub const DEPTHS: RangeInclusive<u8> = 1..=60;
    /// The longest time for a move that may be asked for: a day.
    pub const LONGEST: Duration = Duration::from_hours(24);

    /// The level of a new game when nobody chose another.
    pub const DEFAULT: Self = Self::Level(3);

    /// The time for a move, given in seconds; `None` unless it is above 0 and at most
    /// [`Strength::LONGEST`].
    #[must_use]
    pub fn thinking_time(seconds: f64) -> Option<Duration> {
        let time = Duration::try_from_secs_f64(seconds).ok()?;
        (!time.is_zero() && time <= Self::LONGEST).then_some(time)
    }
}

/// Who plays a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person at this keyboard.
    Human,
    /// Our engine.
    Engine(Strength),
    /// Another program: [`Game::program`](super::Game::program).
    Program,
}

/// Who plays which colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats {
    /// Who plays Black.
    pub black: Seat,
    /// Who plays White (Red in Reversi).
    pub white: Seat,
}

impl Seats {
    /// Two people at one keyboard.
    pub const TWO_PLAYERS: Self = Self { black: Seat::Human, white: Seat::Human };

    /// A person with these discs against the engine.
    #[must_use]
    pub const fn against_engine(human: Disc, strength: Strength) -> Self {
        let engine = Seat::Engine(strength);
        match human {
            Disc::Black => Self { black: Seat::Human, white: engine },
            Disc::White => Self { black: engine, white: Seat::Human },
        }
    }

    /// A person with these discs against another program.
    #[must_use]
    pub const fn against_program(human: Disc) -> Self {
        match human {
            Disc::Black => Self { black: Seat::Human, white: Seat::Program },
            Disc::White => Self { black: Seat::Program, white: Seat::Human },
        }
    }

    /// The engine against itself.
    #[must_use]
    pub const fn watch(strength: Strength) -> Self {
        Self { black: Seat::Engine(strength), white: Seat::Engine(strength) }
    }

    /// Who plays this colour.
    #[must_use]
    pub const fn of(&self, disc: Disc) -> Seat {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }

    /// Whether a person plays this colour.
    #[must_use]
    pub const fn is_human(&self, disc: Disc) -> bool {
        matches!(self.of(disc), Seat::Human)
    }

    /// Whether any person plays.
    #[must_use]
    pub const fn has_human(&self) -> bool {
        self.is_human(Disc::Black) || self.is_human(Disc::White)
    }

    /// Whether another program plays any colour.
    #[must_use]
    pub const fn has_program(&self) -> bool {
        matches!((self.black, self.white), (Seat::Program, _) | (_, Seat::Program))
    }

    /// Whether two people play.
    #[must_use]
    pub const fn is_two_players(&self) -> bool {
        self.is_human(Disc::Black) && self.is_human(Disc::White)
    }

    /// The colour of the only person at the table.
    #[must_use]
    pub const fn only_human(&self) -> Option<Disc> {
        match (self.black, self.white) {
            (Seat::Human, Seat::Engine(_) | Seat::Program) => Some(Disc::Black),
            (Seat::Engine(_) | Seat::Program, Seat::Human) => Some(Disc::White),
            _ => None,
        }
    }

    /// Our engine's strength, Black's first if it plays both colours.
    #[must_use]
    pub const fn strength(&self) -> Option<Strength> {
        match (self.black, self.white) {
            (Seat::Engine(strength), _) | (_, Seat::Engine(strength)) => Some(strength),
            _ => None,
        }
    }

    /// The seats with our engine, wherever it sits, at this strength.
    #[must_use]
    pub fn with_strength(self, strength: Strength) -> Self {
        let set = |seat| match seat {
            Seat::Engine(_) => Seat::Engine(strength),
            other => other,
        };
        Self { black: set(self.black), white: set(self.white) }
    }

    /// The seats with the colours exchanged.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self { black: self.white, white: self.black }
    }
}
