//! Boards, results and moves as answers show them. No line of them is empty.

use std::fmt::Write as _;

use crate::analysis::Valued;
use crate::protocols::engine::{depth, spelled};
use crate::rules::{Disc, DiscCount, Move, Outcome, Position, Square};
use crate::search::Report;

const FILES: &str = "  a b c d e f g h";

/// The board for people, rank 1 on top, with whose turn it is.
pub(super) fn board(position: &Position) -> String {
    let mut text = format!("\n{FILES}\n");
    for rank in 0..8 {
        writeln!(text, "{0} {1} {0}", rank + 1, row(position, rank)).expect("a string takes text");
    }
    let DiscCount { black, white } = position.disc_count();
    let turn = if position.is_over() { "game over" } else { turn(position.to_move()) };
    write!(text, "{FILES}\n{turn}, black {black}, white {white}").expect("a string takes text");
    if let Some(supply) = position.supply() {
        write!(text, "\nto place: black {}, white {}", supply.black, supply.white)
            .expect("a string takes text");
    }
    text
}

/// The board as GoGui reads it: rank 8 first.
pub(super) fn rows_from_the_bottom(position: &Position) -> String {
    let rows: Vec<_> = (0..8).rev().map(|rank| row(position, rank)).collect();
    format!("\n{}", rows.join("\n"))
}

fn row(position: &Position, rank: u8) -> String {
    let marks = (0..8).map(|file| match position.contents(Square::at(file, rank)) {
        Some(Disc::Black) => "X",
        Some(Disc::White) => "O",
        None => ".",
    });
    marks.collect::<Vec<_>>().join(" ")
}

const fn turn(side: Disc) -> &'static str {
    match side {
        Disc::Black => "black to move",
        Disc::White => "white to move",
    }
}

pub(super) const fn side(side: Disc) -> &'static str {
    match side {
        Disc::Black => "black",
        Disc::White => "white",
    }
}

/// A final score: `B+24`, `W+64` or `0`.
pub(super) fn score(position: &Position) -> String {
    let count = position.result_count();
    let winner = match count.outcome() {
        Outcome::Win(Disc::Black) => 'B',
        Outcome::Win(Disc::White) => 'W',
        Outcome::Draw => return "0".to_owned(),
    };
    format!("{winner}+{}", count.black.abs_diff(count.white))
}

/// Moves as an answer: `F5 D6 pass`.
pub(super) fn moves(moves: impl IntoIterator<Item = Move>) -> String {
    moves.into_iter().map(|action| spelled(action, "pass")).collect::<Vec<_>>().join(" ")
}

/// One line for each move: the move, its value for the side to move, how deep it was searched, and
/// the line that begins with it.
pub(super) fn values(valued: &[Valued], report: &Report) -> String {
    let lines = valued.iter().map(|Valued { action, value, line }| {
        let name = spelled(*action, "pass");
        let line = moves(line.iter().copied());
        format!("{name} value {value} depth {} line {line}", depth(report))
    });
    lines.collect::<Vec<_>>().join("\n")
}
