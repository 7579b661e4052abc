//! The start menu.

mod names;
mod screen;

pub(crate) use screen::MenuScreen;
