use super::Said;
use crate::engines::{EngineError, SpecError, Unsayable};
use crate::rules::Rules;
use crate::text::{Texts, key, say};
use crate::wording::Wording;

impl Said for EngineError {
    fn said(&self, texts: &Texts) -> String {
        Wording::new(texts, Rules::Othello).program_fault(self)
    }
}

impl Said for Unsayable {
    fn said(&self, texts: &Texts) -> String {
        let key = match self {
            Self::Depth => key!("program-no-depth"),
            Self::Start => key!("program-no-start"),
            Self::Rules => key!("program-no-rules"),
            Self::PartsOfSeconds => key!("program-no-parts"),
        };
        texts.get(key).into_owned()
    }
}

impl Said for SpecError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::NoProtocol(text) => say!(texts, "fault-spec-protocol", text = text),
            Self::NotADepth(text) => say!(texts, "fault-spec-depth", text = text),
            Self::NoCommand => texts.get(key!("fault-spec-command")).into_owned(),
            Self::OpenQuote(text) => say!(texts, "fault-spec-quote", text = text),
        }
    }
}
