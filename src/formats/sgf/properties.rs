//! Squares in the dialects' spellings, and the position that a root sets up.

use super::SgfFault;
use super::lexer::Property;
use crate::formats::excerpt::excerpt;
use crate::rules::{Bitboard, Disc, Move, Position, PositionError, Rules, Square};

/// From which side a second letter counts the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rows {
    /// `a` is row 1, as the standard has it.
    FromTop,
    /// `a` is row 8, as GoGui has it.
    FromBottom,
}

/// Reads a move: a square, or a pass in one of many spellings.
pub(super) fn read_move(value: &str, rows: Rows) -> Option<Move> {
    let value = value.trim();
    let passes = ["", "pa", "pass", "ps", "p", "--", "tt", "@@@@"];
    if passes.into_iter().any(|pass| value.eq_ignore_ascii_case(pass)) {
        return Some(Move::Pass);
    }
    read_square(value, rows).map(Move::Place)
}

/// Reads `d3` or `dc`.
pub(super) fn read_square(value: &str, rows: Rows) -> Option<Square> {
    let &[file, row] = value.as_bytes() else { return None };
    let file = file.to_ascii_lowercase();
    let rank = match (row.to_ascii_lowercase(), rows) {
        (digit @ b'1'..=b'8', _) => digit - b'1',
        (letter @ b'a'..=b'h', Rows::FromTop) => letter - b'a',
        (letter @ b'a'..=b'h', Rows::FromBottom) => b'h' - letter,
        _ => return None,
    };
    (b'a'..=b'h').contains(&file).then(|| Square::at(file - b'a', rank))
}

/// Whether a value spells a square with two letters, so that its rows may count from either side.
pub(super) fn has_row_letter(value: &str) -> bool {
    read_square(value, Rows::FromTop) != read_square(value, Rows::FromBottom)
}

/// The discs that a node sets up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setup {
    black: Bitboard,
    white: Bitboard,
    to_move: Option<Disc>,
}

impl Setup {
    /// The discs at the start of a game.
    pub(super) const fn new(rules: Rules) -> Self {
        let start = Position::start(rules);
        let (black, white) = (start.discs(Disc::Black), start.discs(Disc::White));
        Self { black, white, to_move: None }
    }

    /// Takes in a property; whether it is one of setup.
    pub(super) fn apply(&mut self, property: &Property<'_>, rows: Rows) -> Result<bool, SgfFault> {
        let Property { name, values } = property;
        if name == "PL" {
            let side = values[0].trim();
            self.to_move = Some(read_side(side).ok_or_else(|| SgfFault::Side(excerpt(side)))?);
            return Ok(true);
        }
        if !matches!(name.as_str(), "AB" | "AW" | "AE") {
            return Ok(false);
        }
        for value in values.iter().map(|value| value.trim()).filter(|value| !value.is_empty()) {
            let squares = read_squares(value, rows)
                .ok_or_else(|| SgfFault::Setup { name: name.clone(), value: excerpt(value) })?;
            self.black &= !squares;
            self.white &= !squares;
            match name.as_str() {
                "AB" => self.black |= squares,
                "AW" => self.white |= squares,
                _ => {}
            }
        }
        Ok(true)
    }

    /// The position; `first` plays the first move, which says who begins where nothing else does.
    pub(super) fn position(
        &self,
        rules: Rules,
        first: Option<Disc>,
    ) -> Result<Position, PositionError> {
        let to_move = self.to_move.or(first).unwrap_or(Disc::Black);
        match rules {
            Rules::Othello => Position::othello(self.black, self.white, to_move),
            Rules::Reversi => Position::reversi(self.black, self.white, to_move, None),
        }
    }
}

fn read_side(text: &str) -> Option<Disc> {
    match text.chars().next()?.to_ascii_lowercase() {
        'b' | '1' => Some(Disc::Black),
        'w' | '2' => Some(Disc::White),
        _ => None,
    }
}

/// Reads a square, or a rectangle from one corner to the other: `a1:c2`.
fn read_squares(value: &str, rows: Rows) -> Option<Bitboard> {
    let Some((one, other)) = value.split_once(':') else {
        return read_square(value, rows).map(Square::bit);
    };
    let (one, other) = (read_square(one.trim(), rows)?, read_square(other.trim(), rows)?);
    let within = |a: u8, b: u8, x: u8| (a.min(b)..=a.max(b)).contains(&x);
    let inside = Square::all().filter(|square| {
        within(one.file(), other.file(), square.file())
            && within(one.rank(), other.rank(), square.rank())
    });
    Some(inside.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_read_in_three_dialects() {
        assert_eq!(read_square("d3", Rows::FromTop), Some(Square::D3));
        assert_eq!(read_square("DC", Rows::FromTop), Some(Square::D3));
        assert_eq!(read_square("df", Rows::FromBottom), Some(Square::D3));
        for text in ["", "d", "d9", "i1", "ai", "3d", "d33"] {
            assert_eq!(read_square(text, Rows::FromTop), None, "{text}");
        }
        assert!(has_row_letter("dc") && !has_row_letter("d3") && !has_row_letter("pa"));
    }

    #[test]
    fn rectangles_are_set_up_from_either_corner() {
        let squares = read_squares("c2:a1", Rows::FromTop).unwrap();
        assert_eq!(squares.len(), 6);
        assert!(squares.has(Square::B2) && !squares.has(Square::D1));
    }
}
