use std::io;
use std::time::Instant;

use thiserror::Error;

use crate::game::Game;
use crate::session::{Dismissal, NoThread};
use crate::store::{Keeper, Store};
use crate::text::{Texts, key, say};
use crate::wording::reason;

/// What a dialogue begins with.
pub struct Setup<'a> {
    /// The game to play, new or taken up again.
    pub game: Game,
    /// Makes the game that follows another one.
    pub next: Box<dyn FnMut(&Game) -> Game + 'a>,
    /// The messages, in the player's language.
    pub texts: Texts,
    /// Keeps the games, or does not until the player asks for it.
    pub keeper: Keeper,
    /// Where a game is kept when the player asks for it, and faults of the engine are logged.
    pub store: Option<Store>,
    /// How the dialogue is led.
    pub options: Options,
    /// Takes what ends another program that plays, for whoever has to end everything at once.
    pub watch: Box<dyn FnOnce(Dismissal) + 'a>,
    /// Tells the time, for the clocks of a game that has some. It is to stand while the program is
    /// stopped.
    pub now: Box<dyn FnMut() -> Instant + 'a>,
    /// Tells whether the program was stopped since this was asked last.
    pub was_stopped: Box<dyn FnMut() -> bool + 'a>,
}

/// How a dialogue is led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Draws the board whenever a person is to move, and at the end; between engines, after every
    /// move.
    pub show_board: bool,
    /// Lets the engine think while a person does.
    pub ponders: bool,
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
    /// A line goes on and on.
    #[error("a line of the input does not end")]
    Endless,
    /// There is no thread for the engine to search on.
    #[error(transparent)]
    Thread(#[from] NoThread),
    /// The engine failed twice in a row, with nobody at the table to ask.
    #[error("the engine failed twice in a row")]
    Engine,
}

impl DialogueError {
    /// What to tell the player.
    #[must_use]
    pub fn said(&self, texts: &Texts) -> String {
        match self {
            Self::Input(error) => {
                say!(texts, "plain-input-fails", reason = reason(texts, error))
            }
            Self::Output(error) => {
                say!(texts, "plain-output-fails", reason = reason(texts, error))
            }
            Self::Endless => texts.get(key!("plain-endless")).into_owned(),
            Self::Thread(error) => {
                say!(texts, "common-no-thread", reason = reason(texts, error.reason()))
            }
            Self::Engine => texts.get(key!("plain-engine-gave-up")).into_owned(),
        }
    }
}
