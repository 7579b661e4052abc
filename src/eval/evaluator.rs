use super::Value;
use crate::rules::{Bitboard, Board, Square};

/// Judges a board without search.
///
/// The search is generic over this trait, so that another evaluation takes this one's place
/// without a change to it.
pub trait Evaluator: Send + Sync {
    /// What the evaluation keeps beside a board, seen by the mover like the board itself.
    type State: Copy + Send + Sync;

    /// The state of a board, from scratch.
    fn start(&self, board: Board) -> Self::State;

    /// The state after a placement that turned the discs `flipped`, seen by the other side. None
    /// are flipped by the first four discs of Reversi.
    fn after(&self, state: &Self::State, square: Square, flipped: Bitboard) -> Self::State;

    /// The state of the same board seen by the other side.
    fn passed(&self, state: &Self::State) -> Self::State;

    /// How good the boards behind the moves of one position are, where [`evaluate`](Self::evaluate)
    /// costs more than the order of these moves is worth: `empties` are the position's empty squares,
    /// and the answer takes a move and the discs of the side that has the turn behind it. The higher,
    /// the better for that side, an eighth of a disc being 1.
    fn order(&self, empties: Bitboard) -> impl Fn(Square, Bitboard) -> i32;

    /// What the mover may expect to win by, always between [`Value::MIN`] and [`Value::MAX`]
    /// exclusive. `moves` are the mover's legal moves, of which there is one at least, and `state` is
    /// the board's.
    fn evaluate(&self, board: Board, moves: Bitboard, state: &Self::State) -> Value;
}
