use ratatui::layout::{Position, Rect};

use super::{GameScreen, HelpScreen, MenuScreen, ResultScreen, Setup};
use crate::session::{Host, Session};
use crate::tui::bindings::Situation;
use crate::tui::event_loop::Turn;
use crate::tui::look::Look;
use crate::tui::widgets::{Grid, entry_at};

/// What is on the screen.
#[derive(Debug)]
pub(crate) enum Screen {
    /// The start menu.
    Menu(Box<MenuScreen>),
    /// A game.
    Game(Box<GameScreen>),
    /// The help, over the screen that it was called from.
    Help(HelpScreen),
    /// How a game ended.
    Result(Box<ResultScreen>),
}

impl Screen {
    /// A screen to stand for one that is being exchanged.
    pub(crate) fn blank() -> Self {
        Self::Menu(Box::new(MenuScreen::new(None, Setup::default())))
    }

    /// The screen of the game on the table, also behind the help or the result.
    pub(crate) fn game(&self) -> Option<&GameScreen> {
        match self {
            Self::Menu(_) => None,
            Self::Game(game) => Some(game),
            Self::Help(help) => help.behind.game(),
            Self::Result(result) => Some(&result.game),
        }
    }

    /// The same, to be changed.
    pub(crate) fn game_mut(&mut self) -> Option<&mut GameScreen> {
        match self {
            Self::Menu(_) => None,
            Self::Game(game) => Some(game),
            Self::Help(help) => help.behind.game_mut(),
            Self::Result(result) => Some(&mut result.game),
        }
    }

    /// Puts away what was told, since something new is asked for.
    pub(crate) fn hush(&mut self) {
        match self {
            Self::Menu(menu) => menu.hush(),
            screen => {
                if let Some(game) = screen.game_mut() {
                    game.hush();
                }
            }
        }
    }

    /// What decides which keys work on it.
    pub(crate) fn situation(&self, session: &Session, look: &Look) -> Situation {
        match self {
            Self::Menu(menu) => menu.situation(),
            Self::Game(_) => GameScreen::situation(session, look),
            Self::Help(_) => Situation::Help,
            Self::Result(_) => ResultScreen::situation(session),
        }
    }
}

/// What a screen works with.
#[derive(Debug)]
pub(crate) struct Desk<'a> {
    /// The game on the table.
    pub(crate) host: &'a mut Host,
    /// How things look and what they are called.
    pub(crate) look: &'a mut Look,
    /// The time, the bell and the clipboard.
    pub(crate) turn: &'a mut Turn,
    /// Where things were drawn.
    pub(crate) places: &'a Places,
}

/// What is to follow an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Nothing has changed that can be seen.
    Stay,
    /// Something has.
    Draw,
    /// Only what the engine knows has.
    DrawSoon,
    /// Draw every cell.
    Repaint,
    /// To the menu; the game stays to be continued.
    Menu,
    /// To the help.
    Help,
    /// Back from the help.
    Back,
    /// To the result.
    Result,
    /// To the board, from the result.
    Board,
    /// Start a game.
    Start(Setup),
    /// Go on with the game that was left.
    Continue,
    /// Play again, with the colours exchanged or not.
    Rematch {
        /// Whether they are.
        swapped: bool,
    },
    /// Add the game of others on the table to the player's own.
    Keep,
    /// Leave the program.
    Quit,
}

impl Step {
    /// What is to follow both: this step, unless the other one shows more.
    #[must_use]
    pub(crate) fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Stay, other) => other,
            (Self::DrawSoon, other) if other != Self::Stay => other,
            (step, _) => step,
        }
    }
}

/// Where things were drawn, for clicks and for scrolling.
#[derive(Debug, Default)]
pub(crate) struct Places {
    /// The board that takes clicks.
    pub(crate) grid: Option<Grid>,
    /// The rows of the list of moves that there was no room for.
    pub(crate) moves_hidden: usize,
    /// The rows of the list of moves that were seen.
    pub(crate) moves_room: usize,
    /// The row of the list of moves that was seen first.
    pub(crate) moves_first: usize,
    /// The entries of a list.
    pub(crate) entries: Vec<(Rect, usize)>,
}

impl Places {
    /// The entry at a place.
    pub(crate) fn entry(&self, place: Position) -> Option<usize> {
        entry_at(&self.entries, place)
    }
}
