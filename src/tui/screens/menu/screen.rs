//! The start menu.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position as Place, Rect};

use super::names;
use crate::game::Game;
use crate::rules::{Bitboard, Disc, Rules};
use crate::settings::Setting;
use crate::table::{Players, Setup, Table, changed};
use crate::text::{key, say};
use crate::tui::canvas::Canvas;
use crate::tui::keys::{self, Binding, Name};
use crate::tui::layout::Layout;
use crate::tui::look::{Look, colours};
use crate::tui::screen::{Context, Effect, Screen, View};
use crate::tui::screens::{HelpScreen, SettingsScreen};
use crate::tui::widgets::{Board, Entry, List, Prose, wrap};

/// A row of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Continue,
    New,
    Program,
    TwoPlayers,
    Watch,
    Rules,
    Start,
    Colour,
    Level,
    Clock,
    Settings,
    Quit,
}

/// What a key asks for in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Another entry: up (-1) or down (1).
    Step(i8),
    /// Another value of the entry: the one before (-1) or behind (1).
    Change(i8),
    Choose,
    /// A stronger (1) or weaker (-1) engine.
    Strength(i8),
    /// To the entry of a game against the engine.
    New,
    /// Another shape of discs.
    Shape,
    /// Back to the game that was left just now.
    Back,
    /// To the settings.
    Settings,
    Help,
    Quit,
}

/// The start menu with what is chosen in it.
#[derive(Debug)]
pub(crate) struct MenuScreen {
    /// The game that can be continued.
    left: Option<Game>,
    chosen: Row,
    setup: Setup,
    /// Whether the game that can be continued was left just now.
    from_game: bool,
    /// What the other program is called that can be played.
    program: Option<String>,
}

impl Screen for MenuScreen {
    type Command = Act;
    #[rustfmt::skip]
    const KEYS: &'static [Binding<Act>] = &[
        Binding::new(&[(KeyCode::Down, Act::Step(1)), (KeyCode::Up, Act::Step(-1))], Name::Word(key!("help-arrows")), key!("menu-key-choose"), key!("help-choose")),
        Binding::new(&[(KeyCode::Right, Act::Change(1)), (KeyCode::Left, Act::Change(-1))], Name::Word(key!("help-left-right")), key!("menu-key-change"), key!("help-change")),
        Binding::new(&[(KeyCode::Enter, Act::Choose), (KeyCode::Char(' '), Act::Choose)], Name::Word(key!("help-enter")), key!("menu-key-start"), key!("help-start")),
        Binding::new(&[(KeyCode::Esc, Act::Back)], Name::Sign("Esc"), key!("help-key-back"), key!("help-back")),
        Binding::new(&[(KeyCode::Char('n'), Act::New)], Name::Sign("n"), key!("game-key-new"), key!("help-new-game")),
        Binding::new(&[(KeyCode::Char('+'), Act::Strength(1)), (KeyCode::Char('='), Act::Strength(1)), (KeyCode::Char('l'), Act::Strength(1)), (KeyCode::Char('-'), Act::Strength(-1))], Name::Sign("+ -"), key!("game-key-level"), key!("help-level")),
        Binding::new(&[(KeyCode::Char('k'), Act::Shape)], Name::Sign("k"), key!("game-key-shape"), key!("help-shape")),
        Binding::new(&[(KeyCode::Char('o'), Act::Settings)], Name::Sign("o"), key!("game-key-settings"), key!("help-settings")),
        keys::help!(Act::Help),
        Binding::new(&[(KeyCode::Char('q'), Act::Quit)], Name::Sign("q"), key!("game-key-quit"), key!("help-quit")),
    ];

    fn title(&self, _columns: u16, view: &View<'_>) -> (String, String) {
        (view.look.texts.get(key!("menu-tagline")).into_owned(), String::new())
    }

    fn offers(&self, act: Act, view: &View<'_>) -> bool {
        match act {
            Act::Change(_) => self.has_value(),
            Act::Back => self.from_game,
            Act::Shape => !view.look.palette.mono,
            Act::Step(_)
            | Act::Choose
            | Act::New
            | Act::Strength(_)
            | Act::Settings
            | Act::Help
            | Act::Quit => true,
        }
    }

    fn perform(&mut self, act: Act, context: &mut Context<'_>) -> Effect {
        match act {
            Act::Step(rows) => self.go(rows),
            Act::Change(by) => self.change(by),
            Act::Strength(by) => {
                self.chosen = Row::Level;
                self.change(by)
            }
            Act::Choose => self.choose(context),
            Act::New => {
                self.chosen = Row::New;
                Effect::DRAW
            }
            Act::Shape if !context.look.palette.mono => {
                let shape = context.look.glyphs.next().name();
                context.set(Setting::Glyphs, shape);
                Effect::DRAW
            }
            Act::Back if self.from_game => go_on(context),
            Act::Back | Act::Shape => Effect::STAY,
            Act::Settings => Effect::push(SettingsScreen::default()),
            Act::Help => Effect::push(HelpScreen::default()),
            Act::Quit => Effect::Quit,
        }
    }

    fn click(&mut self, place: Place, context: &mut Context<'_>) -> Effect {
        let rows = self.rows();
        let Some(row) = context.places.entry(place).and_then(|index| rows.get(index)) else {
            return Effect::STAY;
        };
        self.chosen = *row;
        self.choose(context)
    }

    fn wheel(&mut self, rows: isize, _context: &mut Context<'_>) -> Effect {
        self.go(if rows > 0 { 1 } else { -1 })
    }

    /// Draws the menu, and beside it, where there is room, the board of what is chosen.
    fn draw(&mut self, canvas: &mut Canvas<'_>, view: &View<'_>) {
        let look = view.look;
        let Canvas { layout, area, places, buffer, .. } = canvas;
        if layout.shows_board_beside() {
            self.preview(layout, look, buffer);
        }
        let sheet = layout.sheet(*area);
        let entries: Vec<_> = self.rows().iter().map(|row| self.entry(*row, look)).collect();
        let list = List { entries: &entries, chosen: self.index(), palette: &look.palette };
        let top = u16::from(sheet.height > list.height() + 4);
        let room = Rect { y: sheet.y + top, height: sheet.height - top, ..sheet };
        let told = view.scene.told().join("\n");
        // What is told is seen whole: the entries can be scrolled.
        let kept = (wrap(&told, room.width).len() as u16).min(room.height.saturating_sub(1));
        let above = Rect { height: room.height - kept, ..room };
        places.entries = list.draw(above, buffer);
        let used = (list.height() + 1).min(above.height);
        let below = Rect { y: above.y + used, height: above.height - used, ..above };
        let about = self.about(look);
        let used = used + Prose { text: &about, style: look.palette.faint }.draw(below, buffer);
        let below = Rect { y: room.y + used, height: room.height - used, ..room };
        Prose { text: &told, style: look.palette.accent }.draw(below, buffer);
    }
}

