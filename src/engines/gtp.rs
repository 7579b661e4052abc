use std::time::Duration;

use super::opponent::{PROMPT, play_reply};
use super::process::Process;
use super::wait::{Greeting, Wait};
use super::{Choice, EngineError, Leash, Opponent, Pace, Terms, Unsayable};
use crate::game::{Record, Turn};
use crate::rules::{Disc, Move, Position, Rules, Square};
use crate::search::Stop;

/// An engine that speaks GTP 2.
///
/// What it can do is asked first (`list_commands`). Passes are said and may be refused: some
/// engines take them implied. After one refusal, and to gtp-rhino, they are not said any more.
#[derive(Debug)]
pub struct Gtp {
    process: Process,
    name: String,
    commands: Vec<String>,
    says_passes: bool,
    record: Record,
    /// Whether it is told before every move what the clocks show.
    timed: bool,
    /// Whether it has refused a time with parts of a second.
    whole_seconds: bool,
}

/// A program that has said something else in answer to the first command may still be loading.
const GREETING: Greeting = Greeting { protocol: "GTP", silence: Duration::from_secs(10) };

/// How an engine answered.
enum Reply {
    Done(String),
    Refused(String),
}

impl Gtp {
    /// Starts a program and asks it who it is and what it can do.
    ///
    /// # Errors
    /// When it cannot be started, or does not answer as GTP wants.
    ///
    /// # Panics
    /// When the command has no word.
    pub fn start(words: &[String], stop: &Stop) -> Result<Self, EngineError> {
        let mut engine = Self {
            process: Process::start(words)?,
            name: String::new(),
            commands: Vec::new(),
            says_passes: true,
            record: Record::new(Position::start(Rules::Othello)),
            timed: false,
            whole_seconds: false,
        };
        engine.introduce(stop)?;
        Ok(engine)
    }

    fn introduce(&mut self, stop: &Stop) -> Result<(), EngineError> {
        let name = self.answer(Wait::begin("name", PROMPT, stop).greeted(GREETING))?.into_text();
        if let Reply::Done(commands) = self.ask("list_commands", PROMPT, stop)? {
            self.commands = commands.split_whitespace().map(str::to_owned).collect();
        }
        let version = match self.ask("version", PROMPT, stop)? {
            Reply::Done(version) => version,
            Reply::Refused(_) => String::new(),
        };
        self.says_passes = !name.to_ascii_lowercase().contains("rhino");
        self.name = format!("{name} {version}").trim().to_owned();
        Ok(())
    }

    fn can(&self, command: &str) -> bool {
        self.commands.iter().any(|own| own == command)
    }

    /// Sends a command and waits for its answer, which an empty line ends.
    fn ask(
        &mut self,
        command: &str,
        patience: Duration,
        stop: &Stop,
    ) -> Result<Reply, EngineError> {
        self.answer(Wait::begin(command, patience, stop))
    }

    /// Sends what is waited for and waits for its answer.
    fn answer(&mut self, mut wait: Wait<'_>) -> Result<Reply, EngineError> {
        self.process.send(wait.asked());
        let mut text = self
            .process
            .hear(&mut wait, |line| line.starts_with(['=', '?']).then(|| line.to_owned()))?;
        loop {
            let line = self.process.hear(&mut wait, |line| Some(line.to_owned()))?;
            if line.trim().is_empty() {
                break;
            }
            text.push('\n');
            text.push_str(&line);
        }
        // Edax puts a number there that an earlier client may have used.
        let answer = text[1..].trim_start_matches(|digit: char| digit.is_ascii_digit()).trim();
        Ok(match text.as_bytes()[0] {
            b'=' => Reply::Done(answer.to_owned()),
            _ => Reply::Refused(answer.to_owned()),
        })
    }

    /// Sends a command that must not be refused.
    fn demand(&mut self, command: &str, stop: &Stop) -> Result<String, EngineError> {
        match self.ask(command, PROMPT, stop)? {
            Reply::Done(answer) => Ok(answer),
            Reply::Refused(reply) => Err(EngineError::Refused { asked: command.to_owned(), reply }),
        }
    }

    fn tell(&mut self, turn: &Turn, stop: &Stop) -> Result<(), EngineError> {
        let colour = colour(turn.by);
        match turn.action {
            Move::Place(square) => {
                self.demand(&format!("play {colour} {square}"), stop)?;
            }
            Move::Pass if self.says_passes => {
                let said = self.ask(&format!("play {colour} pass"), PROMPT, stop)?;
                self.says_passes = matches!(said, Reply::Done(_));
            }
            Move::Pass => {}
        }
        Ok(())
    }

    /// Tells of the turns from this one on.
    fn tell_from(&mut self, first: usize, stop: &Stop) -> Result<(), EngineError> {
        let turns = self.record.turns()[first..].to_vec();
        turns.iter().try_for_each(|turn| self.tell(turn, stop))
    }

