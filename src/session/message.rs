//! What the worker is asked, and what it says.

use super::{Failure, ProgramFault};
use crate::engines::Choice;
use crate::rules::Position;
use crate::search::{Answer, Candidate, Limits, Report};

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The engine's move.
    Move,
    /// The values of all moves, at rising depth.
    Hints,
    /// What the position is worth.
    Value,
    /// The engine's move, should a person play what is expected.
    Ponder,
}

/// A question to the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Names the question; the messages about it carry the same number.
    pub generation: u64,
    /// What it is for.
    pub task: Task,
    /// The position, whose side to move can place a disc.
    pub position: Position,
    /// How far to search.
    pub limits: Limits,
}

/// Something the worker has to say.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The question that it is about.
    pub generation: u64,
    /// What it says.
    pub news: News,
}

/// What a [`Message`] says.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The search has gone deeper.
    Progress(Report),
    /// The values of all moves so far.
    Hints {
        /// Every legal move, best first.
        candidates: Vec<Candidate>,
        /// How deep and how exact they are.
        report: Report,
        /// Whether the search has ended.
        done: bool,
    },
    /// What the position is worth has been found.
    Worth(Report),
    /// An analysis has been stopped before it had found what was asked.
    GivenUp,
    /// The search for a move has ended.
    Answer(Answer),
    /// The search panicked; the next request starts afresh.
    Failed(Failure),
    /// Another program has decided.
    Chosen(Choice),
    /// Another program does not play on.
    Left(ProgramFault),
    /// Another program has said what it is called. This is about no question.
    Introduced {
        /// How it is started.
        command: String,
        /// What it says.
        name: String,
    },
}
