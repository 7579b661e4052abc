use ratatui::style::{Color, Modifier, Style};

use super::Theme;
use super::tables::DiscColours;
use crate::text::Colour;
use crate::tui::colour::ColourMode;

/// What a disc is painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) struct DiscPaint {
    /// The colour itself, on either kind of square.
    pub(in crate::tui) shades: [Color; 2],
    /// A letter on it.
    pub(in crate::tui) letter: Color,
    /// The mark of the last move.
    pub(in crate::tui) last: Color,
    /// The mark of a disc that the last move turned.
    pub(in crate::tui) turned: Color,
}

/// What everything is painted with: the colours of a theme as the terminal shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tui) struct Palette {
    /// Whether there are no colours.
    pub(in crate::tui) mono: bool,
    /// Running text; the background of everything.
    pub(in crate::tui) text: Style,
    /// What is there for whoever looks for it.
    pub(in crate::tui) faint: Style,
    /// Titles, and the side to move.
    pub(in crate::tui) strong: Style,
    /// The few things to be seen first.
    pub(in crate::tui) accent: Style,
    /// The first and the last row.
    pub(in crate::tui) band: Style,
    /// A key's name in the last row.
    pub(in crate::tui) band_key: Style,
    /// The entry that is chosen.
    pub(in crate::tui) selected: Style,
    /// The two kinds of squares.
    pub(in crate::tui) squares: [Color; 2],
    /// A grain in every second square, where both kinds have one colour.
    pub(in crate::tui) grain: Option<Color>,
    /// The square of the cursor.
    pub(in crate::tui) cursor: Color,
    /// What is drawn on it.
    pub(in crate::tui) on_cursor: Color,
    /// The mark of a legal square.
    pub(in crate::tui) legal: Color,
    /// The mark of a move that was taken back.
    pub(in crate::tui) undone: Color,
    /// A value in a square.
    pub(in crate::tui) value: Color,
    /// The best value.
    pub(in crate::tui) best: Color,
    black: DiscPaint,
    white: DiscPaint,
    red: DiscPaint,
}

impl Palette {
    /// The palette of a theme in a terminal.
    #[must_use]
    pub(in crate::tui) fn new(theme: Theme, mode: ColourMode) -> Self {
        let mode = if theme == Theme::Mono { ColourMode::None } else { mode };
        let mono = mode == ColourMode::None;
        let colours = theme.colours(mode);
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
            grain: colours.grain.map(colour),
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
    pub(in crate::tui) const fn disc(&self, colour: Colour) -> &DiscPaint {
        match colour {
            Colour::Black => &self.black,
            Colour::White => &self.white,
            Colour::Red => &self.red,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_still_tell_everything_apart() {
        for theme in [Theme::Classic, Theme::Light, Theme::HighContrast, Theme::ColourBlind] {
            for mode in [ColourMode::Indexed, ColourMode::Sixteen] {
                let palette = Palette::new(theme, mode);
                let [light, dark] = palette.squares;
                assert_eq!(light == dark, palette.grain.is_some(), "{theme:?} {mode:?}");
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
}
