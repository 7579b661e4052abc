use std::borrow::Cow;

use crate::rules::{Disc, IllegalMove, Position, Rules, Square};
use crate::text::{Colour, Texts, key, say};

/// The sentences of the dialogue, in the language of the player and the words of the rule set.
#[derive(Debug)]
pub struct Speech {
    texts: Texts,
}

impl Speech {
    /// Speaks by these texts.
    #[must_use]
    pub const fn new(texts: Texts) -> Self {
        Self { texts }
    }

    /// The name of a side.
    #[must_use]
    pub fn side(&self, disc: Disc, rules: Rules) -> Cow<'_, str> {
        self.texts.colour(match (disc, rules) {
            (Disc::Black, _) => Colour::Black,
            (Disc::White, Rules::Othello) => Colour::White,
            (Disc::White, Rules::Reversi) => Colour::Red,
        })
    }

    /// A move with the number of discs that it turns.
    #[must_use]
    pub fn plays(&self, side: Disc, rules: Rules, square: Square, discs: u32) -> Cow<'_, str> {
        let side = self.side(side, rules);
        say!(self.texts, "plain-plays", side = side, square = square.to_string(), discs = discs)
    }

    /// Why the side to move in this position may not do what it was told to.
    #[must_use]
    pub fn refusal(&self, reason: IllegalMove, position: &Position) -> Cow<'_, str> {
        let texts = &self.texts;
        let square = |square: Square| square.to_string();
        match reason {
            IllegalMove::Occupied(at) => say!(texts, "refusal-occupied", square = square(at)),
            IllegalMove::TurnsNothing(at) => {
                say!(texts, "refusal-turns-nothing", square = square(at))
            }
            IllegalMove::NotCentre(at) => say!(texts, "refusal-not-centre", square = square(at)),
            IllegalMove::NoDiscsLeft => {
                let side = self.side(position.to_move(), position.rules());
                say!(texts, "refusal-no-discs-left", side = side)
            }
            IllegalMove::PassNotForced => texts.get(key!("refusal-pass-not-forced")),
            IllegalMove::GameOver => texts.get(key!("refusal-game-over")),
        }
    }
}
