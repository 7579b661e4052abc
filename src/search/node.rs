use crate::eval::{Evaluator, Value};
use crate::rules::{RuleSet, Square};

/// What the mover of a leaf is worth more than an evaluation says, in hundredths of a disc: the other
/// side chose the leaf among others, by the same evaluation, and so one that this underrates.
///
/// Without it estimates of odd numbers of plies are worth 2.05 to 2.6 discs more than those of even
/// ones: 300 positions of self-play each with 20, 28, 36 and 44 empties, 5 to 10 plies.
const LAST_CHOICE: i32 = 110;

/// The most that an estimate is worth, so that a proved wipe-out is always worth more.
const MOST: i32 = Value::MAX.hundredths() - 1;

/// A move with the position behind it and how soon it is to be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored<R> {
    /// The position after the move, seen by the other side.
    pub(super) child: R,
    pub(super) square: Square,
    /// The higher, the sooner.
    pub(super) score: i32,
}

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

    /// The value where an estimate ends, in hundredths of a disc: the [static](Self::static_value)
    /// one with what the choice before it took away, or that of the end if the game is over.
    #[inline]
    pub(super) fn leaf_value<E: Evaluator<State = S>>(&self, evaluator: &E) -> i32 {
        match self.judged(evaluator) {
            Some(value) => (value + LAST_CHOICE).min(MOST),
            None => self.end_value(),
        }
    }

    /// The value without search, in hundredths of a disc: of the end if the game is over, and of
    /// the other side's position if the mover must pass.
    #[inline]
    pub(super) fn static_value<E: Evaluator<State = S>>(&self, evaluator: &E) -> i32 {
        self.judged(evaluator).unwrap_or_else(|| self.end_value())
    }

    /// What the evaluation says, in hundredths of a disc; nothing if the game is over.
    #[inline]
    fn judged<E: Evaluator<State = S>>(&self, evaluator: &E) -> Option<i32> {
        let moves = self.position.legal_moves();
        if !moves.is_empty() {
            let board = self.position.board();
            return Some(evaluator.evaluate(board, moves, &self.state).hundredths());
        }
        let passed = self.position.pass();
        let moves = passed.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let state = evaluator.passed(&self.state);
        Some(-evaluator.evaluate(passed.board(), moves, &state).hundredths())
    }

    fn end_value(&self) -> i32 {
        self.position.final_score().discs() * 100
    }
}
