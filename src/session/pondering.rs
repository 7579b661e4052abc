use super::Manner;
use crate::rules::Square;
use crate::search::{Answer, Report};

/// The search of an answer to a move that a person has not made yet.
#[derive(Clone, Debug)]
pub(super) struct Pondering {
    /// The move that it would answer.
    pub(super) expected: Square,
    /// How the answer is to be chosen.
    pub(super) manner: Manner,
    pub(super) progress: Option<Report>,
    pub(super) answer: Option<Answer>,
}

impl Pondering {
    /// Whether the answer is still searched.
    pub(super) const fn is_searching(&self) -> bool {
        self.answer.is_none()
    }
}
