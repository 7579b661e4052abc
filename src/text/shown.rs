//! Foreign text made fit for a terminal and its columns.
//!
//! A name in a file may hold escape sequences that set the title or the clipboard, marks that turn the
//! order of everything behind them, and letters that take no cell or two. All of them are told by a
//! visible mark; what is left takes as many cells as [`cells`] says.

use std::borrow::Cow;

use unicode_width::UnicodeWidthChar as _;

/// What stands in the place of a character that is not shown.
const MARK: char = '\u{fffd}';

/// How many marks that combine with a letter are shown with it: more than any script needs.
const MOST_COMBINING: usize = 4;

/// The text on one line, every character that a terminal would obey or hide replaced by a mark. Line
/// ends and tabs become spaces.
#[must_use]
pub fn shown(text: &str) -> Cow<'_, str> {
    if is_shown(text) { Cow::Borrowed(text) } else { Cow::Owned(letters(text).collect()) }
}

/// The same with its line ends kept.
#[must_use]
pub fn shown_lines(text: &str) -> Cow<'_, str> {
    if text.split('\n').all(is_shown) {
        return Cow::Borrowed(text);
    }
    let lines: Vec<_> = text.split('\n').map(|line| shown(line.trim_end_matches('\r'))).collect();
    Cow::Owned(lines.join("\n"))
}

/// Whether [`shown`] leaves the text as it is.
#[must_use]
pub fn is_shown(text: &str) -> bool {
    let plain = |byte: u8| matches!(byte, b' '..=b'~');
    text.bytes().all(plain) || letters(text).eq(text.chars())
}

/// How many cells a text takes once it is [`shown`].
#[must_use]
pub fn cells(text: &str) -> usize {
    letters(text).map(width).sum()
}

/// The text as it is [`shown`], cut to so many cells with `…` in the last of them if it is longer.
#[must_use]
pub fn cut(text: &str, most: usize) -> String {
    let mut kept = String::new();
    let (mut taken, mut before_end) = (0, 0);
    for letter in letters(text) {
        taken += width(letter);
        if taken > most {
            kept.truncate(before_end);
            kept.extend((most > 0).then_some('…'));
            return kept;
        }
        kept.push(letter);
        if taken < most {
            before_end = kept.len();
        }
    }
    kept
}

/// The text [`cut`] to a column of so many cells, and spaces up to its end.
#[must_use]
pub fn column(text: &str, width: usize) -> String {
    let mut text = cut(text, width);
    let gap = width.saturating_sub(cells(&text));
    text.extend(std::iter::repeat_n(' ', gap));
    text
}

/// The characters that are shown of a text.
fn letters(text: &str) -> impl Iterator<Item = char> {
    // Before the first letter there is nothing to combine with.
    let mut combining = MOST_COMBINING;
    text.chars().filter_map(move |letter| {
        let letter = match letter {
            '\n' | '\r' | '\t' => ' ',
            // What the letter before it looks like is the terminal's choice.
            '\u{fe00}'..='\u{fe0f}' => return None,
            letter if is_hidden(letter) => MARK,
            letter => letter,
        };
        if width(letter) > 0 {
            combining = 0;
            return Some(letter);
        }
        combining += 1;
        (combining <= MOST_COMBINING).then_some(letter)
    })
}

fn width(letter: char) -> usize {
    letter.width().unwrap_or(0)
}

/// Whether a character is a command to the terminal, turns the direction of others, or is not seen.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            // Marks that direct, join, part or annotate others.
            '\u{ad}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
            // Letters of Hangul that fill and are blank, and the blank of Braille.
            | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_would_obey_or_hide_is_marked() {
        assert_eq!(shown("\u{1b}]2;PWNED\u{7}x"), "\u{fffd}]2;PWNED\u{fffd}x");
        for letter in ['\0', '\u{7f}', '\u{9b}', '\u{9d}', '\u{202e}', '\u{2066}', '\u{200f}'] {
            assert_eq!(shown(&format!("a{letter}b")), "a\u{fffd}b", "{letter:?}");
        }
        assert_eq!(shown("a\r\n\tb"), "a   b");
        assert_eq!(shown_lines("a\u{1b}\r\nb\u{9b}\n"), "a\u{fffd}\nb\u{fffd}\n");
        for plain in ["", "Ada", "Zo\u{eb}", "\u{5b89}\u{85e4}", "Zoe\u{308}", "\u{1f600}"] {
            assert!(matches!(shown(plain), Cow::Borrowed(text) if text == plain), "{plain}");
        }
    }

    #[test]
    fn marks_without_a_letter_and_towers_of_them_are_left_out() {
        assert_eq!(shown("\u{301}a"), "a");
        let tower = format!("a{}b", "\u{301}".repeat(3_000));
        assert_eq!(shown(&tower), format!("a{}b", "\u{301}".repeat(4)));
    }

    #[test]
    fn columns_are_cut_and_filled_by_cells() {
        assert_eq!(column("Ada", 5), "Ada  ");
        assert_eq!(column("Adalgisa", 5), "Adal…");
        assert_eq!(column("Adalg", 5), "Adalg");
        assert_eq!(column("\u{5b89}\u{85e4}\u{5b89}", 5), "\u{5b89}\u{85e4}…");
        assert_eq!(column("\u{5b89}\u{85e4}\u{5b89}", 6), "\u{5b89}\u{85e4}\u{5b89}");
        // A wide letter that would have only one cell left makes room.
        assert_eq!(column("\u{5b89}\u{85e4}\u{5b89}", 4), "\u{5b89}… ");
        assert_eq!(column("e\u{301}e\u{301}e\u{301}", 2), "e\u{301}…");
        assert_eq!(column("\u{1b}[2J", 6), "\u{fffd}[2J  ");
        assert_eq!((cut("Ada", 0).as_str(), cut("", 3).as_str()), ("", ""));
        for (text, width) in [("\u{5b89}\u{1b}e\u{301}x\u{202e}", 4), ("\u{9b}\u{5b89}", 1)] {
            assert_eq!(cells(&column(text, width)), width);
        }
    }
}
