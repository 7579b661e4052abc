use std::iter;
use std::time::Duration;

use super::opponent::{PROMPT, play_reply};
use super::process::Process;
use super::wait::{Greeting, Wait};
use super::{Choice, EngineError, Leash, Opponent, Pace, Terms, Unsayable};
use crate::formats::ggf;
use crate::game::{Record, Turn};
use crate::rules::{Move, Position, Rules, Square};
use crate::search::{Stop, Stopwatch};

/// An engine that speaks the NBoard protocol.
///
/// Nothing is sent while it thinks, since that would end its search; after every change of the game
/// a ping is waited for.
#[derive(Debug)]
pub struct NBoard {
    process: Process,
    name: String,
    /// The depth that it is told, whatever a game asks for.
    depth: Option<u8>,
    pings: u32,
    record: Record,
}

/// What an engine is told first.
const GREETED: &str = "nboard 2";

/// An engine may say what it pleases before it answers.
const GREETING: Greeting = Greeting { protocol: "NBoard", silence: PROMPT };

impl NBoard {
    /// Starts a program and waits until it answers.
    ///
    /// # Errors
    /// When it cannot be started, or does not answer.
    ///
    /// # Panics
    /// When the command has no word.
    pub fn start(words: &[String], depth: Option<u8>, stop: &Stop) -> Result<Self, EngineError> {
        let mut engine = Self {
            process: Process::start(words)?,
            name: words[0].clone(),
            depth,
            pings: 0,
            record: Record::new(Position::start(Rules::Othello)),
        };
        engine.process.send(GREETED);
        engine.synchronise(Wait::begin(GREETED, PROMPT, stop).greeted(GREETING))?;
        Ok(engine)
    }

    /// Waits until everything that was sent has been taken.
    fn synchronise(&mut self, mut wait: Wait<'_>) -> Result<(), EngineError> {
        self.pings += 1;
        self.process.send(&format!("ping {}", self.pings));
        let pong = format!("pong {}", self.pings);
        let mut name = None;
        self.process.hear(&mut wait, |line| {
            if let Some(own) = line.trim().strip_prefix("set myname ") {
                name = Some(own.trim().to_owned());
            }
            (line.trim() == pong).then_some(())
        })?;
        self.name = name.unwrap_or_else(|| std::mem::take(&mut self.name));
        Ok(())
    }

    /// Tells of turns as one appends them to a game.
    fn tell(&mut self, turns: &[Turn], mut first: String, stop: &Stop) -> Result<(), EngineError> {
        for turn in turns {
            let said = match turn.action {
                Move::Place(square) => square.to_string().to_ascii_uppercase(),
                Move::Pass => "PA".to_owned(),
            };
            self.process.send(&format!("move {said}{}", std::mem::take(&mut first)));
        }
        self.synchronise(Wait::begin("move", PROMPT, stop))
    }
}

impl Opponent for NBoard {
    fn name(&self) -> &str {
        &self.name
    }

    fn leash(&self) -> Leash {
        self.process.leash()
    }

    fn set_up(
        &mut self,
        record: &Record,
        took: &[Option<Duration>],
        pace: Pace,
        stop: &Stop,
    ) -> Result<(), EngineError> {
        if record.start().rules() != Rules::Othello {
            return Err(Unsayable::Rules.into());
        }
        self.record.clone_from(record);
        let game = ggf::Game {
            place: "Otello".to_owned(),
            black: "Black".to_owned(),
            white: "White".to_owned(),
            time: match pace {
                Pace::Clock(clock) => clock.to_ggf(),
                _ => "0".to_owned(),
            },
            moves: moves(record, took),
            ..ggf::Game::new(*record.start())
        };
        let game = format!("set game {}", ggf::write(&game));
        self.process.send(&game);
        let depth = match pace {
            Pace::Depth(depth) => Some(self.depth.unwrap_or(depth)),
            _ => self.depth,
        };
        if let Some(depth) = depth {
            self.process.send(&format!("set depth {depth}"));
        }
        if let Some(time) = time(pace) {
            self.process.send(&format!("set time {time}"));
        }
        self.synchronise(Wait::begin(&game, PROMPT, stop))
    }

    fn place(
        &mut self,
        square: Square,
        took: Option<Duration>,
        stop: &Stop,
    ) -> Result<(), EngineError> {
        let action = Move::Place(square);
        let turns = self.record.play(action).expect("the caller places legal discs").to_vec();
        let took = took.map(|took| format!("//{:.2}", took.as_secs_f64()));
        self.tell(&turns, took.unwrap_or_default(), stop)
    }

    fn choose(&mut self, terms: &Terms, stop: &Stop) -> Result<Choice, EngineError> {
        let watch = Stopwatch::start();
        self.process.send("go");
        let answer = self.process.hear(&mut Wait::begin("go", terms.patience, stop), |line| {
            line.trim_start().strip_prefix("===").map(|answer| answer.trim().to_owned())
        })?;
        // Edax separates with spaces what others separate with slashes.
        let mut parts = answer.split(['/', ' ', '\t']).map(str::trim);
        let told = self.record.turns().len();
        let square = play_reply(&mut self.record, parts.next().unwrap_or_default())?;
        let value = parts.next().and_then(read_value);
        let value_said = value.map(|value| value.to_string()).unwrap_or_default();
        let said = format!("/{value_said}/{:.2}", watch.elapsed().as_secs_f64());
        let turns = self.record.turns()[told..].to_vec();
        self.tell(&turns, said, stop)?;
        Ok(Choice::Place { square, value })
    }
}

/// The moves with what they took, by which an engine with a clock knows what is left of it.
fn moves(record: &Record, took: &[Option<Duration>]) -> Vec<ggf::Move> {
    let seconds = took.iter().map(|took| took.map(|took| took.as_secs_f64()));
    let seconds = seconds.chain(iter::repeat(None));
    let turns = record.turns().iter().zip(seconds);
    turns.map(|(turn, seconds)| ggf::Move { seconds, ..turn.action.into() }).collect()
}

/// What `set time` says, which not every engine understands: seconds a move, or a clock as GGF has
/// it.
fn time(pace: Pace) -> Option<String> {
    match pace {
        Pace::Own | Pace::Depth(_) => None,
        Pace::Move(time) => Some(time.as_secs_f64().to_string()),
        Pace::Clock(clock) => Some(clock.to_ggf()),
    }
}

/// Reads `1.5`, or the first of `2.0,-1.0`, in which the second is for whoever avoids draws.
fn read_value(text: &str) -> Option<f64> {
    text.split(',').next()?.parse().ok().filter(|value: &f64| value.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_in_both_ways() {
        assert_eq!(read_value("-1.30"), Some(-1.3));
        assert_eq!(read_value("2.0,-1.0"), Some(2.0));
        for text in ["", "x", "nan", "inf"] {
            assert_eq!(read_value(text), None, "{text}");
        }
    }

    #[test]
    fn times_are_told_as_seconds_or_as_in_ggf() {
        let clock = Pace::Clock("5m+2s".parse().unwrap());
        assert_eq!(time(clock).unwrap(), "05:00/00:02");
        assert_eq!(time(Pace::Move(Duration::from_millis(500))).unwrap(), "0.5");
        assert_eq!(time(Pace::Own), None);
    }
}
