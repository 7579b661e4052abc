//! The themes: one table of colours, and what becomes of it in a terminal.

use std::str::FromStr;

use ratatui::style::{Color, Modifier, Style};
use thiserror::Error;

use super::colour::ColourMode;
use crate::text::Colour;

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

    const fn colours(self) -> &'static Colours {
        match self {
            Self::Classic | Self::Mono => &CLASSIC,
            Self::Light => &LIGHT,
            Self::HighContrast => &HIGH_CONTRAST,
            Self::ColourBlind => &COLOUR_BLIND,
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

/// The colours of a theme, as `0xrrggbb`. A pair has the shades of the two kinds of squares, which
/// alternate like a chessboard's, so that neighbours of one colour do not run together.
#[derive(Debug)]
struct Colours {
    page: u32,
    text: u32,
    faint: u32,
    accent: u32,
    band: u32,
    band_text: u32,
    selected: u32,
    selected_text: u32,
    squares: [u32; 2],
    cursor: u32,
    on_cursor: u32,
    legal: u32,
    undone: u32,
    value: u32,
    best: u32,
    black: DiscColours,
    white: DiscColours,
    red: DiscColours,
}

/// The colours of a disc and of what is drawn on it.
#[derive(Debug)]
struct DiscColours {
    shades: [u32; 2],
    letter: u32,
    last: u32,
    turned: u32,
}

const BLACK: DiscColours = DiscColours {
    shades: [0x0d_1210, 0x1c_2421],
    letter: 0xff_ffff,
    last: 0xff_b454,
    turned: 0x8f_9c95,
};
const WHITE: DiscColours = DiscColours {
    shades: [0xf4_f5f0, 0xdf_e3da],
    letter: 0x00_0000,
    last: 0xc2_3a00,
    turned: 0x72_7c76,
};
const RED: DiscColours = DiscColours {
    shades: [0xe0_3a3e, 0xc9_2f35],
    letter: 0xff_ffff,
    last: 0xff_f09a,
    turned: 0xff_c4c0,
};

const CLASSIC: Colours = Colours {
    page: 0x16_1a1d,
    text: 0xd9_ddd6,
    faint: 0x86_8f8a,
    accent: 0xff_b454,
    band: 0x22_2a2c,
    band_text: 0xe8_ebe4,
    selected: 0xd9_ddd6,
    selected_text: 0x16_1a1d,
    squares: [0x2f_8259, 0x27_7550],
    cursor: 0xf2_c14e,
    on_cursor: 0x3a_2a00,
    legal: 0xa6_e3bd,
    undone: 0xff_c478,
    value: 0xf0_f4ea,
    best: 0xff_e08a,
    black: BLACK,
    white: WHITE,
    red: RED,
};

const LIGHT: Colours = Colours {
    page: 0xf6_f4ee,
    text: 0x22_2826,
    faint: 0x66_6d68,
    accent: 0x9a_3c00,
    band: 0xe4_e3da,
    band_text: 0x22_2826,
    selected: 0x22_2826,
    selected_text: 0xf6_f4ee,
    ..CLASSIC
};

const HIGH_CONTRAST: Colours = Colours {
    page: 0x00_0000,
    text: 0xff_ffff,
    faint: 0xc0_c0c0,
    accent: 0xff_ff00,
    band: 0x30_3030,
    band_text: 0xff_ffff,
    selected: 0xff_ff00,
    selected_text: 0x00_0000,
    squares: [0x00_8040, 0x00_7238],
    cursor: 0xff_ff00,
    on_cursor: 0x00_0000,
    legal: 0xd0_ffd8,
    undone: 0xff_e000,
    value: 0xff_ffff,
    best: 0xff_ff00,
    black: DiscColours {
        shades: [0x00_0000, 0x14_1414],
        letter: 0xff_ffff,
        last: 0xff_ff00,
        turned: 0xb0_b0b0,
    },
    white: DiscColours {
        shades: [0xff_ffff, 0xe8_e8e8],
        letter: 0x00_0000,
        last: 0xc0_0000,
        turned: 0x60_6060,
    },
    red: RED,
};

const COLOUR_BLIND: Colours = Colours {
    page: 0x14_181d,
    accent: 0xe6_9f00,
    squares: [0x3f_74c8, 0x38_69b9],
    cursor: 0xf0_c22e,
    legal: 0xcd_e6ff,
    undone: 0xff_d27a,
    red: DiscColours {
        shades: [0xe0_6a12, 0xcf_5f0c],
        letter: 0x00_0000,
        last: 0x00_0000,
        turned: 0xff_ecd0,
    },
    ..CLASSIC
};

/// What a disc is painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DiscPaint {
    /// The colour itself, on either kind of square.
    pub(super) shades: [Color; 2],
    /// A letter on it.
    pub(super) letter: Color,
    /// The mark of the last move.
    pub(super) last: Color,
    /// The mark of a disc that the last move turned.
    pub(super) turned: Color,
}

/// What everything is painted with: the colours of a theme as the terminal shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Palette {
    /// Whether there are no colours.
    pub(super) mono: bool,
    /// Running text; the background of everything.
    pub(super) text: Style,
    /// What is there for whoever looks for it.
    pub(super) faint: Style,
    /// Titles, and the side to move.
    pub(super) strong: Style,
    /// The few things to be seen first.
    pub(super) accent: Style,
    /// The first and the last row.
    pub(super) band: Style,
    /// A key's name in the last row.
    pub(super) band_key: Style,
    /// The entry that is chosen.
    pub(super) selected: Style,
    /// The two kinds of squares.
    pub(super) squares: [Color; 2],
    /// The square of the cursor.
    pub(super) cursor: Color,
    /// What is drawn on it.
    pub(super) on_cursor: Color,
    /// The mark of a legal square.
    pub(super) legal: Color,
    /// The mark of a move that was taken back.
    pub(super) undone: Color,
    /// A value in a square.
    pub(super) value: Color,
    /// The best value.
    pub(super) best: Color,
    black: DiscPaint,
    white: DiscPaint,
    red: DiscPaint,
}

