use super::family::FAMILIES;
use crate::rules::{Bitboard, Board, Square};

/// The room for instances of patterns; the last two lanes are not in use.
pub const LANES: usize = 64;

/// The discs on every instance of every pattern, each as one number, seen by the mover.
///
/// An instance's number is the sum over its squares of 3^place for a disc of the mover and −3^place
/// for one of the opponent: 0 when it is empty, and the other side sees its negative. The lanes come
/// family by family, in the order of [`FAMILIES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Lanes([i16; LANES]);

/// What a disc of the mover on each square adds to the lanes.
static ROWS: [Lanes; 64] = rows();

const fn rows() -> [Lanes; 64] {
    let mut rows = [Lanes([0; LANES]); 64];
    let (mut lane, mut family) = (0, 0);
    while family < FAMILIES.len() {
        let (symmetries, count) = FAMILIES[family].places();
        let mut instance = 0;
        while instance < count {
            let powers = FAMILIES[family].powers(symmetries[instance]);
            let mut square = 0;
            while square < 64 {
                rows[square].0[lane] = powers[square];
                square += 1;
            }
            lane += 1;
            instance += 1;
        }
        family += 1;
    }
    rows
}

impl Lanes {
    /// The lanes of a board, from scratch.
    #[must_use]
    pub fn of(board: Board) -> Self {
        let own = Self::sum(board.mover);
        let other = Self::sum(board.opponent);
        Self(std::array::from_fn(|lane| own.0[lane] - other.0[lane]))
    }

    /// The lanes after the mover placed a disc that turned others, seen by the other side.
    ///
    /// A turned disc counts twice, which may leave the range of an `i16` on the way; the result is
    /// in it again.
    #[must_use]
    #[inline]
    pub fn after(&self, square: Square, flipped: Bitboard) -> Self {
        let turned = Self::sum(flipped);
        let placed = &ROWS[square.index()];
        Self(std::array::from_fn(|lane| {
            self.0[lane]
                .wrapping_add(placed.0[lane])
                .wrapping_add(turned.0[lane].wrapping_mul(2))
                .wrapping_neg()
        }))
    }

    /// The lanes seen by the other side.
    #[must_use]
    #[inline]
    pub fn passed(&self) -> Self {
        Self(self.0.map(|index| -index))
    }

    /// The numbers, lane by lane.
    #[must_use]
    #[inline]
    pub const fn numbers(&self) -> &[i16; LANES] {
        &self.0
    }

    #[inline]
    fn sum(squares: Bitboard) -> Self {
        let mut sum = [0; LANES];
        for square in squares {
            let row = &ROWS[square.index()].0;
            for lane in 0..LANES {
                sum[lane] += row[lane];
            }
        }
        Self(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays games with seeded moves and calls `visit` with each board, the lanes kept up to date,
    /// and the board's lanes from scratch.
    fn play(games: u64, mut visit: impl FnMut(Board, Lanes)) {
        let mut seed = 11_u64;
        for _ in 0..games {
            let (mut board, mut lanes) = (Board::START, Lanes::of(Board::START));
            while !board.is_over() {
                let moves = board.legal_moves();
                if moves.is_empty() {
                    (board, lanes) = (board.pass(), lanes.passed());
                    continue;
                }
                visit(board, lanes);
                seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                let choice = (seed >> 33) as usize % moves.len() as usize;
                let square = moves.squares().nth(choice).expect("chosen among the moves");
                let flips = board.flips(square);
                (board, lanes) = (board.place_flipping(square, flips), lanes.after(square, flips));
            }
        }
    }

    #[test]
    fn lanes_kept_up_to_date_equal_those_from_scratch() {
        play(50, |board, lanes| assert_eq!(lanes, Lanes::of(board), "{board:?}"));
    }

    #[test]
    fn a_lane_counts_its_squares_in_threes() {
        let edge = Board {
            mover: Square::B2.bit() | Square::B1.bit(),
            opponent: Square::A1.bit() | Square::G2.bit(),
        };
        assert_eq!(Lanes::of(edge).numbers()[0], 1 - 3 + 9 - 3_i16.pow(9));
        assert_eq!(Lanes::of(edge).numbers()[LANES - 1], 0, "a lane that is not in use");
    }
}
