use crate::rules::{Disc, Position, Square};

/// Draws a board on nine lines, `a1` at the top left: X and O, `*` where the side to move may
/// place a disc, `-` elsewhere.
pub(super) fn drawn(position: &Position) -> String {
    let legal = position.legal_moves();
    let mut text = String::from("  a b c d e f g h\n");
    for square in Square::all() {
        if square.file() == 0 {
            text.push(char::from(b'1' + square.rank()));
        }
        text.push(' ');
        text.push(match position.contents(square) {
            Some(Disc::Black) => 'X',
            Some(Disc::White) => 'O',
            None if legal.has(square) => '*',
            None => '-',
        });
        if square.file() == 7 {
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn the_board_is_drawn_with_its_legal_squares() {
        let lines = drawn(&Position::start(Rules::Othello));
        let expected = [
            "  a b c d e f g h",
            "1 - - - - - - - -",
            "2 - - - - - - - -",
            "3 - - - * - - - -",
            "4 - - * O X - - -",
            "5 - - - X O * - -",
            "6 - - - - * - - -",
            "7 - - - - - - - -",
            "8 - - - - - - - -",
        ];
        assert_eq!(lines.lines().collect::<Vec<_>>(), expected);
    }
}
