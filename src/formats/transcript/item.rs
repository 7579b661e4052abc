//! Words that are no moves and mean something, and what parts words.

use crate::formats::record::GameResult;

/// A word that is no move and means something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Item<'a> {
    /// `33-31`, `1-0`, `1/2-1/2`, `+2`, `B+2`.
    Result(GameResult, &'a str),
    /// `2020-01-31`, `31.1.2020`, `2020`.
    Date(&'a str),
    /// `12:30`.
    Time(&'a str),
}

impl<'a> Item<'a> {
    /// The item at the start of a text that begins with `first`, and the text behind it.
    pub(super) fn leading(text: &'a str, first: char) -> Option<(Self, &'a str)> {
        let may_begin = match first {
            '0'..='9' | '+' | '-' | '\u{bd}' => true,
            'B' | 'W' | 'b' | 'w' => text[1..].starts_with('+'),
            _ => false,
        };
        if !may_begin {
            return None;
        }
        let ends = |character: char| is_between(character) || character == '*';
        let (word, after) = text.split_at(text.find(ends).unwrap_or(text.len()));
        let word = word.trim_end_matches(['.', ':']);
        let item = if let Some(result) = GameResult::stated(word) {
            Self::Result(result, word)
        } else if is_date(word) {
            Self::Date(word)
        } else if is_time(word) {
            Self::Time(word)
        } else {
            return None;
        };
        Some((item, after))
    }
}

/// Whether a character parts the words of a list. A point does not: it parts the numbers of a date.
pub(super) fn is_between(character: char) -> bool {
    (is_separator(character) && character != '.')
        || matches!(character, '(' | ')' | '[' | ']' | '{' | '}' | '|')
}

/// Whether a word is a day or a year: `2020-01-31`, `2020/1`, `31.1.2020`, `2020`.
fn is_date(word: &str) -> bool {
    let mut parts = 0;
    let mut years = 0;
    for part in word.split(['-', '/', '.']) {
        parts += 1;
        match (part.len(), part.parse::<u16>()) {
            (4, Ok(1000..=2999)) => years += 1,
            (1 | 2, Ok(1..=31)) => {}
            _ => return false,
        }
    }
    years == 1 && parts <= 3
}

/// Whether a word is a time: `12:30`, `1:02:03`.
fn is_time(word: &str) -> bool {
    let mut parts = 0;
    for part in word.split(':') {
        parts += 1;
        if !matches!(part.len(), 1 | 2) || !part.bytes().all(|byte| byte.is_ascii_digit()) {
            return false;
        }
    }
    parts > 1
}

/// Whether a character parts words and says nothing itself. Control characters are the escapes and
/// bells of other programs.
pub(super) fn is_separator(character: char) -> bool {
    let is_quote = || matches!(character, '"' | '\u{201c}' | '\u{201d}' | '\u{ab}' | '\u{bb}');
    character.is_whitespace()
        || character.is_control()
        || matches!(character, ',' | ';' | '.' | '\u{feff}')
        || is_quote()
}