impl Palette {
    /// The palette of a theme in a terminal.
    #[must_use]
    pub(super) fn new(theme: Theme, mode: ColourMode) -> Self {
        let mode = if theme == Theme::Mono { ColourMode::None } else { mode };
        let mono = mode == ColourMode::None;
        let colours = theme.colours();
        let colour = |rgb| mode.colour(rgb);
        let on = |text, page| Style::new().fg(colour(text)).bg(colour(page));
        let disc = |disc: &DiscColours| DiscPaint {
            shades: disc.shades.map(colour),
            letter: colour(disc.letter),
            last: colour(disc.last),
            turned: colour(disc.turned),
        };
        let reversed = |style: Style| if mono { style.reversed() } else { style };
        Self {
            mono,
            text: on(colours.text, colours.page),
            faint: on(colours.faint, colours.page),
            strong: on(colours.text, colours.page).add_modifier(Modifier::BOLD),
            accent: on(colours.accent, colours.page).add_modifier(Modifier::BOLD),
            band: on(colours.band_text, colours.band),
            band_key: on(colours.band_text, colours.band).add_modifier(Modifier::BOLD),
            selected: reversed(on(colours.selected_text, colours.selected)),
            squares: colours.squares.map(colour),
            cursor: colour(colours.cursor),
            on_cursor: colour(colours.on_cursor),
            legal: colour(colours.legal),
            undone: colour(colours.undone),
            value: colour(colours.value),
            best: colour(colours.best),
            black: disc(&colours.black),
            white: disc(&colours.white),
            red: disc(&colours.red),
        }
    }

    /// What the discs of a colour are painted with.
    #[must_use]
    pub(super) const fn disc(&self, colour: Colour) -> &DiscPaint {
        match colour {
            Colour::Black => &self.black,
            Colour::White => &self.white,
            Colour::Red => &self.red,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::colour::luminance;
    use super::*;

    fn contrast(one: u32, other: u32) -> f64 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        one.max(other) / one.min(other)
    }

    fn at_least(theme: Theme, least: f64, pairs: &[(u32, u32)]) {
        for &(one, other) in pairs {
            let found = contrast(one, other);
            assert!(found >= least, "{theme:?}: {one:06x} on {other:06x}: {found:.2} of {least}");
        }
    }

    #[test]
    fn texts_can_be_read_in_every_theme() {
        for theme in Theme::ALL {
            let c = theme.colours();
            at_least(theme, 7.0, &[(c.text, c.page), (c.band_text, c.band)]);
            at_least(theme, 4.5, &[(c.faint, c.page), (c.accent, c.page)]);
            at_least(theme, 7.0, &[(c.selected_text, c.selected), (c.on_cursor, c.cursor)]);
            let letters = [&c.black, &c.white, &c.red];
            let pairs = letters.map(|disc| (disc.letter, disc.shades[0]));
            at_least(theme, 4.0, &pairs);
        }
    }

    #[test]
    fn discs_and_marks_stand_out_in_every_theme() {
        for theme in Theme::ALL {
            let c = theme.colours();
            for square in c.squares {
                at_least(theme, 2.8, &[(c.legal, square), (c.undone, square), (c.best, square)]);
                for disc in [&c.black, &c.white] {
                    at_least(theme, 2.8, &disc.shades.map(|shade| (shade, square)));
                }
            }
            for disc in [&c.black, &c.white, &c.red] {
                at_least(theme, 2.8, &disc.shades.map(|shade| (disc.last, shade)));
                at_least(theme, 2.8, &disc.shades.map(|shade| (disc.turned, shade)));
            }
            at_least(theme, 9.0, &[(c.black.shades[1], c.white.shades[1])]);
            at_least(theme, 2.8, &[(c.black.shades[1], c.red.shades[1])]);
        }
    }

    #[test]
    fn few_colours_still_tell_everything_apart() {
        for theme in [Theme::Classic, Theme::Light, Theme::HighContrast, Theme::ColourBlind] {
            for mode in [ColourMode::Indexed, ColourMode::Sixteen] {
                let palette = Palette::new(theme, mode);
                for square in palette.squares {
                    let others = [palette.cursor, palette.legal, palette.undone, palette.value];
                    assert!(!others.contains(&square), "{theme:?} {mode:?}");
                    for colour in [Colour::Black, Colour::White, Colour::Red] {
                        assert!(
                            !palette.disc(colour).shades.contains(&square),
                            "{theme:?} {mode:?}"
                        );
                    }
                }
                assert_ne!(palette.text.fg, palette.text.bg, "{theme:?} {mode:?}");
                assert_ne!(palette.faint.fg, palette.faint.bg, "{theme:?} {mode:?}");
                assert_ne!(palette.band.fg, palette.band.bg, "{theme:?} {mode:?}");
            }
        }
    }

    #[test]
    fn names_go_both_ways() {
        for theme in Theme::ALL {
            assert_eq!(theme.name().parse(), Ok(theme));
        }
        assert!("dark".parse::<Theme>().is_err());
    }
}
