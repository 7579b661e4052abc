//! What stands around the moves of a game in a list: its score, its date, a remark.

use super::item::{Item, is_between};
use super::token::{self, Order, Token, leading};
use crate::formats::record::GameResult;

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