    fn set_time(&mut self, pace: Pace, stop: &Stop) -> Result<(), EngineError> {
        let (main, period) = match pace {
            Pace::Depth(_) => return Err(Unsayable::Depth.into()),
            Pace::Own => return Ok(()),
            Pace::Move(time) => (Duration::ZERO, time),
            // GTP knows no increments. With what is left told before every move, one period of the
            // increment says best what is coming.
            Pace::Clock(clock) => (clock.main(), clock.increment()),
        };
        self.timed = matches!(pace, Pace::Clock(_)) && self.can("time_left");
        if !self.can("time_settings") {
            return Ok(());
        }
        self.tell_seconds(&[main, period], stop, |seconds| {
            let moves = u8::from(period > Duration::ZERO && seconds[1] != "0");
            format!("time_settings {} {} {moves}", seconds[0], seconds[1])
        })?;
        if self.whole_seconds && main.as_secs() + period.as_secs() == 0 {
            return Err(Unsayable::PartsOfSeconds.into());
        }
        Ok(())
    }

    fn tell_time(&mut self, terms: &Terms, stop: &Stop) -> Result<(), EngineError> {
        if let Some(clocks) = terms.clocks.filter(|_| self.timed) {
            for disc in Disc::BOTH {
                self.tell_seconds(&[clocks.left(disc)], stop, |seconds| {
                    format!("time_left {} {} 0", colour(disc), seconds[0])
                })?;
            }
        }
        Ok(())
    }

    /// Sends a command about times. GTP's are whole seconds, and to take parts of one is more than
    /// an engine has to: one that refuses them is told whole ones from then on, rounded down.
    fn tell_seconds(
        &mut self,
        times: &[Duration],
        stop: &Stop,
        command: impl Fn(&[String]) -> String,
    ) -> Result<(), EngineError> {
        let write = |time: &Duration| (time.as_millis() as f64 / 1000.0).to_string();
        if !self.whole_seconds {
            let exact: Vec<_> = times.iter().map(write).collect();
            if let Reply::Done(_) = self.ask(&command(&exact), PROMPT, stop)? {
                return Ok(());
            }
            self.whole_seconds = true;
        }
        let whole: Vec<_> = times.iter().map(|time| time.as_secs().to_string()).collect();
        self.demand(&command(&whole), stop).map(|_| ())
    }
}

impl Opponent for Gtp {
    fn name(&self) -> &str {
        &self.name
    }

    fn leash(&self) -> Leash {
        self.process.leash()
    }

    fn set_up(
        &mut self,
        record: &Record,
        _took: &[Option<Duration>],
        pace: Pace,
        stop: &Stop,
    ) -> Result<(), EngineError> {
        if *record.start() != Position::start(Rules::Othello) {
            return Err(Unsayable::Start.into());
        }
        if self.can("set_game") {
            self.demand("set_game Othello", stop)?;
        }
        if self.can("boardsize") {
            self.demand("boardsize 8", stop)?;
        }
        self.demand("clear_board", stop)?;
        self.timed = false;
        self.set_time(pace, stop)?;
        self.record.clone_from(record);
        self.tell_from(0, stop)
    }

    /// What a pass is to `undo` differs from engine to engine, so that none is taken back.
    fn take_back(&mut self, turns: usize, stop: &Stop) -> Result<bool, EngineError> {
        let left = self.record.turns().len() - turns;
        let passed = self.record.turns()[left..].iter().any(|turn| turn.action == Move::Pass);
        if passed || !self.can("undo") {
            return Ok(false);
        }
        for _ in 0..turns {
            if let Reply::Refused(_) = self.ask("undo", PROMPT, stop)? {
                return Ok(false);
            }
        }
        self.record.rewind(left);
        Ok(true)
    }

    fn place(
        &mut self,
        square: Square,
        _took: Option<Duration>,
        stop: &Stop,
    ) -> Result<(), EngineError> {
        let told = self.record.turns().len();
        self.record.play(Move::Place(square)).expect("the caller places legal discs");
        self.tell_from(told, stop)
    }

    fn choose(&mut self, terms: &Terms, stop: &Stop) -> Result<Choice, EngineError> {
        self.tell_time(terms, stop)?;
        let told = self.record.turns().len();
        let command = format!("genmove {}", colour(self.record.position().to_move()));
        let reply = match self.ask(&command, terms.patience, stop)? {
            Reply::Done(reply) => reply,
            Reply::Refused(reply) => return Err(EngineError::Refused { asked: command, reply }),
        };
        let word = reply.split_whitespace().next().unwrap_or_default();
        if word.eq_ignore_ascii_case("resign") {
            return Ok(Choice::Resign);
        }
        let square = play_reply(&mut self.record, word)?;
        // It has placed its own disc; of the pass that may follow it has yet to hear.
        self.tell_from(told + 1, stop)?;
        Ok(Choice::Place { square, value: None })
    }
}

impl Reply {
    fn into_text(self) -> String {
        match self {
            Self::Done(text) | Self::Refused(text) => text,
        }
    }
}

const fn colour(disc: Disc) -> &'static str {
    match disc {
        Disc::Black => "black",
        Disc::White => "white",
    }
}
