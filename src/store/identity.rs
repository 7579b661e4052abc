//! When a game of others is one that is known.

use crate::formats::ggf;
use crate::rules::{Move, Position};

/// What makes a game of others the same as another: who played it, when and where, whatever the
/// spelling, and all its moves. Two pairs of players may well play the same moves in one year, which
/// is all that some dates say.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Identity {
    place: String,
    date: Vec<String>,
    black: String,
    white: String,
    start: Position,
    moves: Vec<Move>,
}

impl Identity {
    pub(super) fn of(game: &ggf::Game) -> Self {
        Self {
            place: folded(&game.place),
            date: date_of(&game.date),
            black: folded(&game.black),
            white: folded(&game.white),
            start: game.start,
            moves: game.moves.iter().map(|played| played.action).collect(),
        }
    }
}

/// A name without what differs between two who write it.
fn folded(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// The parts of a date, the year first, however they are written: `1999.04.03`, `3 April 1999`,
/// `1999-4-3`. What is unknown of it is left out.
fn date_of(text: &str) -> Vec<String> {
    let mut parts = words(text);
    // `T` and the zone that everybody means say nothing.
    parts.retain(|part| !matches!(part.as_str(), "t" | "z" | "utc" | "gmt"));
    let names_month = parts.first().is_some_and(|part| month(part).is_some());
    let is_year = |part: &String| part.len() == 4 && part.bytes().all(|byte| byte.is_ascii_digit());
    if let [first, second, third, ..] = parts.as_mut_slice()
        && is_year(third)
        && !is_year(first)
    {
        std::mem::swap(first, third);
        let is_day = second.parse().is_ok_and(|number: u8| number > 12);
        if names_month || is_day {
            std::mem::swap(second, third);
        }
    }
    parts.into_iter().map(|part| number(&part)).collect()
}

/// Runs of letters and runs of digits, in lower case; eight digits are a day.
fn words(text: &str) -> Vec<String> {
    let text = text.to_lowercase();
    let kind = |letter: char| (letter.is_alphabetic(), letter.is_numeric());
    let runs: Vec<_> = text.chars().collect();
    let runs = runs.chunk_by(|&one, &other| kind(one) == kind(other));
    let words = runs.filter(|run| run[0].is_alphanumeric()).map(|run| run.iter().collect());
    words
        .flat_map(|word: String| match word.len() {
            8 if word.bytes().all(|byte| byte.is_ascii_digit()) => {
                vec![word[..4].to_owned(), word[4..6].to_owned(), word[6..].to_owned()]
            }
            _ => vec![word],
        })
        .collect()
}

/// The number of a month by its name or the beginning of it.
fn month(word: &str) -> Option<usize> {
    let is = |name: &&str| word.len() >= 3 && name.starts_with(word);
    MONTHS.iter().position(is).map(|index| index + 1)
}

/// A part of a date as a number without zeros before it, where it is one.
fn number(part: &str) -> String {
    match month(part) {
        Some(month) => month.to_string(),
        None => part.parse::<u32>().map_or_else(|_| part.to_owned(), |number| number.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_the_same_in_every_spelling() {
        for spelling in [
            "1999.04.13",
            "1999-4-13",
            "1999/04/13",
            "13.04.1999",
            "13/4/1999",
            "04/13/1999",
            "13 April 1999",
            "Apr 13, 1999",
            "19990413",
            "1999 apr 13",
        ] {
            assert_eq!(date_of(spelling), ["1999", "4", "13"], "{spelling}");
        }
        let moment = date_of("2026.11.30_14:05:00.UTC");
        assert_eq!(moment, ["2026", "11", "30", "14", "5", "0"]);
        assert_eq!(date_of("2026-11-30T14:05:00Z"), moment);
        assert_eq!(date_of("1999.??.??"), date_of("1999"));
        for (one, other) in [("1999", "1998"), ("1999.04.13", "1999.04.14"), ("", "1999")] {
            assert_ne!(date_of(one), date_of(other));
        }
    }
}
