use super::Said;
use crate::store::{Expected, SavedGameError};
use crate::text::{Texts, key, say};

impl Said for SavedGameError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::NotASavedGame => texts.get(key!("fault-saved-none")).into_owned(),
            Self::Newer(version) => {
                say!(texts, "fault-saved-newer", version = *version, known = Self::NEWEST_KNOWN)
            }
            Self::NotText(line) => {
                of_line(texts, *line, texts.get(key!("fault-saved-binary")).into_owned())
            }
            Self::UnknownLine { line, text } => {
                of_line(texts, *line, say!(texts, "fault-saved-unknown", text = text))
            }
            Self::Twice { line, key: name } => {
                of_line(texts, *line, say!(texts, "fault-saved-twice", name = *name))
            }
            Self::Missing(name) => say!(texts, "fault-saved-missing", name = *name),
            Self::WrongValue { line, key: name, value, expected } => {
                let expected = expected.said(texts);
                let fault = say!(
                    texts,
                    "fault-saved-value",
                    name = *name,
                    value = value,
                    expected = expected
                );
                of_line(texts, *line, fault)
            }
            Self::Start { line, fault } => {
                of_line(texts, *line, format!("start: {}", fault.said(texts)))
            }
            Self::Moves { line, fault } => of_line(texts, *line, fault.said(texts)),
        }
    }
}

impl Said for Expected {
    fn said(&self, texts: &Texts) -> String {
        let key = match self {
            Self::Rules => key!("fault-saved-rules"),
            Self::Seat => key!("fault-saved-seat"),
            Self::Number => key!("fault-saved-number"),
            Self::YesOrNo => key!("fault-saved-yes-or-no"),
            Self::Seconds => key!("fault-saved-seconds"),
            Self::Forfeit => key!("fault-saved-forfeit"),
            Self::Clock => key!("fault-saved-clock"),
            Self::Took => key!("fault-saved-took"),
            Self::Played => key!("fault-saved-played"),
        };
        texts.get(key).into_owned()
    }
}

/// A fault with the line that has it.
pub(super) fn of_line(texts: &Texts, line: usize, fault: String) -> String {
    say!(texts, "fault-line", line = line, fault = fault)
}
