use std::fmt;
use std::time::{Duration, Instant};

use super::pasted;
use super::shelf::{Keeping, Shelf};
use super::{Players, Setup};
use crate::formats::record::GameRecord;
use crate::game::{Game, Program, Seats};
use crate::rules::{Disc, Position, Rules};
use crate::session::{Event, Host, News, Phase, Session};
use crate::store::{Slot, StoreError};
use crate::text::Texts;
use crate::wording::{Wording, clock_face, next_face};

/// What a new game takes from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fresh {
    /// See [`Game::seed`].
    pub seed: u64,
    /// See [`Game::started`].
    pub started: String,
}

/// The game on the table, where it is kept, and what the next one is to be.
///
/// What a front end is to show comes back as events; what has nothing to do with the moves, such as
/// a game that cannot be kept, waits in [`Table::untold`].
pub struct Table {
    host: Host,
    shelf: Shelf,
    setup: Setup,
    fresh: Box<dyn FnMut() -> Fresh>,
    /// The other program that was played last.
    program: Option<Program>,
    /// Whether a game lies on the table that somebody put there.
    is_laid: bool,
    untold: Vec<String>,
    /// Until when time has passed on the clocks.
    clocked: Instant,
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("host", &self.host).finish_non_exhaustive()
    }
}

/// A game that nobody plays: what lies on the table before the first one.
pub fn no_game() -> Game {
    Game::new(Position::start(Rules::Othello), Seats::TWO_PLAYERS, 0, String::new())
}

impl Table {
    /// A table with a game that nobody plays.
    pub fn new(
        host: Host,
        keeping: Keeping,
        setup: Setup,
        fresh: Box<dyn FnMut() -> Fresh>,
        now: Instant,
    ) -> Self {
        Self {
            host,
            shelf: Shelf::new(keeping),
            setup,
            fresh,
            program: None,
            is_laid: false,
            untold: Vec::new(),
            clocked: now,
        }
    }

    /// The game, to look at.
    pub const fn game(&self) -> &Game {
        self.host.session().game()
    }

    /// How the game goes, to look at.
    pub const fn session(&self) -> &Session {
        self.host.session()
    }

    /// What plays the game.
    pub const fn host(&mut self) -> &mut Host {
        &mut self.host
    }

    /// What the next new game is to be.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The other program that can be played.
    pub const fn program(&self) -> Option<&Program> {
        self.program.as_ref()
    }

    /// The game that can be gone on with.
    pub const fn offered(&self) -> Option<&Game> {
        self.shelf.offered()
    }

    /// Whether a game is on disk that can be gone on with.
    pub fn keeps_game(&self) -> bool {
        self.shelf.keeps_game(self.game())
    }

    /// Whether a game lies on the table that somebody put there.
    pub const fn is_laid(&self) -> bool {
        self.is_laid
    }

    /// Takes out the sentences that are to be told and have nothing to do with the moves.
    pub fn untold(&mut self) -> Vec<String> {
        std::mem::take(&mut self.untold)
    }

    /// Has something told.
    pub fn tell(&mut self, sentence: String) {
        self.untold.push(sentence);
    }

    /// Offers a game that was found in the data folder.
    pub fn offer(&mut self, slot: Slot, game: Game) {
        self.shelf.offer(slot, game);
    }

    /// Begins a game that somebody else has made.
    pub fn begin(&mut self, game: Game, texts: &Texts) -> Vec<Event> {
        self.shelf.begin(&game.seats);
        self.lay(game, texts)
    }

    /// Begins a new game.
    pub fn start(&mut self, setup: Setup, texts: &Texts) -> Vec<Event> {
        self.setup = setup;
        self.finish_left(texts);
        let Fresh { seed, started } = (self.fresh)();
        let record = setup.opening(seed);
        let game = Game::new(*record.start(), setup.seats(), seed, started);
        let program = self.program.clone().filter(|_| game.seats.has_program());
        let game = Game { record, program, ..game }.with_clocks(setup.clock);
        self.begin(game, texts)
    }

    /// Goes on with the game that can be gone on with.
    pub fn go_on(&mut self, texts: &Texts) -> Option<Vec<Event>> {
        let game = self.shelf.take()?;
        Some(self.lay(game, texts))
    }

    /// Begins a game like the one that is over, with the colours exchanged or not.
    pub fn rematch(&mut self, swapped: bool, texts: &Texts) -> Vec<Event> {
        let over = self.game().clone();
        self.finish(&over, texts);
        let seats = if swapped { over.seats.swapped() } else { over.seats };
        let Fresh { seed, started } = (self.fresh)();
        let game = Game::new(*over.record.start(), seats, seed, started);
        let game = game.with_clocks(over.clock_setting());
        self.begin(Game { turned: over.turned, program: over.program, ..game }, texts)
    }

    /// Takes up the first game of a text, in any format. `None` if there is none, which is told.
    pub fn paste(&mut self, text: &str, texts: &Texts) -> Option<Vec<Event>> {
        let rules = self.setup.rules;
        match pasted::read(text, rules) {
            Ok(read) => Some(self.open(read, texts)),
            Err(number) => {
                self.tell(Wording::new(texts, rules).pasted_no_game(number));
                None
            }
        }
    }

