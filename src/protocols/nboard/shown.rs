//! The lines of the protocol, as the engine says them.

use std::fmt::Display;
use std::time::Duration;

use crate::eval::Value;
use crate::protocols::engine::{depth, spelled};
use crate::rules::{Move, Position};
use crate::search::{Answer, Candidate, Report};

/// A line of play without spaces: `F5D6PAC3`.
fn line(moves: impl IntoIterator<Item = Move>) -> String {
    moves.into_iter().map(|action| spelled(action, "PA")).collect()
}

/// `search LINE VALUE 0 DEPTH` for the best moves.
pub(super) fn values(candidates: &[Candidate], report: &Report) -> Vec<String> {
    let shown = candidates.iter().map(|candidate| {
        let first = Move::Place(candidate.square);
        let moves = match report.line.first() {
            Some(best) if *best == first => line(report.line.iter().copied()),
            _ => line([first]),
        };
        search(&moves, candidate.value, report)
    });
    shown.collect()
}

/// The same for a side that can only pass: its line is the other side's best, after the pass.
pub(super) fn value_of_pass(report: &Report) -> String {
    let moves = [Move::Pass].into_iter().chain(report.line.iter().copied());
    search(&line(moves), -report.value, report)
}

fn search(moves: &str, value: Value, report: &Report) -> String {
    format!("search {moves} {value} 0 {}", depth(report))
}

/// `=== MOVE/VALUE/SECONDS`, what `go` ends with; a value that nobody searched is left out.
pub(super) fn played(action: Move, value: Option<Value>, time: Duration) -> String {
    let value = value.map(|value| value.to_string()).unwrap_or_default();
    format!("=== {}/{value}/{:.2}", spelled(action, "PA"), time.as_secs_f64())
}

/// `nodestats NODES SECONDS`.
pub(super) fn statistics(nodes: u64, time: Duration) -> String {
    format!("nodestats {nodes} {:.2}", time.as_secs_f64())
}

/// A status for a person, on one line.
pub(super) fn status(text: &impl Display) -> String {
    let text = text.to_string();
    let words: Vec<_> = text.split_whitespace().collect();
    format!("status {}", words.join(" ")).trim_end().to_owned()
}

/// The value of a finished game for the side that would be to move.
pub(super) fn final_value(position: &Position) -> Value {
    position.result_count().difference(position.to_move()).into()
}

/// What `go` found: the move that was chosen with its value, and how long it took.
pub(super) fn found(answer: &Answer, action: Move) -> String {
    let mut candidates = answer.candidates.iter();
    let chosen = candidates.find(|candidate| action.square() == Some(candidate.square));
    played(action, chosen.map(|candidate| candidate.value), answer.report.elapsed)
}