/// Goes on with the game that was left.
fn go_on(context: &mut Context<'_>) -> Effect {
    match context.table.go_on(&context.look.texts) {
        Some(events) => context.seat(&events),
        None => Effect::STAY,
    }
}

impl MenuScreen {
    /// The menu at the start of the program.
    pub(crate) fn new(table: &Table) -> Self {
        let left = table.offered().cloned();
        let chosen = if left.is_some() { Row::Continue } else { Row::New };
        let program = table.program().map(|program| program.name.clone());
        Self { left, chosen, setup: *table.setup(), from_game: false, program }
    }

    /// The menu after a game, with the row of another one like it chosen. `goes_on` is whether that
    /// game can be continued.
    pub(crate) fn after_game(table: &Table, goes_on: bool) -> Self {
        let chosen = match table.setup().players {
            Players::AgainstEngine => Row::New,
            Players::Program => Row::Program,
            Players::Two => Row::TwoPlayers,
            Players::Watch => Row::Watch,
        };
        Self { chosen, from_game: goes_on, ..Self::new(table) }
    }

    fn rows(&self) -> Vec<Row> {
        use Row::{
            Clock, Colour, Continue, Level, New, Program, Quit, Rules, Settings, Start, TwoPlayers,
            Watch,
        };
        let mut rows = vec![
            Continue, New, Program, TwoPlayers, Watch, Rules, Start, Colour, Level, Clock,
            Settings, Quit,
        ];
        rows.retain(|row| match row {
            Continue => self.left.is_some(),
            Program => self.program.is_some(),
            // Reversi has one start alone.
            Start => self.setup.rules == crate::rules::Rules::Othello,
            _ => true,
        });
        rows
    }

    fn index(&self) -> usize {
        self.rows().iter().position(|row| *row == self.chosen).unwrap_or(0)
    }

    fn go(&mut self, rows: i8) -> Effect {
        let all = self.rows();
        let last = all.len() as isize;
        let next = (self.index() as isize + isize::from(rows)).rem_euclid(last);
        self.chosen = all[next as usize];
        Effect::DRAW
    }

    fn change(&mut self, by: i8) -> Effect {
        match self.chosen {
            Row::Rules => self.setup.change_rules(),
            Row::Start => self.setup.change_begin(by),
            Row::Colour => self.setup.colour = !self.setup.colour,
            Row::Level => self.setup.strength = changed(self.setup.strength, by),
            Row::Clock => self.setup.change_clock(by),
            _ => return Effect::STAY,
        }
        Effect::DRAW
    }

