use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::Instant;

use super::heard::Heard;
use super::input::{Input, Vocabulary};
use super::lines::Lines;
use super::speech::Speech;
use super::words::Word;
use super::{DialogueError, Setup};
use crate::game::{Game, Strength};
use crate::session::{Command, Event, Host, Message, Phase, Resources, Session, Worker};
use crate::store::{Keeper, Store, StoreError};

/// A dialogue in progress. This file has what it does; `telling.rs` has what it says of it, and
/// `hearing.rs` what it is told.
pub(super) struct Dialogue<'a> {
    pub(super) speech: Speech,
    pub(super) vocabulary: Vocabulary,
    pub(super) host: Host,
    pub(super) heard: Receiver<Heard>,
    /// What the worker said while a line was waited for.
    pub(super) unheard: VecDeque<Message>,
    pub(super) lines: Lines,
    /// What was asked while the engine thought, to be answered behind its move.
    pub(super) ahead: Option<Input>,
    /// Whether the player quit, or the input ended, while the engine thought.
    pub(super) leaving: bool,
    pub(super) show_board: bool,
    pub(super) keeper: Keeper,
    pub(super) store: Option<Store>,
    next: Box<dyn FnMut(&Game) -> Game + 'a>,
    now: Box<dyn FnMut() -> Instant + 'a>,
    was_stopped: Box<dyn FnMut() -> bool + 'a>,
    /// Until when time has passed on the clocks.
    clocked: Instant,
    pub(super) output: &'a mut dyn Write,
    /// What the opening is called, as it was said last.
    pub(super) opening: Option<&'static str>,
    /// How many turns had been taken when the engine last failed: it gets a second try a turn.
    failed_at: Option<usize>,
}

impl<'a> Dialogue<'a> {
    pub(super) fn new(
        setup: Setup<'a>,
        input: Box<dyn BufRead + Send>,
        output: &'a mut dyn Write,
    ) -> Result<Self, DialogueError> {
        let Setup { game, next, texts, keeper, store, options, watch, mut now, was_stopped } =
            setup;
        let (sink, heard) = channel();
        let lines = Lines::of(input, sink.clone())?;
        let resources = Resources::one_thread(options.hash_mib);
        let worker = Worker::start(resources, options.faulty, move |message| {
            // Nobody listens any more when the dialogue has ended.
            let _ = sink.send(Heard::Message(message));
        })?;
        let mut host = Host::new(game, worker);
        host.let_ponder(options.ponders);
        watch(host.dismissal());
        Ok(Self {
            speech: Speech::new(texts, host.session().position().rules()),
            vocabulary: Vocabulary::new(),
            host,
            heard,
            unheard: VecDeque::new(),
            lines,
            ahead: None,
            leaving: false,
            show_board: options.show_board,
            keeper,
            store,
            next,
            clocked: now(),
            now,
            was_stopped,
            output,
            opening: None,
            failed_at: None,
        })
    }

    /// Reads commands and carries them out until there are no more.
    pub(super) fn lead(&mut self) -> Result<(), DialogueError> {
        let events = self.host.begin();
        self.open(&events)?;
        if !self.game().seats.has_human() {
            let over = self.session().phase() == Phase::Over;
            return if over { Ok(()) } else { Err(DialogueError::Engine) };
        }
        while let Some(asked) = self.hear()? {
            self.let_time_pass()?;
            self.answer(asked)?;
        }
        Ok(())
    }

    pub(super) fn session(&self) -> &Session {
        self.host.session()
    }

    pub(super) fn game(&self) -> &Game {
        self.session().game()
    }

    /// Says what is played and where it stands, then what happened when it began.
    fn open(&mut self, events: &[Event]) -> Result<(), DialogueError> {
        self.opening = None;
        let (speech, seats) = (&self.speech, &self.game().seats);
        let mut lines = vec![speech.greeting(self.game())];
        if seats.has_human() {
            lines.push(speech.how_to_begin(self.session().position()));
        }
        self.say_all(lines)?;
        let mut lines = self.speech.goes_on(self.game());
        lines.extend(events.iter().filter_map(|event| self.line(event, &[])));
        self.tell_board(lines)?;
        self.settle()
    }

    /// Takes the time since the last call off the clock that runs, and says whose time is up. A
    /// player hears of it with the next line that is read.
    fn let_time_pass(&mut self) -> Result<(), DialogueError> {
        let events = self.passed_time();
        self.tell(&events, &[])
    }

