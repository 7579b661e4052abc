//! The screens: each is a state, a table of keys and a picture.
//!
//! They know no terminal and no clock: time comes with every input. What comes first, and what is shown
//! of the game on the table, is said here.

mod game;
mod help;
mod menu;
mod preview;
mod result;
mod settings;

use game::GameScreen;
use menu::MenuScreen;

pub(super) use game::{Act, can_undo};
pub(super) use help::HelpScreen;
pub(super) use result::ResultScreen;
pub(super) use settings::SettingsScreen;

use super::screen::{AnyScreen, Context};
use crate::table::Table;

/// The screen that the program begins with.
pub(super) fn first(table: &Table) -> Box<dyn AnyScreen> {
    Box::new(MenuScreen::new(table))
}

/// The same after a game, which is put away.
pub(super) fn home(context: &mut Context<'_>) -> Box<dyn AnyScreen> {
    let goes_on = context.table.clear(&context.look.texts);
    context.forget_scene();
    Box::new(MenuScreen::after_game(context.table, goes_on))
}

/// The screen of the game on the table.
pub(super) fn table() -> Box<dyn AnyScreen> {
    Box::new(GameScreen)
}
