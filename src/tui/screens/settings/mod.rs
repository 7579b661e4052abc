//! The settings, which count as soon as they are changed.

mod names;
mod screen;

pub(crate) use screen::SettingsScreen;
