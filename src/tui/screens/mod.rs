//! The screens: each owns its state, takes its keys and draws itself.
//!
//! They know no terminal and no clock: time comes with every input, and what only the whole
//! program can do, such as starting another game, they ask for by a [`Step`].

mod game;
mod help;
mod menu;
mod result;
mod screen;
mod setup;
pub(super) mod sheet;

pub(super) use game::GameScreen;
pub(super) use help::HelpScreen;
pub(super) use menu::MenuScreen;
pub(super) use result::ResultScreen;
pub(super) use screen::{Desk, Places, Screen, Step};
pub(super) use setup::{Players, Setup};
