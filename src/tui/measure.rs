//! How wide the terminal draws a text.

use std::io::{self, IsTerminal as _, Write as _, stdin, stdout};

use ratatui::crossterm::cursor::{MoveToColumn, position};
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{Clear, ClearType, size};
use ratatui::crossterm::{execute, queue};

/// Asks the terminal how many cells each of these texts takes, by drawing it and asking where the
/// cursor is. Nothing is left on its line.
///
/// # Errors
/// When there is no terminal, or it does not answer within two seconds.
pub fn cells(texts: &[&str]) -> io::Result<Vec<u16>> {
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Err(io::Error::new(io::ErrorKind::NotConnected, "there is no terminal to ask"));
    }
    let mut out = stdout();
    let widths = texts.iter().map(|text| {
        execute!(out, MoveToColumn(0), Print(text))?;
        let (column, _) = position()?;
        queue!(out, MoveToColumn(0), Clear(ClearType::CurrentLine))?;
        Ok(column)
    });
    let widths = widths.collect();
    out.flush()?;
    widths
}

/// The columns and rows of the terminal; `None` where there is none.
#[must_use]
pub fn room() -> Option<(u16, u16)> {
    size().ok()
}
