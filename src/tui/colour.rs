//! Colours by what a terminal can show of them.

use std::ops::RangeInclusive;
use std::str::FromStr;

use ratatui::style::Color;
use thiserror::Error;

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum ColourMode {
    /// Every colour.
    #[default]
    True,
    /// xterm's 256: a cube of six steps a side, and 24 greys.
    Indexed,
    /// The sixteen of the oldest colour terminals.
    Sixteen,
    /// None (`NO_COLOR`, `--color never`): letters, bold and reverse tell things apart.
    None,
}

/// A way to show colours that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a number of colours (true, 256, 16, none)")]
pub struct UnknownColourMode(String);

impl FromStr for ColourMode {
    type Err = UnknownColourMode;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        match name {
            "true" => Ok(Self::True),
            "256" => Ok(Self::Indexed),
            "16" => Ok(Self::Sixteen),
            "none" => Ok(Self::None),
            _ => Err(UnknownColourMode(name.to_owned())),
        }
    }
}

impl ColourMode {
    /// What the environment says of the terminal: `NO_COLOR`, `COLORTERM` and `TERM`. `variable`
    /// gives the value of a variable; an empty one counts as unset.
    #[must_use]
    pub fn of_terminal(variable: impl Fn(&str) -> Option<String>) -> Self {
        let unwanted = variable("NO_COLOR").is_some_and(|value| !value.is_empty());
        if unwanted { Self::None } else { Self::at_hand(variable) }
    }

    /// The colours that there are, whether they are wanted or not: what `--color always` shows.
    #[must_use]
    pub fn at_hand(variable: impl Fn(&str) -> Option<String>) -> Self {
        let colours = variable("COLORTERM").unwrap_or_default();
        let terminal = variable("TERM").unwrap_or_default();
        if ["truecolor", "24bit"].contains(&colours.as_str()) || terminal.ends_with("-direct") {
            Self::True
        } else if terminal.contains("256color") {
            Self::Indexed
        } else if terminal == "dumb" {
            Self::None
        } else {
            Self::Sixteen
        }
    }

    /// The nearest colour to this one (`0xrrggbb`) that the terminal shows.
    #[must_use]
    pub(super) fn colour(self, rgb: u32) -> Color {
        match self {
            Self::True => Color::from_u32(rgb),
            Self::Indexed => Color::Indexed(nearest(rgb, CUBE_AND_GREYS)),
            Self::Sixteen => Color::Indexed(nearest(rgb, 0..=15)),
            Self::None => Color::Reset,
        }
    }
}

/// xterm's first sixteen.
const SIXTEEN: [u32; 16] = [
    0x00_0000, 0xcd_0000, 0x00_cd00, 0xcd_cd00, 0x00_00ee, 0xcd_00cd, 0x00_cdcd, 0xe5_e5e5,
    0x7f_7f7f, 0xff_0000, 0x00_ff00, 0xff_ff00, 0x5c_5cff, 0xff_00ff, 0x00_ffff, 0xff_ffff,
];

/// The indices of xterm's colours that no terminal lets anybody change.
const CUBE_AND_GREYS: RangeInclusive<u8> = 16..=255;

/// The steps of the cube.
const STEPS: [u32; 6] = [0, 95, 135, 175, 215, 255];

pub(super) const fn channels(rgb: u32) -> [u32; 3] {
    [rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255]
}

/// The colour with this index in xterm's table.
pub(super) fn indexed(index: u8) -> u32 {
    let step = |place: u32| STEPS[(u32::from(index - 16) / place % 6) as usize];
    match index {
        0..=15 => SIXTEEN[usize::from(index)],
        16..=231 => step(36) << 16 | step(6) << 8 | step(1),
        232..=255 => (8 + 10 * u32::from(index - 232)) * 0x01_0101,
    }
}

/// The index of the colour that looks most like this one, green counting most and blue least.
fn nearest(rgb: u32, among: impl Iterator<Item = u8>) -> u8 {
    let distance = |index: &u8| {
        let pairs = channels(rgb).into_iter().zip(channels(indexed(*index)));
        let squares = pairs.map(|(a, b)| a.abs_diff(b).pow(2));
        squares.zip([3, 6, 1]).map(|(square, weight)| square * weight).sum::<u32>()
    };
    among.min_by_key(distance).expect("there are colours to choose among")
}

/// Relative luminance, 0 to 1, as WCAG 2 defines it.
#[cfg(test)]
pub(super) fn luminance(rgb: u32) -> f64 {
    let linear = |channel: u32| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let weighted = channels(rgb).into_iter().zip([0.2126, 0.7152, 0.0722]);
    weighted.map(|(channel, weight)| weight * linear(channel)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)]) -> ColourMode {
        ColourMode::of_terminal(|name| {
            let (_, value) = variables.iter().find(|(variable, _)| *variable == name)?;
            Some((*value).to_owned())
        })
    }

    #[test]
    fn the_environment_tells_the_colours() {
        let modern = [("COLORTERM", "truecolor"), ("TERM", "xterm-256color")];
        assert_eq!(of(&modern), ColourMode::True);
        assert_eq!(of(&modern[1..]), ColourMode::Indexed);
        assert_eq!(of(&[("TERM", "linux")]), ColourMode::Sixteen);
        assert_eq!(of(&[("TERM", "dumb")]), ColourMode::None);
    }

    /// Case P34.
    #[test]
    fn no_color_counts_unless_it_is_empty() {
        let term = ("TERM", "xterm-256color");
        assert_eq!(of(&[("NO_COLOR", "1"), term]), ColourMode::None);
        assert_eq!(of(&[("NO_COLOR", ""), term]), ColourMode::Indexed);
    }

    #[test]
    fn colours_become_their_nearest() {
        assert_eq!(ColourMode::True.colour(0x12_3456), Color::Rgb(0x12, 0x34, 0x56));
        assert_eq!(ColourMode::Indexed.colour(0xff_ffff), Color::Indexed(231));
        assert_eq!(ColourMode::Indexed.colour(0x08_0808), Color::Indexed(232));
        assert_eq!(ColourMode::Indexed.colour(0x5f_8700), Color::Indexed(64));
        assert_eq!(ColourMode::Sixteen.colour(0xfa_fafa), Color::Indexed(15));
        assert_eq!(ColourMode::Sixteen.colour(0x10_1010), Color::Indexed(0));
        assert_eq!(ColourMode::None.colour(0xff_ffff), Color::Reset);
    }
}
