use super::Value;
use crate::rules::Board;

/// Judges a board without search.
///
/// The search is generic over this trait, so that another evaluation takes this one's place
/// without a change to it.
pub trait Evaluator: Send + Sync {
    /// What the mover may expect to win by, always between [`Value::MIN`] and [`Value::MAX`]
    /// exclusive. The game is not over, and the mover has a move.
    fn evaluate(&self, board: Board) -> Value;
}
