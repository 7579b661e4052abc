//! The start menu.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Place, Rect};

use super::setup::{Players, changed};
use super::{Desk, Places, Setup, Step, sheet};
use crate::game::Game;
use crate::rules::{Bitboard, Disc, Rules};
use crate::text::{key, say};
use crate::tui::bindings::Situation;
use crate::tui::keymap::Action;
use crate::tui::layout::Layout;
use crate::tui::look::{Look, colours};
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
    Colour,
    Level,
    Clock,
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
    /// What is to be told beside the entries.
    told: Vec<String>,
}

impl MenuScreen {
    /// The menu with the game that can be continued, and what a new one would be.
    pub(crate) fn new(left: Option<Game>, setup: Setup) -> Self {
        let chosen = if left.is_some() { Row::Continue } else { Row::New };
        Self { left, chosen, setup, from_game: false, program: None, told: Vec::new() }
    }

    /// The same, called from a game, with the row of a new game chosen. `from_game` is whether that
    /// game can be continued.
    pub(crate) fn for_new_game(left: Option<Game>, from_game: bool, setup: Setup) -> Self {
        let chosen = match setup.players {
            Players::AgainstEngine => Row::New,
            Players::Program => Row::Program,
            Players::Two => Row::TwoPlayers,
            Players::Watch => Row::Watch,
        };
        Self { chosen, from_game, ..Self::new(left, setup) }
    }

    /// The menu with an entry for this program.
    pub(crate) fn with_program(self, name: Option<String>) -> Self {
        Self { program: name, ..self }
    }

    /// Tells something below the entries.
    pub(crate) fn tell(&mut self, sentence: String) {
        self.told.push(sentence);
    }

    /// Puts away what was told.
    pub(crate) fn hush(&mut self) {
        self.told.clear();
    }

    fn rows(&self) -> Vec<Row> {
        use Row::{Clock, Colour, Continue, Level, New, Program, Quit, Rules, TwoPlayers, Watch};
        let mut rows =
            vec![Continue, New, Program, TwoPlayers, Watch, Rules, Colour, Level, Clock, Quit];
        rows.retain(|row| match row {
            Continue => self.left.is_some(),
            Program => self.program.is_some(),
            _ => true,
        });
        rows
    }

    fn index(&self) -> usize {
        self.rows().iter().position(|row| *row == self.chosen).unwrap_or(0)
    }

    /// Takes a key.
    pub(crate) fn act(&mut self, action: Action, desk: &mut Desk<'_>) -> Step {
        match action {
            Action::Step(0, rows) => self.go(rows),
            Action::Step(columns, _) => self.change(columns),
            Action::Strength(by) => {
                self.chosen = Row::Level;
                self.change(by)
            }
            Action::Choose => self.choose(),
            Action::New => {
                self.chosen = Row::New;
                Step::Draw
            }
            Action::Glyphs if !desk.look.palette.mono => {
                desk.look.glyphs = desk.look.glyphs.next();
                Step::Draw
            }
            Action::Escape if self.from_game => Step::Continue,
            Action::Help => Step::Help,
            Action::Quit => Step::Quit,
            Action::Redraw => Step::Repaint,
            _ => Step::Stay,
        }
    }

    /// Takes a click.
    pub(crate) fn click(&mut self, place: Place, desk: &Desk<'_>) -> Step {
        let rows = self.rows();
        let Some(row) = desk.places.entry(place).and_then(|index| rows.get(index)) else {
            return Step::Stay;
        };
        self.chosen = *row;
        self.choose()
    }

    fn go(&mut self, rows: i8) -> Step {
        let all = self.rows();
        let last = all.len() as isize;
        let next = (self.index() as isize + isize::from(rows)).rem_euclid(last);
        self.chosen = all[next as usize];
        Step::Draw
    }

    fn change(&mut self, by: i8) -> Step {
        match self.chosen {
            Row::Rules => self.setup.change_rules(),
            Row::Colour => self.setup.colour = !self.setup.colour,
            Row::Level => self.setup.strength = changed(self.setup.strength, by),
            Row::Clock => self.setup.change_clock(by),
            _ => return Step::Stay,
        }
        Step::Draw
    }

    fn choose(&mut self) -> Step {
        let start = |players| Step::Start(Setup { players, ..self.setup });
        match self.chosen {
            Row::Continue => Step::Continue,
            Row::New => start(Players::AgainstEngine),
            Row::Program => start(Players::Program),
            Row::TwoPlayers => start(Players::Two),
            Row::Watch => start(Players::Watch),
            Row::Rules | Row::Colour | Row::Level | Row::Clock => self.change(1),
            Row::Quit => Step::Quit,
        }
    }

    /// What decides which keys work.
    pub(crate) fn situation(&self) -> Situation {
        Situation::Menu {
            value: matches!(self.chosen, Row::Rules | Row::Colour | Row::Level | Row::Clock),
            back: self.from_game,
        }
    }

    /// Draws the menu, and beside it, where there is room, the board of what is chosen.
    pub(crate) fn draw(
        &self,
        layout: &Layout,
        look: &Look,
        places: &mut Places,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        if layout.shows_board_beside() {
            self.preview(layout, look, buffer);
        }
        sheet::title(&look.texts.get(key!("menu-tagline")), "", layout.title, look, buffer);
        let sheet = layout.sheet(area);
        let entries: Vec<_> = self.rows().iter().map(|row| self.entry(*row, look)).collect();
        let list = List { entries: &entries, chosen: self.index(), palette: &look.palette };
        let top = u16::from(sheet.height > list.height() + 4);
        let room = Rect { y: sheet.y + top, height: sheet.height - top, ..sheet };
        let told = self.told.join("\n");
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
        sheet::keys(&self.situation(), layout.keys, look, buffer);
    }

    fn preview(&self, layout: &Layout, look: &Look, buffer: &mut Buffer) {
        let left = self.left.as_ref().filter(|_| self.chosen == Row::Continue);
        let setup = match self.chosen {
            Row::Program => Setup { players: Players::Program, ..self.setup },
            _ => Setup { players: Players::AgainstEngine, ..self.setup },
        };
        let start = setup.start();
        let position = left.map_or(&start, |game| game.record.position());
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
            Row::Rules => (key!("menu-rules"), Some(self.setup.rules_name(look).into_owned())),
            Row::Colour => (key!("menu-colour"), Some(self.setup.colour_name(look))),
            Row::Level => (key!("menu-level"), Some(look.strength(self.setup.strength))),
            Row::Clock => (key!("menu-clock"), Some(self.setup.clock_name(look))),
            Row::Quit => (key!("menu-quit"), None),
        };
        let apart = matches!(row, Row::Rules | Row::Quit);
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
            (Row::Colour, _) => key!("menu-about-colour"),
            (Row::Level, _) => key!("menu-about-level"),
            (Row::Clock, _) => key!("menu-about-clock"),
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
