use super::Said;
use super::moves::of_move;
use crate::formats::wthor::{FileError, RecordFault, SizeFault};
use crate::text::{Key, Texts, key, say};

impl Said for FileError {
    fn said(&self, texts: &Texts) -> String {
        match *self {
            Self::NoHeader(end) => say!(texts, "fault-wthor-header", end = end),
            Self::OtherBoard(size) => say!(texts, "fault-wthor-board", size = size),
            Self::Solitaires(kind) => say!(texts, "fault-wthor-solitaires", kind = kind),
        }
    }
}

impl Said for SizeFault {
    fn said(&self, texts: &Texts) -> String {
        match *self {
            Self::TooShort { what, number, offset, end, stated } => say!(
                texts,
                "fault-wthor-short",
                what = texts.get(entry(what)),
                number = number,
                offset = offset,
                end = end,
                stated = stated
            ),
            Self::TooLong { what, offset, extra } => {
                let what = texts.get(entry(what));
                say!(texts, "fault-wthor-long", what = what, offset = offset, extra = extra)
            }
        }
    }
}

/// What a file holds: games, or names of whatever.
fn entry(what: &str) -> Key {
    if what == "game" { key!("fault-wthor-game") } else { key!("fault-wthor-name") }
}

impl Said for RecordFault {
    fn said(&self, texts: &Texts) -> String {
        match *self {
            Self::NotASquare { number, code } => {
                of_move(texts, number, say!(texts, "fault-wthor-square", code = code))
            }
            Self::Illegal { number, fault } => of_move(texts, number, fault.said(texts)),
            Self::AfterEnd { number, code } => {
                of_move(texts, number, say!(texts, "fault-wthor-after-end", code = code))
            }
        }
    }
}
