use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::eval::pattern::{HIDDEN, STACKS, Stack, WIDTH, stack_of};

/// A network as it is fitted: what [`Weights`](crate::eval::pattern::Weights) are, not yet rounded.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// The rows of each table of the [features](super::Features): what they add to each neuron of
    /// the first layer, which is full at 1.
    pub tables: Vec<Vec<[f32; WIDTH]>>,
    /// What the first layer begins at.
    pub bias: [f32; WIDTH],
    /// What follows the first layer, stage by stage.
    pub stacks: Vec<Stack>,
}

/// What a network makes of a board: each layer before and after it is held between 0 and 1, and the
/// value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layers {
    first: [f32; WIDTH],
    first_held: [f32; WIDTH],
    second: [f32; HIDDEN],
    second_held: [f32; HIDDEN],
    pub(super) value: f32,
}

/// How much of its pull still reaches a neuron of the first layer that is out of bounds and would be
/// pulled back into them: otherwise it might stay there for good.
const LEAK: f32 = 0.02;

impl Network {
    /// A network that has learned nothing. Its rows are nothing, so that what is never met adds
    /// nothing; what follows them is random, so that no two neurons learn the same.
    pub(in crate::train) fn new(tables: &[usize], seed: u64) -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut around = |middle: f32, width: f32| middle + width * (rng.random::<f32>() - 0.5);
        let mut stack = Stack::ZERO;
        stack.hidden.iter_mut().flatten().for_each(|number| *number = around(0.0, 1.7));
        stack.hidden_biases.iter_mut().for_each(|number| *number = around(0.3, 1.0));
        stack.output.iter_mut().for_each(|number| *number = around(0.0, 1.0));
        Self {
            tables: tables.iter().map(|&rows| vec![[0.0; WIDTH]; rows]).collect(),
            bias: [0.4; WIDTH],
            stacks: vec![stack; STACKS],
        }
    }

    /// Whether no number is infinite or no number at all.
    pub(in crate::train) fn is_finite(&self) -> bool {
        let rows = self.tables.iter().flatten().flatten().chain(&self.bias).copied();
        rows.chain(self.stacks.iter().flat_map(Stack::numbers)).all(f32::is_finite)
    }

    /// What it makes of a board with so many empties that picks these rows of the lanes' tables.
    pub(super) fn layers(&self, lanes: &[usize], rows: &[u32], empties: u32) -> Layers {
        let mut first = self.bias;
        for (&table, &row) in lanes.iter().zip(rows) {
            let row = &self.tables[table][row as usize];
            for (sum, number) in first.iter_mut().zip(row) {
                *sum += number;
            }
        }
        let first_held = first.map(|number| number.clamp(0.0, 1.0));
        let stack = &self.stacks[stack_of(empties)];
        let mut second = stack.hidden_biases;
        for (neuron, row) in first_held.iter().zip(&stack.hidden) {
            for (sum, number) in second.iter_mut().zip(row) {
                *sum += neuron * number;
            }
        }
        let second_held = second.map(|number| number.clamp(0.0, 1.0));
        let value = stack.bias + dot(&second_held, &stack.output) + dot(&first_held, &stack.direct);
        Layers { first, first_held, second, second_held, value }
    }
}

impl Layers {
    /// How the value's error, half its square, changes with the first layer and, added to `slopes`,
    /// with the numbers of the stack.
    pub(super) fn slopes(&self, error: f32, stack: &Stack, slopes: &mut Stack) -> [f32; WIDTH] {
        let second: [f32; HIDDEN] = std::array::from_fn(|neuron| {
            let inside = self.second[neuron] > 0.0 && self.second[neuron] < 1.0;
            if inside { error * stack.output[neuron] } else { 0.0 }
        });
        let mut first: [f32; WIDTH] = stack.direct.map(|number| error * number);
        for (slope, row) in first.iter_mut().zip(&stack.hidden) {
            *slope += dot(&second, row);
        }
        for (slopes, &neuron) in slopes.hidden.iter_mut().zip(&self.first_held) {
            add(slopes, neuron, &second);
        }
        add(&mut slopes.hidden_biases, 1.0, &second);
        add(&mut slopes.output, error, &self.second_held);
        add(&mut slopes.direct, error, &self.first_held);
        slopes.bias += error;
        std::array::from_fn(|neuron| {
            let (value, slope) = (self.first[neuron], first[neuron]);
            match value {
                0.0..=1.0 => slope,
                below if below < 0.0 && slope < 0.0 => LEAK * slope,
                above if above > 1.0 && slope > 0.0 => LEAK * slope,
                _ => 0.0,
            }
        })
    }
}

