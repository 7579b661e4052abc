use super::Said;
use super::games::of_game_line;
use super::moves::of_move;
use crate::formats::ggf::{GgfError, GgfFault};
use crate::text::{Texts, key, say};

impl Said for GgfError {
    fn said(&self, texts: &Texts) -> String {
        of_game_line(texts, self.game, self.line, self.fault.said(texts))
    }
}

impl Said for GgfFault {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::NoEnd => texts.get(key!("fault-ggf-end")).into_owned(),
            Self::NotATag(text) => say!(texts, "fault-ggf-tag", text = text),
            Self::OpenValue(name) => say!(texts, "fault-open-value", name = name),
            Self::OtherGame(value) => say!(texts, "fault-ggf-game", value = value),
            Self::OtherSize(value) => say!(texts, "fault-ggf-size", value = value),
            // BO is the tag of the board.
            Self::Board(fault) => format!("BO: {}", fault.said(texts)),
            Self::NotASquare { number, text } => {
                of_move(texts, *number, say!(texts, "fault-square", text = text))
            }
            Self::Move(fault) => fault.said(texts),
        }
    }
}
