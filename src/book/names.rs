use std::collections::HashMap;
use std::sync::LazyLock;

use crate::rules::{Board, Square};

/// What an opening is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningName {
    /// In English, as players of all countries know it.
    pub english: &'static str,
    /// In Italian; the same where Italian players have no word of their own.
    pub italian: &'static str,
}

/// A line for each: moves, then the names.
static LIST: &str = include_str!("names.txt");

/// The names by the position that an opening leads to, its canonical image.
static NAMES: LazyLock<HashMap<Board, OpeningName>> =
    LazyLock::new(|| entries().map(|(squares, name)| (reached(&squares), name)).collect());

/// The name of the opening that the positions of a game lead through: that of the last one that has
/// a name, whatever was played since.
///
/// The positions are those from the start of the game on, in order, each seen by its mover.
///
/// ```
/// use otello::rules::{Board, Square};
///
/// let place = |board: Board, square| board.place_flipping(square, board.flips(square));
/// let first = place(Board::START, Square::C4);
/// let second = place(first, Square::E3);
/// let name = otello::book::name_of([Board::START, first, second]).expect("it has a name");
/// assert_eq!((name.english, name.italian), ("Perpendicular", "Perpendicolare"));
/// ```
#[must_use]
pub fn name_of(positions: impl IntoIterator<Item = Board>) -> Option<OpeningName> {
    let opening = positions.into_iter().take_while(|board| board.empties().len() >= FEWEST_EMPTIES);
    opening.filter_map(|board| NAMES.get(&board.canonical()).copied()).last()
}

/// No named position has fewer empty squares.
const FEWEST_EMPTIES: u32 = 36;

fn entries() -> impl Iterator<Item = (Vec<Square>, OpeningName)> {
    LIST.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut parts = line.split(" | ");
        let moves = parts.next().expect("a line has a first part");
        let english = parts.next().expect("every line has a name");
        let italian = parts.next().unwrap_or(english);
        (squares(moves), OpeningName { english, italian })
    })
}

fn squares(moves: &str) -> Vec<Square> {
    let names = (0..moves.len()).step_by(2).map(|at| &moves[at..at + 2]);
    names.map(|name| name.parse().expect("the list names squares")).collect()
}

/// The canonical image of the position after these moves from the start, none of them a pass.
fn reached(squares: &[Square]) -> Board {
    let place = |board: Board, &square: &Square| board.place_flipping(square, board.flips(square));
    squares.iter().fold(Board::START, place).canonical()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(moves: &str) -> Option<&'static str> {
        let mut board = Board::START;
        let mut boards = vec![board];
        for square in squares(moves) {
            assert!(board.legal_moves().has(square), "{moves}: {square}");
            board = board.place_flipping(square, board.flips(square));
            boards.push(board);
        }
        name_of(boards).map(|name| name.english)
    }

    #[test]
    fn every_line_is_a_line_of_play_to_a_position_of_its_own() {
        let mut seen = Vec::new();
        for (squares, name) in entries() {
            let text: String = squares.iter().map(ToString::to_string).collect();
            assert_eq!(named(&text), Some(name.english), "{text}");
            assert!(60 - squares.len() as u32 >= FEWEST_EMPTIES);
            let board = reached(&squares);
            assert!(!seen.contains(&board), "{name:?} is listed before under another name");
            seen.push(board);
        }
        assert_eq!(seen.len(), NAMES.len());
    }

    #[test]
    fn symmetrical_lines_have_one_name() {
        for tiger in ["c4e3f6e6f5", "f5d6c3d3c4", "d3c5f6f5e6", "e6f4c3c4d3"] {
            assert_eq!(named(tiger), Some("Tiger"), "{tiger}");
        }
    }

    #[test]
    fn a_name_holds_until_a_longer_one_is_reached() {
        assert_eq!(named(""), None);
        assert_eq!(named("f5"), None);
        assert_eq!(named("f5d6"), Some("Perpendicular"));
        assert_eq!(named("f5d6c3d3c4f4"), Some("Tiger"));
        assert_eq!(named("f5f4"), Some("Parallel"));
    }
}
