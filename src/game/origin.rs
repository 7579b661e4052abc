use super::program::one_line;
use crate::formats::record::GameRecord;
use crate::rules::Disc;

/// Where the first turns of a game come from, which were not played here.
#[derive(Clone, Debug, PartialEq)]
pub struct Origin {
    /// Who played Black; empty if nobody says.
    pub black: String,
    /// Who played White, or Red in Reversi.
    pub white: String,
    /// The tournament or the place; empty if nobody says.
    pub event: String,
    /// When it was played, in the words of its record.
    pub date: String,
    /// How many turns of the line, passes included, come from there.
    pub turns: usize,
    /// All that was read, as long as those are all of its turns.
    pub whole: Option<Box<GameRecord>>,
}

impl Origin {
    /// An origin that nobody says anything of.
    #[must_use]
    pub const fn unknown(turns: usize) -> Self {
        Self {
            black: String::new(),
            white: String::new(),
            event: String::new(),
            date: String::new(),
            turns,
            whole: None,
        }
    }

    pub(super) fn of(game: GameRecord, turns: usize) -> Self {
        let event = if game.event.is_empty() { &game.place } else { &game.event };
        Self {
            black: one_line(&game.black.name),
            white: one_line(&game.white.name),
            event: one_line(event),
            date: one_line(&game.date),
            turns,
            whole: Some(Box::new(game)),
        }
    }

    /// Who played a colour, if somebody says so.
    #[must_use]
    pub fn player(&self, disc: Disc) -> Option<&str> {
        let name = match disc {
            Disc::Black => &self.black,
            Disc::White => &self.white,
        };
        Some(name.as_str()).filter(|name| !name.is_empty())
    }

    /// What is known of it: `Tamenori - Murakami, WC 2003, 2003-11-08`; empty if nothing is.
    #[must_use]
    pub fn label(&self) -> String {
        let players = match (self.player(Disc::Black), self.player(Disc::White)) {
            (None, None) => String::new(),
            (black, white) => format!("{} - {}", black.unwrap_or("?"), white.unwrap_or("?")),
        };
        let known = [&players, &self.event, &self.date].map(String::as_str);
        known.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ")
    }

    /// Takes note that a turn was played here behind so many others.
    pub(super) fn left_at(&mut self, turns: usize) {
        if turns < self.turns {
            self.turns = turns;
            self.whole = None;
        }
    }
}
