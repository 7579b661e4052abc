use std::fmt::Write as _;

use crate::rules::Move;

/// Writes the squares in lower case, without separators and without passes.
#[must_use]
pub fn write(moves: &[Move]) -> String {
    let mut text = String::with_capacity(2 * moves.len());
    for square in moves.iter().filter_map(|action| action.square()) {
        write!(text, "{square}").expect("a string takes every text");
    }
    text
}
