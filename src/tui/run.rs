use std::env;

use ratatui::crossterm;

use super::app::Otello;
use super::clipboard::Listener;
use super::colour::ColourMode;
use super::event_loop::{self, RunError};
use super::exit::Exit;
use super::input::Inbox;
use super::options::Options;
use crate::text::Language;

/// How the screens were left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// Why.
    pub exit: Exit,
    /// Whether a game is kept that can be gone on with.
    pub kept: bool,
    /// The language that was spoken.
    pub language: Language,
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
    Ok(Left { exit, kept: otello.keeps_game(), language: otello.language() })
}
