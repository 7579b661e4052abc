use thiserror::Error;

use super::Square;

/// What a player does when on turn.
///
/// ```
/// use otello::rules::{Move, Square};
///
/// assert_eq!(Move::Place(Square::F5).square(), Some(Square::F5));
/// assert_eq!(Move::Pass.square(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Places a disc.
    Place(Square),
    /// Passes, which is forced and never chosen.
    Pass,
}

impl Move {
    /// The square of a placement.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Place(square) => Some(square),
            Self::Pass => None,
        }
    }
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// A disc lies there already.
    #[error("{0} is occupied")]
    Occupied(Square),
    /// No line of opposing discs would be bracketed.
    #[error("{0} turns no disc")]
    TurnsNothing(Square),
    /// Reversi's first four discs go to the four centre squares.
    #[error("{0} is not one of the four centre squares, which are filled first")]
    NotCentre(Square),
    /// The mover has placed all 32 discs (Reversi).
    #[error("no discs are left to place")]
    NoDiscsLeft,
    /// A pass, although the mover can play.
    #[error("a pass is not allowed while there is a legal move")]
    PassNotForced,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
}
