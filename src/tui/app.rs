use std::fmt;
use std::time::Instant;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position as Place, Rect};

use super::event_loop::{App, Flow, Turn};
use super::exit::Exit;
use super::input::Input;
use super::keymap;
use super::layout::Layout;
use super::look::Look;
use super::options::{First, Fresh, Options};
use super::pasted;
use super::screens::{
    Desk, GameScreen, HelpScreen, MenuScreen, Places, Players, ResultScreen, Screen, Setup, Step,
    sheet,
};
use super::shelf::Shelf;
use crate::formats::record::GameRecord;
use crate::game::{Game, Program, Seats};
use crate::rules::{Disc, Position, Rules};
use crate::session::{Host, Message, News, NoThread, Phase, Resources, Worker};
use crate::store::StoreError;
use crate::wording::{clock_face, next_face};

/// The program as it is seen: the screen, and the game on the table.
pub struct Otello {
    host: Host,
    look: Look,
    screen: Screen,
    shelf: Shelf,
    /// What the next new game is to be.
    setup: Setup,
    fresh: Box<dyn FnMut() -> Fresh>,
    /// The other program that was played last.
    program: Option<Program>,
    places: Places,
    /// Sentences that wait for the screen on which they are to be seen.
    untold: Vec<String>,
    /// Until when time has passed on the clocks.
    clocked: Instant,
}

impl fmt::Debug for Otello {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Otello").field("screen", &self.screen).finish_non_exhaustive()
    }
}

impl Otello {
    /// The program at its start. `sink` takes the worker's messages, on the worker's thread; they
    /// are to come back as [`Input::News`].
    ///
    /// # Errors
    /// When the system has no thread left for the worker.
    pub fn new(
        options: Options,
        sink: impl FnMut(Message) + Send + 'static,
    ) -> Result<Self, NoThread> {
        let Options { texts, theme, colours, glyphs, animated, first, fresh, .. } = options;
        let worker =
            Worker::start(Resources::one_thread(options.hash_mib), options.faults.search, sink)?;
        let mut host = Host::new(no_game(), worker);
        host.let_ponder(options.ponders);
        let mut otello = Self {
            host,
            look: Look::new(texts, theme, colours, glyphs, animated),
            screen: Screen::blank(),
            shelf: Shelf::new(options.keeping),
            setup: Setup::default(),
            fresh,
            program: None,
            places: Places::default(),
            untold: options.troubles,
            clocked: Instant::now(),
        };
        otello.begin(first);
        otello.settle(false);
        otello.tell_all();
        Ok(otello)
    }

    fn begin(&mut self, first: First) {
        let mut turn = Turn::at(Instant::now());
        match first {
            First::Menu(found) => {
                if let Some((slot, game)) = found {
                    self.shelf.offer(slot, game);
                }
                let offered = self.shelf.offered().cloned();
                let menu = MenuScreen::new(offered, self.setup);
                self.screen = Screen::Menu(Box::new(menu));
            }
            First::Game(game) => {
                self.shelf.begin(&game.seats);
                self.put_on_table(game, &mut turn);
            }
            First::Resume(slot, game) => {
                self.shelf.offer(slot, game);
                self.carry_out(Step::Continue, &mut turn);
            }
        }
    }

