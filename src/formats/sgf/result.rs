//! RE: `B+36`, `W+R`, `0`, `Draw`, `Void`.

use crate::formats::ggf::Ending;
use crate::formats::record::GameResult;
use crate::rules::Disc;

/// Reads a result; `None` for an unfinished or unknown one, and for a score that no board has.
pub(super) fn read(text: &str) -> Option<GameResult> {
    let text = text.trim();
    if text == "0" || text.eq_ignore_ascii_case("draw") || text.eq_ignore_ascii_case("jigo") {
        return Some(GameResult::Score { black: 0.0, ending: None });
    }
    let (winner, rest) = text.split_once('+')?;
    let by = match winner.trim() {
        "B" | "b" | "Black" | "black" => Disc::Black,
        "W" | "w" | "White" | "white" => Disc::White,
        _ => return None,
    };
    let rest = rest.trim();
    match rest.parse::<f64>() {
        Ok(score) if (0.0..=64.0).contains(&score) => {
            let black = if by == Disc::Black { score } else { -score };
            Some(GameResult::Score { black: black + 0.0, ending: None })
        }
        Ok(_) => None,
        Err(_) => Some(GameResult::Win { by, ending: read_ending(rest) }),
    }
}

fn read_ending(text: &str) -> Option<Ending> {
    match text.chars().next()?.to_ascii_lowercase() {
        'r' => Some(Ending::Resigned),
        't' => Some(Ending::TimedOut),
        'f' => Some(Ending::Left),
        _ => None,
    }
}

/// Writes a result; of a score and an ending the score, which says more.
pub(super) fn write(result: GameResult) -> String {
    let letter = |disc| match disc {
        Disc::Black => 'B',
        Disc::White => 'W',
    };
    match result {
        GameResult::Score { black, .. } if black > 0.0 => format!("B+{black}"),
        GameResult::Score { black, .. } if black < 0.0 => format!("W+{}", -black),
        GameResult::Score { .. } => "0".to_owned(),
        GameResult::Win { by, ending } => {
            let how = match ending {
                Some(Ending::Resigned) => "R",
                Some(Ending::TimedOut) => "T",
                Some(Ending::Left) => "F",
                Some(Ending::Agreed) | None => "",
            };
            format!("{}+{how}", letter(by))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_go_both_ways() {
        for text in ["B+36", "W+2.5", "0", "B+R", "W+T", "W+F", "B+"] {
            assert_eq!(read(text).map(write).as_deref(), Some(text));
        }
        assert_eq!(read("W+Resign"), read("W+R"));
        assert_eq!(read("Draw"), read("0"));
        assert_eq!(read("B+36.0"), read("B+36"));
        for text in ["Void", "?", "", "B+65", "36", "+36", "B+NaN", "B+-1"] {
            assert!(read(text).is_none_or(|result| result.score().is_none()), "{text}");
        }
    }
}
