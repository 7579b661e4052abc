use std::fmt;

use super::family::FAMILIES;
use super::layout::Layout;
use crate::rules::{Bitboard, Square};

/// The patterns that the order looks at, by their places in [`FAMILIES`]: the edge with its
/// x-squares, and the corner.
pub const ORDER_FAMILIES: [usize; 2] = [0, 7];

/// How many of the order's units are a disc.
pub const ORDER_UNITS: i32 = 8;

/// How many weights the order has: the rows of its patterns, pattern by pattern.
#[must_use]
pub fn order_weights() -> usize {
    let tables = Layout::shared().tables();
    ORDER_FAMILIES.iter().map(|&family| tables[family].len()).sum()
}

const EDGE: usize = ORDER_FAMILIES[0];
const CORNER: usize = ORDER_FAMILIES[1];

/// A pattern of each kind lies on four places: the edges first, then the corners.
const PLACES: usize = 4;

/// The room for the shapes of each pattern, a power of two, so that a masked number is always inside.
const EDGE_ROOM: usize = FAMILIES[EDGE].shapes().next_power_of_two();
const CORNER_ROOM: usize = FAMILIES[CORNER].shapes().next_power_of_two();

/// The discs on each place as a number, as those of [`Lanes`](super::Lanes) are: here not kept up to
/// date, but reckoned anew for every board, which is faster where only some boards are looked at.
///
/// Numbers wrap on their way to a sum that is in range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
struct Numbers([i16; 2 * PLACES]);

/// What each square adds.
static SQUARES: [Numbers; 64] = squares();

/// What every set of the squares of half a row adds up to, sixteen halves of rows.
static HALF_ROWS: [[Numbers; 16]; 16] = half_rows();

/// What all squares add up to.
const ALL: Numbers = {
    let squares = squares();
    let mut sum = Numbers::NONE;
    let mut square = 0;
    while square < 64 {
        sum = sum.plus(squares[square]);
        square += 1;
    }
    sum
};

const fn half_rows() -> [[Numbers; 16]; 16] {
    let squares = squares();
    let mut sums = [[Numbers::NONE; 16]; 16];
    let mut half = 0;
    while half < 16 {
        let mut set = 1_usize;
        while set < 16 {
            let last = set.trailing_zeros() as usize;
            sums[half][set] = sums[half][set & (set - 1)].plus(squares[4 * half + last]);
            set += 1;
        }
        half += 1;
    }
    sums
}

const fn squares() -> [Numbers; 64] {
    let mut squares = [Numbers::NONE; 64];
    let mut family = 0;
    while family < ORDER_FAMILIES.len() {
        let pattern = FAMILIES[ORDER_FAMILIES[family]];
        let (symmetries, count) = pattern.places();
        assert!(count == PLACES);
        let mut instance = 0;
        while instance < count {
            let powers = pattern.powers(symmetries[instance]);
            let mut square = 0;
            while square < 64 {
                squares[square].0[PLACES * family + instance] = powers[square];
                square += 1;
            }
            instance += 1;
        }
        family += 1;
    }
    squares
}

impl Numbers {
    const NONE: Self = Self([0; 2 * PLACES]);

    const fn plus(mut self, other: Self) -> Self {
        let mut lane = 0;
        while lane < 2 * PLACES {
            self.0[lane] = self.0[lane].wrapping_add(other.0[lane]);
            lane += 1;
        }
        self
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|lane| self.0[lane].wrapping_sub(other.0[lane])))
    }

    /// The sum over a set of squares, without a branch.
    #[inline]
    fn of(squares: Bitboard) -> Self {
        let sums = HALF_ROWS.iter().enumerate();
        sums.fold(Self::NONE, |sum, (half, sums)| {
            sum.plus(sums[(squares.0 >> (4 * half)) as usize & 15])
        })
    }
}

/// A small evaluation for the order in which the solver tries moves near the end of the game, where
/// the [network](super::PatternEvaluation) would cost more than it saves: one weight for every shape
/// on two kinds of patterns, the same at every stage. (A third and a fourth kind, or weights of their
/// own for odd numbers of empties, save nothing more.)
pub(super) struct OrderEvaluation {
    edges: Box<[i8; EDGE_ROOM]>,
    corners: Box<[i8; CORNER_ROOM]>,
}

