//! A game as its squares: `f5d6c3d3`, passes left out.
//!
//! Read as people and programs write it: either case, either way round (`d3`, `3d`), whitespace,
//! `-`, `,`, `;` and `.` between the moves, move numbers, passes written or not, and the wide
//! characters of Japanese keyboards.

use std::borrow::Cow;
use std::fmt::Write as _;

use thiserror::Error;

use super::excerpt::excerpt;
use super::keyed::latin;
use crate::rules::{IllegalMove, Move, Position, Square};

/// Why a text is not a transcript. Moves are numbered as placements, from 1; passes do not count.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TranscriptError {
    /// A word that is no square, no pass, no move number and no result.
    #[error("move {number}: \"{text}\" is not a square")]
    NotASquare {
        /// Which move it would be.
        number: usize,
        /// The word.
        text: String,
    },
    /// A move against the rules.
    #[error("move {number}: {fault}")]
    Illegal {
        /// Which move it is; for a pass, the next one.
        number: usize,
        /// What is wrong with it.
        fault: IllegalMove,
    },
}

impl TranscriptError {
    /// Which move is wrong.
    #[must_use]
    pub const fn number(&self) -> usize {
        let (Self::NotASquare { number, .. } | Self::Illegal { number, .. }) = self;
        *number
    }
}

/// Which of its two characters a square begins with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// `d3`
    FileFirst,
    /// `3d`
    RankFirst,
}

/// What a text holds next.
#[derive(Debug, PartialEq, Eq)]
enum Token<'a> {
    Action(Move),
    Unknown(&'a str),
    /// `33-31`, `1/2-1/2` or `*`: the moves end here.
    Result,
}

/// Reads the moves played from `start`.
///
/// A pass may be written `pa`, `ps`, `pass`, `p`, `--` or `@@@@`, where it is forced; one that is
/// left out is put in before the move that needs it, but not behind the last move. A result
/// (`33-31`, `1/2-1/2`, `*`) ends the moves. Squares are read as `3d` where all of them are written
/// so; a text that is no transcript either way is told the fault that comes later.
///
/// ```
/// use otello::formats::transcript;
/// use otello::rules::{Position, Rules};
///
/// let start = Position::start(Rules::Othello);
/// let moves = transcript::parse("1. F5 d6 2. C3", &start)?;
/// assert_eq!(transcript::write(&moves), "f5d6c3");
///
/// let error = transcript::parse("f5a1", &start).expect_err("a1 turns nothing");
/// assert_eq!(error.number(), 2);
/// # Ok::<(), otello::formats::transcript::TranscriptError>(())
/// ```
///
/// # Errors
/// When a word is no move or a move is not legal; the error names its number.
pub fn parse(text: &str, start: &Position) -> Result<Vec<Move>, TranscriptError> {
    let text = narrow(text);
    parse_in(&text, start, Order::FileFirst).or_else(|fault| {
        match parse_in(&text, start, Order::RankFirst) {
            Ok(moves) => Ok(moves),
            Err(other) if other.number() > fault.number() => Err(other),
            Err(_) => Err(fault),
        }
    })
}

fn parse_in(text: &str, start: &Position, order: Order) -> Result<Vec<Move>, TranscriptError> {
    let mut position = *start;
    let mut moves = Vec::new();
    let mut number = 1;
    let mut rest = text;
    while let Some((token, after)) = next_token(rest, order) {
        rest = after;
        let action = match token {
            Token::Action(action) => action,
            Token::Unknown(text) => {
                return Err(TranscriptError::NotASquare { number, text: excerpt(text) });
            }
            Token::Result => break,
        };
        let illegal = |fault| TranscriptError::Illegal { number, fault };
        if action != Move::Pass && position.must_pass() {
            position = position.play(Move::Pass).map_err(illegal)?;
            moves.push(Move::Pass);
        }
        position = position.play(action).map_err(illegal)?;
        moves.push(action);
        number += usize::from(action != Move::Pass);
    }
    Ok(moves)
}

/// Writes the squares in lower case, without separators and without passes.
#[must_use]
pub fn write(moves: &[Move]) -> String {
    let mut text = String::with_capacity(2 * moves.len());
    for square in moves.iter().filter_map(|action| action.square()) {
        write!(text, "{square}").expect("a string takes every text");
    }
    text
}

/// The next token and the text behind it; `None` at the end.
fn next_token(text: &str, order: Order) -> Option<(Token<'_>, &str)> {
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(is_separator);
        let first = rest.chars().next()?;
        if order == Order::RankFirst
            && let Some(square) = leading_turned_square(rest)
        {
            return Some((Token::Action(Move::Place(square)), &rest[2..]));
        }
        let digits = leading(rest, |character| character.is_ascii_digit());
        if first == '-' {
            let dashes = leading(rest, |character| character == '-');
            rest = &rest[dashes..];
            if dashes == 2 {
                return Some((Token::Action(Move::Pass), rest));
            }
        } else if first == '*' || is_result(&rest[digits..], digits) {
            return Some((Token::Result, ""));
        } else if (1..=3).contains(&digits) {
            rest = rest[digits..].trim_start_matches([':', ')']);
        } else {
            return Some(read_word(rest, order));
        }
    }
}