    fn choose(&mut self, context: &mut Context<'_>) -> Effect {
        let players = match self.chosen {
            Row::Continue => return go_on(context),
            Row::New => Players::AgainstEngine,
            Row::Program => Players::Program,
            Row::TwoPlayers => Players::Two,
            Row::Watch => Players::Watch,
            Row::Rules | Row::Start | Row::Colour | Row::Level | Row::Clock => {
                return self.change(1);
            }
            Row::Settings => return Effect::push(SettingsScreen::default()),
            Row::Quit => return Effect::Quit,
        };
        let setup = Setup { players, ..self.setup };
        for (setting, value) in setup.kept() {
            // What was not chosen here, a default or a variable, is not made the player's choice.
            if context.settings.value(setting) != value {
                context.set(setting, &value);
            }
        }
        let events = context.table.start(setup, &context.look.texts);
        context.seat(&events)
    }

    const fn has_value(&self) -> bool {
        matches!(self.chosen, Row::Rules | Row::Start | Row::Colour | Row::Level | Row::Clock)
    }

    fn preview(&self, layout: &Layout, look: &Look, buffer: &mut Buffer) {
        let left = self.left.as_ref().filter(|_| self.chosen == Row::Continue);
        let setup = match self.chosen {
            Row::Program => Setup { players: Players::Program, ..self.setup },
            _ => Setup { players: Players::AgainstEngine, ..self.setup },
        };
        let opening = setup.opening(0);
        let position = left.map_or(opening.position(), |game| game.record.position());
        let last = left.and_then(|game| game.record.last_placement());
        Board {
            position,
            colours: colours(position.rules()),
            grid: layout.grid(left.is_some_and(|game| game.turned)),
            palette: &look.palette,
            glyphs: look.glyphs,
            cursor: None,
            legal: Bitboard::EMPTY,
            last: last.and_then(|turn| turn.action.square()),
            turned: last.map_or(Bitboard::EMPTY, |turn| turn.flips),
            undone: None,
            values: &[],
            flipping: None,
        }
        .draw(buffer);
    }

    fn entry(&self, row: Row, look: &Look) -> Entry {
        let texts = &look.texts;
        let (name, value) = match row {
            Row::Continue => (key!("menu-continue"), None),
            Row::New => (key!("menu-new"), None),
            Row::Program => {
                let name = self.program.as_deref().unwrap_or_default();
                let name = say!(texts, "menu-program", name = name);
                return Entry { name, value: None, apart: false };
            }
            Row::TwoPlayers => (key!("menu-two-players"), None),
            Row::Watch => (key!("menu-watch"), None),
            Row::Rules => (key!("menu-rules"), Some(names::rules(&self.setup, look))),
            Row::Start => (key!("menu-start"), Some(names::begin(&self.setup, look))),
            Row::Colour => (key!("menu-colour"), Some(names::colour(&self.setup, look))),
            Row::Level => (key!("menu-level"), Some(look.strength(self.setup.strength))),
            Row::Clock => (key!("menu-clock"), Some(names::clock(&self.setup, look))),
            Row::Settings => (key!("menu-settings"), None),
            Row::Quit => (key!("menu-quit"), None),
        };
        let apart = matches!(row, Row::Rules | Row::Settings);
        Entry { name: texts.get(name).into_owned(), value, apart }
    }

    /// A sentence about the row that is chosen.
    fn about(&self, look: &Look) -> String {
        let texts = &look.texts;
        let about = match (self.chosen, self.setup.rules) {
            (Row::Continue, _) => return self.about_left(look),
            (Row::New, _) => key!("menu-about-new"),
            (Row::Program, _) => key!("menu-about-program"),
            (Row::TwoPlayers, _) => key!("menu-about-two-players"),
            (Row::Watch, _) => key!("menu-about-watch"),
            (Row::Rules, Rules::Othello) => key!("menu-about-othello"),
            (Row::Rules, Rules::Reversi) => key!("menu-about-reversi"),
            (Row::Start, _) => key!("menu-about-start"),
            (Row::Colour, _) => key!("menu-about-colour"),
            (Row::Level, _) => key!("menu-about-level"),
            (Row::Clock, _) => key!("menu-about-clock"),
            (Row::Settings, _) => key!("menu-about-settings"),
            (Row::Quit, _) => key!("menu-about-quit"),
        };
        texts.get(about).into_owned()
    }

    fn about_left(&self, look: &Look) -> String {
        let Some(game) = &self.left else { return String::new() };
        let rules = game.record.start().rules();
        let player = |disc| {
            let (side, player) = (look.side(disc, rules), look.player(disc, game));
            if side == player { side.into_owned() } else { format!("{side}: {player}") }
        };
        say!(
            look.texts,
            "menu-about-continue",
            black = player(Disc::Black),
            white = player(Disc::White),
            number = game.record.plies()
        )
    }
}
