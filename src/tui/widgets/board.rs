//! The board.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::grid::{CellSize, Grid};
use super::paint::{fill, frame, put, stamp};
use super::shapes::{self, Form};
use crate::rules::{Bitboard, Disc, Position, Square};
use crate::text::Colour;
use crate::tui::glyphs::Glyphs;
use crate::tui::theme::{DiscPaint, Palette};

/// A board to be drawn.
#[derive(Debug)]
pub(crate) struct Board<'a> {
    /// What lies on it.
    pub(crate) position: &'a Position,
    /// The names of the colours, Black's first.
    pub(crate) colours: [Colour; 2],
    /// Where it is.
    pub(crate) grid: Grid,
    /// What it is painted with.
    pub(crate) palette: &'a Palette,
    /// The shape of the discs.
    pub(crate) glyphs: Glyphs,
    /// The cursor.
    pub(crate) cursor: Option<Square>,
    /// The squares to be marked as legal.
    pub(crate) legal: Bitboard,
    /// The last disc placed.
    pub(crate) last: Option<Square>,
    /// The discs that it turned.
    pub(crate) turned: Bitboard,
    /// A move that was taken back.
    pub(crate) undone: Option<Square>,
    /// Values shown in squares.
    pub(crate) values: &'a [SquareValue],
    /// Discs that are turning.
    pub(crate) flipping: Option<Flipping>,
}

/// The value of a move, shown in its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SquareValue {
    /// The square.
    pub(crate) square: Square,
    /// Whole discs, for the side to move.
    pub(crate) discs: i32,
    /// Whether the value is proved to the end of the game.
    pub(crate) solved: bool,
    /// Whether no other is better.
    pub(crate) best: bool,
}

/// Discs that are turning, in a wave from the disc that was placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Flipping {
    /// The disc that was placed.
    pub(crate) from: Square,
    /// The discs that turn.
    pub(crate) discs: Bitboard,
    /// The time since it was placed.
    pub(crate) elapsed: Duration,
}

impl Flipping {
    /// How long the wave takes to the next square.
    const STEP: Duration = Duration::from_millis(18);
    /// How long a disc stands on its edge in either colour.
    const HALF: Duration = Duration::from_millis(45);
    /// The longest that all discs may take, over seven squares.
    pub(crate) const LONGEST: Duration = Duration::from_millis(6 * 18 + 2 * 45);

    /// How the disc on this square is seen, and whether its new colour is.
    fn form(&self, square: Square) -> (Form, bool) {
        let files = square.file().abs_diff(self.from.file());
        let steps = files.max(square.rank().abs_diff(self.from.rank()));
        let begin = Self::STEP * u32::from(steps.saturating_sub(1));
        match self.elapsed.checked_sub(begin) {
            None => (Form::Flat, false),
            Some(since) if since < Self::HALF => (Form::Edge, false),
            Some(since) if since < 2 * Self::HALF => (Form::Edge, true),
            Some(_) => (Form::Flat, true),
        }
    }
}

/// What is said about a square beside its disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Last,
    Turned,
    Undone,
    Legal,
}

