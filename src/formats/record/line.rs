use thiserror::Error;

use crate::rules::{Disc, IllegalMove, Move, Position};

/// A line of play under construction: puts in the passes that a text leaves out.
#[derive(Clone, Debug)]
pub struct Line {
    position: Position,
    moves: Vec<Move>,
    placed: usize,
}

/// Why a move does not continue a line. Moves are numbered as placements, from 1; passes do not
/// count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LineFault {
    /// A move of the side that is not on move and is not being passed to.
    #[error("move {number}: {} is not on move", colour(*.by))]
    OutOfTurn {
        /// Which move it is.
        number: usize,
        /// Whose move it is said to be.
        by: Disc,
    },
    /// A move against the rules.
    #[error("move {number}: {fault}")]
    Illegal {
        /// Which move it is; for a pass, the next one.
        number: usize,
        /// What is wrong with it.
        fault: IllegalMove,
    },
}

const fn colour(disc: Disc) -> &'static str {
    match disc {
        Disc::Black => "Black (B)",
        Disc::White => "White (W)",
    }
}

impl Line {
    /// A line that begins here.
    #[must_use]
    pub const fn new(start: Position) -> Self {
        Self { position: start, moves: Vec::new(), placed: 0 }
    }

    /// The moves so far, passes included.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position after them.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The number of the next move, passes not counted, from 1.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.placed + 1
    }

    /// Plays a move of `by`, or of whoever can play it if the text does not say; a pass that is
    /// left out is put in first. A pass after the end says nothing and is left out.
    ///
    /// # Errors
    /// When it is not legal, or `by` is not on move.
    pub fn play(&mut self, by: Option<Disc>, action: Move) -> Result<(), LineFault> {
        let over = self.position.is_over();
        if action == Move::Pass && over {
            return Ok(());
        }
        let for_other = match by {
            Some(by) => by != self.position.to_move(),
            None => action != Move::Pass,
        };
        if for_other && self.position.must_pass() {
            self.step(Move::Pass)?;
        }
        match by {
            Some(by) if by != self.position.to_move() && !over => {
                Err(LineFault::OutOfTurn { number: self.number(), by })
            }
            _ => self.step(action),
        }
    }

    fn step(&mut self, action: Move) -> Result<(), LineFault> {
        let number = self.number();
        let illegal = |fault| LineFault::Illegal { number, fault };
        self.position = self.position.play(action).map_err(illegal)?;
        self.moves.push(action);
        self.placed += usize::from(action != Move::Pass);
        Ok(())
    }
}
