use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;

use super::adagrad::Pulled;
use super::batch::UNIT;
use super::features::Features;
use crate::train::errors::Errors;
use crate::train::sample::Sample;
use crate::train::samples::Samples;

/// The numbers of empties of the positions that the order learns from: those behind the moves that it
/// orders, and some more on either side. Self-play solves them all, as long as it does so from 16 on.
pub const ORDERED: std::ops::RangeInclusive<usize> = 6..=16;

/// How often every position is learned from. More passes change nothing.
const PASSES: usize = 4;

/// How far a weight moves the first time that something pulls at it, in [`UNIT`]s.
const STEP: f32 = 0.1;

/// The weights of the evaluation for the order of moves near the end, fitted.
#[derive(Clone, Debug, PartialEq)]
pub struct OrderFit {
    /// What each row of each table is worth, in discs.
    pub tables: Vec<Vec<f32>>,
    /// The errors on the positions learned from.
    pub learned: Errors,
    /// The errors on the positions held out.
    pub held_out: Errors,
}

/// Fits one weight a row to the samples near the end of the game, by stochastic gradients, one sample
/// at a time, in an order that follows from the seed. How often a position was met does not count.
pub fn fit_order(features: &impl Features, samples: &Samples, seed: u64) -> OrderFit {
    let near = || ORDERED.flat_map(|empties| samples.with_empties(empties));
    let mut learned: Vec<_> = near().filter(|sample| !sample.held_out).collect();
    let (sizes, lanes) = (features.tables(), features.lanes());
    let mut tables: Vec<_> = sizes.iter().map(|&rows| vec![0.0; rows]).collect();
    let mut pulled: Vec<_> = sizes.iter().map(|&rows| vec![Pulled::START; rows]).collect();
    let mut rows = vec![0; lanes.len()];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for pass in 0..PASSES {
        learned.shuffle(&mut rng);
        let all = (learned.len() * PASSES) as f32;
        for (index, sample) in learned.iter().enumerate() {
            let left = 1.0 - (pass * learned.len() + index) as f32 / all;
            features.fill(sample.board, &mut rows);
            let error = value(&tables, &lanes, &rows) - sample.label / UNIT;
            for (&table, &row) in lanes.iter().zip(&rows) {
                let row = row as usize;
                pulled[table][row].step(&mut tables[table][row], error, STEP * left);
            }
        }
    }
    let mut lack = |sample: &Sample| {
        features.fill(sample.board, &mut rows);
        sample.label - UNIT * value(&tables, &lanes, &rows)
    };
    let errors = learned.iter().map(|sample| lack(sample)).collect();
    let held_out = near().filter(|sample| sample.held_out).map(&mut lack).collect();
    tables.iter_mut().flatten().for_each(|weight| *weight *= UNIT);
    OrderFit { tables, learned: errors, held_out }
}

/// What a board is worth that picks these rows of the lanes' tables.
fn value(tables: &[Vec<f32>], lanes: &[usize], rows: &[u32]) -> f32 {
    lanes.iter().zip(rows).map(|(&table, &row)| tables[table][row as usize]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, RuleSet};

    /// A board picks a row of each of two tables, by its numbers of discs.
    struct Discs;

    impl Features for Discs {
        fn tables(&self) -> Vec<usize> {
            vec![8, 5]
        }

        fn lanes(&self) -> Vec<usize> {
            vec![0, 1]
        }

        fn fill(&self, board: Board, rows: &mut [u32]) {
            rows.copy_from_slice(&[board.mover.len() % 8, board.opponent.0.count_zeros() % 5]);
        }
    }

    #[test]
    fn planted_weights_are_found_near_the_end_and_what_is_held_out_is_not_learned_from() {
        let mut samples = Samples::default();
        for game in 0..400_u64 {
            let mut board = Board::START;
            let mut choice = game;
            while let Some(square) = {
                let moves = board.legal_moves();
                choice = choice.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17) + 1;
                moves.squares().nth((choice % u64::from(moves.len().max(1))) as usize)
            } {
                board = board.place(square);
                let [own, other] = {
                    let mut rows = [0; 2];
                    Discs.fill(board, &mut rows);
                    rows.map(|row| row as f32)
                };
                let held_out = game % 10 == 0;
                // Far from the end, and where it is held out, something else holds.
                let near = ORDERED.contains(&(board.empties().len() as usize));
                let label = if near && !held_out { 3.0 * own - 2.0 * other } else { 40.0 };
                samples.add(board, label, held_out);
            }
        }
        samples.merge(1);
        let fit = fit_order(&Discs, &samples, 1);
        assert!(fit.learned.positions > 2000, "{}", fit.learned.positions);
        assert!(fit.learned.mean_absolute() < 0.3, "{}", fit.learned.mean_absolute());
        // What both tables have in common may be in either.
        for (table, slope) in fit.tables.iter().zip([3.0, -2.0]) {
            for pair in table.windows(2) {
                assert!((pair[1] - pair[0] - slope).abs() < 0.5, "{table:?}");
            }
        }
        assert!(fit.held_out.positions > 200 && fit.held_out.mean_absolute() > 20.0);
        assert_eq!(fit, fit_order(&Discs, &samples, 1));
    }
}
