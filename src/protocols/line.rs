use thiserror::Error;

use crate::game::Record;
use crate::rules::{Disc, IllegalMove, Move, Position};

/// The steps that are kept for undo: more than any game has placements and passes.
const MOST_STEPS: usize = 256;

/// A line of play as a client sees it.
///
/// The record takes forced passes by itself. Some clients say them as well, some ask the engine for
/// them, some leave them out: here all three are right. A pass is *due* from the placement that
/// forces it until it is said, or until the next placement, which implies it.
#[derive(Clone, Debug)]
pub(super) struct Line {
    record: Record,
    /// The turns that had been taken before each step of the client's, said passes included.
    steps: Vec<usize>,
    /// Whether the pass that ends the record, if one does, is yet to be said.
    due: bool,
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(super) enum Refused {
    /// It is against the rules.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// It is the other side's turn.
    #[error("the other side is on move")]
    OutOfTurn,
}

impl Line {
    pub(super) fn new(start: Position) -> Self {
        Self::over(Record::new(start))
    }

    /// A line that goes on from what has been played, every placement being a step.
    pub(super) fn over(record: Record) -> Self {
        let placements = record.turns().iter().enumerate();
        let placements = placements.filter(|(_, turn)| turn.action != Move::Pass);
        let steps = placements.map(|(index, _)| index).collect();
        Self { record, steps, due: true }
    }

    /// The same, the pass at its end having been said.
    pub(super) fn with_pass_said(self) -> Self {
        Self { due: false, ..self }
    }

    pub(super) const fn record(&self) -> &Record {
        &self.record
    }

    /// The position, all forced passes taken.
    pub(super) fn position(&self) -> &Position {
        self.record.position()
    }

    /// The side whose forced pass was not said yet.
    pub(super) fn due_pass(&self) -> Option<Disc> {
        self.last_pass().filter(|_| self.due)
    }

    /// The side that has to say something next.
    pub(super) fn on_move(&self) -> Disc {
        self.due_pass().unwrap_or_else(|| self.position().to_move())
    }

    /// Whether nothing but a pass is left for this side to say: it is stuck, or the game is over.
    pub(super) fn has_to_pass(&self, by: Disc) -> bool {
        self.record.is_over() || self.last_pass() == Some(by)
    }

    /// Takes the step that this side says it takes. A pass may be said again.
    ///
    /// # Errors
    /// When it is not this side's turn or the move is not legal; nothing has changed then.
    pub(super) fn play(&mut self, by: Disc, action: Move) -> Result<(), Refused> {
        if action == Move::Pass {
            return self.say_pass(by);
        }
        if by != self.position().to_move() && !self.record.is_over() {
            return Err(Refused::OutOfTurn);
        }
        let before = self.record.turns().len();
        self.record.play(action)?;
        self.steps.push(before);
        self.due = true;
        Ok(())
    }

    /// Takes back the last step. Gives back whether there was one.
    pub(super) fn undo(&mut self) -> bool {
        let Some(turns) = self.steps.pop() else { return false };
        self.due = self.steps.last() != Some(&turns);
        self.record.rewind(turns);
        true
    }

    fn say_pass(&mut self, by: Disc) -> Result<(), Refused> {
        if !self.has_to_pass(by) {
            let refused = match by == self.position().to_move() {
                true => IllegalMove::PassNotForced.into(),
                false => Refused::OutOfTurn,
            };
            return Err(refused);
        }
        if self.steps.len() < MOST_STEPS {
            self.steps.push(self.record.turns().len());
        }
        self.due = false;
        Ok(())
    }

    /// Whose pass the record ends with.
    fn last_pass(&self) -> Option<Disc> {
        let last = self.record.turns().last();
        last.filter(|turn| turn.action == Move::Pass).map(|turn| turn.by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::transcript;
    use crate::rules::{Rules, Square};

    /// Case P01: Black is stuck after the last move.
    fn stuck() -> Line {
        let start = Position::start(Rules::Othello);
        let mut line = Line::new(start);
        for action in transcript::parse("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8", &start).unwrap() {
            line.play(line.position().to_move(), action).unwrap();
        }
        line
    }

    #[test]
    fn a_forced_pass_may_be_said_once_more_or_not_at_all() {
        let mut line = stuck();
        assert_eq!((line.due_pass(), line.on_move()), (Some(Disc::Black), Disc::Black));
        let mut silent = line.clone();
        for _ in 0..2 {
            line.play(Disc::Black, Move::Pass).unwrap();
            assert_eq!((line.due_pass(), line.on_move()), (None, Disc::White));
        }
        for line in [&mut line, &mut silent] {
            line.play(Disc::White, Move::Place(Square::C3)).unwrap();
            assert_eq!(line.on_move(), Disc::Black);
        }
    }

    #[test]
    fn a_pass_that_is_not_forced_is_refused() {
        let mut line = stuck();
        let forced = Refused::Illegal(IllegalMove::PassNotForced);
        assert_eq!(line.play(Disc::White, Move::Pass), Err(forced));
        line.play(Disc::White, Move::Place(Square::C3)).unwrap();
        assert_eq!(line.play(Disc::White, Move::Pass), Err(Refused::OutOfTurn));
        assert_eq!(line.play(Disc::Black, Move::Pass), Err(forced));
    }

    #[test]
    fn undo_takes_back_what_was_said() {
        let mut line = stuck();
        let before = *line.position();
        line.play(Disc::Black, Move::Pass).unwrap();
        line.play(Disc::White, Move::Place(Square::C3)).unwrap();
        assert!(line.undo());
        assert_eq!((line.due_pass(), *line.position()), (None, before));
        assert!(line.undo());
        assert_eq!((line.due_pass(), *line.position()), (Some(Disc::Black), before));
        assert!(line.undo());
        assert_eq!((line.on_move(), line.record().plies()), (Disc::White, 15));
        for _ in 0..15 {
            assert!(line.undo());
        }
        assert!(!line.undo());
        assert_eq!(*line.position(), Position::start(Rules::Othello));
    }

    #[test]
    fn passes_at_the_end_are_taken_and_bounded() {
        let start = Position::start(Rules::Othello);
        let mut line = Line::new(start);
        for action in transcript::parse("f5d6c5f4e7f6g5e6e3", &start).unwrap() {
            line.play(line.position().to_move(), action).unwrap();
        }
        for _ in 0..2 * MOST_STEPS {
            line.play(Disc::Black, Move::Pass).unwrap();
            line.play(Disc::White, Move::Pass).unwrap();
        }
        assert_eq!(line.steps.len(), MOST_STEPS);
        let over = Refused::Illegal(IllegalMove::GameOver);
        assert_eq!(line.play(Disc::White, Move::Place(Square::A1)), Err(over));
    }
}
