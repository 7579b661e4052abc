use super::{Bitboard, Board};

/// The squares next to the set, in all eight directions; squares of the set may be among them.
#[must_use]
#[inline]
pub const fn neighbours(set: Bitboard) -> Bitboard {
    let sideways = ((set.0 << 1) & !Bitboard::FILE_A.0) | ((set.0 >> 1) & !Bitboard::FILE_H.0);
    let rows = set.0 | sideways;
    Bitboard(sideways | (rows << 8) | (rows >> 8))
}

impl Board {
    /// The empty squares next to a disc of the opponent: where the mover may come to move.
    #[must_use]
    #[inline]
    pub const fn potential_moves(self) -> Bitboard {
        Bitboard(neighbours(self.opponent).0 & self.empties().0)
    }

    /// The mover's discs next to an empty square.
    #[must_use]
    #[inline]
    pub const fn frontier(self) -> Bitboard {
        Bitboard(neighbours(self.empties()).0 & self.mover.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitboard;
    use crate::rules::Square;

    #[test]
    fn neighbours_are_the_squares_one_step_away() {
        for square in Square::all() {
            let near = |other: &Square| {
                let files = square.file().abs_diff(other.file());
                let ranks = square.rank().abs_diff(other.rank());
                files.max(ranks) == 1
            };
            assert_eq!(neighbours(square.bit()), Square::all().filter(near).collect(), "{square}");
        }
    }

    #[test]
    fn the_start_has_ten_potential_moves_and_two_frontier_discs() {
        assert_eq!(
            Board::START.potential_moves(),
            bitboard! {
                . . . . . . . .
                . . . . . . . .
                . . X X X . . .
                . . X . . X . .
                . . X . . X . .
                . . . X X X . .
                . . . . . . . .
                . . . . . . . .
            }
        );
        assert_eq!(Board::START.frontier(), Board::START.mover);
    }
}
