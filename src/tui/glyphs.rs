//! What discs are drawn with.

use std::str::FromStr;

use thiserror::Error;

/// The shape of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Glyphs {
    /// Coloured cells, their corners cut off by quadrants, which are one cell wide everywhere.
    #[default]
    Block,
    /// Circles and half blocks, finer, but two cells wide in terminals set up for East Asia.
    Round,
    /// X and O.
    Letters,
}

/// A shape of discs that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a shape of discs (auto, round, block, letters)")]
pub struct UnknownGlyphs(String);

impl Glyphs {
    /// Every shape, in the order in which a key goes through them.
    pub const ALL: [Self; 3] = [Self::Block, Self::Round, Self::Letters];

    /// The name by which `--glyphs` knows it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Block => "block",
            Self::Round => "round",
            Self::Letters => "letters",
        }
    }

    /// The shape after this one.
    #[must_use]
    pub(super) const fn next(self) -> Self {
        match self {
            Self::Block => Self::Round,
            Self::Round => Self::Letters,
            Self::Letters => Self::Block,
        }
    }
}

impl FromStr for Glyphs {
    type Err = UnknownGlyphs;

    /// Reads `round`, `block`, `letters` or `auto`, which is `block`.
    fn from_str(name: &str) -> Result<Self, Self::Err> {
        match name {
            "auto" | "block" => Ok(Self::Block),
            "round" => Ok(Self::Round),
            "letters" => Ok(Self::Letters),
            _ => Err(UnknownGlyphs(name.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_goes_through_every_shape() {
        for pair in Glyphs::ALL.windows(2) {
            assert_eq!(pair[0].next(), pair[1]);
        }
        assert_eq!(Glyphs::Letters.next(), Glyphs::Block);
    }

    #[test]
    fn auto_is_the_safe_shape_and_others_are_refused_by_name() {
        assert_eq!("auto".parse(), Ok(Glyphs::Block));
        let error = "square".parse::<Glyphs>().unwrap_err();
        assert!(error.to_string().starts_with("\"square\" is not"));
    }
}