impl Board<'_> {
    /// Draws the board; what does not fit is left out.
    pub(crate) fn draw(&self, buffer: &mut Buffer) {
        self.coordinates(buffer);
        for square in Square::all() {
            self.square(square, buffer);
        }
    }

    fn coordinates(&self, buffer: &mut Buffer) {
        let size = self.grid.cell.size();
        for index in 0..8 {
            let square = Square::at(index, index);
            let rect = self.grid.rect(square);
            let name = square.to_string();
            let (file, rank) = name.split_at(1);
            let top = self.grid.area().y;
            put(buffer, rect.x + letter_column(self.grid.cell), top, file, self.palette.faint);
            let middle = rect.y + (size.height - 1) / 2;
            put(buffer, self.grid.area().x, middle, rank, self.palette.faint);
            if self.palette.mono {
                // The left border of the first squares.
                let border = Rect { x: self.grid.area().x, width: Grid::RANKS, ..rect };
                frame(buffer, border, None, self.palette.text);
            }
        }
    }

    fn square(&self, square: Square, buffer: &mut Buffer) {
        let rect = self.grid.rect(square);
        let ground = self.ground(square);
        self.bare(square, rect, ground, buffer);
        let mark = self.mark(square);
        if let Some(value) = self.values.iter().find(|value| value.square == square) {
            self.value(*value, rect, ground, buffer);
        } else if self.palette.mono || self.glyphs == Glyphs::Letters {
            self.letters(square, mark, rect, ground, buffer);
        } else {
            self.disc_and_dot(square, mark, rect, ground, buffer);
        }
    }

    /// The bare square. Without colours the cursor is drawn in reverse.
    fn ground(&self, square: Square) -> Style {
        let here = self.cursor == Some(square);
        if self.palette.mono {
            return if here { self.palette.text.reversed() } else { self.palette.text };
        }
        let colour = if here { self.palette.cursor } else { self.palette.squares[shade(square)] };
        Style::new().fg(colour).bg(colour)
    }

    /// Draws a square with nothing on it. Where colours do not tell squares apart, lines do, or a
    /// grain in every second one.
    fn bare(&self, square: Square, rect: Rect, style: Style, buffer: &mut Buffer) {
        fill(buffer, rect, style);
        if self.palette.mono {
            frame(buffer, rect, Some('-'), style);
        } else if let Some(grain) = self.palette.grain
            && shade(square) == 1
            && self.cursor != Some(square)
        {
            for place in rect.intersection(buffer.area).positions() {
                buffer[place].set_char('\u{2591}').set_fg(grain);
            }
        }
    }

    fn mark(&self, square: Square) -> Option<Mark> {
        if self.flipping.is_some_and(|flipping| flipping.discs.has(square)) {
            None
        } else if self.last == Some(square) {
            Some(Mark::Last)
        } else if self.turned.has(square) {
            Some(Mark::Turned)
        } else if self.undone == Some(square) {
            Some(Mark::Undone)
        } else if self.legal.has(square) {
            Some(Mark::Legal)
        } else {
            None
        }
    }

    /// The disc on the square as it is seen now.
    fn disc(&self, square: Square) -> Option<(Disc, Form)> {
        let disc = self.position.contents(square)?;
        let small = if self.cursor == Some(square) { Form::Small } else { Form::Flat };
        match self.flipping {
            Some(flipping) if flipping.discs.has(square) => {
                let (form, turned) = flipping.form(square);
                Some((if turned { disc } else { disc.opposite() }, form))
            }
            _ => Some((disc, small)),
        }
    }

    fn disc_and_dot(
        &self,
        square: Square,
        mark: Option<Mark>,
        rect: Rect,
        ground: Style,
        buffer: &mut Buffer,
    ) {
        let size = self.grid.cell;
        let cursor = self.cursor == Some(square);
        let under = ground.bg.unwrap_or_default();
        let (paint, flat) = match self.disc(square) {
            None => (None, under),
            Some((disc, form)) => {
                let paint = self.paint(disc);
                let colour = paint.shades[shade(square)];
                stamp(buffer, rect, shapes::disc(self.glyphs, size, form), colour, under);
                (Some(paint), colour)
            }
        };
        let Some(mark) = mark else { return };
        if size == CellSize::Tiny && cursor && paint.is_some() {
            // The mark would cover the cursor.
            return;
        }
        let (shape, colour) = match (mark, paint) {
            (Mark::Last, Some(paint)) => (shapes::mark(self.glyphs, size), paint.last),
            (Mark::Turned, Some(paint)) => (shapes::small_mark(self.glyphs, size), paint.turned),
            _ if cursor => (shapes::dot(self.glyphs, size), self.palette.on_cursor),
            (Mark::Undone, _) => (shapes::dot(self.glyphs, size), self.palette.undone),
            _ => (shapes::dot(self.glyphs, size), self.palette.legal),
        };
        stamp(buffer, rect, shape, colour, flat);
    }

    /// A letter for the disc, and marks around it: `[X]` the last, `(X)` turned, `.` legal.
    fn letters(
        &self,
        square: Square,
        mark: Option<Mark>,
        rect: Rect,
        ground: Style,
        buffer: &mut Buffer,
    ) {
        let disc = self.disc(square);
        let style = match disc {
            Some((disc, _)) if !self.palette.mono => {
                let paint = self.paint(disc);
                let cell = Style::new().fg(paint.letter).bg(paint.shades[shade(square)]);
                if self.cursor == Some(square) { ground.fg(self.palette.on_cursor) } else { cell }
            }
            None if !self.palette.mono => ground.fg(self.empty_ink(square, mark)),
            _ => ground,
        };
        if disc.is_none() {
            self.bare(square, rect, style, buffer);
        } else if !self.palette.mono {
            fill(buffer, rect, style);
        }
        let letter = match (disc, mark) {
            (Some((_, Form::Edge)), _) => "|",
            (Some((Disc::Black, _)), _) => "X",
            (Some((Disc::White, _)), _) => "O",
            (None, Some(Mark::Legal | Mark::Undone)) => ".",
            (None, _) => " ",
        };
        let style = style.add_modifier(Modifier::BOLD);
        let column = rect.x + letter_column(self.grid.cell);
        let row = rect.y + (rect.height - 1) / 2;
        if letter != " " {
            put(buffer, column, row, letter, style);
        }
        let around = match mark {
            Some(Mark::Last | Mark::Undone) => ["[", "]", "*"],
            Some(Mark::Turned) => ["(", ")", "~"],
            Some(Mark::Legal) | None => return,
        };
        if self.grid.cell == CellSize::Tiny {
            put(buffer, column + 1, row, around[2], style);
        } else {
            put(buffer, column - 1, row, around[0], style);
            put(buffer, column + 1, row, around[1], style);
        }
    }

    fn empty_ink(&self, square: Square, mark: Option<Mark>) -> Color {
        match mark {
            _ if self.cursor == Some(square) => self.palette.on_cursor,
            Some(Mark::Undone) => self.palette.undone,
            _ => self.palette.legal,
        }
    }

    /// A value; one that is proved is underlined.
    fn value(&self, value: SquareValue, rect: Rect, ground: Style, buffer: &mut Buffer) {
        let ink = match value {
            _ if self.cursor == Some(value.square) => self.palette.on_cursor,
            SquareValue { best: true, .. } => self.palette.best,
            _ => self.palette.value,
        };
        let mut style = if self.palette.mono { ground } else { ground.fg(ink) };
        if value.best {
            style = style.add_modifier(Modifier::BOLD);
        }
        if value.solved {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        let text = match format!("{:+}", value.discs) {
            text if text.len() <= usize::from(rect.width) => text,
            text => text[..1].repeat(2),
        };
        let indent = (rect.width - text.len() as u16) / 2;
        put(buffer, rect.x + indent, rect.y + (rect.height - 1) / 2, &text, style);
    }

    const fn paint(&self, disc: Disc) -> &DiscPaint {
        self.palette.disc(self.colours[disc.index()])
    }
}

/// Which of the two kinds of squares this is, as on a chessboard.
const fn shade(square: Square) -> usize {
    ((square.file() + square.rank()) % 2) as usize
}

/// The column of a square in which a single letter stands.
const fn letter_column(cell: CellSize) -> u16 {
    (cell.size().width - 1) / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disc_turns_in_a_wave_that_ends_in_time() {
        let flipping = |milliseconds| Flipping {
            from: Square::A1,
            discs: Bitboard::FULL,
            elapsed: Duration::from_millis(milliseconds),
        };
        assert_eq!(flipping(0).form(Square::B2), (Form::Edge, false));
        assert_eq!(flipping(0).form(Square::H1), (Form::Flat, false));
        assert_eq!(flipping(50).form(Square::B2), (Form::Edge, true));
        let end = Flipping { elapsed: Flipping::LONGEST, ..flipping(0) };
        assert!(Square::all().all(|square| end.form(square) == (Form::Flat, true)));
        assert!(Flipping::LONGEST <= Duration::from_millis(250));
    }
}
