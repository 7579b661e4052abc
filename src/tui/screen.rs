//! What a screen is: a state, a table of keys, a picture.
//!
//! Screens lie in a stack, of which the last is seen. A screen opens another by building it and
//! pushing it, and none knows what it is called from. All that they share, the game on the table
//! among it, comes with every call.

use std::fmt;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Position;

use super::canvas::{Canvas, Places};
use super::desk::Desk;
use super::event_loop::Turn;
use super::keys::{self, Binding, Told};
use super::look::Look;
use super::scene::Scene;
use super::step::Step;
use crate::session::{Event, Session};
use crate::settings::{Setting, Settings};
use crate::table::Table;
use crate::text::say;

/// A screen, by its table of keys.
pub(crate) trait Screen: fmt::Debug {
    /// What its keys ask for.
    type Command: Copy + 'static;
    /// Its keys; those that matter most come first, help and quit last.
    const KEYS: &'static [Binding<Self::Command>];
    /// Whether it has the whole terminal, with the title in the first row and the keys in the last,
    /// however small that is.
    const FULL: bool = false;

    /// What the first row says: what is shown, and at the right how far it is. There is room for so
    /// many columns.
    fn title(&self, columns: u16, view: &View<'_>) -> (String, String);

    /// Whether a command has a meaning now, so that its key is told.
    fn offers(&self, command: Self::Command, view: &View<'_>) -> bool;

    /// Carries out a command, also one that is not offered.
    fn perform(&mut self, command: Self::Command, context: &mut Context<'_>) -> Effect;

    /// Draws all but the first and the last row.
    fn draw(&mut self, canvas: &mut Canvas<'_>, view: &View<'_>);

    /// Takes a character that is none of its keys.
    fn text(&mut self, _character: char, _context: &mut Context<'_>) -> Effect {
        Effect::STAY
    }

    /// Takes a click.
    fn click(&mut self, _place: Position, _context: &mut Context<'_>) -> Effect {
        Effect::STAY
    }

    /// Takes turns of the wheel, down by rows.
    fn wheel(&mut self, _rows: isize, _context: &mut Context<'_>) -> Effect {
        Effect::STAY
    }

    /// Says whether the clocks of the game on the table run while it is seen.
    fn runs_clocks(&self) -> bool {
        false
    }

    /// Says whether a text that is pasted may replace the game on the table, though it goes on.
    fn gives_up_game(&self) -> bool {
        true
    }

    /// Goes on to what is due after an input; `by_itself` if nobody has asked for anything.
    fn settle(&mut self, _by_itself: bool, _view: &View<'_>) -> Effect {
        Effect::STAY
    }
}

/// A screen in the stack.
pub(crate) trait AnyScreen: fmt::Debug {
    /// Takes a key.
    fn take_key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Effect;
    /// What is told of the keys that have a meaning now.
    fn told_keys(&self, view: &View<'_>) -> Vec<Told>;
    /// Whether it has the whole terminal: see [`Screen::FULL`].
    fn is_full(&self) -> bool;
    /// See [`Screen::title`].
    fn its_title(&self, columns: u16, view: &View<'_>) -> (String, String);
    /// See [`Screen::draw`].
    fn draw_on(&mut self, canvas: &mut Canvas<'_>, view: &View<'_>);
    /// See [`Screen::click`].
    fn take_click(&mut self, place: Position, context: &mut Context<'_>) -> Effect;
    /// See [`Screen::wheel`].
    fn take_wheel(&mut self, rows: isize, context: &mut Context<'_>) -> Effect;
    /// See [`Screen::runs_clocks`].
    fn lets_clocks_run(&self) -> bool;
    /// See [`Screen::gives_up_game`].
    fn lets_game_go(&self) -> bool;
    /// See [`Screen::settle`].
    fn go_on(&mut self, by_itself: bool, view: &View<'_>) -> Effect;
}

impl<S: Screen> AnyScreen for S {
    fn take_key(&mut self, key: KeyEvent, context: &mut Context<'_>) -> Effect {
        let Some(code) = keys::code(key) else { return Effect::STAY };
        let moves = context.look.vim && !context.scene.is_typing();
        let code = if moves { keys::arrow(key).unwrap_or(code) } else { code };
        let command = keys::command(S::KEYS, code, |command| self.offers(command, &context.view()));
        match (command, key.code) {
            (Some(command), _) => self.perform(command, context),
            (None, KeyCode::Char(character)) => self.text(character, context),
            (None, _) => Effect::STAY,
        }
    }

    fn told_keys(&self, view: &View<'_>) -> Vec<Told> {
        let offered = S::KEYS.iter().filter(|binding| self.offers(binding.command, view));
        offered.map(|binding| binding.told).collect()
    }

    fn is_full(&self) -> bool {
        S::FULL
    }

    fn its_title(&self, columns: u16, view: &View<'_>) -> (String, String) {
        self.title(columns, view)
    }

    fn draw_on(&mut self, canvas: &mut Canvas<'_>, view: &View<'_>) {
        self.draw(canvas, view);
    }

    fn take_click(&mut self, place: Position, context: &mut Context<'_>) -> Effect {
        self.click(place, context)
    }

    fn take_wheel(&mut self, rows: isize, context: &mut Context<'_>) -> Effect {
        self.wheel(rows, context)
    }

    fn lets_clocks_run(&self) -> bool {
        self.runs_clocks()
    }

    fn lets_game_go(&self) -> bool {
        self.gives_up_game()
    }

    fn go_on(&mut self, by_itself: bool, view: &View<'_>) -> Effect {
        self.settle(by_itself, view)
    }
}

/// What is to follow an input.
#[derive(Debug)]
pub(crate) enum Effect {
    /// A picture, if something has changed.
    See(Step),
    /// Opens a screen over this one.
    Push(Box<dyn AnyScreen>),
    /// Back to the screen below.
    Pop,
    /// Puts the game away and shows the first screen, in the place of all.
    Home,
    /// Shows the game on the table, in the place of all.
    Table,
    /// Leaves the program.
    Quit,
}

impl Effect {
    /// Nothing has changed that can be seen.
    pub(crate) const STAY: Self = Self::See(Step::Stay);
    /// Something has.
    pub(crate) const DRAW: Self = Self::See(Step::Draw);

    /// Opens a screen over this one.
    pub(crate) fn push(screen: impl Screen + 'static) -> Self {
        Self::Push(Box::new(screen))
    }
}

impl From<Step> for Effect {
    fn from(step: Step) -> Self {
        Self::See(step)
    }
}

/// What a screen works with.
#[derive(Debug)]
pub(crate) struct Context<'a> {
    /// The game on the table.
    pub(crate) table: &'a mut Table,
    /// What is seen of it.
    pub(crate) scene: &'a mut Scene,
    /// What the player wants.
    pub(crate) settings: &'a mut Settings,
    /// How things look and what they are called.
    pub(crate) look: &'a mut Look,
    /// The time, the bell and the clipboard.
    pub(crate) turn: &'a mut Turn,
    /// Where things were drawn.
    pub(crate) places: &'a Places,
    /// The screens below.
    pub(crate) behind: &'a [Box<dyn AnyScreen>],
}

impl Context<'_> {
    /// The same, to look at.
    pub(crate) fn view(&self) -> View<'_> {
        let Self { table, scene, settings, look, behind, .. } = self;
        View { table, scene, settings, look, behind }
    }

    /// Shows a game that has just been put on the table.
    pub(crate) fn seat(&mut self, events: &[Event]) -> Effect {
        self.forget_scene();
        let (scene, mut desk) = self.split();
        scene.show(events, &mut desk);
        Effect::Table
    }

    /// Changes a setting, which counts at once. That it cannot be kept is told.
    pub(crate) fn set(&mut self, setting: Setting, value: &str) {
        let kept = self.settings.set(setting, value);
        *self.look = self.look.after_change(self.settings);
        if let (Err(fault), Some(file)) = (kept, self.settings.file()) {
            let texts = &self.look.texts;
            let reason = fault.said(file, texts);
            self.table.tell(say!(texts, "settings-not-kept", reason = reason));
        }
    }

    /// Forgets what was seen of a game that is no longer on the table.
    pub(crate) fn forget_scene(&mut self) {
        *self.scene = Scene::new(self.table.session());
    }

    /// What is seen of the game, and what that works with.
    pub(crate) fn split(&mut self) -> (&mut Scene, Desk<'_>) {
        let Self { table, scene, look, turn, places, .. } = self;
        (scene, Desk { host: table.host(), look, turn, places })
    }
}

/// What a screen draws and tells of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'a> {
    /// The game on the table.
    pub(crate) table: &'a Table,
    /// What is seen of it.
    pub(crate) scene: &'a Scene,
    /// What the player wants.
    pub(crate) settings: &'a Settings,
    /// How things look and what they are called.
    pub(crate) look: &'a Look,
    /// The screens below.
    pub(crate) behind: &'a [Box<dyn AnyScreen>],
}

impl<'a> View<'a> {
    /// How the game goes.
    pub(crate) const fn session(&self) -> &'a Session {
        self.table.session()
    }

    /// What is told of the keys of the screen below.
    pub(crate) fn keys_behind(&self) -> Vec<Told> {
        let Some((screen, behind)) = self.behind.split_last() else { return Vec::new() };
        screen.told_keys(&View { behind, ..*self })
    }
}
