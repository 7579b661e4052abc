use super::features::Features;
use super::network::Network;
use crate::eval::pattern::{STACKS, Stack, WIDTH, stack_of};
use crate::train::sample::Sample;

/// A part of a batch: which rows its samples pick, and how the error changes with the first layer of
/// each and with the stacks.
#[derive(Clone, Debug)]
pub(super) struct Part {
    lanes: usize,
    rows: Vec<u32>,
    slopes: Vec<[f32; WIDTH]>,
    pub(super) stacks: Vec<Stack>,
}

/// What a value of 1 is in discs within the network: it keeps all numbers near 1, where one step
/// size suits all of them.
pub(super) const UNIT: f32 = 8.0;

impl Part {
    /// Room for samples of so many lanes.
    pub(super) fn new(lanes: usize) -> Self {
        let stacks = vec![Stack::ZERO; STACKS];
        Self { lanes, rows: Vec::new(), slopes: Vec::new(), stacks }
    }

    /// Takes in samples instead of those that were there.
    pub(super) fn take<'a>(
        &mut self,
        samples: impl ExactSizeIterator<Item = &'a Sample>,
        features: &impl Features,
        lanes: &[usize],
        network: &Network,
    ) {
        self.slopes.clear();
        self.stacks.fill(Stack::ZERO);
        self.rows.resize(samples.len() * self.lanes, 0);
        // All rows first: what they look up can then be fetched for many samples at a time.
        let samples: Vec<_> = samples.collect();
        for (rows, sample) in self.rows.chunks_exact_mut(self.lanes).zip(&samples) {
            features.fill(sample.board, rows);
        }
        for (rows, sample) in self.rows.chunks_exact(self.lanes).zip(&samples) {
            let empties = sample.board.empties().len();
            let layers = network.layers(lanes, rows, empties);
            let error = (layers.value - sample.label / UNIT) * f32::from(sample.count);
            let stack = stack_of(empties);
            let slopes = layers.slopes(error, &network.stacks[stack], &mut self.stacks[stack]);
            self.slopes.push(slopes);
        }
    }

    /// The rows that each sample picks, and its slopes.
    pub(super) fn pulls(&self) -> impl Iterator<Item = (&[u32], &[f32; WIDTH])> {
        self.rows.chunks_exact(self.lanes).zip(&self.slopes)
    }
}
