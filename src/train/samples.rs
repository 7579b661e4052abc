use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::sample::Sample;
use crate::rules::Board;

/// How many empties a position can have, 0 to 60, and one more.
const EMPTIES: usize = 61;

/// Labelled positions, apart by their empties; no two of one number are images of each other once
/// they are [merged](Samples::merge).
#[derive(Clone, Debug)]
pub struct Samples {
    by_empties: Vec<Vec<Sample>>,
}

impl Default for Samples {
    fn default() -> Self {
        Self { by_empties: vec![Vec::new(); EMPTIES] }
    }
}

impl Samples {
    /// Adds a position that was met once, with what it is worth to the mover in discs.
    pub fn add(&mut self, board: Board, label: f32, held_out: bool) {
        let board = board.canonical();
        let empties = board.empties().len() as usize;
        self.by_empties[empties].push(Sample { board, label, count: 1, held_out });
    }

    /// Adds all of the other's.
    pub fn append(&mut self, mut other: Self) {
        for (own, more) in self.by_empties.iter_mut().zip(&mut other.by_empties) {
            own.append(more);
        }
    }

    /// Makes one sample of all that have the same position: its label is their mean. If one of
    /// them is held out, those that are not are dropped, so that nothing held out is learned from.
    ///
    /// The result does not depend on the order in which samples were added, nor on `threads`.
    pub fn merge(&mut self, threads: usize) {
        let next = AtomicUsize::new(0);
        let lists: Vec<_> = self.by_empties.iter_mut().map(Mutex::new).collect();
        thread::scope(|scope| {
            for _ in 0..threads.min(EMPTIES) {
                scope.spawn(|| {
                    while let Some(list) = lists.get(next.fetch_add(1, Ordering::Relaxed)) {
                        merge(&mut list.lock().expect("no thread panics holding a list"));
                    }
                });
            }
        });
    }

    /// The samples with this many empties.
    #[must_use]
    pub fn with_empties(&self, empties: usize) -> &[Sample] {
        self.by_empties.get(empties).map_or(&[], Vec::as_slice)
    }

    /// All of them, fewest empties first.
    pub fn iter(&self) -> impl Iterator<Item = &Sample> {
        self.by_empties.iter().flatten()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.by_empties.iter().map(Vec::len).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Sorts the samples and makes one of those with the same position.
fn merge(samples: &mut Vec<Sample>) {
    // The label is part of the order so that sums are added up in one order only.
    samples.sort_unstable_by(|a, b| {
        let key = |sample: &Sample| {
            (sample.board.mover.0, sample.board.opponent.0, !sample.held_out, sample.count)
        };
        key(a).cmp(&key(b)).then(a.label.total_cmp(&b.label))
    });
    let mut kept = 0;
    let mut begin = 0;
    while begin < samples.len() {
        let first = samples[begin];
        let run = &samples[begin..];
        let end = begin + run.partition_point(|sample| sample.board == first.board);
        let alike = run.partition_point(|sample| {
            sample.board == first.board && sample.held_out == first.held_out
        });
        samples[kept] = mean(&samples[begin..begin + alike]);
        kept += 1;
        begin = end;
    }
    samples.truncate(kept);
    samples.shrink_to_fit();
}

/// One sample for those of one position.
fn mean(alike: &[Sample]) -> Sample {
    let count: u64 = alike.iter().map(|sample| u64::from(sample.count)).sum();
    let sum: f64 =
        alike.iter().map(|sample| f64::from(sample.label) * f64::from(sample.count)).sum();
    Sample {
        label: (sum / count as f64) as f32,
        count: u16::try_from(count).unwrap_or(u16::MAX).min(Sample::COUNTED),
        ..alike[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Square, Symmetry};

    fn image(board: Board, symmetry: Symmetry) -> Board {
        Board { mover: symmetry.set(board.mover), opponent: symmetry.set(board.opponent) }
    }

    fn after(squares: &[Square]) -> Board {
        squares
            .iter()
            .fold(Board::START, |board, &square| board.place_flipping(square, board.flips(square)))
    }

    #[test]
    fn images_of_a_position_become_one_sample_with_their_mean_label() {
        let board = after(&[Square::F5, Square::D6, Square::C3]);
        let mut samples = Samples::default();
        for (index, symmetry) in Symmetry::ALL.into_iter().enumerate() {
            samples.add(image(board, symmetry), index as f32, false);
        }
        samples.add(after(&[Square::F5, Square::D6]), -8.0, false);
        samples.merge(2);
        assert_eq!(samples.len(), 2);
        let merged = samples.with_empties(57);
        assert_eq!(merged.len(), 1);
        assert_eq!((merged[0].label, merged[0].count), (3.5, 8));
    }

    #[test]
    fn what_is_held_out_is_not_learned_from() {
        let board = after(&[Square::F5, Square::F6]);
        let mut samples = Samples::default();
        samples.add(board, 10.0, false);
        samples.add(image(board, Symmetry::Half), -2.0, true);
        samples.add(board, 20.0, false);
        samples.merge(1);
        let merged: Vec<_> = samples.iter().collect();
        assert_eq!(merged.len(), 1);
        assert!(merged[0].held_out);
        assert_eq!((merged[0].label, merged[0].count), (-2.0, 1));
    }

    #[test]
    fn a_position_met_very_often_counts_no_more_than_the_cap() {
        let mut samples = Samples::default();
        for _ in 0..100 {
            samples.add(Board::START, 0.0, false);
        }
        samples.merge(1);
        assert_eq!(samples.with_empties(60)[0].count, Sample::COUNTED);
    }
}
