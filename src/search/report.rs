use std::time::Duration;

use crate::eval::Value;
use crate::rules::{Move, Square};

/// What a search knows so far, or found in the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The plies searched completely; the empties when exact.
    pub depth: u8,
    /// Whether the value is proved to the end of the game.
    pub exact: bool,
    /// The value for the side to move.
    pub value: Value,
    /// The best line, from the position searched, forced passes included; it always replays.
    pub line: Vec<Move>,
    /// Positions visited.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
}

impl Report {
    /// Positions visited in a second, once there was time to measure.
    #[must_use]
    pub fn nodes_per_second(&self) -> Option<f64> {
        let seconds = self.elapsed.as_secs_f64();
        (seconds > 0.0).then(|| self.nodes as f64 / seconds)
    }
}

/// What the value of a root move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The move's own value at the depth searched.
    True,
    /// No more than this.
    AtMost,
}

/// A move at the root with what is known of its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The square.
    pub square: Square,
    /// Its value for the side to move.
    pub value: Value,
    /// What the value is.
    pub bound: Bound,
}

/// What a search ends with.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Every legal move, best first; the first is the move to play and its value is true.
    pub candidates: Vec<Candidate>,
    /// Depth, value and line of the best move.
    pub report: Report,
    /// Whether the search was told to stop, or ran into a limit of time or nodes, before its depth.
    pub stopped: bool,
}

impl Answer {
    /// The best move.
    #[must_use]
    pub fn best(&self) -> Square {
        self.candidates[0].square
    }
}
