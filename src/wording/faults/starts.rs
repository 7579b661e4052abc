use super::Said;
use super::saved::of_line;
use crate::starts::{ListError, ListFault};
use crate::text::{Texts, key};

impl Said for ListError {
    fn said(&self, texts: &Texts) -> String {
        of_line(texts, self.line, self.fault.said(texts))
    }
}

impl Said for ListFault {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Board(fault) => fault.said(texts),
            Self::Transcript(fault) => fault.said(texts),
            Self::Over => texts.get(key!("fault-list-over")).into_owned(),
            Self::Empty => texts.get(key!("fault-list-empty")).into_owned(),
        }
    }
}
