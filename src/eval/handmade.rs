use super::{Evaluator, Value};
use crate::rules::{Bitboard, Board, neighbours};

/// An evaluation written by hand: mobility, potential mobility, corners, the squares next to empty
/// corners, stable discs and parity, weighted by the phase of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct HandMade;

/// What each feature is worth in hundredths of a disc, one side's count less the other's.
struct Weights {
    mobility: i32,
    potential_mobility: i32,
    corner: i32,
    /// A disc on b2, g2, b7 or g7 while its corner is empty.
    x_square: i32,
    /// A disc on an edge square next to a corner while that corner is empty.
    c_square: i32,
    stable: i32,
    /// The last move in the game, which falls to the mover when the empties are odd.
    parity: i32,
}

/// The weights with 60, 40, 20 and 0 empty squares; between these they are interpolated.
const PHASES: [Weights; 4] = [
    Weights {
        mobility: 70,
        potential_mobility: 25,
        corner: 500,
        x_square: -300,
        c_square: -100,
        stable: 50,
        parity: 0,
    },
    Weights {
        mobility: 100,
        potential_mobility: 35,
        corner: 600,
        x_square: -350,
        c_square: -120,
        stable: 90,
        parity: 0,
    },
    Weights {
        mobility: 110,
        potential_mobility: 30,
        corner: 500,
        x_square: -300,
        c_square: -100,
        stable: 130,
        parity: 150,
    },
    Weights {
        mobility: 60,
        potential_mobility: 10,
        corner: 300,
        x_square: -150,
        c_square: -50,
        stable: 160,
        parity: 250,
    },
];

/// The empty squares between two rows of [`PHASES`].
const PHASE_LENGTH: i32 = 20;

/// The most that an estimate says, so that a proved wipe-out is always worth more.
const LIMIT: i32 = 6300;

impl Evaluator for HandMade {
    #[inline]
    fn evaluate(&self, board: Board) -> Value {
        let features = Features::of(board);
        let empties = 60.min(board.empties().len() as i32);
        let phase = (60 - empties) / PHASE_LENGTH;
        let step = (60 - empties) % PHASE_LENGTH;
        let now = features.weigh(&PHASES[phase as usize]);
        let value = if step == 0 {
            now
        } else {
            let later = features.weigh(&PHASES[phase as usize + 1]);
            (now * (PHASE_LENGTH - step) + later * step) / PHASE_LENGTH
        };
        Value::from_hundredths(value.clamp(-LIMIT, LIMIT))
    }
}

/// Counts of the mover less those of the opponent.
struct Features {
    mobility: i32,
    potential_mobility: i32,
    corners: i32,
    x_squares: i32,
    c_squares: i32,
    stable: i32,
    parity: i32,
}

impl Features {
    #[inline]
    fn of(board: Board) -> Self {
        let other = board.pass();
        let difference =
            |count: fn(Board) -> Bitboard| count(board).len() as i32 - count(other).len() as i32;
        Self {
            mobility: difference(Board::legal_moves),
            potential_mobility: difference(Board::potential_moves),
            corners: difference(|board| board.mover & Bitboard::CORNERS),
            x_squares: difference(on_x_squares),
            c_squares: difference(on_c_squares),
            stable: difference(Board::stable),
            parity: board.empties().len() as i32 % 2,
        }
    }

    #[inline]
    const fn weigh(&self, weights: &Weights) -> i32 {
        self.mobility * weights.mobility
            + self.potential_mobility * weights.potential_mobility
            + self.corners * weights.corner
            + self.x_squares * weights.x_square
            + self.c_squares * weights.c_square
            + self.stable * weights.stable
            + self.parity * weights.parity
    }
}

const X_SQUARES: Bitboard = Bitboard(0x0042_0000_0000_4200);
const C_SQUARES: Bitboard = Bitboard(0x4281_0000_0000_8142);

/// The mover's discs diagonally next to an empty corner.
#[inline]
fn on_x_squares(board: Board) -> Bitboard {
    board.mover & X_SQUARES & neighbours(board.empties() & Bitboard::CORNERS)
}

/// The mover's discs next to an empty corner along an edge.
#[inline]
fn on_c_squares(board: Board) -> Bitboard {
    board.mover & C_SQUARES & neighbours(board.empties() & Bitboard::CORNERS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{RuleSet, Square, Symmetry};

    fn some_boards() -> Vec<Board> {
        let mut boards = Vec::new();
        let mut seed = 7_u64;
        for _ in 0..50 {
            let mut board = Board::START;
            while !board.legal_moves().is_empty() {
                boards.push(board);
                let moves = board.legal_moves();
                seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                let choice = (seed >> 33) as usize % moves.len() as usize;
                board = board.place(moves.squares().nth(choice).expect("chosen among the moves"));
            }
        }
        boards
    }

    #[test]
    fn symmetrical_boards_are_worth_the_same() {
        for board in some_boards() {
            for symmetry in Symmetry::ALL {
                let image = Board {
                    mover: symmetry.set(board.mover),
                    opponent: symmetry.set(board.opponent),
                };
                assert_eq!(HandMade.evaluate(image), HandMade.evaluate(board), "{board:?}");
            }
        }
    }

    #[test]
    fn no_estimate_reaches_a_wipe_out() {
        for board in some_boards() {
            let value = HandMade.evaluate(board);
            assert!(Value::MIN < value && value < Value::MAX, "{board:?}");
        }
    }

    #[test]
    fn a_corner_is_good_and_the_square_before_it_bad() {
        let quiet = Board::START;
        let with = |square: Square| Board { mover: quiet.mover | square.bit(), ..quiet };
        assert!(HandMade.evaluate(with(Square::A1)) > HandMade.evaluate(quiet));
        assert!(HandMade.evaluate(with(Square::B2)) < HandMade.evaluate(quiet));
        assert!(HandMade.evaluate(with(Square::B1)) < HandMade.evaluate(with(Square::D1)));
    }
}
