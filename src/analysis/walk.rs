use super::known::{before_pass, finished, unsearched};
use crate::game::Record;
use crate::search::Report;

/// A way through the positions of a line of play, the last one first. It holds where it is and what
/// is known of the position that it comes from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Walk {
    /// The turns that had been taken in the position; `None` once all have been seen.
    turns: Option<usize>,
    after: Option<Report>,
}

impl Walk {
    /// A walk that stands at the end of the line.
    #[must_use]
    pub fn new(record: &Record) -> Self {
        Self { turns: Some(record.turns().len()), after: None }
    }

    /// How many turns had been taken in the position that is to be valued; `None` at the end.
    #[must_use]
    pub const fn turns(&self) -> Option<usize> {
        self.turns
    }

    /// What is known of the position one turn later, for its side to move.
    #[must_use]
    pub const fn after(&self) -> Option<&Report> {
        self.after.as_ref()
    }

    /// What is known of the position without a search: the score of a finished game, or before a
    /// forced pass what is known of the position behind it.
    #[must_use]
    pub fn known(&self, record: &Record) -> Option<Report> {
        let position = record.position_before(self.turns?);
        if position.is_over() {
            return Some(finished(position));
        }
        let after = self.after.clone().filter(|_| position.must_pass());
        after.map(|after| before_pass(unsearched(after)))
    }

    /// Takes what was found about the position, and goes back by a turn.
    pub fn go_back(&mut self, found: Report) {
        self.turns = self.turns.and_then(|turns| turns.checked_sub(1));
        self.after = Some(found);
    }
}
