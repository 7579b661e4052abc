use super::{Record, Seats};
use crate::rules::Position;

/// A game with all that is kept when it is put away and taken up again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The line of play.
    pub record: Record,
    /// Who plays which colour.
    pub seats: Seats,
    /// What the engine's choices among equal moves come from; with the same seed and a fixed depth
    /// a game goes the same way again.
    pub seed: u64,
    /// Whether a player asked for hints or took moves back.
    pub assisted: bool,
    /// Whether the board is shown turned by 180 degrees.
    pub turned: bool,
    /// When the game began, in GGF's way: `2026.11.30_14:05:00.UTC`; empty if nobody knows.
    pub started: String,
}

impl Game {
    /// A new game from this position.
    #[must_use]
    pub fn new(start: Position, seats: Seats, seed: u64, started: String) -> Self {
        Self { record: Record::new(start), seats, seed, assisted: false, turned: false, started }
    }

    /// Whether a disc has been placed: before that there is nothing to keep.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.record.plies() > 0 || !self.record.undone().is_empty()
    }
}
