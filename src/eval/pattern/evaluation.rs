use std::{fmt, thread};

use super::family::{FAMILIES, FAMILY_COUNT};
use super::lanes::Lanes;
use super::layout::{Layout, MOBILITIES};
use super::weights::{RESOLUTION, StageWeights, Weights, stage_of};
use crate::eval::{Evaluator, Value};
use crate::rules::{Bitboard, Board, Square};

/// The learned evaluation, ready for use: the weights of every shape where its number finds them at
/// once.
pub struct PatternEvaluation {
    provenance: String,
    /// What being on move is worth with each number of empty squares.
    biases: [i16; 61],
    stages: Vec<Box<Stage>>,
}

/// The weights of one stage, family by family.
type Stage = [i16; STAGE_SIZE];

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

/// Where each family begins in a stage; behind the last, where the stage ends.
const OFFSETS: [usize; FAMILY_COUNT + 1] = running_sums(SIZES);

/// On which lane each family begins; behind the last, how many are in use.
const FIRST_LANES: [usize; FAMILY_COUNT + 1] = {
    let mut places = [0; FAMILY_COUNT];
    let mut family = 0;
    while family < FAMILY_COUNT {
        places[family] = FAMILIES[family].places().1;
        family += 1;
    }
    running_sums(places)
};

/// Where the weights of the mover's mobility begin, behind those of the patterns.
const MOBILITY: usize = OFFSETS[FAMILY_COUNT];

const STAGE_SIZE: usize = MOBILITY + MOBILITIES;

const fn running_sums(numbers: [usize; FAMILY_COUNT]) -> [usize; FAMILY_COUNT + 1] {
    let mut sums = [0; FAMILY_COUNT + 1];
    let mut index = 0;
    while index < FAMILY_COUNT {
        sums[index + 1] = sums[index] + numbers[index];
        index += 1;
    }
    sums
}

/// The most that an estimate says, so that a proved wipe-out is always worth more.
const LIMIT: i32 = 6300;

impl PatternEvaluation {
    /// Spreads the weights out, with as many threads as the machine runs at once.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let share = weights.stages.len().div_ceil(threads).max(1);
        let stages = thread::scope(|scope| {
            let shares = weights.stages.chunks(share);
            let spread_all = |share: &[StageWeights]| share.iter().map(|s| spread(s)).collect();
            let running: Vec<_> =
                shares.map(|share| scope.spawn(move || spread_all(share))).collect();
            let done = running.into_iter().map(|thread| thread.join().expect("nothing panics"));
            done.flat_map(|stages: Vec<_>| stages).collect()
        });
        Self { provenance: weights.provenance.clone(), biases: weights.biases, stages }
    }

    /// Where the weights come from.
    #[must_use]
    pub fn provenance(&self) -> &str {
        &self.provenance
    }
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
    fn evaluate(&self, board: Board, moves: Bitboard, state: &Lanes) -> Value {
        let empties = board.empties().len();
        let stage = &self.stages[stage_of(empties)];
        let bias = i32::from(self.biases[empties.min(60) as usize]);
        let mobility = i32::from(stage[MOBILITY + moves.len() as usize % MOBILITIES]);
        let hundredths = (bias + mobility + sum(stage, state)) * 100 / RESOLUTION;
        Value::from_hundredths(hundredths.clamp(-LIMIT, LIMIT))
    }
}

impl fmt::Debug for PatternEvaluation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = formatter.debug_struct("PatternEvaluation");
        parts.field("provenance", &self.provenance).finish_non_exhaustive()
    }
}

/// The weights of a stage where [`family_sum`] looks for them.
fn spread(weights: &[i16]) -> Box<Stage> {
    let mut stage = vec![0; STAGE_SIZE].into_boxed_slice();
    for family in 0..FAMILY_COUNT {
        let own = &mut stage[OFFSETS[family]..OFFSETS[family + 1]];
        for (number, slot) in Layout::shared().shapes(family) {
            own[number as u16 as usize & (SIZES[family] - 1)] = weights[slot as usize];
        }
    }
    for moves in 0..MOBILITIES {
        stage[MOBILITY + moves] = weights[Layout::shared().mobility_slot(moves as u32) as usize];
    }
    stage.try_into().expect("as long as a stage")
}

/// The sum of the weights that the lanes pick.
#[inline]
fn sum(stage: &Stage, lanes: &Lanes) -> i32 {
    family_sum::<0>(stage, lanes)
        + family_sum::<1>(stage, lanes)
        + family_sum::<2>(stage, lanes)
        + family_sum::<3>(stage, lanes)
        + family_sum::<4>(stage, lanes)
        + family_sum::<5>(stage, lanes)
        + family_sum::<6>(stage, lanes)
        + family_sum::<7>(stage, lanes)
        + family_sum::<8>(stage, lanes)
        + family_sum::<9>(stage, lanes)
        + family_sum::<10>(stage, lanes)
        + family_sum::<11>(stage, lanes)
        + family_sum::<12>(stage, lanes)
        + family_sum::<13>(stage, lanes)
        + family_sum::<14>(stage, lanes)
        + family_sum::<15>(stage, lanes)
}

/// What one family adds: the compiler knows its place and its size, so that no look-up is checked.
#[inline]
fn family_sum<const FAMILY: usize>(stage: &Stage, lanes: &Lanes) -> i32 {
    let mut sum = 0;
    for lane in const { FIRST_LANES[FAMILY] }..const { FIRST_LANES[FAMILY + 1] } {
        let number = lanes.numbers()[lane] as u16 as usize;
        sum += i32::from(stage[const { OFFSETS[FAMILY] } + (number & const { SIZES[FAMILY] - 1 })]);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::pattern::LANES;
    use crate::rules::Symmetry;

    /// Weights without a pattern of their own: every slot and every stage another.
    fn scrambled() -> Weights {
        let mut weights = Weights::zero();
        for (stage, weights) in weights.stages.iter_mut().enumerate() {
            for (slot, weight) in weights.iter_mut().enumerate() {
                let mixed = (slot as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15 + stage as u64);
                *weight = (mixed >> 56) as i16 - 128;
            }
        }
        weights.biases = std::array::from_fn(|empties| empties as i16);
        weights
    }

    #[test]
    fn a_value_is_the_sum_of_what_the_lanes_pick_and_the_same_for_all_symmetries() {
        let weights = scrambled();
        let evaluation = PatternEvaluation::new(&weights);
        let board = Board {
            mover: Bitboard(0x0010_3c1c_0e24_0081),
            opponent: Bitboard(0x8022_0022_3018_0100),
        };
        let empties = board.empties().len();
        let lanes = Lanes::of(board);
        let slots = (0..LANES).filter_map(|l| Layout::shared().slot(l, lanes.numbers()[l]));
        let stage = &weights.stages[stage_of(empties)];
        let moves = board.legal_moves();
        let mobility = Layout::shared().mobility_slot(moves.len());
        let picked: i32 = slots.chain([mobility]).map(|s| i32::from(stage[s as usize])).sum();
        let expected = (picked + empties as i32) * 100 / RESOLUTION;
        for symmetry in Symmetry::ALL {
            let image =
                Board { mover: symmetry.set(board.mover), opponent: symmetry.set(board.opponent) };
            let value = evaluation.evaluate(image, image.legal_moves(), &Lanes::of(image));
            assert_eq!(value.hundredths(), expected);
        }
    }
}
