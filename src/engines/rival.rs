use std::time::Duration;

use super::{Choice, EngineError, EngineSpec, Leash, Opponent, Pace, Terms};
use crate::game::Record;
use crate::rules::Move;
use crate::search::Stop;

/// A program in a game that is played here.
///
/// It is started when it is needed. Since a move cannot be asked back, one that was interrupted or
/// failed is ended, and started afresh for the next question.
#[derive(Debug)]
pub struct Rival {
    spec: EngineSpec,
    seated: Option<Seated>,
}

/// What a rival is asked: a move in this game.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The game, in which the side to move can place a disc.
    pub record: Record,
    /// What the turns took, as far as it is known.
    pub took: Vec<Option<Duration>>,
    /// How it is to spend its time.
    pub pace: Pace,
    /// What holds for this move.
    pub terms: Terms,
}

/// A program that runs.
#[derive(Debug)]
struct Seated {
    engine: Box<dyn Opponent>,
    /// The game that it was told, if any.
    told: Option<(Record, Pace)>,
}

impl Rival {
    /// A program that is not started yet.
    #[must_use]
    pub const fn new(spec: EngineSpec) -> Self {
        Self { spec, seated: None }
    }

    /// How it is started.
    #[must_use]
    pub const fn spec(&self) -> &EngineSpec {
        &self.spec
    }

    /// Starts the program unless it runs, and gives back what it calls itself.
    ///
    /// # Errors
    /// When it does not start, or does not answer as its protocol wants.
    pub fn start(&mut self, stop: &Stop) -> Result<&str, EngineError> {
        Ok(self.seated(stop)?.engine.name())
    }

    /// What holds the program still, if it runs.
    #[must_use]
    pub fn leash(&self) -> Option<Leash> {
        self.seated.as_ref().map(|seated| seated.engine.leash())
    }

    /// Asks for a move, whatever was played or taken back since the last one.
    ///
    /// # Errors
    /// When there is no legal answer in time, or `stop` was raised.
    pub fn choose(&mut self, question: &Question, stop: &Stop) -> Result<Choice, EngineError> {
        let choice = self.seated(stop)?.choose(question, stop);
        if choice.is_err() {
            self.seated = None;
        }
        choice
    }

    fn seated(&mut self, stop: &Stop) -> Result<&mut Seated, EngineError> {
        let seated = match self.seated.take() {
            Some(seated) => seated,
            None => Seated { engine: self.spec.start(stop)?, told: None },
        };
        Ok(self.seated.insert(seated))
    }
}

impl Seated {
    fn choose(&mut self, question: &Question, stop: &Stop) -> Result<Choice, EngineError> {
        self.catch_up(question, stop)?;
        let choice = self.engine.choose(&question.terms, stop)?;
        if let (Choice::Place { square, .. }, Some((told, _))) = (choice, &mut self.told) {
            told.play(Move::Place(square)).expect("a client finds out what is illegal");
        }
        Ok(choice)
    }

    /// Brings the program to where the game is: by the turns in between where that can be.
    fn catch_up(&mut self, question: &Question, stop: &Stop) -> Result<(), EngineError> {
        let Question { record, took, pace, .. } = question;
        let told = self
            .told
            .take()
            .filter(|(told, told_pace)| told.start() == record.start() && told_pace == pace);
        let shared = match &told {
            Some((told, _)) => self.take_back_to_shared(told, record, stop)?,
            None => None,
        };
        match shared {
            None => self.engine.set_up(record, took, *pace, stop)?,
            Some(shared) => {
                for (index, turn) in record.turns().iter().enumerate().skip(shared) {
                    if let Move::Place(square) = turn.action {
                        let took = took.get(index).copied().flatten();
                        self.engine.place(square, took, stop)?;
                    }
                }
            }
        }
        self.told = Some((record.clone(), *pace));
        Ok(())
    }

    /// Takes back what is not of this game any more. Gives back the number of turns that are left;
    /// none if the program has to be set up anew.
    fn take_back_to_shared(
        &mut self,
        told: &Record,
        record: &Record,
        stop: &Stop,
    ) -> Result<Option<usize>, EngineError> {
        let pairs = told.turns().iter().zip(record.turns());
        let shared = pairs.take_while(|(told, played)| told.action == played.action).count();
        let beyond = told.turns().len() - shared;
        let there = beyond == 0 || self.engine.take_back(beyond, stop)?;
        Ok(there.then_some(shared))
    }
}
