//! What is known of a panic: the text comes with the payload, the place only through the hook.

use std::any::Any;
use std::cell::RefCell;
use std::panic::PanicHookInfo;

thread_local! {
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// A fault of our own that ended a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// What the panic said.
    pub text: String,
    /// Where, as `file:line:column`, if a hook called [`note_panic`].
    pub place: Option<String>,
}

impl Failure {
    /// The failure behind a panic that this thread has just caught.
    #[must_use]
    pub fn caught(payload: &(dyn Any + Send)) -> Self {
        let text = payload
            .downcast_ref::<&str>()
            .map(|text| (*text).to_owned())
            .or_else(|| payload.downcast_ref::<String>().cloned())
            .unwrap_or_default();
        Self { text, place: PLACE.take() }
    }
}

/// Remembers where this thread panics; to be called by the front end's panic hook.
pub fn note_panic(info: &PanicHookInfo<'_>) {
    PLACE.set(info.location().map(ToString::to_string));
}
