use std::str::FromStr;

use thiserror::Error;

/// A set of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Green felt on a dark page.
    #[default]
    Classic,
    /// Green felt on a light page.
    Light,
    /// Black, white and pure colours.
    HighContrast,
    /// Blue felt; blue and orange where others use green and red.
    ColourBlind,
    /// No colour: letters, bold and reverse.
    Mono,
}

/// A theme that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a theme (classic, light, high-contrast, colour-blind, mono)")]
pub struct UnknownTheme(String);

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 5] =
        [Self::Classic, Self::Light, Self::HighContrast, Self::ColourBlind, Self::Mono];

    /// The name by which `--theme` knows it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Light => "light",
            Self::HighContrast => "high-contrast",
            Self::ColourBlind => "colour-blind",
            Self::Mono => "mono",
        }
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let same = |theme: &Self| theme.name() == name;
        Self::ALL.into_iter().find(same).ok_or_else(|| UnknownTheme(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_both_ways() {
        for theme in Theme::ALL {
            assert_eq!(theme.name().parse(), Ok(theme));
        }
        assert!("dark".parse::<Theme>().is_err());
    }
}
