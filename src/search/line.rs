use crate::rules::{Move, Position, Square};

/// The moves of a line of placements, with the passes that the rules force between them.
///
/// Ends before the first square that is not legal, so that the line always replays.
pub(super) fn with_passes(
    position: &Position,
    squares: impl IntoIterator<Item = Square>,
) -> Vec<Move> {
    let mut line = Vec::new();
    let mut position = *position;
    for square in squares {
        if position.must_pass() {
            line.push(Move::Pass);
            position = position.play(Move::Pass).expect("the pass is forced");
        }
        let Ok(next) = position.play(Move::Place(square)) else {
            break;
        };
        line.push(Move::Place(square));
        position = next;
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Bitboard, Disc, Rules};

    #[test]
    fn forced_passes_are_written_into_the_line() {
        // Black takes b1 by c1; White's one disc left, e8, can turn nothing, and is turned by f8.
        let squares = |squares: &[Square]| squares.iter().copied().collect::<Bitboard>();
        let black = squares(&[Square::A1, Square::A8, Square::B8, Square::C8, Square::D8]);
        let white = squares(&[Square::B1, Square::E8]);
        let position = Position::othello(black, white, Disc::Black).unwrap();
        let line = with_passes(&position, [Square::C1, Square::F8]);
        assert_eq!(line, [Move::Place(Square::C1), Move::Pass, Move::Place(Square::F8)]);
    }

    #[test]
    fn a_line_ends_before_an_illegal_square() {
        let start = Position::start(Rules::Othello);
        let line = with_passes(&start, [Square::F5, Square::D6, Square::A1, Square::C3]);
        assert_eq!(line, [Move::Place(Square::F5), Move::Place(Square::D6)]);
    }
}