/// A square, a pass, or a word that is neither.
fn read_word(text: &str, order: Order) -> (Token<'_>, &str) {
    if order == Order::FileFirst
        && let Some(square) = leading_square(text)
    {
        return (Token::Action(Move::Place(square)), &text[2..]);
    }
    if let Some(after) = after_pass(text) {
        return (Token::Action(Move::Pass), after);
    }
    let letters = leading(text, char::is_alphabetic);
    let word = letters + leading(&text[letters..], |character| character.is_ascii_digit());
    let word = if word == 0 { text.chars().next().map_or(0, char::len_utf8) } else { word };
    let (word, after) = text.split_at(word);
    (Token::Unknown(word), after)
}

/// The text behind a pass, if it begins with one.
fn after_pass(text: &str) -> Option<&str> {
    ["pass", "pa", "ps", "p", "@@@@"].into_iter().find_map(|spelling| {
        let head = text.get(..spelling.len())?;
        let after = &text[spelling.len()..];
        let ends = !after.starts_with(char::is_alphanumeric) || leading_square(after).is_some();
        (head.eq_ignore_ascii_case(spelling) && ends).then_some(after)
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

/// The text with its wide characters (`Ｆ５`) as plain ones.
fn narrow(text: &str) -> Cow<'_, str> {
    let is_wide = |character: char| matches!(character, '\u{ff01}'..='\u{ff5e}');
    if !text.contains(is_wide) {
        return Cow::Borrowed(text);
    }
    text.chars()
        .map(|character| if is_wide(character) { latin(character) } else { character })
        .collect()
}

/// Whether a number with this behind it is a result: `33-31`, `1/2-1/2`.
fn is_result(behind: &str, digits: usize) -> bool {
    let mut behind = behind.chars();
    let separator = behind.next();
    let digit_follows = behind.next().is_some_and(|character| character.is_ascii_digit());
    digits > 0 && digit_follows && matches!(separator, Some('-' | '/'))
}

/// How many bytes at the start are such characters.
fn leading(text: &str, is_such: impl Fn(char) -> bool) -> usize {
    text.find(|character| !is_such(character)).unwrap_or(text.len())
}

fn is_separator(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | ';' | '.' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    fn read(text: &str) -> Result<String, String> {
        parse(text, &Position::start(Rules::Othello))
            .map(|moves| write(&moves))
            .map_err(|error| error.to_string())
    }

    /// Case P27 (a).
    #[test]
    fn case_separators_and_move_numbers_do_not_matter() {
        let moves = Ok("f5f4f3g4".to_owned());
        for text in [
            "F5F4F3G4",
            "f5 f4\nf3\tg4",
            "1. F5 f4 2. F3 g4",
            "1.f5f4 2.f3g4",
            "1f5 2f4 3f3 4g4",
            "f5-f4-f3-g4",
            "f5, f4; f3 g4.",
            "f5f4f3g4 33-31",
            "f5f4f3g4 1/2-1/2 and more",
            "f5f4f3g4 *",
            "f5f41.f3g4",
            "5f4f3f4g",
            "1. 5F 4f 2. 3f 4g",
            "\u{ff26}\u{ff15} \u{ff46}\u{ff14}\u{3000}f3g4",
        ] {
            assert_eq!(read(text), moves, "{text}");
        }
    }

    #[test]
    fn faults_name_the_move_and_the_text() {
        for (text, error) in [
            ("f5d6e9", "move 3: \"e9\" is not a square"),
            ("f5 d6 hello", "move 3: \"hello\" is not a square"),
            ("f5 player", "move 2: \"player\" is not a square"),
            ("f5 \u{e9}?", "move 2: \"\u{e9}\" is not a square"),
            ("f55", "move 1: \"f55\" is not a square"),
            ("f", "move 1: \"f\" is not a square"),
            ("f5 f5", "move 2: f5 is occupied"),
            ("f5 a1", "move 2: a1 turns no disc"),
            ("5f6d9e", "move 3: \"e\" is not a square"),
            ("f5 pass", "move 2: a pass is not allowed while there is a legal move"),
        ] {
            assert_eq!(read(text), Err(error.to_owned()), "{text}");
        }
    }

    /// The earliest pass known: Black must pass after eight moves.
    #[test]
    fn a_forced_pass_may_be_written_or_left_out() {
        let start = Position::start(Rules::Othello);
        let silent = parse("d3c3e6d2d1e1b2c1b4", &start).unwrap();
        assert_eq!(silent[8], Move::Pass);
        for pass in ["pa", "PA ", " ps ", "pass", "P", "--", "@@@@"] {
            let spoken = parse(&format!("d3c3e6d2d1e1b2c1{pass}b4"), &start);
            assert_eq!(spoken.as_ref(), Ok(&silent), "{pass}");
        }
        let trailing = parse("d3c3e6d2d1e1b2c1 pa", &start).unwrap();
        assert_eq!(trailing.last(), Some(&Move::Pass));
        assert_eq!(parse("d3c3e6d2d1e1b2c1", &start).unwrap().len(), 8);
    }

    #[test]
    fn reversi_begins_in_the_centre() {
        let start = Position::start(Rules::Reversi);
        assert_eq!(parse("d4d5e4e5d6", &start).unwrap().len(), 5);
        let error = parse("d4c3", &start).unwrap_err().to_string();
        assert_eq!(
            error,
            "move 2: c3 is not one of the four centre squares, which are filled first"
        );
    }
}
