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

    /// The language of the user, by the rules of GNU gettext: the first of `LANGUAGE`, a list with
    /// colons, that the program speaks, or else the locale's; English when it speaks none of them.
    /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty, or else the
    /// system's (Windows); in the locale C, and without any, `LANGUAGE` says nothing. `environment`
    /// gives the value of a variable.
    #[must_use]
    pub fn of_user(environment: impl Fn(&str) -> Option<String>) -> Self {
        let given = |name: &str| environment(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(given);
        let locale = locale.or_else(system_locale).filter(|locale| !is_without_language(locale));
        let Some(locale) = locale else { return Self::default() };
        let wanted = given("LANGUAGE").unwrap_or(locale);
        wanted.split(':').find_map(Self::of_locale).unwrap_or_default()
    }

    /// The language of a locale such as `it_IT.UTF-8` or `it-CH`, in either case.
    fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The code by which `--lang` names it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Italian => "it",
        }
    }

    /// What it calls itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Italian => "Italiano",
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

/// Whether a locale is the one of programs, which speaks no language of people.
fn is_without_language(locale: &str) -> bool {
    matches!(locale.split('.').next(), Some("C" | "POSIX"))
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

    /// Reads `en` or `it`, or a locale that begins so, such as `it_IT` or `it-CH.UTF-8`.
    fn from_str(locale: &str) -> Result<Self, Self::Err> {
        Self::of_locale(locale).ok_or_else(|| UnknownLanguage(locale.to_owned()))
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
    fn a_list_of_languages_goes_before_the_locale() {
        let of = |languages, locale| of(&[("LANGUAGE", languages), ("LC_ALL", locale)]);
        assert_eq!(of("it", "en_US.UTF-8"), Language::Italian);
        assert_eq!(of("fr:it_IT:en", "en_US.UTF-8"), Language::Italian);
        assert_eq!(of("en:it", "it_IT.UTF-8"), Language::English);
        assert_eq!(of(":it", "de_DE"), Language::Italian);
        assert_eq!(of("", "it_IT"), Language::Italian, "an empty list is none");
        assert_eq!(of("fr", "it_IT"), Language::English, "the list says it all");
    }

    #[test]
    fn a_list_of_languages_says_nothing_in_the_locale_of_programs() {
        for locale in ["C", "POSIX", "C.UTF-8"] {
            assert_eq!(of(&[("LANGUAGE", "it"), ("LC_ALL", locale)]), Language::English);
        }
    }

    #[cfg(not(windows))]
    #[test]
    fn a_list_of_languages_says_nothing_without_a_locale() {
        assert_eq!(of(&[("LANGUAGE", "it")]), Language::English);
    }

    #[test]
    fn a_language_is_named_as_locales_name_it() {
        for name in ["it", "IT", "It", "it_IT", "it-IT", "it_IT.UTF-8", "it_CH@euro", "IT_it"] {
            assert_eq!(name.parse(), Ok(Language::Italian), "{name}");
        }
        for name in ["", "_", "italian", "i", "it IT", "C"] {
            assert!(name.parse::<Language>().is_err(), "{name}");
        }
    }

    #[test]
    fn an_unknown_language_is_refused_by_name() {
        let error = "fr".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "\"fr\" is not a language that Otello speaks (en, it)");
    }
}
