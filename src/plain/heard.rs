use super::DialogueError;
use crate::session::Message;

/// What a dialogue hears.
#[derive(Debug)]
pub(super) enum Heard {
    /// The worker has something to tell.
    Message(Message),
    /// A line was typed, or there are no more.
    Line(Result<Line, DialogueError>),
}

/// A line of input, or what comes in its place.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    Text(String),
    TooLong,
    End,
}
