use crate::eval::Evaluator;
use crate::rules::{RuleSet, Square};

/// A position of the midgame search, with what the evaluation keeps beside it. The solver goes
/// without: near the end of the game the state would cost more than it saves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<R, S> {
    pub(super) position: R,
    pub(super) state: S,
}

impl<R: RuleSet, S: Copy> Node<R, S> {
    /// The node of a position, its state from scratch.
    pub(super) fn new<E: Evaluator<State = S>>(evaluator: &E, position: R) -> Self {
        Self { position, state: evaluator.start(position.board()) }
    }

    /// The node of `child`, the position behind a disc on `square`.
    #[inline]
    pub(super) fn after<E>(&self, evaluator: &E, child: R, square: Square) -> Self
    where
        E: Evaluator<State = S>,
    {
        let flipped = child.board().opponent & !self.position.board().mover & !square.bit();
        Self { position: child, state: evaluator.after(&self.state, square, flipped) }
    }

    /// The node behind a pass.
    #[inline]
    pub(super) fn passed<E: Evaluator<State = S>>(&self, evaluator: &E) -> Self {
        Self { position: self.position.pass(), state: evaluator.passed(&self.state) }
    }

    /// The value without search, in hundredths of a disc: of the end if the game is over, and of
    /// the other side's position if the mover must pass.
    #[inline]
    pub(super) fn static_value<E: Evaluator<State = S>>(&self, evaluator: &E) -> i32 {
        let moves = self.position.legal_moves();
        if !moves.is_empty() {
            return evaluator.evaluate(self.position.board(), moves, &self.state).hundredths();
        }
        let passed = self.position.pass();
        let moves = passed.legal_moves();
        if moves.is_empty() {
            return self.position.final_score().discs() * 100;
        }
        let state = evaluator.passed(&self.state);
        -evaluator.evaluate(passed.board(), moves, &state).hundredths()
    }
}
