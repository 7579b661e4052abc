use std::fmt;

use super::colour::ColourMode;
use crate::game::Game;
use crate::settings::Settings;
use crate::store::Slot;
use crate::table::{Fresh, Keeping};
use crate::text::Language;

/// What the screens are to be: filled in by the command line.
pub struct Options {
    /// The settings, with what the flags say.
    pub settings: Settings,
    /// The language of the system, for settings that name none.
    pub language: Language,
    /// `--color auto`: [`ColourMode::of_terminal`]; `always`: [`ColourMode::at_hand`]; `never`:
    /// [`ColourMode::None`].
    pub colours: ColourMode,
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
    /// The threads that the engine searches with.
    pub threads: usize,
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