    /// Says that a game that goes on is not given up for one that was pasted.
    pub fn refuse_paste(&mut self, texts: &Texts) {
        self.tell(Wording::new(texts, self.setup.rules).paste_in_game());
    }

    /// Takes up a game that was read.
    fn open(&mut self, read: GameRecord, texts: &Texts) -> Vec<Event> {
        if self.is_laid {
            let over = self.game().clone();
            self.finish(&over, texts);
        }
        self.finish_left(texts);
        let rules = read.start.rules();
        let playable = self.program.is_some() && rules == Rules::Othello;
        let setup = match self.setup.players {
            Players::Program if !playable => {
                Setup { players: Players::AgainstEngine, ..self.setup }
            }
            _ => self.setup,
        };
        let Fresh { seed, started } = (self.fresh)();
        let game = Game::taken_up(read, setup.seats(), seed, started);
        let program = self.program.clone().filter(|_| game.seats.has_program());
        let clock = setup.clock.filter(|_| !game.is_over());
        let game = Game { program, ..game }.with_clocks(clock);
        self.begin(game, texts)
    }

    /// Takes the game off the table: one that goes on is kept and can be gone on with. Returns
    /// whether this one can.
    pub fn clear(&mut self, texts: &Texts) -> bool {
        let game = self.game().clone();
        self.remember(&game);
        let goes_on = game.has_begun() && !game.is_over();
        if goes_on {
            self.save_with_time(texts);
            self.shelf.put_away(game);
        } else {
            self.finish(&game, texts);
        }
        self.host.replace(no_game());
        self.is_laid = false;
        goes_on
    }

    /// Does the last before the program ends: a game that is over is put away.
    pub fn leave(&mut self, texts: &Texts) {
        if self.session().phase() == Phase::Over {
            let game = self.game().clone();
            self.finish(&game, texts);
        } else {
            self.save_with_time(texts);
        }
    }

    /// Adds the game of others on the table to the player's own.
    pub fn take_in(&mut self, texts: &Texts) {
        let game = self.game();
        let words = Wording::new(texts, game.record.start().rules());
        let names = words.players(game);
        let told = words.taken_in(&self.shelf.take_in(game, names.as_names()));
        self.tell(told);
    }

    /// Writes the game if it has changed.
    pub fn save(&mut self, texts: &Texts) {
        let saved = self.shelf.save(self.host.session().game());
        self.tell_store(saved, texts);
    }

    /// Writes the game with what its clocks show.
    pub fn save_with_time(&mut self, texts: &Texts) {
        let saved = self.shelf.save_with_time(self.host.session().game());
        self.tell_store(saved, texts);
    }

    /// Writes down what went wrong, for whoever looks for its cause.
    pub fn log(&self, news: &News) {
        match news {
            News::Failed(failure) => self.shelf.log(failure),
            News::Left(fault) => self.shelf.log_fault(fault),
            _ => {}
        }
    }

    /// Takes the time since the last look off the clock of the side whose clock ran, if any did.
    /// Returns what came of it, and whether the clock shows something else.
    pub fn let_time_pass(&mut self, now: Instant, runs: Option<Disc>) -> (Vec<Event>, bool) {
        let passed = now.saturating_duration_since(self.clocked);
        self.clocked = now;
        let Some(by) = runs else { return (Vec::new(), false) };
        let before = self.face(by);
        let events = self.host.pass_time(passed);
        let seen = !events.is_empty() || self.face(by) != before;
        (events, seen)
    }

    /// When this side's clock, which runs, shows something else.
    pub fn clock_deadline(&self, runs: Disc) -> Option<Instant> {
        let left: Duration = self.game().clocks()?.left(runs);
        Some(self.clocked + next_face(left))
    }

    fn face(&self, by: Disc) -> Option<String> {
        self.game().clocks().map(|clocks| clock_face(clocks.left(by)))
    }

    /// Finishes the game that was left and could be gone on with.
    fn finish_left(&mut self, texts: &Texts) {
        if let Some(left) = self.shelf.take_left() {
            self.finish(&left, texts);
        }
    }

    /// Puts a game away for good.
    fn finish(&mut self, game: &Game, texts: &Texts) {
        let words = Wording::new(texts, game.record.start().rules());
        let names = words.players(game);
        if let Err(error) = self.shelf.finish(game, names.as_names()) {
            self.untold.push(words.not_put_away(&error));
        }
    }

    fn tell_store(&mut self, saved: Result<(), StoreError>, texts: &Texts) {
        if let Err(error) = saved {
            let rules = self.game().record.start().rules();
            self.tell(Wording::new(texts, rules).not_kept(&error));
        }
    }

    /// Takes from a game what the next new one is to be.
    fn remember(&mut self, game: &Game) {
        // Who looks at a game of others has not chosen to play like that.
        if game.is_played_here() {
            self.setup = Setup::of(game, self.setup);
        }
        self.program = game.program.clone().or(self.program.take());
    }

    fn lay(&mut self, game: Game, texts: &Texts) -> Vec<Event> {
        self.remember(&game);
        self.untold.extend(Wording::new(texts, game.record.start().rules()).taken_up(&game));
        self.is_laid = true;
        self.host.replace(game)
    }
}
