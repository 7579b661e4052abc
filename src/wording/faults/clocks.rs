use super::Said;
use crate::formats::clock::{ClockError, ClockPart};
use crate::text::{Texts, key, say};

impl Said for ClockError {
    fn said(&self, texts: &Texts) -> String {
        match self {
            Self::NotATime { part, text } => {
                let part = texts.get(match part {
                    ClockPart::Main => key!("fault-part-main"),
                    ClockPart::Increment => key!("fault-part-increment"),
                });
                say!(texts, "fault-clock-time", part = part, text = text)
            }
            Self::OutOfBounds { part } => {
                let key = match part {
                    ClockPart::Main => key!("fault-clock-main"),
                    ClockPart::Increment => key!("fault-clock-increment"),
                };
                texts.get(key).into_owned()
            }
        }
    }
}
