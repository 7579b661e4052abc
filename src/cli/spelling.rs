//! Moves and values as the commands print them.

use serde_json::{Value as Json, json};

use crate::eval::Value;
use crate::rules::{Disc, Move, Score};

/// The move's square, or `pa`.
pub(super) fn move_text(action: Move) -> String {
    match action {
        Move::Place(square) => square.to_string(),
        Move::Pass => "pa".to_owned(),
    }
}

/// The line as squares in a row, passes as `pa`.
pub(super) fn line_text(line: &[Move]) -> String {
    line.iter().map(|&action| move_text(action)).collect()
}

/// The same with spaces, at most `most` moves of it.
pub(super) fn spaced_line(line: &[Move], most: usize) -> String {
    line.iter().take(most).map(|&action| move_text(action)).collect::<Vec<_>>().join(" ")
}

/// The value as a score where it is proved, with decimals where it is an estimate.
pub(super) fn value_text(value: Value, exact: bool) -> String {
    if exact { Score::new(value.discs()).to_string() } else { value.to_string() }
}

/// What a move lost, without a sign: whole discs where it is proved, and where it is nothing.
pub(super) fn loss_text(loss: Value, exact: bool) -> String {
    if exact || loss == Value::ZERO {
        loss.discs().to_string()
    } else {
        loss.to_string().trim_start_matches('+').to_owned()
    }
}

/// The same as a number of JSON: whole discs where it is proved.
pub(super) fn number_of(value: Value, exact: bool) -> Json {
    if exact { json!(value.discs()) } else { json!(f64::from(value.hundredths()) / 100.0) }
}

/// The side as JSON has it, whatever the language.
pub(super) const fn side_name(side: Disc) -> &'static str {
    match side {
        Disc::Black => "black",
        Disc::White => "white",
    }
}
