use super::Question;
use super::known::finished;
use crate::eval::Value;
use crate::rules::{Move, Position, Square};
use crate::search::{Limits, Report};

/// A move, the pass that it may force, and the position behind them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Branch {
    moves: Vec<Move>,
    after: Position,
}

impl Branch {
    /// The branch of a legal move.
    pub(super) fn new(position: &Position, square: Square) -> Self {
        let mut moves = vec![Move::Place(square)];
        let mut after = position.play(moves[0]).expect("a branch begins with a legal move");
        if let Ok(passed) = after.play(Move::Pass) {
            moves.push(Move::Pass);
            after = passed;
        }
        Self { moves, after }
    }

    /// The branch with what is known of it without a search.
    pub(super) fn known(&self) -> Option<Report> {
        self.after.is_over().then(|| self.seen_before(finished(&self.after)))
    }

    /// What was found about a position, as a proof if its best move wins every disc at once.
    pub(super) fn proved(position: &Position, found: Report) -> Report {
        let Some(Move::Place(square)) = found.line.first() else { return found };
        let known = Self::new(position, *square).known();
        match known.filter(|known| known.value == Value::MAX) {
            Some(known) => Report { nodes: found.nodes, elapsed: found.elapsed, ..known },
            None => found,
        }
    }

    /// The search of the position behind the move on equal terms with `root`, that of the position
    /// before it: solved if that was, and otherwise a ply less deep, though never less than one. An
    /// estimate begins afresh: it is the same whatever was searched before, and whoever asks.
    pub(super) fn question(&self, root: &Report, limits: &Limits) -> Question {
        let depth = root.depth.saturating_sub(1).max(1);
        let exact_from = if root.exact { depth } else { 0 };
        let limits = Limits { exact_from, time: limits.time, ..Limits::depth(depth) };
        Question { position: self.after, limits, afresh: !root.exact }
    }

    /// What was found behind the move, seen from before it.
    pub(super) fn seen_before(&self, found: Report) -> Report {
        // A pass gives the turn back to the side that made the move.
        let value = if self.moves.len() == 1 { -found.value } else { found.value };
        let line = self.moves.iter().copied().chain(found.line).collect();
        Report { value, line, depth: found.depth + 1, ..found }
    }

    /// The moves of the branch, the pass included.
    pub(super) fn into_moves(self) -> Vec<Move> {
        self.moves
    }
}