impl OrderEvaluation {
    /// Spreads the weights out: [so many](order_weights).
    pub(super) fn new(weights: &[i8]) -> Self {
        let (edges, corners) = weights.split_at(Layout::shared().tables()[EDGE].len());
        Self { edges: spread(EDGE, edges), corners: spread(CORNER, corners) }
    }

    /// What the boards behind the moves on these empty squares have in common.
    #[inline]
    pub(super) fn siblings(&self, empties: Bitboard) -> Siblings<'_> {
        Siblings { order: self, empties: Numbers::of(empties).minus(ALL) }
    }
}

/// Judges the boards behind the moves of one position.
#[derive(Clone, Copy)]
pub(super) struct Siblings<'a> {
    order: &'a OrderEvaluation,
    /// A number is the sum over the mover's discs less that over the opponent's, and so twice the
    /// mover's and the empty squares' less that over all squares.
    empties: Numbers,
}

impl Siblings<'_> {
    /// What the board behind a move is worth to the side that has the turn there, whose discs are
    /// `mover`, in [`ORDER_UNITS`].
    #[inline]
    pub(super) fn value(&self, square: Square, mover: Bitboard) -> i32 {
        let Self { order, empties } = self;
        let discs = Numbers::of(mover);
        let Numbers(numbers) = empties.minus(SQUARES[square.index()]).plus(discs).plus(discs);
        let (edges, corners) = numbers.split_at(PLACES);
        let edges = edges.iter().map(|&number| order.edges[place(number, EDGE_ROOM)]);
        let corners = corners.iter().map(|&number| order.corners[place(number, CORNER_ROOM)]);
        edges.chain(corners).map(i32::from).sum()
    }
}

/// The weights of a pattern's rows, each where the number of a shape finds it.
fn spread<const ROOM: usize>(family: usize, weights: &[i8]) -> Box<[i8; ROOM]> {
    let layout = Layout::shared();
    let first = layout.tables()[family].start;
    let mut room = Box::new([0; ROOM]);
    for (number, row) in layout.shapes(family) {
        room[place(number, ROOM)] = weights[row as usize - first];
    }
    room
}

/// Where the weight of a shape is, from the end if its number is negative.
#[inline]
const fn place(number: i16, room: usize) -> usize {
    number as u16 as usize & (room - 1)
}

impl fmt::Debug for OrderEvaluation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("OrderEvaluation").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::pattern::Lanes;
    use crate::rules::{Board, RuleSet};

    /// The sum over the lanes of the two patterns, looked up in the order of the rows.
    fn looked_up(weights: &[i8], board: Board) -> i32 {
        let layout = Layout::shared();
        let tables = layout.tables();
        let lanes = Lanes::of(board);
        let rows = lanes.numbers().iter().enumerate();
        let rows = rows.filter_map(|(lane, &number)| layout.row(lane, number));
        let weight = |row: u32| {
            let row = row as usize;
            if tables[EDGE].contains(&row) {
                weights[row - tables[EDGE].start]
            } else if tables[CORNER].contains(&row) {
                weights[tables[EDGE].len() + row - tables[CORNER].start]
            } else {
                0
            }
        };
        rows.map(|row| i32::from(weight(row))).sum()
    }

    #[test]
    fn the_patterns_are_the_edge_and_the_corner() {
        assert_eq!(
            ORDER_FAMILIES.map(|family| FAMILIES[family].name),
            ["edge and x-squares", "corner"]
        );
    }

    #[test]
    fn the_board_behind_a_move_is_worth_what_its_shapes_are() {
        let weights: Vec<_> = (0..order_weights()).map(|row| (row * 37 % 255) as i8).collect();
        let order = OrderEvaluation::new(&weights);
        let (mut board, mut seen) = (Board::START, 0);
        while let Some(square) = board
            .legal_moves()
            .squares()
            .nth(seen % 2)
            .or_else(|| board.legal_moves().squares().next())
        {
            let siblings = order.siblings(board.empties());
            for square in board.legal_moves() {
                let child = board.place(square);
                assert_eq!(siblings.value(square, child.mover), looked_up(&weights, child));
                seen += 1;
            }
            board = board.place(square);
        }
        assert!(seen > 200, "{seen}");
    }
}
