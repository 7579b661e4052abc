use crate::rules::{Bitboard, Board, Symmetry};

/// A position with what it is worth, 24 bytes small: tens of millions are held at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// The position, in the one of its eight images that [`canonical`] chooses.
    pub board: Board,
    /// What the mover wins by, in discs.
    pub label: f32,
    /// How often the position was met, at most [`Sample::COUNTED`].
    pub count: u16,
    /// Whether errors are measured on it, and it is not learned from.
    pub held_out: bool,
}

impl Sample {
    /// How much a position that was met often counts at most: the start of the game is met in
    /// every game, and says no more in the thousandth.
    pub const COUNTED: u16 = 16;
}

/// The one of the board's eight images that stands for all of them: the least by the mover's
/// discs, then by the opponent's.
#[must_use]
pub fn canonical(board: Board) -> Board {
    let images =
        Symmetry::ALL.map(|symmetry| (symmetry.set(board.mover).0, symmetry.set(board.opponent).0));
    let (mover, opponent) = images.into_iter().min().expect("there are eight images");
    Board { mover: Bitboard(mover), opponent: Bitboard(opponent) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;

    #[test]
    fn the_eight_images_of_a_board_are_one() {
        let mut board = Board::START;
        for square in [Square::F5, Square::D6, Square::C3, Square::D3, Square::C4] {
            board = board.place_flipping(square, board.flips(square));
        }
        for symmetry in Symmetry::ALL {
            let image =
                Board { mover: symmetry.set(board.mover), opponent: symmetry.set(board.opponent) };
            assert_eq!(canonical(image), canonical(board));
        }
        assert_ne!(canonical(board), canonical(board.pass()));
    }

    #[test]
    fn a_sample_takes_24_bytes() {
        assert_eq!(size_of::<Sample>(), 24);
    }
}
