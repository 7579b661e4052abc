use super::{Message, ProgramRequest, Request};

/// What a [`Session`](super::Session) wants done; a [`Host`](super::Host) carries it out.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Work for the worker.
    Search(Request),
    /// A question to another program.
    AskProgram(Box<ProgramRequest>),
    /// An answer that was found before its turn, for the worker to send like one of its own.
    Recall(Message),
    /// The running search is to stop.
    Stop,
}
