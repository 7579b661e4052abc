//! A list of entries of which one is chosen.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::prose::{shortened, width};
use crate::tui::theme::Palette;

/// A row of a [`List`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// What it is called.
    pub(crate) name: String,
    /// What is chosen in it, between arrows.
    pub(crate) value: Option<String>,
    /// Whether a blank row stands before it.
    pub(crate) apart: bool,
}

/// Entries, one a row.
#[derive(Debug)]
pub(crate) struct List<'a> {
    /// The rows.
    pub(crate) entries: &'a [Entry],
    /// Which is chosen.
    pub(crate) chosen: usize,
    /// What they are painted with.
    pub(crate) palette: &'a Palette,
}

impl List<'_> {
    /// Rows that the entries take, blank ones included.
    #[must_use]
    pub(crate) fn height(&self) -> u16 {
        self.entries.iter().map(|entry| 1 + u16::from(entry.apart)).sum()
    }

    /// Draws the list and returns where each entry is. Blank rows go first where room is short, and
    /// then the list moves so that the chosen entry is seen.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, usize)> {
        let area = area.intersection(buffer.area);
        let airy = self.height() <= area.height;
        let first = (self.chosen + 1).saturating_sub(area.height.into());
        let mut y = area.y;
        let mut places = Vec::new();
        for (index, entry) in self.entries.iter().enumerate().skip(if airy { 0 } else { first }) {
            y += u16::from(airy && entry.apart);
            if y >= area.bottom() {
                break;
            }
            let row = Rect { y, height: 1, ..area };
            self.entry(index, row, buffer);
            places.push((row, index));
            y += 1;
        }
        places
    }

    fn entry(&self, index: usize, row: Rect, buffer: &mut Buffer) {
        let entry = &self.entries[index];
        let chosen = index == self.chosen;
        let style = if chosen { self.palette.selected } else { self.palette.text };
        buffer.set_style(row, style);
        let columns = usize::from(row.width);
        let arrow = if chosen { ">" } else { " " };
        let at = self.value_column(row);
        let text = match &entry.value {
            None => shortened(&format!("{arrow} {}", entry.name), row.width).into_owned(),
            Some(value) if at + width(value) + 4 <= row.width => {
                let name = format!("{arrow} {}", entry.name);
                format!("{name:<columns$}< {value} >", columns = usize::from(at))
            }
            // The value alone says enough, and at last its arrows go.
            Some(value) if width(value) + 6 <= row.width => format!("{arrow} < {value} >"),
            Some(value) => format!("{arrow} {value}"),
        };
        buffer.set_stringn(row.x, row.y, text, columns, style);
    }

    /// Where values begin, so that they stand below one another.
    fn value_column(&self, row: Rect) -> u16 {
        let named = self.entries.iter().filter(|entry| entry.value.is_some());
        let longest = named.map(|entry| width(&entry.name)).max().unwrap_or(0);
        (longest + 5).min(row.width)
    }
}

/// The entry at a place on the screen.
pub(crate) fn entry_at(places: &[(Rect, usize)], place: Position) -> Option<usize> {
    places.iter().find(|(rect, _)| rect.contains(place)).map(|&(_, index)| index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::colour::ColourMode;
    use crate::tui::theme::Theme;

    #[test]
    fn a_value_is_never_cut_where_its_name_and_its_arrows_can_go() {
        let value = Some("20 Grand master".to_owned());
        let entries = [Entry { name: "Level".to_owned(), value, apart: false }];
        let drawn = |columns| {
            let area = Rect::new(0, 0, columns, 1);
            let mut buffer = Buffer::empty(area);
            let palette = Palette::new(Theme::Classic, ColourMode::True);
            List { entries: &entries, chosen: 0, palette: &palette }.draw(area, &mut buffer);
            let row: String = (0..columns).map(|x| buffer[(x, 0)].symbol()).collect();
            row.trim_end().to_owned()
        };
        assert_eq!(drawn(40), "> Level   < 20 Grand master >");
        assert_eq!(drawn(25), "> < 20 Grand master >");
        assert_eq!(drawn(18), "> 20 Grand master");
    }
}
