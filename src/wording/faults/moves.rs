use super::Said;
use crate::formats::record::LineFault;
use crate::formats::transcript::TranscriptError;
use crate::rules::{Disc, IllegalMove, PositionError};
use crate::text::{Colour, Texts, key, say};

impl Said for IllegalMove {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Occupied(at) => say!(texts, "fault-occupied", square = at.to_string()),
            Self::TurnsNothing(at) => say!(texts, "fault-turns-nothing", square = at.to_string()),
            Self::NotCentre(at) => say!(texts, "fault-not-centre", square = at.to_string()),
            Self::NoDiscsLeft => texts.get(key!("fault-no-discs-left")).into_owned(),
            Self::PassNotForced => texts.get(key!("fault-pass-not-forced")).into_owned(),
            Self::GameOver => texts.get(key!("fault-game-over")).into_owned(),
        }
    }
}

impl Said for PositionError {
    fn said(&self, texts: &Texts) -> String {
        match *self {
            Self::TwoDiscs(at) => say!(texts, "fault-two-discs", square = at.to_string()),
            Self::TooManyDiscs(discs) => say!(texts, "fault-too-many-discs", discs = discs),
            Self::WrongSupply { placed, left } => {
                say!(texts, "fault-wrong-supply", placed = placed, left = left)
            }
            Self::CentreNotFull(at) => {
                say!(texts, "fault-centre-not-full", square = at.to_string())
            }
        }
    }
}

impl Said for TranscriptError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::NotASquare { number, text } => {
                of_move(texts, *number, say!(texts, "fault-square", text = text))
            }
            Self::Illegal { number, fault } => of_move(texts, *number, fault.said(texts)),
            Self::BehindTheEnd { number, text } => {
                of_move(texts, *number, say!(texts, "fault-behind-the-end", text = text))
            }
            Self::NoMove(text) => say!(texts, "fault-no-move", text = text),
        }
    }
}

impl Said for LineFault {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::OutOfTurn { number, by } => {
                let (colour, letter) = match by {
                    Disc::Black => (Colour::Black, "B"),
                    Disc::White => (Colour::White, "W"),
                };
                let side = texts.colour(colour);
                say!(texts, "fault-out-of-turn", number = *number, side = side, letter = letter)
            }
            Self::Illegal { number, fault } => of_move(texts, *number, fault.said(texts)),
        }
    }
}

/// A fault with the number of the move that has it.
pub(super) fn of_move(texts: &Texts, number: usize, fault: String) -> String {
    say!(texts, "fault-move", number = number, fault = fault)
}
