use std::time::Duration;

use thiserror::Error;

use super::builtin::OwnEngine;
use super::entry::{Ending, Played, Thought};
use super::purse::Purse;
use super::{Control, Fixture, Player, Side};
use crate::engines::{Choice, EngineError, FaultKind, Opponent, Terms};
use crate::eval::pattern::WeightsError;
use crate::game::{Clocks, Record};
use crate::rules::{Disc, Move, Square};
use crate::search::{Stop, Stopwatch};

/// A place at a table: a side, and its player while that is there.
#[derive(Debug)]
pub(super) struct Chair<'a> {
    side: &'a Side,
    seated: Option<Seated>,
}

/// A player at the table.
#[derive(Debug)]
enum Seated {
    Own(Box<OwnEngine>),
    Engine(Box<dyn Opponent>),
}

/// What holds for all games at a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conditions<'a> {
    pub(super) patience: Duration,
    pub(super) purse: &'a Purse,
    /// How many games go on side by side.
    pub(super) tables: u32,
    pub(super) seed: u64,
    pub(super) stop: &'a Stop,
}

/// Why a game has no end.
#[derive(Debug)]
pub(super) enum Abandoned {
    /// The contest was told to stop.
    Stopped,
    /// A player cannot be brought to the table: 0 for A, 1 for B.
    Absent(usize, Absence),
}

/// Why a player cannot be brought to the table.
#[derive(Debug, Error)]
pub enum Absence {
    /// Its program does not start, or cannot be told what to play.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// It has no weights to judge by.
    #[error(transparent)]
    Weights(#[from] WeightsError),
}

impl<'a> Chair<'a> {
    pub(super) const fn new(side: &'a Side) -> Self {
        Self { side, seated: None }
    }

    /// Brings the player to the table, if it is not there. `seed` is what our own engine's choices
    /// of the next game come from.
    fn seat(&mut self, seed: u64, stop: &Stop) -> Result<(), Absence> {
        let mut seated = match (self.seated.take(), &self.side.player) {
            (Some(seated), _) => seated,
            (None, Player::BuiltIn(own)) => {
                let engine = OwnEngine::new(own, self.side.control)?;
                Seated::Own(Box::new(engine))
            }
            (None, Player::Engine(engine)) => Seated::Engine(engine.start(stop)?),
        };
        if let Seated::Own(engine) = &mut seated {
            engine.set_seed(seed);
        }
        self.seated = Some(seated);
        Ok(())
    }

    fn opponent(&mut self) -> &mut dyn Opponent {
        match self.seated.as_mut().expect("a player is seated before a game") {
            Seated::Own(engine) => engine.as_mut(),
            Seated::Engine(engine) => engine.as_mut(),
        }
    }
}

/// A game in progress. Sides are 0 for A and 1 for B.
struct Game<'a, 'b> {
    conditions: Conditions<'a>,
    chairs: &'a mut [Chair<'b>; 2],
    a: Disc,
    record: Record,
    thoughts: Vec<Thought>,
    used: [Duration; 2],
    /// What the clock of a side shows that has one, and what it knows of the other's.
    clocks: [Option<Clocks>; 2],
}

/// What ends a game before its end.
enum Break {
    Ending(Ending),
    Abandoned(Abandoned),
}

