use super::Said;
use crate::formats::board::BoardError;
use crate::formats::obf::ObfError;
use crate::text::{Texts, say};

impl Said for BoardError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::UnknownSquare { square, found } => {
                let (square, found) = (square.to_string(), found.to_string());
                say!(texts, "fault-board-square", square = square, found = found)
            }
            Self::TooShort(squares) => say!(texts, "fault-board-short", squares = *squares),
            Self::Rows(rows) => say!(texts, "fault-board-rows", rows = *rows),
            Self::UnknownSide(found) => {
                say!(texts, "fault-board-side", found = found.to_string())
            }
            Self::TooLong(text) => say!(texts, "fault-board-long", text = text),
            Self::UnknownSupply(text) => say!(texts, "fault-supply", text = text),
            Self::SupplyInOthello(text) => say!(texts, "fault-supply-othello", text = text),
            Self::Impossible(fault) => fault.said(texts),
        }
    }
}

impl Said for ObfError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Board(fault) => fault.said(texts),
            Self::UnknownField { field, text } => {
                say!(texts, "fault-obf-field", field = *field, text = text)
            }
            Self::IllegalMove { field, text } => {
                say!(texts, "fault-obf-illegal", field = *field, text = text)
            }
        }
    }
}