fn add<const LEN: usize>(sums: &mut [f32; LEN], factor: f32, numbers: &[f32; LEN]) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += factor * number;
    }
}

/// The sum of the products, four at a time so that one addition need not wait for another.
fn dot<const LEN: usize>(left: &[f32; LEN], right: &[f32; LEN]) -> f32 {
    let mut sums = [0.0; 4];
    for (left, right) in left.as_chunks::<4>().0.iter().zip(right.as_chunks::<4>().0) {
        for (sum, (left, right)) in sums.iter_mut().zip(left.iter().zip(right)) {
            *sum += left * right;
        }
    }
    sums.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The slopes are those that small changes of each number show.
    #[test]
    fn slopes_are_what_small_changes_show() {
        let mut network = Network::new(&[3, 2], 9);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
        network.tables.iter_mut().flatten().flatten().for_each(|n| *n = rng.random::<f32>() * 0.3);
        for stack in &mut network.stacks {
            stack.numbers_mut().for_each(|number| *number += rng.random::<f32>() * 0.2 - 0.1);
        }
        let (lanes, rows, empties, label) = ([0, 0, 1], [2, 1, 0], 33, 1.5);
        let stack = stack_of(empties);
        let layers = network.layers(&lanes, &rows, empties);
        let mut slopes = Stack::ZERO;
        let first = layers.slopes(layers.value - label, &network.stacks[stack], &mut slopes);
        let error = |network: &Network| {
            let off = network.layers(&lanes, &rows, empties).value - label;
            off * off / 2.0
        };
        let near = |found: f32, change: f32, place: &str| {
            let shown = (change - error(&network)) / 1e-3;
            assert!((found - shown).abs() < 0.02 + 0.02 * found.abs(), "{place}: {found} {shown}");
        };
        for (place, slope) in slopes.numbers().enumerate() {
            let mut changed = network.clone();
            *changed.stacks[stack].numbers_mut().nth(place).unwrap() += 1e-3;
            near(slope, error(&changed), &format!("number {place}"));
        }
        for (neuron, slope) in first.into_iter().enumerate() {
            let mut changed = network.clone();
            changed.tables[1][0][neuron] += 1e-3;
            near(slope, error(&changed), &format!("neuron {neuron}"));
        }
        assert!(first.iter().any(|slope| slope.abs() > 0.05));
    }

    #[test]
    fn a_neuron_out_of_bounds_is_pulled_back_gently_and_never_further_out() {
        let mut network = Network::new(&[1], 9);
        network.bias = [-0.5, 1.5].repeat(WIDTH / 2).try_into().unwrap();
        network.stacks.iter_mut().for_each(|stack| stack.direct = [100.0; WIDTH]);
        let layers = network.layers(&[0], &[0], 20);
        let pull = |error| layers.slopes(error, &network.stacks[0], &mut Stack::ZERO.clone());
        // More would be better, then less: what is below may rise, what is above may fall.
        for (error, moved) in [(-1.0, 0), (1.0, 1)] {
            for (neuron, slope) in pull(error).into_iter().enumerate() {
                let expected = if neuron % 2 == moved { LEAK * error * 100.0 } else { 0.0 };
                assert!((slope - expected).abs() < 0.2, "{neuron}: {slope} for {expected}");
            }
        }
    }
}
