//! Results as lists and PGN write them.

use super::GameResult;
use crate::rules::Disc;

impl GameResult {
    /// Reads `33-31` (Black's discs first), `1-0`, `0-1`, `1/2-1/2`, `+2` and `-2` (for Black), `B+2`
    /// and `W+2`; `None` for anything else, and for discs that no board holds.
    #[must_use]
    pub fn stated(text: &str) -> Option<Self> {
        let won = |by| Some(Self::Win { by, ending: None });
        match text {
            "1-0" => return won(Disc::Black),
            "0-1" => return won(Disc::White),
            "1/2-1/2" | "\u{bd}-\u{bd}" | "0.5-0.5" => return Some(Self::difference(0)),
            _ => {}
        }
        if let Some(score) = signed(text) {
            return Some(score);
        }
        let at = text.find(['-', '\u{2013}', ':', '/'])?;
        let (black, rest) = text.split_at(at);
        let mut rest = rest.chars();
        let separator = rest.next();
        let (black, white) = (discs(black)?, discs(rest.as_str())?);
        // A colon parts hours from minutes too, and a slash parts days from months.
        let is_score = match separator {
            Some(':' | '/') => black + white == 64,
            _ => (2..=64).contains(&(black + white)),
        };
        is_score.then(|| Self::of_discs(black, white))
    }

    /// The result of so many discs on either side.
    #[must_use]
    pub fn of_discs(black: u16, white: u16) -> Self {
        Self::difference(i32::from(black) - i32::from(white))
    }

    fn difference(black: i32) -> Self {
        Self::Score { black: black.into(), ending: None }
    }
}

/// Reads a difference: with its sign seen by Black, or behind the winner's letter.
fn signed(text: &str) -> Option<GameResult> {
    let (sign, number) = if let Some(number) = text.strip_prefix(['B', 'b']) {
        (1, number.strip_prefix('+')?)
    } else if let Some(number) = text.strip_prefix(['W', 'w']) {
        (-1, number.strip_prefix('+')?)
    } else if let Some(number) = text.strip_prefix('+') {
        (1, number)
    } else {
        (-1, text.strip_prefix('-')?)
    };
    Some(GameResult::difference(sign * i32::from(discs(number)?)))
}

/// Reads a number of discs.
fn discs(text: &str) -> Option<u16> {
    let is_number = matches!(text.len(), 1 | 2) && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&discs| is_number && discs <= 64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_lists_write_them() {
        let score = |text: &str| GameResult::stated(text).and_then(GameResult::score);
        for (text, black) in [
            ("33-31", 2.0),
            ("20\u{2013}44", -24.0),
            ("40:24", 16.0),
            ("32/32", 0.0),
            ("13-0", 13.0),
            ("1/2-1/2", 0.0),
            ("+2", 2.0),
            ("-64", -64.0),
            ("W+4", -4.0),
        ] {
            assert_eq!(score(text), Some(black), "{text}");
        }
        let won = |by| Some(GameResult::Win { by, ending: None });
        assert_eq!(GameResult::stated("1-0"), won(Disc::Black));
        assert_eq!(GameResult::stated("0-1"), won(Disc::White));
    }

    #[test]
    fn other_numbers_are_no_results() {
        for text in ["", "*", "33", "40-25", "99-1", "12:30", "3/4", "0-0", "2020-01", "+65", "B+R"]
        {
            assert_eq!(GameResult::stated(text), None, "{text}");
        }
    }
}
