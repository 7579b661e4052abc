//! The discs of both sides, counted and compared.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::prose::width;
use crate::rules::{Disc, DiscCount};
use crate::text::Colour;
use crate::tui::theme::Palette;

/// The counts with a bar between them; it shows discs and never a value.
#[derive(Debug)]
pub(crate) struct DiscBar<'a> {
    /// The counts.
    pub(crate) count: DiscCount,
    /// The names of the colours, Black's first.
    pub(crate) names: [&'a str; 2],
    /// The colours, Black's first.
    pub(crate) colours: [Colour; 2],
    /// What it is painted with.
    pub(crate) palette: &'a Palette,
}

impl DiscBar<'_> {
    /// Draws the bar over the first row of the area.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let area = Rect { height: area.height.min(1), ..area }.intersection(buffer.area);
        if area.is_empty() {
            return;
        }
        let (mut left, mut right) = self.ends(area.width);
        if width(&left) + width(&right) > area.width {
            (left, right) = (self.count.black.to_string(), format!(" {}", self.count.white));
        }
        let strong = self.palette.strong;
        buffer.set_stringn(area.x, area.y, &left, area.width.into(), strong);
        let start = area.x + width(&left).min(area.width);
        let end = area.right().saturating_sub(width(&right)).max(start);
        buffer.set_stringn(end, area.y, &right, (area.right() - end).into(), strong);
        let middle = Rect { x: start, width: end - start, ..area };
        if self.palette.mono || middle.width < 6 {
            return self.middle(middle, buffer);
        }
        // Felt at both ends, so that a bar of one colour is seen on a page of the same.
        let felt = self.palette.squares[0];
        buffer.set_style(middle, Style::new().fg(felt).bg(felt));
        self.middle(Rect { x: start + 1, width: middle.width - 2, ..middle }, buffer);
    }

    fn ends(&self, columns: u16) -> (String, String) {
        let DiscCount { black, white } = self.count;
        let [first, second] = self.names;
        if columns >= 30 {
            (format!("{first} {black:>2} "), format!(" {white:<2} {second}"))
        } else {
            (format!("X {black} "), format!(" {white} O"))
        }
    }

    /// The bar: a cell for each colour's share of the discs on the board.
    fn middle(&self, area: Rect, buffer: &mut Buffer) {
        let black = self.share(area.width);
        for (index, place) in (0..).zip(area.positions()) {
            let disc = if index < black { Disc::Black } else { Disc::White };
            let (mark, style) = self.cell(disc, index);
            buffer[place].set_char(mark).set_style(style);
        }
    }

    /// A cell in a colour. Every four of them look like a disc on the board, with felt on both sides
    /// and a line of it below: a bar of the page's own colour would not be seen on the page.
    fn cell(&self, disc: Disc, index: u16) -> (char, Style) {
        if self.palette.mono {
            return (if disc == Disc::Black { '=' } else { '-' }, self.palette.text);
        }
        let colour = self.palette.disc(self.colours[disc.index()]).shades[0];
        let felt = self.palette.squares[0];
        match index % 4 {
            0 => ('\u{2590}', Style::new().fg(colour).bg(felt)),
            3 => ('\u{2590}', Style::new().fg(felt).bg(colour)),
            _ => ('_', Style::new().fg(felt).bg(colour)),
        }
    }

    /// Black's cells out of `cells`: half of them while the board is empty, and none or all only
    /// when a side has no disc.
    fn share(&self, cells: u16) -> u16 {
        let DiscCount { black, white } = self.count;
        match (black, white) {
            (0, 0) => cells / 2,
            (0, _) => 0,
            (_, 0) => cells,
            _ => {
                let all = u32::from(black) + u32::from(white);
                let share = (u32::from(cells) * u32::from(black) + all / 2) / all;
                (share as u16).min(cells.saturating_sub(1)).max(1.min(cells))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::colour::ColourMode;
    use crate::tui::theme::Theme;

    fn share(black: u8, white: u8, cells: u16) -> u16 {
        let palette = Palette::new(Theme::Classic, ColourMode::True);
        let colours = [Colour::Black, Colour::White];
        let count = DiscCount { black, white };
        DiscBar { count, names: ["", ""], colours, palette: &palette }.share(cells)
    }

    /// Case P38 among others.
    #[test]
    fn the_bar_is_full_only_for_a_wipe_out() {
        assert_eq!(share(64, 0, 40), 40);
        assert_eq!(share(0, 64, 40), 0);
        assert_eq!(share(63, 1, 40), 39);
        assert_eq!(share(1, 63, 40), 1);
        assert_eq!(share(2, 2, 40), 20);
        assert_eq!(share(0, 0, 40), 20);
    }

    #[test]
    fn a_bar_may_be_short() {
        for cells in 0..3 {
            for (black, white) in [(0, 0), (64, 0), (0, 64), (30, 34)] {
                assert!(share(black, white, cells) <= cells);
            }
        }
    }
}
