//! What writes the cells of a picture to the terminal.

use std::fmt;
use std::io::{self, Write};

use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::crossterm::cursor::MoveTo;
use ratatui::crossterm::style::{Attribute, Print, SetAttribute};
use ratatui::crossterm::{Command, queue};
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};

/// ratatui's backend for crossterm, but for the colours of terminals that have sixteen.
///
/// crossterm names those as the first of 256 (`38;5;n`), which a terminal of sixteen need not know:
/// some take the parts for attributes of their own and blink.
#[derive(Debug)]
pub(super) struct Canvas<W: Write> {
    inner: CrosstermBackend<W>,
    sixteen: bool,
}

impl<W: Write> Canvas<W> {
    /// A backend that writes here; `sixteen` is whether the terminal has sixteen colours.
    pub(super) const fn new(writer: W, sixteen: bool) -> Self {
        Self { inner: CrosstermBackend::new(writer), sixteen }
    }

    fn draw_in_sixteen<'a>(
        &mut self,
        content: impl Iterator<Item = (u16, u16, &'a Cell)>,
    ) -> io::Result<()> {
        let mut at = None;
        let mut painted = None;
        for (x, y, cell) in content {
            if at != Some((x, y)) {
                queue!(self.inner, MoveTo(x, y))?;
            }
            at = Some((x + 1, y));
            let paint = Paint { modifier: cell.modifier, fg: cell.fg, bg: cell.bg };
            if painted != Some(paint) {
                queue!(self.inner, paint)?;
                painted = Some(paint);
            }
            queue!(self.inner, Print(cell.symbol()))?;
        }
        queue!(self.inner, SetAttribute(Attribute::Reset))
    }
}

/// How cells are painted, in the words of ECMA-48 and, for the bright colours, of aixterm.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Paint {
    modifier: Modifier,
    fg: Color,
    bg: Color,
}

impl Command for Paint {
    fn write_ansi(&self, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str("\x1b[0")?;
        let attributes = [(Modifier::BOLD, 1), (Modifier::UNDERLINED, 4), (Modifier::REVERSED, 7)];
        for (_, code) in attributes.iter().filter(|(own, _)| self.modifier.contains(*own)) {
            write!(out, ";{code}")?;
        }
        for (colour, dark, bright) in [(self.fg, 30, 90), (self.bg, 40, 100)] {
            match colour {
                Color::Indexed(index @ 0..=7) => write!(out, ";{}", dark + index)?,
                Color::Indexed(index @ 8..=15) => write!(out, ";{}", bright + index - 8)?,
                // What the terminal has by itself: the 0 has set that.
                _ => {}
            }
        }
        out.write_char('m')
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> io::Result<()> {
        Ok(())
    }
}

impl<W: Write> Write for Canvas<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.inner.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Write::flush(&mut self.inner)
    }
}

impl<W: Write> Backend for Canvas<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        if self.sixteen { self.draw_in_sixteen(content) } else { self.inner.draw(content) }
    }

    fn append_lines(&mut self, lines: u16) -> io::Result<()> {
        self.inner.append_lines(lines)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.inner.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.inner.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.inner.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.inner.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.inner.clear()
    }

    fn clear_region(&mut self, part: ClearType) -> io::Result<()> {
        self.inner.clear_region(part)
    }

    fn size(&self) -> io::Result<Size> {
        self.inner.size()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.inner.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(sixteen: bool, cells: &[(u16, u16, Cell)]) -> String {
        let mut written = Vec::new();
        let content = cells.iter().map(|(x, y, cell)| (*x, *y, cell));
        Canvas::new(&mut written, sixteen).draw(content).unwrap();
        String::from_utf8(written).unwrap()
    }

    fn cell(symbol: &'static str, fg: u8, bg: u8, modifier: Modifier) -> Cell {
        let mut cell = Cell::new(symbol);
        cell.set_fg(Color::Indexed(fg)).set_bg(Color::Indexed(bg));
        cell.modifier = modifier;
        cell
    }

    #[test]
    fn sixteen_colours_are_named_in_their_own_way() {
        let plain = Modifier::empty();
        let cells = [
            (4, 2, cell("a", 7, 0, plain)),
            (5, 2, cell("b", 7, 0, plain)),
            (6, 2, cell("c", 8, 15, Modifier::BOLD | Modifier::REVERSED)),
        ];
        assert_eq!(written(true, &cells), "\x1b[3;5H\x1b[0;37;40mab\x1b[0;1;7;90;107mc\x1b[0m");
        assert!(written(false, &cells).contains("38;5;7;48;5;0"));
    }

    #[test]
    fn the_terminal_s_own_colours_stay_its_own() {
        let cells = [(0, 0, Cell::new("a"))];
        assert_eq!(written(true, &cells), "\x1b[1;1H\x1b[0ma\x1b[0m");
    }
}
