use std::fmt::Debug;
use std::hash::Hash;

use super::{Bitboard, Board, Score, Square};

/// Which of the two games is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Rules {
    /// The modern game: fixed start, unlimited discs, empty squares to the winner.
    #[default]
    Othello,
    /// The game of the 1880s: free centre, 32 discs each, empty squares to nobody.
    Reversi,
}

/// A rule set as a mover-relative position, for perft and the search.
///
/// Implemented by [`Board`] for Othello, which pays nothing for the other, and by
/// [`ReversiBoard`](super::ReversiBoard).
pub trait RuleSet: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The game that this type plays.
    const RULES: Rules;

    /// The discs alone.
    fn board(self) -> Board;

    /// The discs that the mover has yet to place, where the rules count them: with the board this
    /// tells positions apart. Zero in Othello, whose supply never runs out.
    fn mover_supply(self) -> u8;

    /// The squares where the mover may place a disc.
    fn legal_moves(self) -> Bitboard;

    /// The position after a legal placement, seen by the other side.
    fn place(self, square: Square) -> Self;

    /// The same position seen by the other side.
    fn pass(self) -> Self;

    /// The result for the mover if the game ended here.
    fn final_score(self) -> Score;

    /// Whether neither side can move.
    #[inline]
    fn is_over(self) -> bool {
        self.legal_moves().is_empty() && self.pass().legal_moves().is_empty()
    }
}

impl RuleSet for Board {
    const RULES: Rules = Rules::Othello;

    #[inline]
    fn board(self) -> Board {
        self
    }

    #[inline]
    fn mover_supply(self) -> u8 {
        0
    }

    #[inline]
    fn legal_moves(self) -> Bitboard {
        self.legal_moves()
    }

    #[inline]
    fn place(self, square: Square) -> Self {
        self.place_flipping(square, self.flips(square))
    }

    #[inline]
    fn pass(self) -> Self {
        self.pass()
    }

    /// The tournament score: empty squares go to the winner.
    #[inline]
    fn final_score(self) -> Score {
        let difference = self.mover.len() as i32 - self.opponent.len() as i32;
        let empties = self.empties().len() as i32;
        Score::new(difference + difference.signum() * empties)
    }
}
