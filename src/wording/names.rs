use std::borrow::Cow;

use crate::game::{Game, Seat, Strength};
use crate::rules::{Disc, Rules};
use crate::store::Names;
use crate::text::{Colour, Texts, cut, key, say};

/// Says things in one language, and in the words of one rule set.
#[derive(Clone, Copy, Debug)]
pub struct Wording<'a> {
    pub(super) texts: &'a Texts,
    pub(super) rules: Rules,
}

/// What the players are called in the record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerNames {
    black: String,
    white: String,
}

impl PlayerNames {
    /// The names as the store takes them.
    #[must_use]
    pub fn as_names(&self) -> Names<'_> {
        Names { black: &self.black, white: &self.white }
    }
}

impl<'a> Wording<'a> {
    /// Speaks by these texts about a game of these rules.
    #[must_use]
    pub const fn new(texts: &'a Texts, rules: Rules) -> Self {
        Self { texts, rules }
    }

    /// The name of the game.
    #[must_use]
    pub fn game(self) -> Cow<'a, str> {
        self.texts.get(match self.rules {
            Rules::Othello => key!("common-othello"),
            Rules::Reversi => key!("common-reversi"),
        })
    }

    /// The name of a side: White is Red in Reversi.
    #[must_use]
    pub fn side(self, disc: Disc) -> Cow<'a, str> {
        self.texts.colour(match (disc, self.rules) {
            (Disc::Black, _) => Colour::Black,
            (Disc::White, Rules::Othello) => Colour::White,
            (Disc::White, Rules::Reversi) => Colour::Red,
        })
    }

    /// Two numbers with the sides that they belong to: `Black 34, White 29`.
    #[must_use]
    pub fn each(self, black: u8, white: u8) -> String {
        format!("{} {black}, {} {white}", self.side(Disc::Black), self.side(Disc::White))
    }

    /// A strength after the engine's name: `level 3, Learner` or `depth 8`.
    #[must_use]
    pub fn strength(self, strength: Strength) -> String {
        match strength {
            Strength::Level(level) => {
                let name = self.texts.level(level);
                say!(self.texts, "common-level", level = level, name = name)
            }
            Strength::Depth(depth) => say!(self.texts, "common-depth", depth = depth),
            Strength::Time(time) => say!(self.texts, "common-time", seconds = time.as_secs_f64()),
            Strength::Clock => self.texts.get(key!("common-clock")).into_owned(),
        }
    }

    /// What the players are called in the record of a game: `You` and `Otello level 3, Learner`,
    /// another program as it calls itself, or two people by their colours.
    #[must_use]
    pub fn players(self, game: &Game) -> PlayerNames {
        let name = |disc| match game.seats.of(disc) {
            _ if let Some(other) = game.other_player(disc) => other.to_owned(),
            Seat::Engine(strength) => format!("Otello {}", self.strength(strength)),
            Seat::Program => program_name(game),
            Seat::Human if game.seats.is_two_players() => self.side(disc).into_owned(),
            Seat::Human => self.texts.get(key!("common-you")).into_owned(),
        };
        PlayerNames { black: name(Disc::Black), white: name(Disc::White) }
    }
}

/// The most cells of a program's name that are shown.
const LONGEST_NAME: usize = 60;

/// What the program at the table is called, fit to be shown; nothing if there is none.
#[must_use]
pub fn program_name(game: &Game) -> String {
    game.program.as_ref().map(|program| cut(&program.name, LONGEST_NAME)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::game::{Program, Seats};
    use crate::rules::Position;
    use crate::text::Language;

    #[test]
    fn strengths_have_names_in_both_languages() {
        let said = |language, strength| {
            Wording::new(&Texts::new(language), Rules::Othello).strength(strength)
        };
        assert_eq!(said(Language::English, Strength::Level(3)), "level 3, Learner");
        assert_eq!(said(Language::Italian, Strength::Level(3)), "livello 3, Allievo");
        assert_eq!(said(Language::Italian, Strength::Depth(8)), "profondità 8");
        let seconds = |seconds| Strength::Time(Duration::from_secs_f64(seconds));
        assert_eq!(said(Language::English, seconds(1.0)), "1 second a move");
        assert_eq!(said(Language::English, seconds(0.5)), "0.5 seconds a move");
    }

    #[test]
    fn players_are_named_by_their_seats() {
        let texts = Texts::new(Language::English);
        let seats = Seats::against_engine(Disc::White, Strength::Depth(8));
        let game = |seats| Game::new(Position::start(Rules::Othello), seats, 1, String::new());
        let players = Wording::new(&texts, Rules::Othello).players(&game(seats));
        assert_eq!(players.as_names(), Names { black: "Otello depth 8", white: "You" });
        let players = Wording::new(&texts, Rules::Reversi).players(&game(Seats::TWO_PLAYERS));
        assert_eq!(players.as_names(), Names { black: "Black", white: "Red" });
        let program = Program {
            command: "gtp:x".to_owned(),
            name: "GTP GRhino 0.16.1".to_owned(),
            time: None,
            patience: Program::PATIENCE,
        };
        let seats = Seats::against_program(Disc::Black);
        let game = Game { program: Some(program), ..game(seats) };
        let players = Wording::new(&texts, Rules::Othello).players(&game);
        assert_eq!(players.as_names(), Names { black: "You", white: "GTP GRhino 0.16.1" });
    }
}
