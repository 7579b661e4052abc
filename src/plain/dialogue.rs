use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, channel};

use thiserror::Error;

use super::board;
use super::input::{Input, Vocabulary, Word};
use super::speech::Speech;
use crate::game::{Game, Turn};
use crate::session::{Command, Event, Host, Message, Phase, Session, Worker};
use crate::text::Texts;

/// How the dialogue is led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Draws the board whenever a person is to move, and at the end; between engines, after every
    /// move.
    pub show_board: bool,
    /// The size of the engine's table, in MiB.
    pub hash_mib: usize,
    /// Makes the engine's first search fail, for tests.
    pub faulty: bool,
}

/// Why a dialogue ended before its time.
#[derive(Debug, Error)]
pub enum DialogueError {
    /// The commands cannot be read.
    #[error("the commands cannot be read: {0}")]
    Input(#[source] io::Error),
    /// The answers cannot be written, other than to a pipe that nobody reads any more.
    #[error("the answers cannot be written: {0}")]
    Output(#[source] io::Error),
    /// The engine failed twice in a row, with nobody at the table to ask.
    #[error("the engine failed twice in a row")]
    Engine,
}

/// Plays `game`, and after it the games that `next` makes of it, by the commands of `input`, until
/// it ends or says to quit. A game without people ends when it is over, and reads no command.
///
/// # Errors
/// When a command cannot be read or an answer not written; an `output` that is a closed pipe is a
/// good end.
pub fn run(
    game: Game,
    next: &mut dyn FnMut(&Game) -> Game,
    texts: Texts,
    options: Options,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), DialogueError> {
    let (sink, messages) = channel();
    let worker = Worker::start(options.hash_mib, options.faulty, move |message| {
        // Nobody listens any more when the dialogue has ended.
        let _ = sink.send(message);
    });
    let mut dialogue = Dialogue {
        speech: Speech::new(texts, game.record.position().rules()),
        vocabulary: Vocabulary::new(),
        host: Host::new(game, worker),
        messages,
        show_board: options.show_board,
        next,
        output,
        failed_at: None,
    };
    match dialogue.lead(input) {
        Err(DialogueError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        ended => ended,
    }
}

struct Dialogue<'a> {
    speech: Speech,
    vocabulary: Vocabulary,
    host: Host,
    messages: Receiver<Message>,
    show_board: bool,
    next: &'a mut dyn FnMut(&Game) -> Game,
    output: &'a mut dyn Write,
    /// How many turns had been taken when the engine last failed: it gets a second try a turn.
    failed_at: Option<usize>,
}

impl Dialogue<'_> {
    fn lead(&mut self, input: &mut dyn BufRead) -> Result<(), DialogueError> {
        let events = self.host.begin();
        self.open(&events)?;
        if !self.game().seats.has_human() {
            let over = self.session().phase() == Phase::Over;
            return if over { Ok(()) } else { Err(DialogueError::Engine) };
        }
        let mut line = Vec::new();
        while input.read_until(b'\n', &mut line).map_err(DialogueError::Input)? > 0 {
            let asked = self.vocabulary.read(&String::from_utf8_lossy(&line));
            if asked == Input::Word(Word::Quit) {
                break;
            }
            self.answer(asked)?;
            line.clear();
        }
        Ok(())
    }

    fn session(&self) -> &Session {
        self.host.session()
    }

    fn game(&self) -> &Game {
        self.session().game()
    }

    /// Says what is played and where it stands, then what happened when it began.
    fn open(&mut self, events: &[Event]) -> Result<(), DialogueError> {
        let (speech, seats) = (&self.speech, &self.game().seats);
        let mut lines = vec![speech.greeting(seats)];
        if seats.has_human() {
            lines.push(speech.how_to_begin());
        }
        self.say_all(lines)?;
        let mut lines = self.speech.goes_on(&self.game().record);
        lines.extend(events.iter().filter_map(|event| self.line(event, &[])));
        self.tell_board(lines)?;
        self.settle()
    }

    fn answer(&mut self, asked: Input) -> Result<(), DialogueError> {
        let reply = match asked {
            Input::Nothing => return Ok(()),
            Input::Place(square) => return self.command(Command::Place(square)),
            Input::Word(word) => return self.obey(word),
            Input::OffBoard(text) => self.speech.off_board(&text),
            Input::Unknown(text) => self.speech.unknown(&text),
        };
        self.say(reply)
    }

    fn obey(&mut self, word: Word) -> Result<(), DialogueError> {
        let position = self.session().position();
        let reply = match word {
            Word::Pass => return self.command(Command::Pass),
            Word::Undo => return self.command(Command::Undo),
            Word::Redo => return self.command(Command::Redo),
            Word::Go => return self.command(Command::MoveNow),
            Word::Hint => return self.hint(),
            Word::New => return self.new_game(),
            Word::Board => return self.draw(),
            Word::Moves => self.speech.moves(position),
            Word::Score => self.speech.score(position),
            Word::Rules => self.speech.rules(),
            Word::Help => self.speech.help(),
            Word::Save | Word::Quit => return Ok(()),
        };
        self.say(reply)
    }

    fn command(&mut self, command: Command) -> Result<(), DialogueError> {
        let before = self.game().record.turns().to_vec();
        let assisted = self.game().assisted;
        let events = self.host.handle(command);
        self.tell(&events, &before)?;
        if self.game().assisted && !assisted {
            self.say(self.speech.assisted())?;
        }
        self.settle()
    }

    fn new_game(&mut self) -> Result<(), DialogueError> {
        let game = (self.next)(self.host.session().game());
        let events = self.host.replace(game);
        self.open(&events)
    }

    /// Asks for hints, waits until they are complete, and says them.
    fn hint(&mut self) -> Result<(), DialogueError> {
        self.command(Command::Hint)?;
        while self.session().hints().is_some_and(|hints| !hints.done) {
            let events = self.listen();
            self.tell(&events, &[])?;
        }
        let hints = self.session().hints();
        match hints.and_then(|hints| self.speech.hints(hints, self.session().position().to_move()))
        {
            Some(hints) => self.say(hints),
            None => Ok(()),
        }
    }

    /// Lets the engine move until a person is to move, or nobody can.
    fn settle(&mut self) -> Result<(), DialogueError> {
        loop {
            match self.session().phase() {
                Phase::Thinking => {
                    let events = self.listen();
                    self.tell(&events, &[])?;
                }
                Phase::Failed if self.may_try_again() => {
                    self.host.handle(Command::MoveNow);
                }
                Phase::Failed => return self.say(self.speech.engine_waits()),
                Phase::Human | Phase::Paused | Phase::Over => return Ok(()),
            }
        }
    }

    /// Whether the engine has not failed before in this position.
    fn may_try_again(&mut self) -> bool {
        let turns = self.game().record.turns().len();
        self.failed_at.replace(turns) != Some(turns)
    }

    /// Waits for the worker.
    fn listen(&mut self) -> Vec<Event> {
        let message =
            self.messages.recv().expect("the host holds the worker, which holds the sender");
        self.host.receive(message)
    }

    /// Says what happened. `before` are the turns that had been taken before it.
    fn tell(&mut self, events: &[Event], before: &[Turn]) -> Result<(), DialogueError> {
        let lines = events.iter().filter_map(|event| self.line(event, before)).collect();
        if events.iter().any(moves) { self.tell_board(lines) } else { self.say_all(lines) }
    }

    /// Says these lines, which led to another board, and who is to move now.
    fn tell_board(&mut self, mut lines: Vec<String>) -> Result<(), DialogueError> {
        let phase = self.session().phase();
        let has_human = self.game().seats.has_human();
        if phase == Phase::Human {
            let turn = self.speech.your_move(self.session().position());
            match lines.last_mut() {
                Some(line) => *line = format!("{line} {turn}"),
                None => lines.push(turn),
            }
        }
        if phase == Phase::Over && has_human {
            lines.push(self.speech.how_to_go_on());
        }
        self.say_all(lines)?;
        let waits = matches!(phase, Phase::Human | Phase::Over);
        if self.show_board && (waits || !has_human) { self.draw() } else { Ok(()) }
    }

    fn say_all(&mut self, lines: Vec<String>) -> Result<(), DialogueError> {
        lines.into_iter().try_for_each(|line| self.say(line))
    }

    /// What an event sounds like.
    fn line(&self, event: &Event, before: &[Turn]) -> Option<String> {
        let (speech, session) = (&self.speech, self.session());
        let common = speech.common();
        let turns = session.game().record.turns();
        Some(match event {
            Event::Placed { by, square, flips } => common.placed(*by, *square, flips.len()),
            Event::Passed { by, reason } => common.passed(*by, *reason),
            Event::Over => speech.result(session.position()),
            Event::TakenBack => speech.taken_back(&before[turns.len()..]),
            Event::PlayedAgain => speech.played_again(&turns[before.len()..]),
            Event::Refused(refusal) => common.refusal(*refusal, session.position()),
            Event::EngineFailed(failure) => common.engine_failed(failure),
            Event::Changed
            | Event::Hinted
            | Event::Progressed
            | Event::Paused
            | Event::Search(_)
            | Event::StopSearch => return None,
        })
    }

    fn draw(&mut self) -> Result<(), DialogueError> {
        let position = self.session().position();
        self.say(format!("{}{}", board::drawn(position), self.speech.legend(position)))
    }

    fn say(&mut self, mut line: String) -> Result<(), DialogueError> {
        line.push('\n');
        self.output
            .write_all(line.as_bytes())
            .and_then(|()| self.output.flush())
            .map_err(DialogueError::Output)
    }
}

/// Whether the event leaves another board.
const fn moves(event: &Event) -> bool {
    matches!(
        event,
        Event::Placed { .. } | Event::Passed { .. } | Event::TakenBack | Event::PlayedAgain
    )
}
