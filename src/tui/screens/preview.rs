//! A board beside a list, to look at.

use ratatui::buffer::Buffer;

use crate::rules::{Bitboard, Position};
use crate::tui::layout::Layout;
use crate::tui::look::{Look, colours};
use crate::tui::widgets::Board;

/// Draws a position with its legal squares.
pub(super) fn draw(position: &Position, layout: &Layout, look: &Look, buffer: &mut Buffer) {
    Board {
        position,
        colours: colours(position.rules()),
        grid: layout.grid(false),
        palette: &look.palette,
        glyphs: look.glyphs,
        cursor: None,
        legal: if look.marks { position.legal_moves() } else { Bitboard::EMPTY },
        last: None,
        turned: Bitboard::EMPTY,
        undone: None,
        values: &[],
        flipping: None,
    }
    .draw(buffer);
}
