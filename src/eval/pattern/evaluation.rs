use std::fmt;

use wide::{f32x8, i8x16, i16x16, i32x8};

use super::family::{FAMILIES, FAMILY_COUNT};
use super::lanes::{LANES, Lanes};
use super::layout::{Layout, MOBILITIES};
use super::order::OrderEvaluation;
use super::stack::{HIDDEN, Stack, WIDTH, stack_of};
use super::weights::{BIASES, FULL, Row, Weights};
use crate::eval::{Evaluator, Value};
use crate::memory::prefer_large_pages;
use crate::rules::{Bitboard, Board, Square};

/// The learned evaluation, ready for use: the row of every shape where its number finds it at once.
pub struct PatternEvaluation {
    provenance: String,
    /// The rows of the shapes, family by family, then those of both sides' mobility.
    rows: Vec<AlignedRow>,
    biases: [[i16; WIDTH]; BIASES],
    stacks: Vec<FastStack>,
    order: OrderEvaluation,
}

/// A row that does not cross the line of a cache.
#[derive(Clone, Copy)]
#[repr(align(16))]
struct AlignedRow(Row);

/// The room of each family: the next power of two after the number of its shapes, so that a masked
/// number is always inside. A negative number counts from the end.
const SIZES: [usize; FAMILY_COUNT] = {
    let mut sizes = [0; FAMILY_COUNT];
    let mut family = 0;
    while family < FAMILY_COUNT {
        sizes[family] = FAMILIES[family].shapes().next_power_of_two();
        family += 1;
    }
    sizes
};

/// Where each family's rows begin; behind the last, where those of the mover's mobility do.
const OFFSETS: [usize; FAMILY_COUNT + 1] = {
    let mut sums = [0; FAMILY_COUNT + 1];
    let mut index = 0;
    while index < FAMILY_COUNT {
        sums[index + 1] = sums[index] + SIZES[index];
        index += 1;
    }
    sums
};

const MOBILITY: usize = OFFSETS[FAMILY_COUNT];
const REPLIES: usize = MOBILITY + MOBILITIES;
const ROWS: usize = REPLIES + MOBILITIES;

/// How many lanes are in use.
const IN_USE: usize = {
    let (mut lanes, mut family) = (0, 0);
    while family < FAMILY_COUNT {
        lanes += FAMILIES[family].places().1;
        family += 1;
    }
    lanes
};

/// What a lane's number is masked with, and where its family's rows begin.
const PLACES: ([u16; LANES], [u32; LANES]) = {
    let (mut masks, mut offsets) = ([0; LANES], [0; LANES]);
    let (mut lane, mut family) = (0, 0);
    while family < FAMILY_COUNT {
        let mut place = 0;
        while place < FAMILIES[family].places().1 {
            masks[lane] = (SIZES[family] - 1) as u16;
            offsets[lane] = OFFSETS[family] as u32;
            lane += 1;
            place += 1;
        }
        family += 1;
    }
    (masks, offsets)
};

/// The most that an estimate says, so that a proved wipe-out is always worth more.
const LIMIT: i32 = 6300;

impl PatternEvaluation {
    /// Spreads the weights out.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        let mut rows = Vec::with_capacity(ROWS);
        prefer_large_pages(rows.spare_capacity_mut());
        rows.resize(ROWS, AlignedRow([0; WIDTH]));
        let layout = Layout::shared();
        for (family, offset) in OFFSETS[..FAMILY_COUNT].iter().enumerate() {
            for (number, row) in layout.shapes(family) {
                let place = number as u16 as usize & (SIZES[family] - 1);
                rows[offset + place] = AlignedRow(weights.rows[row as usize]);
            }
        }
        for moves in 0..MOBILITIES {
            let (own, other) = (layout.mobility(moves as u32), layout.replies(moves as u32));
            rows[MOBILITY + moves] = AlignedRow(weights.rows[own as usize]);
            rows[REPLIES + moves] = AlignedRow(weights.rows[other as usize]);
        }
        Self {
            provenance: weights.provenance.clone(),
            rows,
            biases: std::array::from_fn(|empties| weights.biases[empties]),
            stacks: weights.stacks.iter().map(FastStack::new).collect(),
            order: OrderEvaluation::new(&weights.order),
        }
    }

    /// Where the weights come from.
    #[must_use]
    pub fn provenance(&self) -> &str {
        &self.provenance
    }

    /// The neurons of the first layer, before they are held within bounds.
    #[inline]
    fn first_layer(&self, board: Board, moves: Bitboard, lanes: &Lanes) -> i16x16 {
        let replies = board.pass().legal_moves();
        let mobilities = [(MOBILITY, moves), (REPLIES, replies)];
        let mobilities = mobilities.map(|(at, moves)| at + moves.len() as usize % MOBILITIES);
        let places = places(lanes);
        let places = places[..IN_USE].iter().map(|&place| place as usize).chain(mobilities);
        let bias = self.biases[board.empties().len().min(60) as usize];
        places.fold(i16x16::new(bias), |sum, place| {
            sum + i16x16::from_i8x16(i8x16::new(self.rows[place].0))
        })
    }
}

