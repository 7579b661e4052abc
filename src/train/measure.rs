use std::ops::RangeInclusive;

use super::corpus::Game;
use super::errors::Errors;
use super::tournament::judged;
use crate::eval::Evaluator;
use crate::eval::pattern::{Lanes, PatternEvaluation};
use crate::formats::wthor::{Record, RecordFault};
use crate::rules::{Board, Score};

/// How many empties a board can have, 0 to 60, and one more.
const EMPTIES: usize = 61;

/// Measures how far an evaluation without search is from what positions are worth.
#[derive(Debug)]
pub struct Measurement<'a> {
    evaluation: &'a PatternEvaluation,
    by_empties: Vec<Errors>,
}

impl<'a> Measurement<'a> {
    /// Nothing measured yet.
    #[must_use]
    pub fn new(evaluation: &'a PatternEvaluation) -> Self {
        Self { evaluation, by_empties: vec![Errors::default(); EMPTIES] }
    }

    /// Measures a position that is worth so much to its mover. One whose mover has no move says
    /// nothing, since it is never evaluated.
    pub fn add(&mut self, board: Board, score: Score) {
        let moves = board.legal_moves();
        if !moves.is_empty() {
            let value = self.evaluation.evaluate(board, moves, &Lanes::of(board));
            let empties = board.empties().len() as usize;
            let said = value.hundredths() as f32 / 100.0;
            self.by_empties[empties].add(said - score.discs() as f32);
        }
    }

    /// Measures the positions of a game after its random plies, each against its solved value or,
    /// before the solved part, against what the game was worth when that began.
    pub fn add_game(&mut self, game: &Game) {
        for position in game.positions() {
            self.add(position.board, Score::new(position.outcome.into()));
        }
    }

    /// Measures the positions of a tournament game, as far as its file [judges](judged) them.
    ///
    /// # Errors
    /// When the record is not a game.
    pub fn add_record(&mut self, record: &Record, depth: u8) -> Result<(), RecordFault> {
        for (board, score) in judged(record, depth)?.positions {
            self.add(board, score);
        }
        Ok(())
    }

    /// The errors on positions with so many empties, together.
    #[must_use]
    pub fn errors(&self, empties: RangeInclusive<usize>) -> Errors {
        let mut all = Errors::default();
        self.by_empties[empties].iter().for_each(|&errors| all += errors);
        all
    }
}
