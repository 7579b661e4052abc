use super::Said;
use super::games::of_game_line;
use super::moves::of_move;
use crate::formats::sgf::{SgfError, SgfFault};
use crate::text::{Texts, key, say};

impl Said for SgfError {
    fn said(&self, texts: &Texts) -> String {
        of_game_line(texts, self.game, self.line, self.fault.said(texts))
    }
}

impl Said for SgfFault {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::NoEnd => texts.get(key!("fault-sgf-end")).into_owned(),
            Self::TooLarge => texts.get(key!("fault-sgf-too-large")).into_owned(),
            Self::NotAProperty(text) => say!(texts, "fault-sgf-property", text = text),
            Self::OpenValue(name) => say!(texts, "fault-open-value", name = name),
            Self::OtherGame(value) => say!(texts, "fault-other-game", value = value),
            Self::OtherSize(value) => say!(texts, "fault-sgf-size", value = value),
            Self::Setup { name, value } => {
                say!(texts, "fault-sgf-setup", name = name, value = value)
            }
            Self::Side(value) => say!(texts, "fault-sgf-side", value = value),
            Self::LateSetup(number) => say!(texts, "fault-sgf-late-setup", number = *number),
            Self::Start(fault) => fault.said(texts),
            Self::NotASquare { number, text } => {
                of_move(texts, *number, say!(texts, "fault-sgf-square", text = text))
            }
            Self::Move(fault) => fault.said(texts),
        }
    }
}