    /// Leaves out the time since the last look at the clock: what the dialogue takes to write a move
    /// down is nobody's.
    pub(super) fn forget_time(&mut self) {
        self.clocked = (self.now)();
    }

    pub(super) fn passed_time(&mut self) -> Vec<Event> {
        let now = (self.now)();
        let passed = now.saturating_duration_since(self.clocked);
        self.clocked = now;
        let mut events = self.host.pass_time(passed);
        if (self.was_stopped)() {
            events.extend(self.host.resumed(false));
        }
        events
    }

    fn answer(&mut self, asked: Input) -> Result<(), DialogueError> {
        let reply = match asked {
            Input::Nothing => return Ok(()),
            Input::Place(square) => return self.command(Command::Place(square)),
            Input::Word(word) => return self.obey(word),
            Input::Level(level) => return self.set_level(level),
            Input::Contents(square) => self.speech.contents(self.session().position(), square),
            Input::Rank(rank) => self.speech.rank(self.session().position(), rank),
            Input::File(file) => self.speech.file(self.session().position(), file),
            Input::Unclear(word) => self.speech.usage_of(word),
            Input::OffBoard(text) => self.speech.off_board(&text),
            Input::TooLong => self.speech.too_long(),
            Input::Unknown(text) => self.speech.unknown(&text, self.session().position()),
        };
        self.say(reply)
    }

    fn obey(&mut self, word: Word) -> Result<(), DialogueError> {
        let reply = match word {
            Word::Pass => return self.command(Command::Pass),
            Word::Undo => return self.command(Command::Undo),
            Word::Redo => return self.command(Command::Redo),
            Word::Go => return self.command(Command::MoveNow),
            Word::Hint => return self.hint(),
            Word::New => return self.new_game(),
            Word::Board => return self.draw(),
            Word::Moves => self.speech.moves(self.game()),
            Word::Turned => self.speech.turned(&self.game().record),
            Word::List => self.speech.list(&self.game().record),
            Word::Level => self.speech.level_and_how(self.game()),
            Word::Contents | Word::Rank | Word::File => self.speech.usage_of(word),
            Word::Score => self.speech.score(self.game()),
            Word::Clock => {
                self.speech.time_left(self.game()).unwrap_or_else(|| self.speech.no_clocks())
            }
            Word::Rules => self.speech.rules(),
            Word::Help => self.speech.help(self.session()),
            Word::Save => return self.save(),
            Word::Quit => return Ok(()),
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
            self.keep()?;
        }
        self.settle()
    }

    /// Sets the strength of the engine, if there is one that can be told.
    fn set_level(&mut self, level: u8) -> Result<(), DialogueError> {
        let seats = &self.game().seats;
        if seats.strength().is_some() && !seats.has_program() {
            // Its events are left out: nobody moved, and a game that is over has been told.
            self.host.handle(Command::SetStrength(Strength::Level(level)));
            self.keep()?;
        }
        self.say(self.speech.level(self.game()))?;
        self.settle()
    }

    fn new_game(&mut self) -> Result<(), DialogueError> {
        self.put_away()?;
        let game = (self.next)(self.host.session().game());
        let events = self.host.replace(game);
        self.open(&events)
    }

