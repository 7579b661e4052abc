//! Squares as people type them: all that files take, one at a time.

use crate::rules::Square;

/// Reads a square in lower case: `f5`, `5f`, `d 6`, `c4.`, `1. e6` or `12e6`.
pub(super) fn read(text: &str) -> Option<Square> {
    let text = text.trim_matches(is_separator);
    pair(text).and_then(square_of).or_else(|| {
        let digits = text.len() - text.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
        let (number, rest) = text.split_at(digits);
        let move_of = rest.trim_start_matches(is_separator);
        // Without a sign between them, the digits of a number and of a square cannot be told apart.
        let apart = move_of.len() < rest.len()
            || move_of.starts_with(|sign: char| sign.is_ascii_alphabetic());
        ((1..=2).contains(&number.len()) && apart)
            .then(|| pair(move_of).and_then(square_of))
            .flatten()
    })
}

/// Whether a text is a letter and a digit, of whatever alphabet, but no square of the board.
pub(super) fn is_off_board(text: &str) -> bool {
    let mut signs = text.trim_matches(is_separator).chars().filter(|sign| !sign.is_whitespace());
    let (Some(first), Some(second), None) = (signs.next(), signs.next(), signs.next()) else {
        return false;
    };
    let pair = |letter: char, digit: char| letter.is_alphabetic() && digit.is_numeric();
    (pair(first, second) || pair(second, first)) && read(text).is_none()
}

/// The two signs of a text that are a letter and a digit, the letter first; space may be between.
fn pair(text: &str) -> Option<[u8; 2]> {
    let mut signs = text.bytes().filter(|sign| !sign.is_ascii_whitespace());
    let (first, second) = (signs.next()?, signs.next()?);
    match (first, second, signs.next()) {
        (b'a'..=b'z', b'0'..=b'9', None) => Some([first, second]),
        (b'0'..=b'9', b'a'..=b'z', None) => Some([second, first]),
        _ => None,
    }
}

fn square_of(pair: [u8; 2]) -> Option<Square> {
    std::str::from_utf8(&pair).ok()?.parse().ok()
}

fn is_separator(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '.' | ',' | ';' | ':' | ')' | '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_taken_as_files_take_it() {
        for text in [
            "f5", "5f", "f 5", "5 f", "f5.", "f5,", "1. f5", "1.f5", "12 f5", "1) f5", "12f5",
            "3: 5f", "- f5",
        ] {
            assert_eq!(read(text), Some(Square::F5), "{text}");
        }
        for text in [
            "", "f", "5", "f9", "9f", "ff5", "f55", "15f", "f5d6", "f5 d6", "123 f5", "f-5",
            "\u{444}5",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_letter_and_a_digit_may_be_off_the_board() {
        assert!(is_off_board("i9") && is_off_board("9 i") && is_off_board("a0."));
        assert!(!is_off_board("a1") && !is_off_board("a") && !is_off_board("x12"));
    }
}
