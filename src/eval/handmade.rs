use super::{Evaluator, Value};
use crate::rules::{Bitboard, Board, Square, neighbours};

/// An evaluation by a few counts that players know: mobility, potential mobility, corners, the
/// squares next to empty corners, stable discs, parity and discs, weighted by the phase of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct HandMade;

/// What each count is worth in hundredths of a disc, one side's less the other's.
#[derive(Clone, Copy)]
struct Weights {
    mobility: i32,
    /// Corners among the legal moves, beside their count as moves.
    corner_moves: i32,
    potential_mobility: i32,
    corners: i32,
    /// A disc on b2, g2, b7 or g7 while its corner is empty.
    x_squares: i32,
    /// A disc on an edge square next to a corner while that corner is empty.
    c_squares: i32,
    stable: i32,
    discs: i32,
    /// Being on move.
    tempo: i32,
    /// Being on move with an odd number of empties, which gives the last move of the game.
    odd: i32,
}

/// The weights with 60, 48, 36, 24, 12 and 0 empty squares, rounded from a least-squares fit of
/// final scores of tournament games to the counts.
#[rustfmt::skip]
const PHASES: [Weights; 6] = [
    Weights { mobility:  60, corner_moves: 100, potential_mobility:   40, corners: 400, x_squares: -400, c_squares: -100, stable: 100, discs: -60, tempo: -500, odd: 300 },
    Weights { mobility:  90, corner_moves: 100, potential_mobility:   90, corners: 500, x_squares: -500, c_squares:  -50, stable: 150, discs: -80, tempo: -520, odd: 330 },
    Weights { mobility: 175, corner_moves: 110, potential_mobility:   50, corners: 800, x_squares: -580, c_squares:    0, stable: 290, discs: -95, tempo: -495, odd: 265 },
    Weights { mobility: 223, corner_moves: 210, potential_mobility:   -2, corners: 325, x_squares: -310, c_squares: -120, stable: 165, discs: -60, tempo: -415, odd: 247 },
    Weights { mobility: 330, corner_moves: 230, potential_mobility:  -80, corners: 190, x_squares:  -75, c_squares: -197, stable: 108, discs: -24, tempo: -260, odd: 225 },
    Weights { mobility: 400, corner_moves:   0, potential_mobility: -140, corners: -40, x_squares:   60, c_squares:  -80, stable: 120, discs: -18, tempo:  -60, odd: 370 },
];

/// The empty squares between two rows of [`PHASES`].
const PHASE_LENGTH: i32 = 12;

/// [`PHASES`] interpolated for every number of empty squares.
const WEIGHTS: [Weights; 65] = {
    let mut weights = [PHASES[0]; 65];
    let mut empties = 0;
    while empties < 60 {
        let phase = 4 - empties as usize / PHASE_LENGTH as usize;
        let step = empties % PHASE_LENGTH;
        weights[empties as usize] = PHASES[phase + 1].towards(PHASES[phase], step);
        empties += 1;
    }
    weights
};

impl Weights {
    /// The weights `step` empty squares after these, on the way to those of the phase before.
    const fn towards(self, before: Self, step: i32) -> Self {
        const fn mix(now: i32, before: i32, step: i32) -> i32 {
            (now * (PHASE_LENGTH - step) + before * step) / PHASE_LENGTH
        }
        Self {
            mobility: mix(self.mobility, before.mobility, step),
            corner_moves: mix(self.corner_moves, before.corner_moves, step),
            potential_mobility: mix(self.potential_mobility, before.potential_mobility, step),
            corners: mix(self.corners, before.corners, step),
            x_squares: mix(self.x_squares, before.x_squares, step),
            c_squares: mix(self.c_squares, before.c_squares, step),
            stable: mix(self.stable, before.stable, step),
            discs: mix(self.discs, before.discs, step),
            tempo: mix(self.tempo, before.tempo, step),
            odd: mix(self.odd, before.odd, step),
        }
    }
}

/// From here on estimates are compressed, so that won positions still differ.
const KNEE: i32 = 4000;
/// The most that an estimate says, so that a proved wipe-out is always worth more.
const LIMIT: i32 = 6300;

impl Evaluator for HandMade {
    /// Everything is counted anew on every board.
    type State = ();

    #[inline]
    fn start(&self, _: Board) {}

    #[inline]
    fn after(&self, (): &(), _: Square, _: Bitboard) {}

    #[inline]
    fn passed(&self, (): &()) {}

    #[inline]
    fn evaluate(&self, board: Board, (): &()) -> Value {
        let empties = board.empties();
        let weights = &WEIGHTS[empties.len() as usize];
        let own = side_value(board, weights) - side_value(board.pass(), weights);
        let value = own + weights.tempo + (empties.len() as i32 & 1) * weights.odd;
        let beyond = (value.abs() - KNEE).max(0);
        let compressed = (value.abs().min(KNEE) + beyond / 8).min(LIMIT);
        Value::from_hundredths(compressed * value.signum())
    }
}

const X_SQUARES: Bitboard = Bitboard(0x0042_0000_0000_4200);
const C_SQUARES: Bitboard = Bitboard(0x4281_0000_0000_8142);

/// What the mover's own counts are worth.
#[inline]
fn side_value(board: Board, weights: &Weights) -> i32 {
    let count = |set: Bitboard| set.len() as i32;
    let moves = board.legal_moves();
    let before_corners = board.mover & neighbours(board.empties() & Bitboard::CORNERS);
    count(moves) * weights.mobility
        + count(moves & Bitboard::CORNERS) * weights.corner_moves
        + count(board.potential_moves()) * weights.potential_mobility
        + count(board.mover & Bitboard::CORNERS) * weights.corners
        + count(before_corners & X_SQUARES) * weights.x_squares
        + count(before_corners & C_SQUARES) * weights.c_squares
        + count(board.stable()) * weights.stable
        + count(board.mover) * weights.discs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{RuleSet, Symmetry};

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
                assert_eq!(
                    HandMade.evaluate(image, &()),
                    HandMade.evaluate(board, &()),
                    "{board:?}"
                );
            }
        }
    }

    #[test]
    fn no_estimate_reaches_a_wipe_out() {
        for board in some_boards() {
            let value = HandMade.evaluate(board, &());
            assert!(Value::MIN < value && value < Value::MAX, "{board:?}");
        }
    }

    #[test]
    fn a_corner_is_good_and_the_square_before_it_bad() {
        let quiet = Board::START;
        let with = |square: Square| Board { mover: quiet.mover | square.bit(), ..quiet };
        let worth = |board| HandMade.evaluate(board, &());
        assert!(worth(with(Square::A1)) > worth(quiet));
        assert!(worth(with(Square::B2)) < worth(quiet));
        assert!(worth(with(Square::B1)) < worth(with(Square::D1)));
    }
}