/// Plays a game. Whoever is at fault has lost it, and gets a fresh program for the next one.
pub(super) fn play(
    fixture: &Fixture,
    chairs: &mut [Chair<'_>; 2],
    conditions: Conditions<'_>,
) -> Result<Played, Abandoned> {
    for (index, chair) in chairs.iter_mut().enumerate() {
        let seed = conditions.seed.wrapping_add(2 * fixture.number as u64 + index as u64);
        chair.seat(seed, conditions.stop).map_err(|error| match error {
            Absence::Engine(EngineError::Interrupted) => Abandoned::Stopped,
            error => Abandoned::Absent(index, error),
        })?;
    }
    let record = fixture.opening.clone();
    let thoughts = vec![Thought::default(); record.turns().len()];
    let used = [Duration::ZERO; 2];
    let clocks = [0, 1].map(|index| match chairs[index].side.control {
        Control::Clock(setting) => Some(Clocks::new(setting)),
        _ => None,
    });
    let mut game = Game { conditions, chairs, a: fixture.a, record, thoughts, used, clocks };
    let ending = match game.play_out() {
        Ok(()) => Ending::Over,
        Err(Break::Ending(ending)) => ending,
        Err(Break::Abandoned(abandoned)) => return Err(abandoned),
    };
    Ok(Played { record: game.record, thoughts: game.thoughts, ending })
}

impl Game<'_, '_> {
    fn play_out(&mut self) -> Result<(), Break> {
        let stop = self.conditions.stop;
        for index in 0..2 {
            let pace = self.chairs[index].side.pace();
            let told = self.chairs[index].opponent().set_up(&self.record, &[], pace, stop);
            told.map_err(|error| self.blame(index, error))?;
        }
        while !self.record.is_over() {
            let index = usize::from(self.record.position().to_move() != self.a);
            let (square, value, took) = self.ask(index)?;
            self.used[index] += took;
            self.record.play(Move::Place(square)).expect("an opponent answers legally");
            let thought = Thought { value, took: Some(took) };
            self.thoughts.push(thought);
            self.thoughts.resize(self.record.turns().len(), Thought::default());
            let told = self.chairs[1 - index].opponent().place(square, Some(took), stop);
            told.map_err(|error| self.blame(1 - index, error))?;
        }
        Ok(())
    }

    /// Asks a side for its move: what it plays, what it expects, and how long it thought.
    fn ask(&mut self, index: usize) -> Result<(Square, Option<f64>, Duration), Break> {
        let terms = self.terms(index);
        let watch = Stopwatch::start();
        let choice = self.chairs[index].opponent().choose(&terms, self.conditions.stop);
        let took = watch.elapsed();
        let choice = choice.map_err(|error| self.blame(index, error))?;
        if let Some(reason) = self.overstepped(index, took) {
            return Err(self.fault(index, FaultKind::Time, reason));
        }
        match choice {
            Choice::Place { square, value } => Ok((square, value, took)),
            Choice::Resign => Err(Break::Ending(Ending::Resigned(self.disc(index)))),
        }
    }

    /// Takes a move's time off the clocks. Says so if it was more than the side had.
    fn overstepped(&mut self, index: usize, took: Duration) -> Option<String> {
        let disc = self.disc(index);
        let left = self.clocks[index].map(|clocks| clocks.left(disc));
        let fallen = self
            .clocks
            .each_mut()
            .map(|clocks| clocks.as_mut().is_some_and(|clocks| clocks.moved(disc, took).is_err()));
        let took_seconds = took.as_secs_f64();
        match (self.chairs[index].side.control, left) {
            (_, Some(left)) if fallen[index] => {
                Some(format!("{took_seconds:.3} s with {:.3} s left", left.as_secs_f64()))
            }
            (Control::Time(limit), _) if took > tolerated(limit) => {
                Some(format!("{took_seconds:.3} s for a move of {} s", limit.as_secs_f64()))
            }
            _ => None,
        }
    }

    fn terms(&self, index: usize) -> Terms {
        let Conditions { patience, purse, tables, .. } = self.conditions;
        let control = self.chairs[index].side.control;
        let allowance = (control == Control::Other)
            .then(|| purse.left(self.used[index], self.used[1 - index], tables));
        let patience = match control {
            // A slow move is a fault, but how slow it is shall be known.
            Control::Time(limit) => 2 * tolerated(limit) + OVERTIME,
            Control::Clock(_) => {
                let clocks = self.clocks[index];
                clocks.map_or(patience, |clocks| clocks.left(self.disc(index)) + OVERTIME)
            }
            _ => patience,
        };
        Terms { clocks: self.clocks[index], allowance, patience }
    }

    fn disc(&self, index: usize) -> Disc {
        if index == 0 { self.a } else { !self.a }
    }

    /// Ends the game by what went wrong with a side, whose program is of no more use.
    fn blame(&mut self, index: usize, error: EngineError) -> Break {
        match (&error, error.kind()) {
            (EngineError::Interrupted, _) => {
                self.chairs[index].seated = None;
                Break::Abandoned(Abandoned::Stopped)
            }
            (_, Some(kind)) => self.fault(index, kind, error.to_string()),
            (_, None) => Break::Abandoned(Abandoned::Absent(index, error.into())),
        }
    }

    fn fault(&mut self, index: usize, kind: FaultKind, reason: String) -> Break {
        self.chairs[index].seated = None;
        Break::Ending(Ending::Fault { by: self.disc(index), kind, reason })
    }
}

/// How long a move is waited for that comes too late.
const OVERTIME: Duration = Duration::from_secs(10);

/// What a move may take when it is to take so long: a tenth more, and a quarter of a second for
/// pipes and a busy machine.
fn tolerated(limit: Duration) -> Duration {
    limit + limit / 10 + Duration::from_millis(250)
}