    /// The game on the table; before the first one, a game that nobody plays.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.host.session().game()
    }

    /// What the game on the table waits for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.host.session().phase()
    }

    /// Whether a game is on disk that can be gone on with.
    #[must_use]
    pub fn keeps_game(&self) -> bool {
        self.shelf.keeps_game(self.game())
    }

    fn take(&mut self, input: Input<Message>, turn: &mut Turn) -> Step {
        match input {
            Input::Key(key) => self.key(key, turn),
            Input::Mouse(mouse) => self.mouse(mouse, turn),
            Input::News(message) => self.news(message, turn),
            Input::Due => self.with_game(turn, GameScreen::tick),
            Input::Leaving(_) => {
                self.leave();
                Step::Stay
            }
            Input::Paste(text) => self.paste(&text, turn),
            Input::Stopping => {
                self.host.stopping();
                self.save_with_time();
                Step::Stay
            }
            Input::Resumed => self.resume(turn),
            Input::Resize(..) => Step::Draw,
        }
    }

    /// The side whose clock runs. Both stand in the menu and behind the help, and the engine's once
    /// it has answered.
    fn clock_runs_for(&self) -> Option<Disc> {
        match &self.screen {
            Screen::Game(game) if !game.holds_answer(self.host.session()) => {
                self.host.session().clock_runs_for()
            }
            _ => None,
        }
    }

    /// Takes the time since the last input off the clock that ran, unless the program was stopped
    /// meanwhile. Returns whether that is seen.
    fn let_time_pass(&mut self, was_stopped: bool, turn: &mut Turn) -> bool {
        let passed = turn.now().saturating_duration_since(self.clocked);
        self.clocked = turn.now();
        let Some(by) = self.clock_runs_for().filter(|_| !was_stopped) else { return false };
        let face = |otello: &Self| otello.game().clocks().map(|clocks| clock_face(clocks.left(by)));
        let before = face(self);
        let events = self.host.pass_time(passed);
        self.with_game(turn, |game, desk| {
            game.show(&events, desk);
            Step::Stay
        });
        !events.is_empty() || face(self) != before
    }

    /// When the clock that runs shows something else.
    fn clock_deadline(&self) -> Option<Instant> {
        let left = self.game().clocks()?.left(self.clock_runs_for()?);
        Some(self.clocked + next_face(left))
    }

    /// Goes on after a stop. An engine that has answered, but is not yet heard, has no more to think.
    fn resume(&mut self, turn: &mut Turn) -> Step {
        let answered =
            self.screen.game().is_some_and(|game| game.holds_answer(self.host.session()));
        let events = self.host.resumed(answered);
        self.with_game(turn, |game, desk| {
            game.show(&events, desk);
            Step::Draw
        })
        .and(Step::Draw)
    }

    fn key(&mut self, key: KeyEvent, turn: &mut Turn) -> Step {
        let Some(action) = keymap::action(key) else { return Step::Stay };
        let (screen, mut desk) = self.parts(turn);
        match screen {
            Screen::Menu(menu) => menu.act(action, &mut desk),
            Screen::Game(game) => game.act(action, &mut desk),
            Screen::Help(help) => help.act(action),
            Screen::Result(result) => result.act(action, &mut desk),
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, turn: &mut Turn) -> Step {
        let place = Place::new(mouse.column, mouse.row);
        let wheel = match mouse.kind {
            MouseEventKind::ScrollDown => Some(1),
            MouseEventKind::ScrollUp => Some(-1),
            MouseEventKind::Down(MouseButton::Left) => None,
            _ => return Step::Stay,
        };
        let (screen, mut desk) = self.parts(turn);
        match (screen, wheel) {
            (Screen::Game(game), _) => game.mouse(mouse, &mut desk),
            (Screen::Help(help), Some(rows)) => help.scroll(rows),
            (Screen::Menu(menu), None) => menu.click(place, &desk),
            (Screen::Result(result), None) => result.click(place, &mut desk),
            (Screen::Help(_) | Screen::Menu(_) | Screen::Result(_), _) => Step::Stay,
        }
    }

    /// The engine goes on thinking behind the help, and what it plays there is seen afterwards.
    fn news(&mut self, message: Message, turn: &mut Turn) -> Step {
        match &message.news {
            News::Failed(failure) => self.shelf.log(failure),
            News::Left(fault) => self.shelf.log_fault(fault),
            _ => {}
        }
        self.with_game(turn, |game, desk| game.receive(message, desk))
    }

    fn with_game(
        &mut self,
        turn: &mut Turn,
        act: impl FnOnce(&mut GameScreen, &mut Desk<'_>) -> Step,
    ) -> Step {
        let (screen, mut desk) = self.parts(turn);
        screen.game_mut().map_or(Step::Stay, |game| act(game, &mut desk))
    }

    fn parts<'a>(&'a mut self, turn: &'a mut Turn) -> (&'a mut Screen, Desk<'a>) {
        let Self { host, look, screen, places, .. } = self;
        (screen, Desk { host, look, turn, places })
    }

    /// Carries out what a screen asked for.
    fn carry_out(&mut self, step: Step, turn: &mut Turn) -> Flow {
        match step {
            Step::Stay => return Flow::Wait,
            Step::Draw => {}
            Step::DrawSoon => return Flow::DrawSoon,
            Step::Repaint => return Flow::Repaint,
            Step::Menu => self.open_menu(),
            Step::Help => self.open_help(),
            Step::Back | Step::Board | Step::Result => self.change_screen(step),
            Step::Start(setup) => self.start(setup, turn),
            Step::Continue => {
                if let Some(game) = self.shelf.take() {
                    self.put_on_table(game, turn);
                }
            }
            Step::Rematch { swapped } => self.rematch(swapped, turn),
            Step::Keep => self.take_in(),
            Step::Quit => {
                self.leave();
                return Flow::Leave(Exit::Quit);
            }
        }
        Flow::Draw
    }

    /// Puts the game away, so that it can be continued unless it is over, and shows the menu.
    fn open_menu(&mut self) {
        let game = self.game().clone();
        self.remember(&game);
        let goes_on = game.has_begun() && !game.is_over();
        if goes_on {
            self.save_with_time();
            self.shelf.put_away(game);
        } else {
            self.finish(&game);
        }
        self.host.replace(no_game());
        let offered = self.shelf.offered().cloned();
        let program = self.program.as_ref().map(|program| program.name.clone());
        let menu = MenuScreen::for_new_game(offered, goes_on, self.setup).with_program(program);
        self.screen = Screen::Menu(Box::new(menu));
    }

    /// Puts a game away for good.
    fn finish(&mut self, game: &Game) {
        let words = self.look.words(game.record.start().rules());
        let names = words.players(game);
        if let Err(error) = self.shelf.finish(game, names.as_names()) {
            let told = words.not_put_away(&error);
            self.untold.push(told);
        }
    }

    /// Adds the game of others on the table to the player's own.
    fn take_in(&mut self) {
        let game = self.game();
        let words = self.look.words(game.record.start().rules());
        let names = words.players(game);
        let told = words.taken_in(&self.shelf.take_in(game, names.as_names()));
        self.untold.push(told);
    }

    /// Writes the game on the table if it has changed.
    fn save(&mut self) {
        let saved = self.shelf.save(self.host.session().game());
        self.tell_store(saved);
    }

    /// Writes the game on the table with what its clocks show.
    fn save_with_time(&mut self) {
        let saved = self.shelf.save_with_time(self.host.session().game());
        self.tell_store(saved);
    }

    fn tell_store(&mut self, saved: Result<(), StoreError>) {
        if let Err(error) = saved {
            let rules = self.host.session().position().rules();
            let told = self.look.words(rules).not_kept(&error);
            self.untold.push(told);
        }
    }

    /// Tells what has nothing to do with the moves. Returns whether there was something to tell.
    fn tell_all(&mut self) -> bool {
        let told = !self.untold.is_empty();
        for sentence in self.untold.drain(..) {
            match &mut self.screen {
                Screen::Menu(menu) => menu.tell(sentence),
                screen => {
                    if let Some(game) = screen.game_mut() {
                        game.tell(&sentence);
                    }
                }
            }
        }
        told
    }

    /// The last thing before the program ends: a game that is over is put away.
    fn leave(&mut self) {
        if self.phase() == Phase::Over {
            let game = self.game().clone();
            self.finish(&game);
        } else {
            self.save_with_time();
        }
    }

    fn open_help(&mut self) {
        let behind = std::mem::replace(&mut self.screen, Screen::blank());
        self.screen = Screen::Help(HelpScreen::new(behind));
    }

    /// Back from the help, or between the board and the result.
    fn change_screen(&mut self, step: Step) {
        self.screen = match std::mem::replace(&mut self.screen, Screen::blank()) {
            Screen::Help(help) => *help.behind,
            Screen::Result(mut result) if step == Step::Board => {
                if self.phase() == Phase::Over {
                    result.game.look_at_board();
                }
                Screen::Game(Box::new(result.game))
            }
            screen => screen,
        };
    }

    fn start(&mut self, setup: Setup, turn: &mut Turn) {
        self.setup = setup;
        if let Some(left) = self.shelf.take_left() {
            self.finish(&left);
        }
        let Fresh { seed, started } = (self.fresh)();
        let game = Game::new(setup.start(), setup.seats(), seed, started);
        let program = self.program.clone().filter(|_| game.seats.has_program());
        let game = Game { program, ..game }.with_clocks(setup.clock);
        self.shelf.begin(&game.seats);
        self.put_on_table(game, turn);
    }

    /// Puts a game that was pasted, in any format, on the table, unless one is going on there.
    fn paste(&mut self, text: &str, turn: &mut Turn) -> Step {
        // What was told before has been seen, as with a key.
        self.screen.hush();
        let game = self.game();
        let words = self.look.words(self.setup.rules);
        if matches!(self.screen, Screen::Game(_) | Screen::Help(_))
            && game.has_begun()
            && !game.record.is_over()
        {
            self.untold.push(words.paste_in_game());
            return Step::Draw;
        }
        match pasted::read(text, self.setup.rules) {
            Ok(game) => self.open(game, turn),
            Err(number) => self.untold.push(words.pasted_no_game(number)),
        }
        Step::Draw
    }

    /// Takes up a game that was read.
    fn open(&mut self, read: GameRecord, turn: &mut Turn) {
        if self.screen.game().is_some() {
            let over = self.game().clone();
            self.finish(&over);
        }
        if let Some(left) = self.shelf.take_left() {
            self.finish(&left);
        }
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
        self.shelf.begin(&game.seats);
        self.put_on_table(game, turn);
    }

    fn rematch(&mut self, swapped: bool, turn: &mut Turn) {
        let over = self.game().clone();
        self.finish(&over);
        let seats = if swapped { over.seats.swapped() } else { over.seats };
        let Fresh { seed, started } = (self.fresh)();
        let game = Game::new(*over.record.start(), seats, seed, started);
        self.shelf.begin(&game.seats);
        let game = game.with_clocks(over.clock_setting());
        self.put_on_table(Game { turned: over.turned, program: over.program, ..game }, turn);
    }

    /// Takes from a game what the next new one is to be.
    fn remember(&mut self, game: &Game) {
        // Who looks at a game of others has not chosen to play like that.
        if game.is_played_here() {
            self.setup = Setup::of(game, self.setup);
        }
        self.program = game.program.clone().or(self.program.take());
    }

    fn put_on_table(&mut self, game: Game, turn: &mut Turn) {
        self.remember(&game);
        self.untold.extend(self.look.words(game.record.start().rules()).taken_up(&game));
        let events = self.host.replace(game);
        let mut screen = GameScreen::new(self.host.session());
        let Self { host, look, places, .. } = self;
        screen.show(&events, &mut Desk { host, look, turn, places });
        self.screen = Screen::Game(Box::new(screen));
    }

    /// Goes on to the result once it is due, and returns whether it was; `by_itself` if no key
    /// brought it about.
    fn settle(&mut self, by_itself: bool) -> bool {
        let session = self.host.session();
        if let Screen::Game(game) = &self.screen
            && game.wants_result(session)
            && let Screen::Game(game) = std::mem::replace(&mut self.screen, Screen::blank())
        {
            self.screen = Screen::Result(Box::new(ResultScreen::new(
                *game,
                by_itself,
                self.host.session().game(),
            )));
            return true;
        }
        false
    }

    fn paint(&mut self, area: Rect, now: Instant, buffer: &mut Buffer) {
        self.places = Places::default();
        buffer.set_style(area, self.look.palette.text);
        let Some(layout) = Layout::of(area) else {
            return sheet::too_small(area, &self.look, buffer);
        };
        let Self { host, look, screen, places, .. } = self;
        let session = host.session();
        match screen {
            Screen::Menu(menu) => menu.draw(&layout, look, places, area, buffer),
            Screen::Game(game) => game.draw(session, &layout, look, places, now, buffer),
            Screen::Help(help) => help.draw(session, area, look, buffer),
            Screen::Result(result) => {
                result.note_seen(now);
                result.draw(session, &layout, look, places, area, buffer);
            }
        }
    }
}

impl App for Otello {
    type News = Message;

    fn handle(&mut self, input: Input<Message>, turn: &mut Turn) -> Flow {
        let by_itself = matches!(input, Input::Due | Input::News(_));
        let ticked = self.let_time_pass(matches!(input, Input::Resumed), turn);
        let step = self.take(input, turn);
        let flow = self.carry_out(step, turn);
        let settled = self.settle(by_itself);
        self.save();
        let told = self.tell_all();
        flow.with_change(ticked || settled || told)
    }

    fn deadline(&self) -> Option<Instant> {
        let shown = self.screen.game().and_then(GameScreen::deadline);
        [shown, self.clock_deadline()].into_iter().flatten().min()
    }

    fn draw(&mut self, frame: &mut Frame<'_>, now: Instant) {
        self.paint(frame.area(), now, frame.buffer_mut());
    }
}

/// A game that nobody plays: what lies on the table before the first one.
fn no_game() -> Game {
    Game::new(Position::start(Rules::Othello), Seats::TWO_PLAYERS, 0, String::new())
}