/// Where the row is that each lane picks.
#[inline]
fn places(lanes: &Lanes) -> [u32; LANES] {
    let (masks, offsets) = PLACES;
    let numbers = lanes.numbers();
    std::array::from_fn(|lane| offsets[lane] + u32::from(numbers[lane] as u16 & masks[lane]))
}

impl Evaluator for PatternEvaluation {
    type State = Lanes;

    fn start(&self, board: Board) -> Lanes {
        Lanes::of(board)
    }

    #[inline]
    fn after(&self, state: &Lanes, square: Square, flipped: Bitboard) -> Lanes {
        state.after(square, flipped)
    }

    #[inline]
    fn passed(&self, state: &Lanes) -> Lanes {
        state.passed()
    }

    #[inline]
    fn order(&self, empties: Bitboard) -> impl Fn(Square, Bitboard) -> i32 {
        let siblings = self.order.siblings(empties);
        move |square, mover| siblings.value(square, mover)
    }

    #[inline]
    fn evaluate(&self, board: Board, moves: Bitboard, state: &Lanes) -> Value {
        let layer = self.first_layer(board, moves, state);
        let stack = &self.stacks[stack_of(board.empties().len())];
        Value::from_hundredths(stack.hundredths(layer).clamp(-LIMIT, LIMIT))
    }
}

impl fmt::Debug for PatternEvaluation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = formatter.debug_struct("PatternEvaluation");
        parts.field("provenance", &self.provenance).finish_non_exhaustive()
    }
}

/// Sixteen numbers, as two halves.
type Halves = [f32x8; 2];

/// A [`Stack`] as it is reckoned with: its first layer is taken in units of [`FULL`], and its value
/// comes in hundredths of a disc.
struct FastStack {
    hidden: [Halves; WIDTH],
    hidden_biases: Halves,
    output: Halves,
    direct: Halves,
    bias: f32,
}

impl FastStack {
    fn new(stack: &Stack) -> Self {
        const { assert!(WIDTH == 16 && HIDDEN == 16, "two halves of eight") }
        let unit = 1.0 / f32::from(FULL);
        Self {
            hidden: stack.hidden.map(|row| halves(row, unit)),
            hidden_biases: halves(stack.hidden_biases, 1.0),
            output: halves(stack.output, 100.0),
            direct: halves(stack.direct, 100.0 * unit),
            bias: stack.bias * 100.0,
        }
    }

    /// The value in hundredths of a disc.
    ///
    /// The order of the additions is fixed, so that it is the same on every machine.
    #[inline]
    fn hundredths(&self, layer: i16x16) -> i32 {
        let held = layer.max(i16x16::splat(0)).min(i16x16::splat(FULL));
        let [low, high] = floats(held.to_array());
        let (lows, highs) = (low.to_array(), high.to_array());
        let mut sums = [self.hidden_biases, [f32x8::ZERO; 2]];
        for index in 0..8 {
            for (sum, (neuron, row)) in sums
                .iter_mut()
                .zip([(lows[index], &self.hidden[index]), (highs[index], &self.hidden[index + 8])])
            {
                let neuron = f32x8::splat(neuron);
                sum[0] += neuron * row[0];
                sum[1] += neuron * row[1];
            }
        }
        let neurons = [0, 1]
            .map(|half| (sums[0][half] + sums[1][half]).fast_max(f32x8::ZERO).fast_min(f32x8::ONE));
        let second = neurons[0] * self.output[0] + neurons[1] * self.output[1];
        let first = low * self.direct[0] + high * self.direct[1];
        let [a, b, c, d, e, f, g, h] = (first + second).to_array();
        (((a + e) + (b + f)) + ((c + g) + (d + h)) + self.bias) as i32
    }
}

