use super::{Bitboard, Board, RuleSet, Rules, Score, Square};

/// A position of the Reversi of the 1880s, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReversiBoard {
    /// The discs on the board.
    pub board: Board,
    /// How many discs the mover has yet to place, 0 to 32.
    pub mover_supply: u8,
    /// How many discs the opponent has yet to place, 0 to 32.
    pub opponent_supply: u8,
}

impl ReversiBoard {
    /// The start: an empty board and 32 discs each.
    pub const START: Self = Self {
        board: Board { mover: Bitboard::EMPTY, opponent: Bitboard::EMPTY },
        mover_supply: 32,
        opponent_supply: 32,
    };

    /// The free centre squares, as long as there are any: the first four discs go there.
    #[must_use]
    #[inline]
    pub const fn free_centre(self) -> Bitboard {
        Bitboard(self.board.empties().0 & Bitboard::CENTRE.0)
    }

    /// The opposing discs that a disc on the empty `square` turns: none while the centre fills.
    #[must_use]
    #[inline]
    pub fn flips(self, square: Square) -> Bitboard {
        if self.free_centre().is_empty() { self.board.flips(square) } else { Bitboard::EMPTY }
    }
}

impl RuleSet for ReversiBoard {
    const RULES: Rules = Rules::Reversi;

    #[inline]
    fn board(self) -> Board {
        self.board
    }

    #[inline]
    fn mover_supply(self) -> u8 {
        self.mover_supply
    }

    #[inline]
    fn legal_moves(self) -> Bitboard {
        let centre = self.free_centre();
        if self.mover_supply == 0 {
            Bitboard::EMPTY
        } else if centre.is_empty() {
            self.board.legal_moves()
        } else {
            centre
        }
    }

    #[inline]
    fn place(self, square: Square) -> Self {
        Self {
            board: self.board.place_flipping(square, self.flips(square)),
            mover_supply: self.opponent_supply,
            opponent_supply: self.mover_supply - 1,
        }
    }

    #[inline]
    fn pass(self) -> Self {
        Self {
            board: self.board.pass(),
            mover_supply: self.opponent_supply,
            opponent_supply: self.mover_supply,
        }
    }

    /// The plain difference of discs: empty squares go to nobody.
    #[inline]
    fn final_score(self) -> Score {
        Score::new(self.board.mover.len() as i32 - self.board.opponent.len() as i32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(squares: &[Square]) -> ReversiBoard {
        squares.iter().fold(ReversiBoard::START, |position, &square| {
            assert!(position.legal_moves().has(square));
            position.place(square)
        })
    }

    /// Example 7 of the rules.
    #[test]
    fn the_centre_fills_freely_and_turns_nothing() {
        let position = after(&[Square::D4, Square::D5, Square::E4, Square::E5]);
        assert_eq!(position.board.mover, Square::D4.bit() | Square::E4.bit());
        let next = position.place(Square::D6);
        assert!(next.board.opponent.has(Square::D5));
    }

    /// Example 8 of the rules.
    #[test]
    fn a_side_without_discs_cannot_move() {
        let position = ReversiBoard { mover_supply: 0, ..after(&[Square::D4, Square::D5]) };
        assert!(position.legal_moves().is_empty());
        assert!(!position.is_over(), "the other side still has discs");
    }
}
