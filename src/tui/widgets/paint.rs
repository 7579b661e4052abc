//! Painting of rectangles and shapes, cell by cell; what does not fit is left out.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

use super::shapes::Shape;

/// Writes a text.
pub(super) fn put(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    if buffer.area.contains((x, y).into()) {
        buffer.set_string(x, y, text, style);
    }
}

/// Empties a rectangle.
pub(super) fn fill(buffer: &mut Buffer, rect: Rect, style: Style) {
    for place in rect.intersection(buffer.area).positions() {
        buffer[place].reset();
        buffer[place].set_style(style);
    }
}

/// Draws the right border of a square and, if there is room and a line for it, the lower one.
pub(super) fn frame(buffer: &mut Buffer, rect: Rect, line: Option<char>, style: Style) {
    let right = rect.right().saturating_sub(1);
    for place in rect.intersection(buffer.area).positions() {
        let below = rect.height > 1 && place.y + 1 == rect.bottom();
        let mark = match (place.x == right, below) {
            (true, true) => Some('+'),
            (true, false) => Some('|'),
            (false, true) => line,
            (false, false) => None,
        };
        if let Some(mark) = mark {
            buffer[place].set_char(mark).set_style(style);
        }
    }
}

/// Draws a shape in a colour over what is flat and of the colour `under`.
pub(super) fn stamp(buffer: &mut Buffer, rect: Rect, shape: Shape, colour: Color, under: Color) {
    for (row, y) in shape.iter().zip(rect.y..) {
        for (mark, x) in row.chars().zip(rect.x..) {
            let Some(cell) = buffer.cell_mut((x, y)) else { continue };
            match mark {
                ' ' => {}
                '#' => {
                    cell.set_char(' ').set_fg(colour).set_bg(colour);
                }
                'l' => {
                    cell.set_char('▐').set_fg(under).set_bg(colour);
                }
                '_' => {
                    cell.set_char('_').set_fg(under).set_bg(colour);
                }
                'u' => {
                    cell.set_char('▂').set_fg(under).set_bg(colour);
                }
                mark => {
                    cell.set_char(mark).set_fg(colour).set_bg(under);
                }
            }
        }
    }
}
