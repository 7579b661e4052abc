use std::io;
use std::sync::mpsc::{Receiver, channel};

use crate::analysis::{Examiner, Question};
use crate::game::{Record, Strength};
use crate::rules::{Move, Position, Square};
use crate::search::{Answer, Candidate, Limits, Report, TimeLeft};
use crate::session::{
    Failure, Message, News, Request, Resources, Task, Worker, analysis_limits, limits, manner,
};

/// How the engine plays and what it may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How strong it is.
    pub strength: Strength,
    /// What it may use of the machine.
    pub resources: Resources,
    /// What its choices among equal moves come from.
    pub seed: u64,
    /// Makes its first search fail, for tests.
    pub faulty: bool,
}

impl Settings {
    /// The limits of a search for a move, when the clock shows this.
    pub(super) fn limits(&self, record: &Record, time: Option<TimeLeft>) -> Limits {
        limits(self.strength, record, time)
    }

    /// The limits of an analysis.
    pub(super) fn analysis_limits(&self) -> Limits {
        analysis_limits(self.strength)
    }

    /// The move to play: the same for the same seed, game and answer.
    pub(super) fn choice(&self, answer: &Answer, record: &Record) -> Square {
        manner(self.strength, record).choose(answer, self.seed, record.plies())
    }
}

/// An engine that is asked one question at a time.
#[derive(Debug)]
pub(super) struct Engine {
    worker: Worker,
    messages: Receiver<Message>,
    generation: u64,
}

impl Engine {
    pub(super) fn start(settings: &Settings) -> io::Result<Self> {
        let (sink, messages) = channel();
        let worker = Worker::start(settings.resources, settings.faulty, move |message| {
            // Nobody listens any more when the protocol has ended.
            let _ = sink.send(message);
        })?;
        Ok(Self { worker, messages, generation: 0 })
    }

    /// Searches for the move to play in a position with legal moves.
    pub(super) fn best(&mut self, position: Position, limits: Limits) -> Result<Answer, Failure> {
        self.ask(Task::Move, position, limits, |news| match news {
            News::Answer(answer) => Some(answer),
            _ => None,
        })
    }

    /// Asks and waits for the last word.
    fn ask<T>(
        &mut self,
        task: Task,
        position: Position,
        limits: Limits,
        last_word: impl Fn(News) -> Option<T>,
    ) -> Result<T, Failure> {
        self.generation += 1;
        self.worker.ask(Request { generation: self.generation, task, position, limits });
        loop {
            let message = self.messages.recv().expect("the worker lives as long as the engine");
            match message.news {
                News::Failed(failure) => return Err(failure),
                news => {
                    if let Some(found) = last_word(news) {
                        return Ok(found);
                    }
                }
            }
        }
    }
}

/// An analysis searches on the worker, which forgets by itself what is not to be used.
impl Examiner for Engine {
    type Fault = Failure;

    fn best(&mut self, question: &Question) -> Result<Report, Failure> {
        let Question { position, limits, .. } = question;
        self.ask(Task::Value, *position, limits.clone(), |news| match news {
            News::Worth(report) => Some(report),
            _ => None,
        })
    }

    fn all(&mut self, question: &Question) -> Result<(Vec<Candidate>, Report), Failure> {
        let Question { position, limits, .. } = question;
        self.ask(Task::Hints, *position, limits.clone(), |news| match news {
            News::Hints { candidates, report, done: true } => Some((candidates, report)),
            _ => None,
        })
    }
}

/// How deep a report went, in NBoard's way: plies, or `100%` when proved to the end.
pub(super) fn depth(report: &Report) -> String {
    if report.exact { "100%".to_owned() } else { report.depth.to_string() }
}

/// A move as other programs write it: `F5`, or the word for a pass.
pub(super) fn spelled(action: Move, pass: &str) -> String {
    match action {
        Move::Place(square) => square.to_string().to_ascii_uppercase(),
        Move::Pass => pass.to_owned(),
    }
}

/// Reads a square or a pass, in the ways in which clients write them.
pub(super) fn read_action(text: &str) -> Option<Move> {
    const PASSES: [&str; 4] = ["pass", "pa", "ps", "--"];
    if PASSES.into_iter().any(|pass| text.eq_ignore_ascii_case(pass)) {
        return Some(Move::Pass);
    }
    text.parse().ok().map(Move::Place)
}