/// The numbers, times `factor`.
fn halves(numbers: [f32; 16], factor: f32) -> Halves {
    let half = |first: usize| f32x8::new(std::array::from_fn(|i| numbers[first + i] * factor));
    [half(0), half(8)]
}

#[inline]
fn floats(numbers: [i16; 16]) -> Halves {
    let half = |first: usize| {
        f32x8::from_i32x8(i32x8::new(std::array::from_fn(|i| numbers[first + i].into())))
    };
    [half(0), half(8)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::pattern::stack::STACKS;
    use crate::rules::Symmetry;

    /// Weights without a pattern of their own: every row and every stack another.
    fn scrambled() -> Weights {
        let mut weights = Weights::zero();
        for (index, row) in weights.rows.iter_mut().enumerate() {
            let mixed = (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            *row = std::array::from_fn(|column| (mixed.rotate_left(column as u32 * 4) as i8) / 8);
        }
        for (empties, bias) in weights.biases.iter_mut().enumerate() {
            *bias = std::array::from_fn(|column| 40 + (empties + column) as i16);
        }
        for (index, stack) in weights.stacks.iter_mut().enumerate() {
            for (number, place) in stack.numbers_mut().zip(index..) {
                *number = (place * 37 % 101) as f32 / 40.0 - 1.25;
            }
        }
        weights
    }

    /// The value by the definition, in `f64`.
    fn value(weights: &Weights, board: Board) -> f64 {
        let layout = Layout::shared();
        let lanes = Lanes::of(board);
        let mut rows: Vec<_> =
            (0..LANES).filter_map(|lane| layout.row(lane, lanes.numbers()[lane])).collect();
        rows.push(layout.mobility(board.legal_moves().len()));
        rows.push(layout.replies(board.pass().legal_moves().len()));
        let empties = board.empties().len();
        let neuron = |column: usize| {
            let bias = i32::from(weights.biases[empties as usize][column]);
            let added = rows.iter().map(|&row| i32::from(weights.rows[row as usize][column]));
            f64::from((bias + added.sum::<i32>()).clamp(0, FULL.into())) / f64::from(FULL)
        };
        let first: Vec<_> = (0..WIDTH).map(neuron).collect();
        let stack = &weights.stacks[stack_of(empties)];
        let sum = |weights: &dyn Fn(usize) -> f32| -> f64 {
            first.iter().enumerate().map(|(i, a)| a * f64::from(weights(i))).sum()
        };
        let second = (0..HIDDEN).map(|neuron| {
            let sum = sum(&|i| stack.hidden[i][neuron]);
            let held = (f64::from(stack.hidden_biases[neuron]) + sum).clamp(0.0, 1.0);
            held * f64::from(stack.output[neuron])
        });
        f64::from(stack.bias) + sum(&|i| stack.direct[i]) + second.sum::<f64>()
    }

    #[test]
    fn a_value_is_what_the_definition_says_and_the_same_for_all_symmetries() {
        let weights = scrambled();
        let evaluation = PatternEvaluation::new(&weights);
        let mut board = Board::START;
        let mut different = std::collections::HashSet::new();
        let mut stacks = [false; STACKS];
        while !board.is_over() {
            let moves = board.legal_moves();
            let Some(square) = moves.squares().last() else {
                board = board.pass();
                continue;
            };
            let expected = value(&weights, board) * 100.0;
            assert!(expected.abs() < f64::from(LIMIT), "the limit hides nothing");
            for symmetry in Symmetry::ALL {
                let image = Board {
                    mover: symmetry.set(board.mover),
                    opponent: symmetry.set(board.opponent),
                };
                let found = evaluation.evaluate(image, image.legal_moves(), &Lanes::of(image));
                let off = f64::from(found.hundredths()) - expected;
                assert!(off.abs() < 1.1, "{found:?} for {expected}");
                different.insert(found.hundredths());
            }
            stacks[stack_of(board.empties().len())] = true;
            board = board.place_flipping(square, board.flips(square));
        }
        assert!(different.len() > 40, "{}", different.len());
        assert_eq!(stacks, [true; STACKS]);
    }

    #[test]
    fn weights_of_nothing_are_worth_nothing() {
        let evaluation = PatternEvaluation::new(&Weights::zero());
        let board = Board::START;
        let value = evaluation.evaluate(board, board.legal_moves(), &Lanes::of(board));
        assert_eq!(value.hundredths(), 0);
    }
}
