use super::Wording;
use crate::rules::{Disc, IllegalMove, Position, Square};
use crate::session::{PassReason, Refusal};
use crate::text::{key, say};

impl Wording<'_> {
    /// A disc placed: `White plays d6 and turns 1 disc.`
    #[must_use]
    pub fn placed(self, by: Disc, square: Square, flips: u32) -> String {
        let (side, square) = (self.side(by), square.to_string());
        say!(self.texts, "common-plays", side = side, square = square, discs = flips)
    }

    /// A pass with its reason: `Black has no move and passes.`
    #[must_use]
    pub fn passed(self, by: Disc, reason: PassReason) -> String {
        let side = self.side(by);
        match reason {
            PassReason::NoMove => say!(self.texts, "common-passes", side = side),
            PassReason::NoDiscsLeft => {
                say!(self.texts, "common-passes-without-discs", side = side)
            }
        }
    }

    /// Why a command was not carried out in this position.
    #[must_use]
    pub fn refusal(self, refusal: Refusal, position: &Position) -> String {
        let key = match refusal {
            Refusal::Illegal(reason) => return self.illegal(reason, position),
            Refusal::EngineToMove => key!("refusal-engine-to-move"),
            Refusal::NothingToUndo => key!("refusal-nothing-to-undo"),
            Refusal::NothingToRedo => key!("refusal-nothing-to-redo"),
            Refusal::NoEngine => key!("refusal-no-engine"),
            Refusal::NoEnginePlays => key!("refusal-no-engine-plays"),
            Refusal::CannotHurry => key!("refusal-cannot-hurry"),
            Refusal::StrengthOfItsOwn => key!("refusal-strength-of-its-own"),
        };
        self.texts.get(key).into_owned()
    }

    fn illegal(self, reason: IllegalMove, position: &Position) -> String {
        let texts = self.texts;
        match reason {
            IllegalMove::Occupied(at) => say!(texts, "refusal-occupied", square = at.to_string()),
            IllegalMove::TurnsNothing(at) => {
                say!(texts, "refusal-turns-nothing", square = at.to_string())
            }
            IllegalMove::NotCentre(at) => {
                say!(texts, "refusal-not-centre", square = at.to_string())
            }
            IllegalMove::NoDiscsLeft => {
                say!(texts, "refusal-no-discs-left", side = self.side(position.to_move()))
            }
            IllegalMove::PassNotForced => texts.get(key!("refusal-pass-not-forced")).into_owned(),
            IllegalMove::GameOver => texts.get(key!("refusal-game-over")).into_owned(),
        }
    }
}
