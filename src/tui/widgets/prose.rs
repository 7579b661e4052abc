//! Running text, broken into lines between words.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

/// The columns that a text takes: a name from outside may have characters of two.
#[must_use]
pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// A text in at most so many columns: what is longer ends in dots.
#[must_use]
pub(crate) fn shortened(text: &str, columns: u16) -> Cow<'_, str> {
    const DOTS: &str = "...";
    if width(text) <= columns {
        return text.into();
    }
    let room = columns.saturating_sub(width(DOTS));
    let ends = text.char_indices().map(|(at, character)| at + character.len_utf8());
    let kept = ends.map(|end| &text[..end]).take_while(|kept| width(kept) <= room).last();
    let dots = &DOTS[..DOTS.len().min(columns.into())];
    format!("{}{dots}", kept.unwrap_or_default().trim_end()).into()
}

/// Breaks a text into lines of at most `columns`; a longer word is cut.
#[must_use]
pub(crate) fn wrap(text: &str, columns: u16) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && width(&line) + 1 + width(word) > columns {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.extend(word.chars().take(columns.into()));
        }
        lines.push(line);
    }
    lines
}

/// A text in a rectangle.
#[derive(Debug)]
pub(crate) struct Prose<'a> {
    /// The text.
    pub(crate) text: &'a str,
    /// What it is written in.
    pub(crate) style: Style,
}

impl Prose<'_> {
    /// Draws what fits and returns the rows used.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer) -> u16 {
        let area = area.intersection(buffer.area);
        let lines = wrap(self.text, area.width);
        for (line, y) in lines.iter().zip(area.y..area.bottom()) {
            buffer.set_stringn(area.x, y, line, area.width.into(), self.style);
        }
        u16::try_from(lines.len()).unwrap_or(u16::MAX).min(area.height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("one two\nthree", 80), ["one two", "three"]);
        assert_eq!(wrap("immeasurable", 5), ["immea"]);
        assert_eq!(wrap("", 5), [""; 0]);
        assert_eq!(wrap("a b", 0), [""]);
    }

    #[test]
    fn what_is_too_long_ends_in_dots() {
        assert_eq!(shortened("GTP GRhino 0.16.1", 17), "GTP GRhino 0.16.1");
        assert_eq!(shortened("GTP GRhino 0.16.1", 16), "GTP GRhino 0....");
        assert_eq!(shortened("GTP GRhino 0.16.1", 14), "GTP GRhino...");
        assert_eq!(shortened("abcd", 2), "..");
        assert_eq!(shortened("abcd", 0), "");
        assert_eq!(shortened("\u{68cb}\u{68cb}\u{68cb}", 5), "\u{68cb}...");
    }
}
