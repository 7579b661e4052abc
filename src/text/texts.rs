use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::{Key, Language, shown};

/// The messages in one language.
pub struct Texts {
    language: Language,
    bundle: &'static FluentBundle<FluentResource>,
}

/// What has been read of the files: once, since that is what a start of the program takes longest for.
static READ: [OnceLock<FluentBundle<FluentResource>>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

fn read(language: Language) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(language.source().to_owned())
        .expect("the files are part of the program and the tests parse them");
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // Isolation marks are invisible characters, which would shift what stands in cells.
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("the tests find no key twice");
    bundle
}

impl Texts {
    /// The messages in this language.
    ///
    /// # Panics
    /// Never: the tests parse both files.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let bundle = READ[language as usize].get_or_init(|| read(language));
        Self { language, bundle }
    }

    /// The language that these messages are in.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message with this key, which has no variables.
    #[must_use]
    pub fn get(&self, key: Key) -> Cow<'_, str> {
        self.format(key, None)
    }

    /// The message with these values in the place of its variables; `say!` checks that none is
    /// missing.
    #[must_use]
    pub fn with(&self, key: Key, values: &[(&'static str, FluentValue<'_>)]) -> String {
        let values: FluentArgs<'_> =
            values.iter().map(|(name, value)| (*name, fit_to_show(value))).collect();
        self.format(key, Some(&values)).into_owned()
    }

    fn format(&self, key: Key, values: Option<&FluentArgs<'_>>) -> Cow<'_, str> {
        let message = self.bundle.get_message(key.name());
        let pattern = message
            .and_then(|message| message.value())
            .expect("a key is looked up when the crate is compiled, and both files have the same");
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, values, &mut errors);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", key.name());
        text
    }
}

/// The value without what a terminal could take for a command: it may come from anywhere.
fn fit_to_show<'a>(value: &'a FluentValue<'_>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) => FluentValue::String(shown(text)),
        value => value.clone(),
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}
