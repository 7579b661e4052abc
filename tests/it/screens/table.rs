//! A player in front of the screens: presses keys, clicks, waits, looks.
//!
//! The player sees what the program's loop would have drawn, and no more: a frame only where the
//! screens asked for one. Where they asked for none, nothing may have changed that could be seen.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use otello::game::{Game, Seats, Strength};
use otello::rules::{Disc, Move, Position, Rules, Square};
use otello::session::{Message, Phase};
use otello::settings::{Setting, Settings};
use otello::text::Language;
use otello::tui::{
    App, ColourMode, Faults, First, Flow, Fresh, Glyphs, Input, Keeping, Options, Otello, Theme,
    Turn,
};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Cell;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::style::{Color, Modifier};

/// What a table is set up with.
pub(crate) struct Given {
    pub(crate) language: Language,
    pub(crate) theme: Theme,
    pub(crate) colours: ColourMode,
    pub(crate) glyphs: Glyphs,
    pub(crate) animated: bool,
    /// Other settings than those above.
    pub(crate) wanted: Vec<(Setting, &'static str)>,
    /// Settings with a file that keeps them, in the place of those above.
    pub(crate) kept: Option<Settings>,
    pub(crate) ponders: bool,
    pub(crate) first: First,
    pub(crate) keeping: Keeping,
    pub(crate) troubles: Vec<String>,
    pub(crate) faults: Faults,
}

impl Given {
    pub(crate) fn new(first: First) -> Self {
        Self {
            language: Language::English,
            theme: Theme::Classic,
            colours: ColourMode::True,
            glyphs: Glyphs::Block,
            animated: false,
            wanted: Vec::new(),
            kept: None,
            ponders: false,
            first,
            keeping: Keeping { store: None, always: false },
            troubles: Vec::new(),
            faults: Faults::default(),
        }
    }

    pub(crate) fn menu() -> Self {
        Self::new(First::Menu(None))
    }

    pub(crate) fn game(game: Game) -> Self {
        Self::new(First::Game(game))
    }

    fn settings(&self) -> Settings {
        if let Some(settings) = &self.kept {
            return settings.clone();
        }
        let settings = Settings::default()
            .with_flag(Setting::Theme, Some(self.theme.name()))
            .with_flag(Setting::Glyphs, Some(self.glyphs.name()))
            .with_flag(Setting::Animation, (!self.animated).then_some("false"));
        let with = |settings: Settings, (setting, value): &(Setting, &str)| {
            settings.with_flag(*setting, Some(value))
        };
        self.wanted.iter().fold(settings, with)
    }

    pub(crate) fn sit_down(self, columns: u16, rows: u16) -> Player {
        let mut seed = 0;
        let fresh = Box::new(move || {
            seed += 1;
            Fresh { seed, started: format!("2026.11.30_14:05:{seed:02}.UTC") }
        });
        let options = Options {
            settings: self.settings(),
            language: self.language,
            colours: self.colours,
            mouse: true,
            first: self.first,
            keeping: self.keeping,
            troubles: self.troubles,
            fresh,
            ponders: self.ponders,
            hash_mib: 1,
            threads: 1,
            faults: self.faults,
        };
        let (sender, news) = channel();
        // Nobody listens any more once the player has got up.
        let otello = Otello::new(options, move |message| drop(sender.send(message))).unwrap();
        let terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        let mut player = Player {
            otello,
            news,
            terminal,
            now: Instant::now(),
            looked: Instant::now(),
            bells: 0,
            copied: None,
            left: false,
        };
        player.look();
        player
    }
}

pub(crate) struct Player {
    pub(crate) otello: Otello,
    news: Receiver<Message>,
    pub(crate) terminal: Terminal<TestBackend>,
    pub(crate) now: Instant,
    /// When the picture was drawn.
    looked: Instant,
    pub(crate) bells: usize,
    pub(crate) copied: Option<String>,
    pub(crate) left: bool,
}

impl Player {
    #[track_caller]
    pub(crate) fn input(&mut self, input: Input<Message>) -> Flow {
        let flow = self.input_unseen(input);
        match flow {
            Flow::Wait => self.assert_nothing_is_hidden(),
            _ => self.look(),
        }
        flow
    }

    /// Gives an input before the frame is drawn that the last one asked for: the loop draws only
    /// once it has handled those that are waiting.
    pub(crate) fn input_unseen(&mut self, input: Input<Message>) -> Flow {
        self.now += Duration::from_millis(1);
        let mut turn = Turn::at(self.now);
        let flow = self.otello.handle(input, &mut turn);
        self.bells += usize::from(turn.rings());
        self.copied = turn.copied().map(str::to_owned).or(self.copied.take());
        self.left |= matches!(flow, Flow::Leave(_));
        flow
    }

    /// Checks that a frame drawn now would be the one that is seen.
    #[track_caller]
    fn assert_nothing_is_hidden(&mut self) {
        let seen = self.terminal.backend().buffer().clone();
        let mut other = Terminal::new(TestBackend::new(seen.area.width, seen.area.height)).unwrap();
        // What turns is drawn as it was then.
        let (otello, then) = (&mut self.otello, self.looked);
        other.draw(|frame| otello.draw(frame, then)).unwrap();
        if *other.backend().buffer() != seen {
            let picture = self.text();
            self.look();
            panic!("no frame was asked for. Seen:\n{picture}\n\nNot seen:\n{}", self.text());
        }
    }

