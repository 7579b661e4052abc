use std::{env, fmt};

use super::app::Otello;
use super::clipboard::Listener;
use super::colour::ColourMode;
use super::event_loop::{self, RunError};
use super::exit::Exit;
use super::glyphs::Glyphs;
use super::input::Inbox;
use super::shelf::Keeping;
use super::theme::Theme;
use crate::game::Game;
use crate::store::Slot;
use crate::text::Texts;

/// What the screens are to be: filled in by the command line.
pub struct Options {
    /// The language: `Texts::new(language)`.
    pub texts: Texts,
    /// `--theme`.
    pub theme: Theme,
    /// `--color auto`: [`ColourMode::of_terminal`]; `always`: [`ColourMode::at_hand`]; `never`:
    /// [`ColourMode::None`].
    pub colours: ColourMode,
    /// `--glyphs`; `auto` is [`Glyphs::Block`].
    pub glyphs: Glyphs,
    /// Whether discs are seen turning: `--no-animation` is false.
    pub animated: bool,
    /// Whether clicks are taken: `--no-mouse` is false.
    pub mouse: bool,
    /// What comes first.
    pub first: First,
    /// Where games are kept. The screens write the game after every change and put it away when it
    /// is left; nothing of that is left to the command line.
    pub keeping: Keeping,
    /// What is to be told at the start: a sentence for each saved game that cannot be taken up.
    pub troubles: Vec<String>,
    /// Gives every game that is started on the screens its seed and its date: the seed of
    /// `--seed`, or one from the system each time.
    pub fresh: Box<dyn FnMut() -> Fresh>,
    /// Whether the engine thinks while a person does: `--ponder`.
    pub ponders: bool,
    /// The size of the engine's table, in MiB.
    pub hash_mib: usize,
    /// Faults that tests ask for.
    pub faults: Faults,
}

/// What the screens begin with.
#[derive(Debug)]
pub enum First {
    /// The start menu, with the newest unfinished game of the data folder, to be continued.
    Menu(Option<(Slot, Game)>),
    /// A game that begins at once: of play options.
    Game(Game),
    /// A game that goes on at once: of `otello resume`.
    Resume(Slot, Game),
}

/// What a new game takes from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fresh {
    /// See [`Game::seed`].
    pub seed: u64,
    /// See [`Game::started`].
    pub started: String,
}

/// Faults on purpose, for tests of what they leave behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Faults {
    /// Whether the first search panics.
    pub search: bool,
    /// Whether the screen panics at the first key.
    pub screen: bool,
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options").field("first", &self.first).finish_non_exhaustive()
    }
}

/// How the screens were left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// Why.
    pub exit: Exit,
    /// Whether a game is kept that can be gone on with.
    pub kept: bool,
}

/// Shows the screens until they are left, and leaves the terminal as it was.
///
/// # Errors
/// When there is no terminal, or it cannot be prepared, or there is no thread for the engine.
pub fn run(options: Options) -> Result<Left, RunError> {
    let inbox = Inbox::new();
    let poster = inbox.poster();
    let how = event_loop::Options {
        mouse: options.mouse,
        sixteen_colours: options.colours == ColourMode::Sixteen,
        listener: Listener::of_terminal(|name| env::var(name).ok()),
        panic_on_key: options.faults.screen,
    };
    // crossterm drops colours by itself where NO_COLOR is set; what is wanted was decided above.
    crossterm::style::force_color_output(options.colours != ColourMode::None);
    let mut otello = Otello::new(options, move |message| poster.news(message))?;
    let exit = event_loop::run(&mut otello, inbox, how)?;
    Ok(Left { exit, kept: otello.keeps_game() })
}
