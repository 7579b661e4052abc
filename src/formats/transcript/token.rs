//! The words of a transcript.

use super::item::{Item, is_separator};
use crate::rules::{Move, Square};

/// Which of its two characters a square begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// `d3`
    FileFirst,
    /// `3d`
    RankFirst,
}

/// What a text holds next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Token<'a> {
    /// A square or a pass.
    Action(Move, &'a str),
    /// A number of up to three digits: of a move if a sign or a move follows, or else anything.
    Number { value: u16, labels: bool },
    /// A score, a date or a time.
    Item(Item<'a>),
    /// A sign that stands before a game in a list, or between it and its score.
    Sign(&'a str),
    /// The rest of the line, which a `%` or a `#` makes a remark.
    Remark(&'a str),
    /// Anything else.
    Word(&'a str),
}

/// The next token and the text behind it; `None` at the end.
pub(super) fn next(text: &str, order: Order) -> Option<(Token<'_>, &str)> {
    let rest = text.trim_start_matches(is_separator);
    let first = rest.chars().next()?;
    if order == Order::RankFirst
        && let Some(square) = leading_turned_square(rest)
    {
        let (word, after) = rest.split_at(2);
        return Some((Token::Action(Move::Place(square), word), after));
    }
    if let Some((item, after)) = Item::leading(rest, first) {
        return Some((Token::Item(item), after));
    }
    Some(match first {
        '-' => dashes(rest),
        '%' | '#' => (Token::Remark(rest[1..].trim()), ""),
        '0'..='9' => number(rest).unwrap_or_else(|| word(rest, order)),
        _ if is_sign(first) => {
            let (sign, after) = rest.split_at(first.len_utf8());
            (Token::Sign(sign), after)
        }
        _ => word(rest, order),
    })
}

/// Two dashes are a pass; others part moves, and before the first one they begin a line of a list.
fn dashes(text: &str) -> (Token<'_>, &str) {
    let (dashes, after) = text.split_at(leading(text, |character| character == '-'));
    match dashes.len() {
        2 => (Token::Action(Move::Pass, dashes), after),
        _ => (Token::Sign(dashes), after),
    }
}

fn number(text: &str) -> Option<(Token<'_>, &str)> {
    let digits = leading(text, |character| character.is_ascii_digit());
    let value = text[..digits].parse().ok().filter(|_| digits <= 3)?;
    let behind = &text[digits..];
    let labels =
        behind.starts_with(|sign: char| matches!(sign, '.' | ':' | ')') || is_letter(sign));
    Some((Token::Number { value, labels }, behind.trim_start_matches([':', ')'])))
}

/// A square, a pass, or a word that is neither.
fn word(text: &str, order: Order) -> (Token<'_>, &str) {
    if order == Order::FileFirst
        && let Some(square) = leading_square(text)
    {
        let (word, after) = text.split_at(2);
        return (Token::Action(Move::Place(square), word), after);
    }
    if let Some(length) = leading_pass(text) {
        let (word, after) = text.split_at(length);
        return (Token::Action(Move::Pass, word), after);
    }
    let letters = leading(text, char::is_alphabetic);
    let word = letters + leading(&text[letters..], |character| character.is_ascii_digit());
    let word = if word == 0 { text.chars().next().map_or(0, char::len_utf8) } else { word };
    let (word, after) = text.split_at(word);
    (Token::Word(word), after)
}

/// How long the pass is that the text begins with, if it does.
fn leading_pass(text: &str) -> Option<usize> {
    ["pass", "pa", "ps", "p", "@@@@"].into_iter().find_map(|spelling| {
        let head = text.get(..spelling.len())?;
        let after = &text[spelling.len()..];
        let ends = !after.starts_with(char::is_alphanumeric) || leading_square(after).is_some();
        (head.eq_ignore_ascii_case(spelling) && ends).then_some(spelling.len())
    })
}

/// The square at the start, unless more digits follow that are no move number.
fn leading_square(text: &str) -> Option<Square> {
    let square = text.get(..2)?.parse().ok()?;
    let behind = &text[2..];
    let digits = leading(behind, |character| character.is_ascii_digit());
    (digits == 0 || behind[digits..].starts_with('.')).then_some(square)
}

/// The square at the start, its rank first.
fn leading_turned_square(text: &str) -> Option<Square> {
    let &[rank, file, ..] = text.as_bytes() else { return None };
    std::str::from_utf8(&[file, rank]).ok()?.parse().ok()
}

/// Whether a word of a text begins with a square, or is a row of squares with their ranks first.
#[must_use]
pub fn has_square(text: &str) -> bool {
    let mut words = text.split(|character: char| !character.is_alphanumeric());
    words.any(|word| leading_square(word).is_some() || is_turned(word))
}

fn is_turned(mut word: &str) -> bool {
    let mut turned = false;
    while leading_turned_square(word).is_some() {
        turned = true;
        word = &word[2..];
    }
    turned && word.is_empty()
}

/// How many bytes at the start are such characters.
pub(super) fn leading(text: &str, is_such: impl Fn(char) -> bool) -> usize {
    text.find(|character| !is_such(character)).unwrap_or(text.len())
}

/// Whether a character may begin a line of a list, or stand between a game and its score.
fn is_sign(character: char) -> bool {
    matches!(
        character,
        '*' | '+' | '(' | ')' | '[' | ']' | '{' | '}' | '|' | '=' | ':' | '/' | '>' | '~'
            | '\u{b7}' // middle dot
            | '\u{2010}'
            ..='\u{2015}' // dashes
            | '\u{2022}' | '\u{2023}' | '\u{25cf}' | '\u{25e6}' | '\u{25aa}' // bullets
            | '\u{2192}' // arrow
    )
}

fn is_letter(character: char) -> bool {
    character.is_ascii_alphabetic()
}
