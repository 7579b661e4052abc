use super::Wording;
use crate::session::Failure;
use crate::text::say;

impl Wording<'_> {
    /// A fault of the engine, on one line whatever it says.
    #[must_use]
    pub fn engine_failed(self, failure: &Failure) -> String {
        let fault = match &failure.place {
            Some(place) => format!("{} ({place})", failure.text),
            None => failure.text.clone(),
        };
        let fault = fault.split_whitespace().collect::<Vec<_>>().join(" ");
        say!(self.texts, "common-engine-failed", fault = fault)
    }
}
