//! The screen of a game.

mod act;
mod screen;

pub(crate) use act::{Act, can_undo};
pub(crate) use screen::GameScreen;
