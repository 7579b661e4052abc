use std::sync::{Arc, LazyLock};

use super::evaluation::PatternEvaluation;
use super::weights::Weights;

/// The weights that come with the program.
static FILE: &[u8] = include_bytes!("weights.bin");

static BUILT_IN: LazyLock<Arc<PatternEvaluation>> = LazyLock::new(|| {
    let weights =
        Weights::decode(FILE).expect("a test reads the weights that come with the program");
    Arc::new(PatternEvaluation::new(&weights))
});

impl PatternEvaluation {
    /// The evaluation with the weights that come with the program, unpacked at the first call, which
    /// takes some hundredths of a second.
    #[must_use]
    pub fn built_in() -> Arc<Self> {
        Arc::clone(&BUILT_IN)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Evaluator;
    use crate::rules::{Board, RuleSet, Square};

    #[test]
    fn the_program_comes_with_small_weights_that_say_where_they_come_from() {
        assert!(FILE.len() < 2_500_000, "{} bytes", FILE.len());
        assert!(PatternEvaluation::built_in().provenance().contains("train fit"));
    }

    #[test]
    fn a_corner_is_good() {
        let evaluation = PatternEvaluation::built_in();
        let value = |board: Board| {
            evaluation.evaluate(board, board.legal_moves(), &evaluation.start(board)).discs()
        };
        let mut board = Board::START;
        for square in [Square::F5, Square::D6, Square::C3, Square::D3, Square::C4, Square::F4] {
            board = board.place(square);
        }
        let with_corner = Board { mover: board.mover | Square::A1.bit(), ..board };
        assert!(value(with_corner) >= value(board) + 5, "{} {}", value(with_corner), value(board));
    }
}
