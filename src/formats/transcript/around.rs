//! What stands around the moves of a game in a list: its score, its date, a remark.

use super::token::{self, Order, Token, is_separator, leading};
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
fn is_between(character: char) -> bool {
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

/// What stands around the moves of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Around {
    /// The result.
    pub stated: Option<GameResult>,
    /// The date, as it is written; empty if there is none.
    pub date: String,
    /// What is neither, in the order of the text.
    pub remark: String,
    /// A number that may be one half of a score.
    half: Option<u16>,
}

impl Around {
    /// Reads a text without moves, in which every word may stand.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let mut around = Self::default();
        around.add(text);
        around.close();
        around
    }

    /// Reads more of it, up to [`Around::close`].
    pub fn add(&mut self, text: &str) {
        let mut rest = text;
        loop {
            rest = rest.trim_start_matches(is_between);
            let Some(first) = rest.chars().next() else { return };
            if let Some((item, after)) = Item::leading(rest, first) {
                self.item(item);
                rest = after;
                continue;
            }
            let (word, after) = rest.split_at(leading(rest, |character| !is_between(character)));
            match token::next(word, Order::FileFirst) {
                Some((Token::Number { value, labels: false }, "")) => self.number(value),
                Some((Token::Sign(_), "")) | None => {}
                _ => self.word(word),
            }
            rest = after;
        }
    }

    /// This, and behind it what stands behind the moves; a second result or date is a remark.
    #[must_use]
    pub fn before(mut self, behind: Self) -> Self {
        match (self.stated, behind.stated) {
            (Some(first), Some(second)) if first != second => self.word(&second.to_string()),
            (first, second) => self.stated = first.or(second),
        }
        for (own, other) in [(&mut self.date, behind.date), (&mut self.remark, behind.remark)] {
            if !own.is_empty() && !other.is_empty() {
                own.push(' ');
            }
            own.push_str(&other);
        }
        self
    }

    /// Takes in an item; a second result or date is a remark.
    pub(super) fn item(&mut self, item: Item<'_>) {
        match item {
            Item::Result(result, _) if self.stated.is_none() => self.stated = Some(result),
            Item::Date(date) if self.date.is_empty() => date.clone_into(&mut self.date),
            Item::Result(_, word) | Item::Date(word) | Item::Time(word) => self.word(word),
        }
    }

    /// Takes in a number that labels no move: two of them that make 64 are a score.
    pub(super) fn number(&mut self, value: u16) {
        match self.half.take() {
            Some(black) if black + value == 64 && self.stated.is_none() => {
                self.stated = Some(GameResult::of_discs(black, value));
            }
            other => {
                other.iter().for_each(|half| self.word(&half.to_string()));
                self.half = Some(value);
            }
        }
    }

    /// Takes in a word of a remark.
    pub(super) fn word(&mut self, word: &str) {
        if let Some(half) = self.half.take() {
            self.word(&half.to_string());
        }
        if !self.remark.is_empty() {
            self.remark.push(' ');
        }
        self.remark.push_str(word);
    }

    /// Forgets a number that labels a game of a list.
    pub(super) const fn forget_number(&mut self) {
        self.half = None;
    }

    /// Takes a number that is no score as a remark.
    pub fn close(&mut self) {
        if let Some(half) = self.half.take() {
            self.word(&half.to_string());
        }
    }
}
