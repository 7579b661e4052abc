//! The colours of the themes.

use super::Theme;
use crate::tui::colour::ColourMode;

/// The colours of a theme, as `0xrrggbb`; a terminal shows the nearest that it has. A pair has the shades of the two kinds of squares, which
/// alternate like a chessboard's, so that neighbours of one colour do not run together.
#[derive(Debug)]
pub(super) struct Colours {
    pub(super) page: u32,
    pub(super) text: u32,
    pub(super) faint: u32,
    pub(super) accent: u32,
    pub(super) band: u32,
    pub(super) band_text: u32,
    pub(super) selected: u32,
    pub(super) selected_text: u32,
    pub(super) squares: [u32; 2],
    /// A grain in every second square, where both kinds have one colour.
    pub(super) grain: Option<u32>,
    pub(super) cursor: u32,
    pub(super) on_cursor: u32,
    pub(super) legal: u32,
    pub(super) undone: u32,
    pub(super) value: u32,
    pub(super) best: u32,
    pub(super) black: DiscColours,
    pub(super) white: DiscColours,
    pub(super) red: DiscColours,
}

/// The colours of a disc and of what is drawn on it.
#[derive(Debug)]
pub(super) struct DiscColours {
    pub(super) shades: [u32; 2],
    pub(super) letter: u32,
    pub(super) last: u32,
    pub(super) turned: u32,
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
    grain: None,
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
    grain: None,
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

/// Two greens of xterm's cube and two blues, chosen by hand: what is nearest to the felt is a grey for
/// one kind of square and a teal for the other.
const GREENS_OF_256: [u32; 2] = [0x00_8700, 0x00_5f00];
const BLUES_OF_256: [u32; 2] = [0x00_87d7, 0x00_5fd7];

const BLACK_OF_256: DiscColours = DiscColours { shades: [0x00_0000, 0x08_0808], ..BLACK };

const CLASSIC_OF_256: Colours = Colours { squares: GREENS_OF_256, black: BLACK_OF_256, ..CLASSIC };

const LIGHT_OF_256: Colours = Colours { squares: GREENS_OF_256, black: BLACK_OF_256, ..LIGHT };

const HIGH_CONTRAST_OF_256: Colours = Colours {
    squares: GREENS_OF_256,
    black: DiscColours { shades: [0x00_0000, 0x08_0808], ..HIGH_CONTRAST.black },
    ..HIGH_CONTRAST
};

const COLOUR_BLIND_OF_256: Colours =
    Colours { squares: BLUES_OF_256, legal: 0xd7_ffff, black: BLACK_OF_256, ..COLOUR_BLIND };

/// Green, and not the grey that is nearest to the felt: the console of Linux shows that grey, as a
/// background, as black.
const CLASSIC_OF_SIXTEEN: Colours = Colours {
    page: 0x00_0000,
    text: 0xff_ffff,
    faint: 0xe5_e5e5,
    accent: 0xff_ff00,
    band: 0x00_00ee,
    band_text: 0xff_ffff,
    selected: 0xe5_e5e5,
    selected_text: 0x00_0000,
    squares: [0x00_cd00; 2],
    grain: Some(0x00_0000),
    cursor: 0xff_ff00,
    on_cursor: 0x00_0000,
    legal: 0xff_ffff,
    undone: 0xff_ff00,
    value: 0x00_0000,
    best: 0xff_ffff,
    black: DiscColours {
        shades: [0x00_0000; 2],
        letter: 0xff_ffff,
        last: 0xff_ff00,
        turned: 0xe5_e5e5,
    },
    white: DiscColours {
        shades: [0xff_ffff, 0xe5_e5e5],
        letter: 0x00_0000,
        last: 0xcd_0000,
        turned: 0x7f_7f7f,
    },
    red: DiscColours {
        shades: [0xcd_0000; 2],
        letter: 0xff_ffff,
        last: 0xff_ff00,
        turned: 0xe5_e5e5,
    },
};

const LIGHT_OF_SIXTEEN: Colours = Colours {
    page: 0xff_ffff,
    text: 0x00_0000,
    faint: 0x7f_7f7f,
    accent: 0xcd_0000,
    selected: 0x00_0000,
    selected_text: 0xff_ffff,
    ..CLASSIC_OF_SIXTEEN
};

const COLOUR_BLIND_OF_SIXTEEN: Colours = Colours {
    squares: [0x5c_5cff; 2],
    value: 0xff_ffff,
    best: 0xff_ff00,
    red: DiscColours {
        shades: [0xcd_cd00; 2],
        letter: 0x00_0000,
        last: 0x00_0000,
        turned: 0x7f_7f7f,
    },
    ..CLASSIC_OF_SIXTEEN
};

impl Theme {
    /// The colours of the theme, for a terminal that shows so many.
    pub(super) const fn colours(self, mode: ColourMode) -> &'static Colours {
        match (self, mode) {
            (Self::Light, ColourMode::Sixteen) => &LIGHT_OF_SIXTEEN,
            (Self::ColourBlind, ColourMode::Sixteen) => &COLOUR_BLIND_OF_SIXTEEN,
            (_, ColourMode::Sixteen) => &CLASSIC_OF_SIXTEEN,
            (Self::Classic | Self::Mono, ColourMode::Indexed) => &CLASSIC_OF_256,
            (Self::Light, ColourMode::Indexed) => &LIGHT_OF_256,
            (Self::HighContrast, ColourMode::Indexed) => &HIGH_CONTRAST_OF_256,
            (Self::ColourBlind, ColourMode::Indexed) => &COLOUR_BLIND_OF_256,
            (Self::Classic | Self::Mono, _) => &CLASSIC,
            (Self::Light, _) => &LIGHT,
            (Self::HighContrast, _) => &HIGH_CONTRAST,
            (Self::ColourBlind, _) => &COLOUR_BLIND,
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::style::Color;

    use super::*;
    use crate::tui::colour::{channels, indexed, luminance};

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
            let c = theme.colours(ColourMode::True);
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
            let c = theme.colours(ColourMode::True);
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

    /// The colour among 256 that stands for this one.
    fn shown(rgb: u32) -> u32 {
        match ColourMode::Indexed.colour(rgb) {
            Color::Indexed(index) => indexed(index),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn two_shades_of_one_colour_alternate_among_256() {
        for theme in Theme::ALL {
            let c = theme.colours(ColourMode::Indexed);
            let [light, dark] = c.squares;
            assert_eq!([light, dark].map(shown), [light, dark], "{theme:?}: chosen by hand");
            at_least(theme, 1.3, &[(light, dark)]);
            let strongest =
                |rgb: u32| channels(rgb).iter().enumerate().max_by_key(|at| at.1).unwrap().0;
            assert_eq!(strongest(light), strongest(dark), "{theme:?}");
            for rgb in [light, dark] {
                let (least, most) =
                    (channels(rgb).into_iter().min(), channels(rgb).into_iter().max());
                assert!(most > least.map(|least| least + 80), "{theme:?}: {rgb:06x} is no grey");
            }
        }
    }

    #[test]
    fn discs_and_marks_stand_out_among_256() {
        for theme in Theme::ALL {
            let c = theme.colours(ColourMode::Indexed);
            for square in c.squares {
                let marks = [c.legal, c.undone, c.best, c.value].map(|mark| (shown(mark), square));
                at_least(theme, 2.6, &marks);
                for disc in [&c.black, &c.white] {
                    at_least(theme, 2.5, &disc.shades.map(|shade| (shown(shade), square)));
                }
            }
        }
    }

    #[test]
    fn sixteen_colours_are_enough_to_read_and_to_play() {
        for theme in Theme::ALL {
            let c = theme.colours(ColourMode::Sixteen);
            at_least(theme, 7.0, &[(c.text, c.page), (c.band_text, c.band)]);
            at_least(theme, 3.9, &[(c.faint, c.page), (c.accent, c.page)]);
            at_least(theme, 7.0, &[(c.selected_text, c.selected), (c.on_cursor, c.cursor)]);
            let [square, _] = c.squares;
            at_least(theme, 2.0, &[(c.legal, square), (c.value, square), (c.best, square)]);
            at_least(theme, 2.0, &[(c.black.shades[0], square), (c.white.shades[0], square)]);
            at_least(theme, 9.0, &[(c.black.shades[1], c.white.shades[1])]);
            at_least(theme, 2.8, &[(c.black.shades[1], c.red.shades[1])]);
        }
    }
}
