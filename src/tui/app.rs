use std::fmt;
use std::time::Instant;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position as Place, Rect};

use super::canvas::{Canvas, Places};
use super::desk::Desk;
use super::event_loop::{App, Turn};
use super::exit::Exit;
use super::flow::Flow;
use super::input::Input;
use super::keys;
use super::layout::Layout;
use super::look::Look;
use super::options::{First, Options};
use super::scene::Scene;
use super::screen::{AnyScreen, Context, Effect, View};
use super::screens;
use super::sheet;
use super::step::Step;
use crate::game::Game;
use crate::rules::Disc;
use crate::session::{Event, Host, Message, NoThread, Phase, Resources, Worker};
use crate::settings::Settings;
use crate::table::{Setup, Table, no_game};
use crate::text::Language;

/// The program as it is seen: the game on the table, and the stack of screens.
pub struct Otello {
    table: Table,
    scene: Scene,
    settings: Settings,
    look: Look,
    /// The last one is seen; there is always one.
    stack: Vec<Box<dyn AnyScreen>>,
    places: Places,
}

impl fmt::Debug for Otello {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Otello").field("stack", &self.stack).finish_non_exhaustive()
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
        let Options { settings, colours, language, first, fresh, .. } = options;
        let resources = Resources { hash_mib: options.hash_mib, threads: options.threads };
        let worker = Worker::start(resources, options.faults.search, sink)?;
        let mut host = Host::new(no_game(), worker);
        host.let_ponder(options.ponders);
        let setup = Setup::of_settings(&settings);
        let mut table = Table::new(host, options.keeping, setup, fresh, Instant::now());
        options.troubles.into_iter().for_each(|trouble| table.tell(trouble));
        let scene = Scene::new(table.session());
        let look = Look::of(&settings, colours, language);
        let stack = vec![screens::first(&table)];
        let places = Places::default();
        let mut otello = Self { table, scene, settings, look, stack, places };
        otello.begin(first);
        Ok(otello)
    }

    fn begin(&mut self, first: First) {
        let mut turn = Turn::at(Instant::now());
        let texts = &self.look.texts;
        let events = match first {
            First::Menu(found) => {
                if let Some((slot, game)) = found {
                    self.table.offer(slot, game);
                    self.stack = vec![screens::first(&self.table)];
                }
                None
            }
            First::Game(game) => Some(self.table.begin(game, texts)),
            First::Resume(slot, game) => {
                self.table.offer(slot, game);
                self.table.go_on(texts)
            }
        };
        if let Some(events) = events {
            let effect = self.with_top(&mut turn, |_, context| context.seat(&events));
            self.carry_out(effect, &mut turn);
        }
        self.settle(false, &mut turn);
        self.tell_all();
    }

    /// The game on the table; before the first one, a game that nobody plays.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.table.game()
    }

    /// What the game on the table waits for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.table.session().phase()
    }

    /// The language that is spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.look.texts.language()
    }

    /// Whether a game is on disk that can be gone on with.
    #[must_use]
    pub fn keeps_game(&self) -> bool {
        self.table.keeps_game()
    }

    fn take(&mut self, input: Input<Message>, turn: &mut Turn) -> Effect {
        match input {
            Input::Key(key) => self.with_top(turn, |screen, context| screen.take_key(key, context)),
            Input::Mouse(mouse) => self.mouse(mouse, turn),
            Input::News(message) => {
                self.table.log(&message.news);
                self.with_scene(turn, |scene, desk| scene.receive(message, desk))
            }
            Input::Due => self.with_scene(turn, Scene::tick),
            Input::Leaving(_) => {
                self.table.leave(&self.look.texts);
                Effect::STAY
            }
            Input::Paste(text) => self.paste(&text, turn),
            Input::Stopping => {
                self.table.host().stopping();
                self.table.save_with_time(&self.look.texts);
                Effect::STAY
            }
            Input::Resumed => self.resume(turn),
            Input::Resize(..) => Effect::DRAW,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, turn: &mut Turn) -> Effect {
        let place = Place::new(mouse.column, mouse.row);
        let rows = match mouse.kind {
            MouseEventKind::ScrollDown => 1,
            MouseEventKind::ScrollUp => -1,
            MouseEventKind::Down(MouseButton::Left) => {
                let key = self.places.key(place).map(|key| KeyEvent::new(key, KeyModifiers::NONE));
                return self.with_top(turn, |screen, context| match key {
                    Some(key) => screen.take_key(key, context),
                    None => screen.take_click(place, context),
                });
            }
            _ => return Effect::STAY,
        };
        self.with_top(turn, |screen, context| screen.take_wheel(rows, context))
    }

    /// Puts a game that was pasted, in any format, on the table, unless one is going on there.
    fn paste(&mut self, text: &str, turn: &mut Turn) -> Effect {
        // What was told before has been seen, as with a key.
        self.scene.hush();
        let goes_on = self.game().has_begun() && !self.game().record.is_over();
        self.with_top(turn, |screen, context| {
            let texts = &context.look.texts;
            if goes_on && !screen.lets_game_go() {
                context.table.refuse_paste(texts);
                return Effect::DRAW;
            }
            match context.table.paste(text, texts) {
                Some(events) => context.seat(&events),
                None => Effect::DRAW,
            }
        })
    }

    /// Goes on after a stop. An engine that has answered, but is not yet heard, has no more to think.
    fn resume(&mut self, turn: &mut Turn) -> Effect {
        let answered = self.scene.holds_answer(self.table.session());
        self.with_scene(turn, |scene, desk| {
            let events = desk.host.resumed(answered);
            scene.show(&events, desk);
            Step::Draw
        })
    }

    /// The side whose clock runs: none but where the game is seen, and not the engine's once it has
    /// answered.
    fn clock_runs_for(&self) -> Option<Disc> {
        let session = self.table.session();
        let seen = self.stack.last().is_some_and(|screen| screen.lets_clocks_run());
        if seen && !self.scene.holds_answer(session) { session.clock_runs_for() } else { None }
    }

    /// Takes the time since the last input off the clock that ran, unless the program was stopped
    /// meanwhile. Returns whether that is seen.
    fn let_time_pass(&mut self, was_stopped: bool, turn: &mut Turn) -> bool {
        let runs = self.clock_runs_for().filter(|_| !was_stopped);
        let (events, seen) = self.table.let_time_pass(turn.now(), runs);
        self.show(&events, turn);
        seen
    }

    fn show(&mut self, events: &[Event], turn: &mut Turn) {
        self.with_scene(turn, |scene, desk| {
            scene.show(events, desk);
            Step::Stay
        });
    }

    fn with_scene(
        &mut self,
        turn: &mut Turn,
        act: impl FnOnce(&mut Scene, &mut Desk<'_>) -> Step,
    ) -> Effect {
        let Self { table, scene, look, places, .. } = self;
        act(scene, &mut Desk { host: table.host(), look, turn, places }).into()
    }

    fn with_top(
        &mut self,
        turn: &mut Turn,
        act: impl FnOnce(&mut dyn AnyScreen, &mut Context<'_>) -> Effect,
    ) -> Effect {
        let Self { table, scene, settings, look, places, stack } = self;
        let Some((screen, behind)) = stack.split_last_mut() else { return Effect::STAY };
        act(screen.as_mut(), &mut Context { table, scene, settings, look, turn, places, behind })
    }

    /// Carries out what a screen asked for.
    fn carry_out(&mut self, effect: Effect, turn: &mut Turn) -> Flow {
        match effect {
            Effect::See(Step::Stay) => return Flow::Wait,
            Effect::See(Step::DrawSoon) => return Flow::DrawSoon,
            Effect::See(Step::Draw) => {}
            Effect::Push(screen) => self.stack.push(screen),
            Effect::Pop => self.stack.truncate(self.stack.len().saturating_sub(1).max(1)),
            Effect::Home => {
                let Self { table, scene, settings, look, places, .. } = self;
                let behind = &[];
                let mut context = Context { table, scene, settings, look, turn, places, behind };
                self.stack = vec![screens::home(&mut context)];
            }
            Effect::Table => self.stack = vec![screens::table()],
            Effect::Quit => {
                self.table.leave(&self.look.texts);
                return Flow::Leave(Exit::Quit);
            }
        }
        Flow::Draw
    }

    /// Goes on to what is due, such as the result. Returns whether something was; `by_itself` if no
    /// key brought it about.
    fn settle(&mut self, by_itself: bool, turn: &mut Turn) -> bool {
        let effect =
            self.with_top(turn, |screen, context| screen.go_on(by_itself, &context.view()));
        self.carry_out(effect, turn) != Flow::Wait
    }

    /// Tells what has nothing to do with the moves. Returns whether there was something to tell.
    fn tell_all(&mut self) -> bool {
        let untold = self.table.untold();
        let told = !untold.is_empty();
        untold.into_iter().for_each(|sentence| self.scene.tell(sentence));
        told
    }

    fn paint(&mut self, area: Rect, now: Instant, buffer: &mut Buffer) {
        self.places = Places::default();
        buffer.set_style(area, self.look.palette.text);
        let Some(layout) = Layout::of(area) else {
            return sheet::too_small(area, &self.look, buffer);
        };
        let Self { table, scene, settings, look, stack, places } = self;
        let Some((screen, behind)) = stack.split_last_mut() else { return };
        let view = View { table, scene, settings, look, behind };
        let row = |y| Rect { y, height: 1, ..area };
        let (first, last) = if screen.is_full() {
            (row(area.y), row(area.bottom() - 1))
        } else {
            (layout.title, layout.keys)
        };
        let (left, right) = screen.its_title(first.width, &view);
        sheet::title(&left, &right, first, look, buffer);
        places.keys = sheet::keys(&screen.told_keys(&view), last, look, buffer);
        screen.draw_on(&mut Canvas { layout, area, places, now, buffer }, &view);
    }
}

impl App for Otello {
    type News = Message;

    fn handle(&mut self, input: Input<Message>, turn: &mut Turn) -> Flow {
        let by_itself = matches!(input, Input::Due | Input::News(_));
        let redraws = matches!(input, Input::Key(key) if keys::is_redraw(key));
        let ticked = self.let_time_pass(matches!(input, Input::Resumed), turn);
        let effect = self.take(input, turn);
        let flow = self.carry_out(effect, turn);
        let settled = self.settle(by_itself, turn);
        self.table.save(&self.look.texts);
        let told = self.tell_all();
        if !self.look.rings {
            turn.silence();
        }
        if redraws { Flow::Repaint } else { flow.with_change(ticked || settled || told) }
    }

    fn deadline(&self) -> Option<Instant> {
        let clock = self.clock_runs_for().and_then(|runs| self.table.clock_deadline(runs));
        [self.scene.deadline(), clock].into_iter().flatten().min()
    }

    fn draw(&mut self, frame: &mut Frame<'_>, now: Instant) {
        self.paint(frame.area(), now, frame.buffer_mut());
    }
}
