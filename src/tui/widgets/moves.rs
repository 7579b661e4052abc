//! The moves of a game, in numbered pairs.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::game::{Record, Turn};
use crate::rules::Disc;
use crate::tui::theme::Palette;

/// The list of moves: Black's and White's side by side, in as many columns as fit.
#[derive(Debug)]
pub(crate) struct Moves<'a> {
    /// The game.
    pub(crate) record: &'a Record,
    /// The word for a pass; at most five characters.
    pub(crate) pass: &'a str,
    /// The first row that is shown.
    pub(crate) first: usize,
    /// What it is painted with.
    pub(crate) palette: &'a Palette,
}

/// A numbered row: a turn of each side, where there is one, and whether it stands.
type Pair<'a> = [Option<(&'a Turn, bool)>; 2];

impl Moves<'_> {
    /// `30 f5  passo  `.
    const COLUMN: u16 = 14;

    /// The rows that the list has.
    #[must_use]
    pub(crate) fn rows(record: &Record) -> usize {
        pairs(record).len()
    }

    /// The rows that fit into an area.
    #[must_use]
    pub(crate) fn room(area: Rect) -> usize {
        usize::from(columns(area)) * usize::from(area.height)
    }

    /// The row that is shown first where nobody has scrolled: the last move played is seen, with
    /// what was taken back behind it, and as much of the end as goes with that.
    #[must_use]
    pub(crate) fn first_by_itself(record: &Record, room: usize) -> usize {
        let played = pairs_of(record.turns().iter().map(|turn| (turn, true))).len();
        let here = played.saturating_sub(1);
        Self::rows(record).saturating_sub(room).min(here.saturating_sub(room / 2))
    }

    /// Draws the list from its first row to be shown, or from further up where its end would leave
    /// rows free. The list grows downwards, and then into the next column.
    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        if area.is_empty() {
            return;
        }
        let pairs = pairs(self.record);
        let room = Self::room(area);
        let first = self.first.min(pairs.len().saturating_sub(room));
        for (place, (index, pair)) in pairs.iter().enumerate().skip(first).take(room).enumerate() {
            let column = (place / usize::from(area.height)) as u16 * Self::COLUMN;
            let row = (place % usize::from(area.height)) as u16;
            let line = Rect { x: area.x + column, y: area.y + row, height: 1, ..area };
            self.pair(index + 1, pair, line.intersection(area), buffer);
        }
    }

    fn pair(&self, number: usize, pair: &Pair<'_>, line: Rect, buffer: &mut Buffer) {
        let width = usize::from(line.width);
        buffer.set_stringn(line.x, line.y, format!("{number:>2}"), width, self.palette.faint);
        let last = self.record.turns().last();
        let mut offset = 3;
        for turn in pair {
            let (text, style) = match turn {
                None => ("..".to_owned(), self.palette.faint),
                Some((turn, played)) => (self.name(turn), self.style(turn, *played, last)),
            };
            let room = width.saturating_sub(offset);
            if room > 0 {
                buffer.set_stringn(line.x + offset as u16, line.y, &text, room, style);
            }
            offset += text.len().max(3) + 1;
        }
    }

    fn name(&self, turn: &Turn) -> String {
        turn.action.square().map_or_else(|| self.pass.to_owned(), |square| square.to_string())
    }

    fn style(&self, turn: &Turn, played: bool, last: Option<&Turn>) -> Style {
        if !played {
            self.palette.faint
        } else if last.is_some_and(|last| std::ptr::eq(last, turn)) {
            self.palette.strong
        } else {
            self.palette.text
        }
    }
}

fn columns(area: Rect) -> u16 {
    // The last column needs no space behind it.
    ((area.width + 2) / Moves::COLUMN).max(1)
}

/// The turns in pairs, those that were taken back too.
fn pairs(record: &Record) -> Vec<Pair<'_>> {
    let played = record.turns().iter().map(|turn| (turn, true));
    let undone = record.undone().iter().map(|turn| (turn, false));
    pairs_of(played.chain(undone))
}

fn pairs_of<'a>(turns: impl Iterator<Item = (&'a Turn, bool)>) -> Vec<Pair<'a>> {
    let mut pairs: Vec<Pair<'_>> = Vec::new();
    for (turn, stands) in turns {
        let fits = turn.by == Disc::White && pairs.last().is_some_and(|pair| pair[1].is_none());
        if !fits {
            pairs.push([None, None]);
        }
        if let Some(pair) = pairs.last_mut() {
            pair[turn.by.index()] = Some((turn, stands));
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Move, Position, Rules};
    use crate::tui::colour::ColourMode;
    use crate::tui::theme::Theme;

    fn record(squares: &str) -> Record {
        let mut record = Record::new(Position::start(Rules::Othello));
        for name in squares.as_bytes().chunks(2) {
            let square = std::str::from_utf8(name).unwrap().parse().unwrap();
            record.play(Move::Place(square)).unwrap();
        }
        record
    }

    fn drawn(record: &Record, width: u16, height: u16, first: Option<usize>) -> Vec<String> {
        let area = Rect::new(0, 0, width, height);
        let by_itself = Moves::first_by_itself(record, Moves::room(area));
        let first = first.unwrap_or(by_itself);
        let mut buffer = Buffer::empty(area);
        let palette = Palette::new(Theme::Classic, ColourMode::True);
        Moves { record, pass: "pass", first, palette: &palette }.draw(area, &mut buffer);
        let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..height).map(|y| row(y).trim_end().to_owned()).collect()
    }

    #[test]
    fn moves_stand_in_pairs_and_columns() {
        let record = record("f5d6c3d3c4");
        assert_eq!(Moves::rows(&record), 3);
        assert_eq!(drawn(&record, 26, 2, None), [" 1 f5  d6      3 c4  ..", " 2 c3  d3"]);
    }

    #[test]
    fn the_end_is_shown_and_scrolling_goes_back() {
        let record = record("f5d6c3d3c4");
        assert_eq!(drawn(&record, 12, 1, None), [" 3 c4  .."]);
        assert_eq!(drawn(&record, 12, 1, Some(1)), [" 2 c3  d3"]);
        assert_eq!(drawn(&record, 12, 1, Some(0)), [" 1 f5  d6"]);
        assert_eq!(drawn(&record, 12, 1, Some(9)), [" 3 c4  .."]);
    }

    #[test]
    fn moves_taken_back_stay_in_the_list() {
        let mut record = record("f5d6c3");
        record.undo(|_| true);
        assert_eq!(drawn(&record, 12, 2, None), [" 1 f5  d6", " 2 c3  .."]);
    }

    #[test]
    fn the_list_stays_with_the_last_move_that_stands() {
        let mut record = record("f5d6c3d3c4f4f6f3e6e7d7");
        assert_eq!(drawn(&record, 12, 2, None), [" 5 e6  e7", " 6 d7  .."]);
        record.rewind(4);
        assert_eq!(drawn(&record, 12, 2, None), [" 1 f5  d6", " 2 c3  d3"]);
        assert_eq!(drawn(&record, 12, 1, None), [" 2 c3  d3"]);
        record.rewind(0);
        assert_eq!(drawn(&record, 12, 2, None), [" 1 f5  d6", " 2 c3  d3"]);
    }
}
