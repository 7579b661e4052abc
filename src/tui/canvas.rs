use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};

use super::layout::Layout;
use super::widgets::{Grid, entry_at};

/// Where a screen draws itself.
#[derive(Debug)]
pub(crate) struct Canvas<'a> {
    /// Which part goes where.
    pub(crate) layout: Layout,
    /// The whole terminal.
    pub(crate) area: Rect,
    /// Where what can be clicked is noted.
    pub(crate) places: &'a mut Places,
    /// The time.
    pub(crate) now: Instant,
    /// The cells.
    pub(crate) buffer: &'a mut Buffer,
}

/// Where things were drawn, for clicks and for scrolling.
#[derive(Debug, Default)]
pub(crate) struct Places {
    /// The board that takes clicks.
    pub(crate) grid: Option<Grid>,
    /// The rows of the list of moves that there was no room for.
    pub(crate) moves_hidden: usize,
    /// The rows of the list of moves that were seen.
    pub(crate) moves_room: usize,
    /// The row of the list of moves that was seen first.
    pub(crate) moves_first: usize,
    /// The entries of a list.
    pub(crate) entries: Vec<(Rect, usize)>,
    /// The keys of the last row.
    pub(crate) keys: Vec<(Rect, KeyCode)>,
}

impl Places {
    /// The entry at a place.
    pub(crate) fn entry(&self, place: Position) -> Option<usize> {
        entry_at(&self.entries, place)
    }

    /// The key at a place.
    pub(crate) fn key(&self, place: Position) -> Option<KeyCode> {
        let (_, key) = self.keys.iter().find(|(area, _)| area.contains(place))?;
        Some(*key)
    }
}