    #[track_caller]
    pub(crate) fn press(&mut self, code: KeyCode) -> Flow {
        self.input(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)))
    }

    /// Presses a key for each letter.
    pub(crate) fn keys(&mut self, letters: &str) {
        for letter in letters.chars() {
            self.press(KeyCode::Char(letter));
        }
    }

    /// Goes to a square by its name and plays it.
    pub(crate) fn play(&mut self, square: &str) {
        self.keys(square);
        self.press(KeyCode::Enter);
    }

    pub(crate) fn click(&mut self, column: u16, row: u16) -> Flow {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.input(Input::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
    }

    /// Lets time go by and takes the engine's messages in, until a person is to act.
    #[track_caller]
    pub(crate) fn wait(&mut self) {
        loop {
            if let Some(deadline) = self.otello.deadline() {
                self.now = self.now.max(deadline);
                self.input(Input::Due);
            } else if self.otello.phase() == Phase::Thinking {
                self.hear();
            } else {
                return;
            }
        }
    }

    /// Waits for a message of the engine's and takes it in.
    #[track_caller]
    pub(crate) fn hear(&mut self) {
        let message = self.news.recv_timeout(Duration::from_secs(60)).unwrap();
        self.input(Input::News(message));
    }

    /// Takes in what the engine has sent within a moment, such as hints.
    pub(crate) fn hear_all(&mut self) {
        while let Ok(message) = self.news.recv_timeout(Duration::from_millis(500)) {
            self.input(Input::News(message));
        }
    }

    pub(crate) fn game(&self) -> &Game {
        self.otello.game()
    }

    /// The squares where the side to move can place a disc.
    pub(crate) fn choices(&self) -> Vec<Square> {
        self.game().record.position().legal_moves().squares().collect()
    }

    pub(crate) fn look(&mut self) {
        self.looked = self.now;
        let (otello, now) = (&mut self.otello, self.now);
        self.terminal.draw(|frame| otello.draw(frame, now)).unwrap();
    }

    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.terminal.backend_mut().resize(columns, rows);
        self.input(Input::Resize(columns, rows));
    }

    /// The rows of the picture as they are written.
    pub(crate) fn rows(&self) -> Vec<String> {
        let buffer = self.terminal.backend().buffer();
        let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        (0..buffer.area.height).map(row).collect()
    }

    pub(crate) fn text(&self) -> String {
        self.rows().join("\n")
    }

    pub(crate) fn sees(&self, text: &str) -> bool {
        // What is broken over lines is seen all the same.
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        words(&self.text()).contains(&words(text))
            || self.rows().iter().any(|row| row.contains(text))
    }

    pub(crate) fn cell(&self, column: u16, row: u16) -> &Cell {
        &self.terminal.backend().buffer()[(column, row)]
    }

    /// The picture as a text in which painted blanks and lines are seen: `#` black discs, `O` white and `R`
    /// red ones, `:` squares, `%` the cursor; in mono `_` for what is drawn in reverse.
    pub(crate) fn picture(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let row = |y| {
            let row: String = (0..buffer.area.width).map(|x| seen(&buffer[(x, y)])).collect();
            row.trim_end().to_owned()
        };
        (0..buffer.area.height).map(row).collect::<Vec<_>>().join("\n")
    }
}

fn seen(cell: &Cell) -> String {
    if !matches!(cell.symbol(), " " | "_") {
        return cell.symbol().to_owned();
    }
    let mark = match cell.bg {
        Color::Rgb(0x2f, 0x82, 0x59) | Color::Rgb(0x27, 0x75, 0x50) => ":",
        Color::Rgb(0x0d, 0x12, 0x10) | Color::Rgb(0x1c, 0x24, 0x21) => "#",
        Color::Rgb(0xf4, 0xf5, 0xf0) | Color::Rgb(0xdf, 0xe3, 0xda) => "O",
        Color::Rgb(0xe0, 0x3a, 0x3e) | Color::Rgb(0xc9, 0x2f, 0x35) => "R",
        Color::Rgb(0xf2, 0xc1, 0x4e) => "%",
        _ if cell.modifier.contains(Modifier::REVERSED) => "_",
        _ => cell.symbol(),
    };
    mark.to_owned()
}

pub(crate) fn new_game(rules: Rules, seats: Seats) -> Game {
    Game::new(Position::start(rules), seats, 1, "2026.11.30_14:05:00.UTC".to_owned())
}

/// A game of two people after these moves.
pub(crate) fn two_players(rules: Rules, squares: &str) -> Game {
    let mut game = new_game(rules, Seats::TWO_PLAYERS);
    for name in squares.as_bytes().chunks(2) {
        let square = std::str::from_utf8(name).unwrap().parse().unwrap();
        game.record.play(Move::Place(square)).unwrap();
    }
    game
}

/// A new game of Othello as Black against a quick engine.
pub(crate) fn against_engine() -> Game {
    new_game(Rules::Othello, Seats::against_engine(Disc::Black, Strength::Depth(1)))
}
