use std::time::Duration;

use crate::rules::{Move, Position};
use crate::search::Report;

/// What is known of a finished game: its score for the side that would be to move; no line.
#[must_use]
pub fn finished(position: &Position) -> Report {
    Report {
        depth: 0,
        exact: true,
        value: position.result_count().difference(position.to_move()).into(),
        line: Vec::new(),
        nodes: 0,
        elapsed: Duration::ZERO,
    }
}

/// What is known of a position in which a pass is forced, from what is known of the one behind it.
#[must_use]
pub fn before_pass(after: Report) -> Report {
    let line = [Move::Pass].into_iter().chain(after.line).collect();
    Report { value: -after.value, line, ..after }
}

/// The same as something that costs no search of its own.
pub(super) fn unsearched(report: Report) -> Report {
    Report { nodes: 0, elapsed: Duration::ZERO, ..report }
}
