use std::ops::Range;

use super::features::Features;
use crate::train::sample::Sample;
use crate::train::samples::Samples;

/// The system of equations of one stage: a row for each sample, with the columns whose weights it
/// adds up, its label and how much it counts.
///
/// The first columns are the slots of the features; one more for each number of empties is its bias.
#[derive(Debug)]
pub(super) struct Rows {
    /// How many columns a row names.
    width: usize,
    columns: Vec<u32>,
    pub(super) labels: Vec<f32>,
    pub(super) weights: Vec<f32>,
    /// The rows of the stage's own samples.
    pub(super) own: Range<usize>,
}

/// How many empties a board can have, 0 to 60, and one more.
pub(super) const EMPTIES: usize = 61;

/// What a sample counts whose empties are 0, 1, 2… away from the next number of its stage's:
/// neighbouring stages share them, which keeps the step from one to the next small. Samples of the
/// other parity say less.
const SHARES: [f32; 13] = [1.0, 0.5, 0.8, 0.4, 0.6, 0.25, 0.4, 0.15, 0.25, 0.1, 0.15, 0.05, 0.1];

impl Rows {
    /// The rows to learn a stage from: its own samples in full, its neighbours' for less.
    pub(super) fn learned(features: &impl Features, samples: &Samples, stage: &[usize]) -> Self {
        let distance =
            |empties: usize| stage.iter().map(|own| own.abs_diff(empties)).min().unwrap_or(EMPTIES);
        let others = (0..EMPTIES).filter(|empties| (1..SHARES.len()).contains(&distance(*empties)));
        let others: Vec<_> = others.collect();
        Self::new(features, samples, stage, &others, |sample, empties| {
            (!sample.held_out).then(|| SHARES[distance(empties)] * f32::from(sample.count))
        })
    }

    /// The rows to measure a stage's error on: what is held out of its own samples, each position
    /// once.
    pub(super) fn held_out(features: &impl Features, samples: &Samples, stage: &[usize]) -> Self {
        Self::new(features, samples, stage, &[], |sample, _| sample.held_out.then_some(1.0))
    }

    /// The rows of those samples to which `weight` gives one, the stage's own first.
    fn new(
        features: &impl Features,
        samples: &Samples,
        stage: &[usize],
        others: &[usize],
        weight: impl Fn(&Sample, usize) -> Option<f32>,
    ) -> Self {
        let all = stage.iter().chain(others).copied();
        let most: usize = all.clone().map(|empties| samples.with_empties(empties).len()).sum();
        let (lanes, width) = (features.lanes(), features.lanes() + 1);
        let mut rows = Self {
            width,
            columns: Vec::with_capacity(most * width),
            labels: Vec::with_capacity(most),
            weights: Vec::with_capacity(most),
            own: 0..0,
        };
        let mut row = vec![0; width];
        for (index, empties) in all.enumerate() {
            row[lanes] = (features.slots() + empties) as u32;
            for sample in samples.with_empties(empties) {
                let Some(weight) = weight(sample, empties) else { continue };
                features.fill(sample.board, &mut row[..lanes]);
                rows.columns.extend_from_slice(&row);
                rows.labels.push(sample.label);
                rows.weights.push(weight);
            }
            if index < stage.len() {
                rows.own.end = rows.len();
            }
        }
        rows
    }

    /// How many rows there are.
    pub(super) fn len(&self) -> usize {
        self.labels.len()
    }

    /// The rows' columns.
    fn iter(&self) -> impl Iterator<Item = &[u32]> {
        self.columns.chunks_exact(self.width)
    }

    /// The sum that each row makes of these weights.
    pub(super) fn sums(&self, weights: &[f32], sums: &mut Vec<f32>) {
        sums.clear();
        sums.extend(self.iter().map(|columns| sum(columns, weights)));
    }

    /// What each row's sum of these weights lacks to its label.
    pub(super) fn lacks(&self, weights: &[f32], lacks: &mut Vec<f32>) {
        self.sums(weights, lacks);
        lacks.iter_mut().zip(&self.labels).for_each(|(lack, label)| *lack = label - *lack);
    }

    /// Adds to each column the values of the rows that name it, each times its row's weight.
    pub(super) fn gather(&self, values: &[f32], totals: &mut [f32]) {
        for ((columns, &value), &weight) in self.iter().zip(values).zip(&self.weights) {
            scatter(columns, value * weight, totals);
        }
    }

    /// [`sums`](Self::sums), and at once what [`gather`](Self::gather) makes of them.
    pub(super) fn sums_and_gather(&self, weights: &[f32], sums: &mut Vec<f32>, totals: &mut [f32]) {
        sums.clear();
        for (columns, &weight) in self.iter().zip(&self.weights) {
            let value = sum(columns, weights);
            sums.push(value);
            scatter(columns, value * weight, totals);
        }
    }

    /// How often each column is named, the rows' weights counted.
    pub(super) fn counts(&self, columns: usize) -> Vec<f32> {
        let mut counts = vec![0.0; columns];
        self.gather(&vec![1.0; self.len()], &mut counts);
        counts
    }
}

#[inline]
fn sum(columns: &[u32], weights: &[f32]) -> f32 {
    // Four sums at a time, so that one addition need not wait for another.
    let mut sums = [0.0; 4];
    let mut fours = columns.chunks_exact(4);
    for four in &mut fours {
        for (sum, &column) in sums.iter_mut().zip(four) {
            *sum += weights[column as usize];
        }
    }
    let rest: f32 = fours.remainder().iter().map(|&column| weights[column as usize]).sum();
    sums.iter().sum::<f32>() + rest
}

#[inline]
fn scatter(columns: &[u32], value: f32, totals: &mut [f32]) {
    for &column in columns {
        totals[column as usize] += value;
    }
}
