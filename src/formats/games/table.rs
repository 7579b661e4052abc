//! Games in columns: a line's cells, and a heading that says what they are.

use crate::formats::excerpt::excerpt;
use crate::formats::record::{GameRecord, GameResult};
use crate::formats::transcript::{self, Transcript, TranscriptError, has_square};
use crate::rules::Position;

/// What may part the cells of a line, the surest first.
const SEPARATORS: [char; 5] = ['\t', ';', '|', ',', ':'];

/// Reads a line of which one cell holds squares, and no other does; what the others say is the
/// result, the date and the remark.
pub(super) fn read_cells(
    line: &str,
    start: &Position,
) -> Option<Result<Transcript, TranscriptError>> {
    SEPARATORS.into_iter().filter(|&separator| line.contains(separator)).find_map(|separator| {
        let cells = cells(line, separator);
        let mut games = cells.iter().enumerate().filter(|(_, cell)| has_square(cell));
        let (at, cell) = games.next().filter(|_| games.next().is_none())?;
        let game = transcript::read(cell, start).map(|mut game| {
            let others = cells.iter().enumerate().filter(|&(index, _)| index != at);
            others.for_each(|(_, cell)| game.around.add(cell));
            game.around.close();
            game
        });
        (cells.len() > 1).then_some(game)
    })
}

/// The cells of a line without the blanks and quotes around them; a quoted one may hold separators.
fn cells(line: &str, separator: char) -> Vec<&str> {
    let mut quoted = false;
    let parts = line.split(|character| {
        quoted ^= character == '"';
        character == separator && !quoted
    });
    parts.map(|cell| cell.trim().trim_matches('"').trim()).collect()
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Moves,
    Black,
    White,
    Event,
    Place,
    Date,
    Result,
    BlackDiscs,
    WhiteDiscs,
    Other,
}

impl Column {
    fn named(name: &str) -> Self {
        match name.to_ascii_lowercase().replace(['_', '-'], " ").as_str() {
            "moves" | "transcript" | "sequence" | "record" | "kifu" => Self::Moves,
            "black" | "black player" | "black name" => Self::Black,
            "white" | "white player" | "white name" => Self::White,
            "event" | "tournament" => Self::Event,
            "site" | "place" => Self::Place,
            "date" | "year" => Self::Date,
            "result" | "score" => Self::Result,
            "black score" | "black discs" => Self::BlackDiscs,
            "white score" | "white discs" => Self::WhiteDiscs,
            _ => Self::Other,
        }
    }
}

/// The heading of a table of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heading {
    separator: char,
    columns: Vec<Column>,
}

impl Heading {
    /// Reads a line that names its columns, one of which is that of the moves.
    pub(super) fn read(line: &str) -> Option<Self> {
        if has_square(line) {
            return None;
        }
        SEPARATORS[..4].iter().filter(|&&sign| line.contains(sign)).find_map(|&separator| {
            let columns: Vec<_> = cells(line, separator).into_iter().map(Column::named).collect();
            let moves = columns.iter().filter(|&&column| column == Column::Moves).count();
            (moves == 1 && columns.len() > 1).then_some(Self { separator, columns })
        })
    }

    /// Reads a row with as many cells as the heading; `None` for another one.
    pub(super) fn row(
        &self,
        line: &str,
        start: &Position,
    ) -> Option<Result<GameRecord, TranscriptError>> {
        let cells = cells(line, self.separator);
        (cells.len() == self.columns.len()).then(|| self.read_row(&cells, start))
    }

    fn read_row(&self, cells: &[&str], start: &Position) -> Result<GameRecord, TranscriptError> {
        let of = |wanted| {
            let mut named = self.columns.iter().zip(cells).filter(|(column, _)| **column == wanted);
            named.next().map_or("", |(_, cell)| *cell)
        };
        let Transcript { moves, mut around, .. } = transcript::read(of(Column::Moves), start)?;
        if moves.is_empty() {
            return Err(TranscriptError::NoMove(excerpt(cells.join(" ").trim())));
        }
        for (_, cell) in self.columns.iter().zip(cells).filter(|(column, _)| column.is_remark()) {
            around.add(cell);
        }
        let discs = |column| of(column).parse().ok().filter(|&discs: &u16| discs <= 64);
        if let (Some(black), Some(white)) = (discs(Column::BlackDiscs), discs(Column::WhiteDiscs)) {
            around.stated = Some(GameResult::of_discs(black, white));
        }
        around.close();
        let mut game = super::lines::record(*start, moves, around);
        for (field, column) in [
            (&mut game.black.name, Column::Black),
            (&mut game.white.name, Column::White),
            (&mut game.event, Column::Event),
            (&mut game.place, Column::Place),
        ] {
            of(column).clone_into(field);
        }
        Ok(game)
    }
}

impl Column {
    /// Whether its cells are read as what stands around a game.
    const fn is_remark(self) -> bool {
        matches!(self, Self::Date | Self::Result | Self::Other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    fn start() -> Position {
        Position::start(Rules::Othello)
    }

    #[test]
    fn one_cell_holds_the_moves_and_no_other_a_square() {
        let read = |line| read_cells(line, &start()).and_then(Result::ok).map(|game| game.around);
        let around = read("17\tAda\tBob\tf5d6c3\t33\t31\t2020-01-31").unwrap();
        assert_eq!(around.stated.and_then(GameResult::score), Some(2.0));
        assert_eq!((around.date.as_str(), around.remark.as_str()), ("2020-01-31", "17 Ada Bob"));
        assert!(read("\"Ada, A.\",f5d6c3").is_some());
        assert!(read("Game 3: f5d6c3").is_some());
        for line in ["f5,d6,c3,Ada", "Ada, f5d6, c3d3", "Ada, Bob", "Ada, f5z9"] {
            assert_eq!(read(line), None, "{line}");
        }
    }

    #[test]
    fn a_heading_says_what_the_cells_are() {
        let heading =
            Heading::read("Date;Black;White;Black_Score;White_Score;Moves;Round").unwrap();
        let row = "2020;Ada;Bob;33;31;f5d6c3;7";
        let game = heading.row(row, &start()).unwrap().unwrap();
        assert_eq!((game.black.name.as_str(), game.date.as_str()), ("Ada", "2020"));
        assert_eq!((game.moves.len(), game.comment.as_str()), (3, "7"));
        assert_eq!(game.result.and_then(GameResult::score), Some(2.0));
        assert!(heading.row("2020;Ada", &start()).is_none());
        assert!(heading.row("2020;Ada;Bob;33;31;z9;7", &start()).unwrap().is_err());
        assert_eq!(Heading::read("date,black"), None);
    }
}
