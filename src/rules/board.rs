use super::{Bitboard, DiscCount, Square, Symmetry, flip, mobility};

/// An Othello board seen by the side to move: the form that the search runs on.
///
/// ```
/// use otello::bitboard;
/// use otello::rules::{Board, Square};
///
/// let moves = Board::START.legal_moves();
/// assert_eq!(
///     moves,
///     bitboard! {
///         . . . . . . . .
///         . . . . . . . .
///         . . . X . . . .
///         . . X . . . . .
///         . . . . . X . .
///         . . . . X . . .
///         . . . . . . . .
///         . . . . . . . .
///     }
/// );
/// let flips = Board::START.flips(Square::F5);
/// assert_eq!(flips, Square::E5.bit());
/// let after = Board::START.place_flipping(Square::F5, flips);
/// assert_eq!((after.mover.len(), after.opponent.len()), (1, 4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The discs of the side to move.
    pub mover: Bitboard,
    /// The discs of the other side.
    pub opponent: Bitboard,
}

impl Board {
    /// The start: Black, to move, on e4 and d5; White on d4 and e5.
    pub const START: Self = Self {
        mover: Bitboard(Square::E4.bit().0 | Square::D5.bit().0),
        opponent: Bitboard(Square::D4.bit().0 | Square::E5.bit().0),
    };

    /// The squares with no disc.
    #[must_use]
    #[inline]
    pub const fn empties(self) -> Bitboard {
        Bitboard(!(self.mover.0 | self.opponent.0))
    }

    /// The squares where the mover turns at least one disc.
    #[must_use]
    #[inline]
    pub fn legal_moves(self) -> Bitboard {
        Bitboard(mobility::legal_moves(self.mover.0, self.opponent.0))
    }

    /// The opposing discs that a disc on the empty `square` turns; none if the move is not legal.
    #[must_use]
    #[inline]
    pub fn flips(self, square: Square) -> Bitboard {
        Bitboard(flip::flips(square, self.mover.0, self.opponent.0))
    }

    /// The board after the move, seen by the other side, when the flips are known.
    #[must_use]
    #[inline]
    pub const fn place_flipping(self, square: Square, flips: Bitboard) -> Self {
        Self {
            mover: Bitboard(self.opponent.0 ^ flips.0),
            opponent: Bitboard(self.mover.0 ^ flips.0 ^ square.bit().0),
        }
    }

    /// The board seen by the other side, which is to move: what a pass leaves.
    #[must_use]
    #[inline]
    pub const fn pass(self) -> Self {
        Self { mover: self.opponent, opponent: self.mover }
    }

    /// One of the board's eight images, the same for all of them: the one whose mover's discs, then
    /// the opponent's, are the smallest numbers.
    ///
    /// ```
    /// use otello::rules::{Board, Square};
    ///
    /// let after = |square| Board::START.place_flipping(square, Board::START.flips(square));
    /// assert_ne!(after(Square::F5), after(Square::D3));
    /// assert_eq!(after(Square::F5).canonical(), after(Square::D3).canonical());
    /// ```
    #[must_use]
    pub fn canonical(self) -> Self {
        let image =
            |symmetry: Symmetry| (symmetry.set(self.mover).0, symmetry.set(self.opponent).0);
        let (mover, opponent) =
            Symmetry::ALL.into_iter().map(image).min().expect("there are eight");
        Self { mover: Bitboard(mover), opponent: Bitboard(opponent) }
    }

    /// Whether neither side can move.
    #[must_use]
    #[inline]
    pub fn is_over(self) -> bool {
        self.legal_moves().is_empty() && self.pass().legal_moves().is_empty()
    }

    /// The discs, the mover's counted as Black's.
    #[must_use]
    #[inline]
    pub const fn count(self) -> DiscCount {
        DiscCount { black: self.mover.len() as u8, white: self.opponent.len() as u8 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitboard;
    use crate::rules::{RuleSet, Score};

    #[test]
    fn the_eight_images_of_a_board_are_one() {
        let moves = [Square::F5, Square::D6, Square::C3, Square::D3, Square::C4];
        let board = moves.into_iter().fold(Board::START, RuleSet::place);
        for symmetry in Symmetry::ALL {
            let image =
                Board { mover: symmetry.set(board.mover), opponent: symmetry.set(board.opponent) };
            assert_eq!(image.canonical(), board.canonical());
        }
        assert_ne!(board.canonical(), board.pass().canonical());
    }

    /// Example 1 of the rules.
    #[test]
    fn black_has_four_moves_at_the_start() {
        let moves: Vec<_> = Board::START.legal_moves().squares().collect();
        assert_eq!(moves, [Square::D3, Square::C4, Square::F5, Square::E6]);
        let after = Board::START.place(Square::F5);
        let replies: Vec<_> = after.legal_moves().squares().collect();
        assert_eq!(replies, [Square::F4, Square::D6, Square::F6]);
    }

    /// Example 2 of the rules: a line that meets an empty square turns nothing.
    #[test]
    fn an_open_line_turns_nothing() {
        let board = Board {
            mover: bitboard! {
                . . . . . . . .
                . . . . . . . .
                . . X . . . . .
                X . . . . . . .
                . . . . . . . .
                X . . . . . . .
                . . . . . . . .
                . . . . X . . .
            },
            opponent: bitboard! {
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . X . . . . .
                . X X . . . . .
                . X . X X . . .
                . . . X . . . .
                . . . . . . . .
            },
        };
        let turned: Vec<_> = board.flips(Square::C6).squares().collect();
        assert_eq!(turned, [Square::C4, Square::B5, Square::C5, Square::B6, Square::D7]);
    }

    /// Example 3 of the rules: only lines that start at the new disc count.
    #[test]
    fn turned_discs_bracket_nothing() {
        let board = Board {
            mover: Square::C3.bit() | Square::D5.bit(),
            opponent: Square::B5.bit() | Square::C4.bit() | Square::C5.bit(),
        };
        let turned: Vec<_> = board.flips(Square::A5).squares().collect();
        assert_eq!(turned, [Square::B5, Square::C5]);
    }

    #[test]
    fn a_wipe_out_scores_sixty_four() {
        let board = Board { mover: Square::A1.bit(), opponent: Bitboard::EMPTY };
        assert!(board.is_over());
        assert_eq!(board.final_score(), Score::MAX);
        assert_eq!(board.pass().final_score(), Score::MIN);
    }
}
