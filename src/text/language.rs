use std::str::FromStr;

use thiserror::Error;
use unic_langid::LanguageIdentifier;

pub(super) const ENGLISH: &str = include_str!("en.ftl");
pub(super) const ITALIAN: &str = include_str!("it.ftl");

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English, also for every language that the program does not speak.
    #[default]
    English,
    /// Italian.
    Italian,
}

/// A language that the program does not speak.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a language that Otello speaks (en, it)")]
pub struct UnknownLanguage(String);

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::Italian];

    /// The language of the user: of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not
    /// empty, or else of the system (Windows); English when the program does not speak it.
    /// `environment` gives the value of a variable.
    #[must_use]
    pub fn of_user(environment: impl Fn(&str) -> Option<String>) -> Self {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(environment)
            .find(|locale| !locale.is_empty())
            .or_else(system_locale)
            .and_then(|locale| Self::of_locale(&locale))
            .unwrap_or_default()
    }

    /// The language of a locale such as `it_IT.UTF-8` or `it-CH`.
    fn of_locale(locale: &str) -> Option<Self> {
        locale.split(['_', '-', '.', '@']).next()?.parse().ok()
    }

    /// The code by which `--lang` names it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Italian => "it",
        }
    }

    /// What the plural rules go by.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("a two-letter code is well formed")
    }

    /// The Fluent file of the language.
    pub(super) const fn source(self) -> &'static str {
        match self {
            Self::English => ENGLISH,
            Self::Italian => ITALIAN,
        }
    }
}

#[cfg(windows)]
fn system_locale() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(not(windows))]
const fn system_locale() -> Option<String> {
    None
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads `en` or `it`, in either case.
    fn from_str(code: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)]) -> Language {
        Language::of_user(|name| {
            let (_, value) = variables.iter().find(|(variable, _)| *variable == name)?;
            Some((*value).to_owned())
        })
    }

    #[test]
    fn the_locale_chooses_the_language() {
        for locale in ["it", "it_IT", "it_IT.UTF-8", "it_CH@euro", "it-IT", "IT"] {
            assert_eq!(of(&[("LANG", locale)]), Language::Italian, "{locale}");
        }
        for locale in ["en_GB.UTF-8", "C", "C.UTF-8", "POSIX", "ja_JP.UTF-8", "italian", "_", "."] {
            assert_eq!(of(&[("LANG", locale)]), Language::English, "{locale}");
        }
    }

    #[cfg(not(windows))]
    #[test]
    fn no_locale_means_english() {
        assert_eq!(of(&[]), Language::English);
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "")]), Language::English);
    }

    #[test]
    fn the_first_variable_that_is_not_empty_counts() {
        assert_eq!(of(&[("LC_ALL", "it_IT"), ("LANG", "en_US")]), Language::Italian);
        assert_eq!(of(&[("LC_ALL", "C"), ("LC_MESSAGES", "it_IT")]), Language::English);
        assert_eq!(of(&[("LC_ALL", ""), ("LC_MESSAGES", "it_IT")]), Language::Italian);
        assert_eq!(of(&[("LC_MESSAGES", "fr_FR"), ("LANG", "it_IT")]), Language::English);
    }

    #[test]
    fn an_unknown_language_is_refused_by_name() {
        assert_eq!("IT".parse(), Ok(Language::Italian));
        let error = "fr".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "\"fr\" is not a language that Otello speaks (en, it)");
    }
}