    /// Asks for hints, waits until they are complete, and says them.
    fn hint(&mut self) -> Result<(), DialogueError> {
        self.command(Command::Hint)?;
        self.lines.ask_in_a_while();
        while self.session().hints().is_some_and(|hints| !hints.done) {
            let events = self.listen()?;
            if self.leaving {
                return Ok(());
            }
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
        if self.game().seats.has_human() && self.session().phase() == Phase::Thinking {
            self.lines.ask_in_a_while();
        }
        loop {
            match self.session().phase() {
                Phase::Thinking if self.leaving => return Ok(()),
                Phase::Thinking => {
                    let events = self.listen()?;
                    self.tell(&events, &[])?;
                }
                Phase::Failed if self.may_try_again() => {
                    self.host.handle(Command::MoveNow);
                }
                Phase::Failed if self.game().seats.has_human() => {
                    return self.say(self.speech.engine_waits());
                }
                Phase::Failed | Phase::Human | Phase::Paused | Phase::Over => return Ok(()),
            }
        }
    }

    /// Whether the engine has not failed before in this position.
    fn may_try_again(&mut self) -> bool {
        let turns = self.game().record.turns().len();
        self.failed_at.replace(turns) != Some(turns)
    }

    /// Keeps the game because the player asked for it, also if games were not kept before.
    fn save(&mut self) -> Result<(), DialogueError> {
        if self.game().is_looked_at() {
            return self.take_in();
        }
        if !self.keeper.is_on() {
            self.keeper = match self.store.clone() {
                Some(store) => Keeper::new(store),
                None => return self.say(self.speech.common().not_kept(&StoreError::NoFolder)),
            };
        }
        let game = self.host.session().game();
        let reply = match self.keeper.save_on_request(game) {
            Ok(()) if game.has_begun() => self.speech.kept(),
            Ok(()) => self.speech.nothing_to_keep(),
            Err(error) => self.speech.common().not_kept(&error),
        };
        self.say(reply)
    }

    /// Adds a game of others to the player's own.
    fn take_in(&mut self) -> Result<(), DialogueError> {
        let (common, game) = (self.speech.common(), self.game());
        let players = common.players(game);
        let store = self.store.as_ref().ok_or(StoreError::NoFolder);
        let taken_in = store.and_then(|store| store.take_in(game, players.as_names()));
        self.say(common.taken_in(&taken_in))
    }

    /// Keeps the game as it is now, if games are kept.
    pub(super) fn keep(&mut self) -> Result<(), DialogueError> {
        let kept = self.keeper.save(self.host.session().game());
        self.tell_store(kept)
    }

    /// Puts the game away for good, over or left.
    fn put_away(&mut self) -> Result<(), DialogueError> {
        let game = self.host.session().game();
        let players = self.speech.common().players(game);
        match self.keeper.finish(game, players.as_names()) {
            Ok(()) => Ok(()),
            Err(error) => self.say(self.speech.common().not_put_away(&error)),
        }
    }

    /// Puts a finished game away, and keeps another one for the next time.
    pub(super) fn close(&mut self) -> Result<(), DialogueError> {
        if self.session().phase() == Phase::Over {
            return self.put_away();
        }
        self.keep()?;
        let kept = self.keeper.is_on() && self.game().has_begun() && !self.keeper.is_failing();
        if kept { self.say(self.speech.kept()) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seats;
    use crate::plain::Options;
    use crate::rules::{Disc, Position, Rules};
    use crate::text::{Language, Texts};

    /// What is answered when the engine's first search fails, and counts as its second.
    fn after_two_faults(seats: Seats, input: &'static [u8]) -> (Result<(), DialogueError>, String) {
        let start = Position::start(Rules::Othello);
        let setup = Setup {
            game: Game::new(start, seats, 1, String::new()),
            next: Box::new(Game::clone),
            texts: Texts::new(Language::English),
            keeper: Keeper::off(),
            store: None,
            options: Options { show_board: false, ponders: false, hash_mib: 1, faulty: true },
            watch: Box::new(drop),
            now: Box::new(Instant::now),
            was_stopped: Box::new(|| false),
        };
        let mut output = Vec::new();
        let mut dialogue = Dialogue::new(setup, Box::new(input), &mut output).unwrap();
        dialogue.failed_at = Some(0);
        let ended = dialogue.lead();
        drop(dialogue);
        (ended, String::from_utf8(output).unwrap())
    }

    #[test]
    fn an_engine_that_fails_again_waits_to_be_told() {
        let seats = Seats::against_engine(Disc::White, Strength::Depth(1));
        let (ended, answers) = after_two_faults(seats, b"f5\nhint\ngo\n");
        assert!(ended.is_ok());
        let (waiting, moved) = answers.split_once("Black plays").unwrap();
        assert_eq!(waiting.matches("Type go to let it try again.").count(), 3, "{waiting}");
        assert_eq!(waiting.matches("The engine is to move.").count(), 2, "{waiting}");
        assert!(moved.ends_with("White, your move: 3 squares.\n"), "{moved}");
    }

    #[test]
    fn a_game_between_engines_ends_when_one_fails_again() {
        let (ended, answers) = after_two_faults(Seats::watch(Strength::Depth(1)), b"");
        assert!(matches!(ended, Err(DialogueError::Engine)));
        assert!(answers.trim_end().ends_with("a fault that a test asked for."), "{answers}");
    }
}
