use super::file::{self, Message};
use super::language::ENGLISH;

static MESSAGES: [Message; file::count(ENGLISH)] = file::messages(ENGLISH);

/// A message that is known to be in the files; `key!` and `say!` make it at compile time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key(&'static str);

impl Key {
    /// The key of a message that leaves open exactly these variables.
    ///
    /// # Panics
    /// When there is none; in a constant, as `key!` and `say!` use it, this is a compile error.
    #[must_use]
    pub const fn new(key: &'static str, variables: &[&str]) -> Self {
        match file::find(&MESSAGES, key) {
            Some(message) if message.leaves_open(variables) => Self(key),
            Some(_) => panic!("this message has other variables; see src/text/en.ftl"),
            None => panic!("no message has this key; see src/text/en.ftl"),
        }
    }

    /// The key as the Fluent files have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }
}

/// The [`Key`] of a message without variables, checked at compile time; for tables of messages,
/// and for [`Texts::get`](super::Texts::get).
macro_rules! key {
    ($key:literal) => {{
        // An item of its own is looked at by `cargo check` already; a block would wait.
        const MESSAGE: $crate::text::Key = $crate::text::Key::new($key, &[]);
        MESSAGE
    }};
}

/// The message in the language of the texts, key and variables checked at compile time:
/// `say!(texts, "refusal-occupied", square = "d4")`. A value is text or a number.
macro_rules! say {
    ($texts:expr, $key:literal $(, $variable:ident = $value:expr)* $(,)?) => {
        {
            const MESSAGE: $crate::text::Key =
                $crate::text::Key::new($key, &[$(stringify!($variable)),*]);
            $texts.with(MESSAGE, &[$((stringify!($variable), $value.into())),*])
        }
    };
}

pub(crate) use {key, say};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_names_its_message() {
        assert_eq!(key!("colour-red").name(), "colour-red");
    }

    #[test]
    #[should_panic(expected = "no message has this key")]
    fn a_misspelt_key_is_refused() {
        let _ = Key::new("colour-rde", &[]);
    }

    #[test]
    #[should_panic(expected = "this message has other variables")]
    fn a_forgotten_variable_is_refused() {
        let _ = Key::new("refusal-occupied", &[]);
    }
}
