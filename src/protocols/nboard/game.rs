use thiserror::Error;

use crate::formats::ggf::{self, GgfError};
use crate::game::Record;
use crate::protocols::line::Line;
use crate::rules::Move;

/// Why a text of `set game` is not a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum GameError {
    #[error("no game in GGF: it begins with (;")]
    None,
    #[error(transparent)]
    Ggf(#[from] GgfError),
}

/// Reads a game in GGF. The pass that its position may begin with is due unless the game ends with it.
pub(super) fn read_game(text: &str) -> Result<Line, GameError> {
    let game = ggf::games(text).next().ok_or(GameError::None)??;
    let mut record = Record::new(game.start);
    for step in game.moves.iter().filter(|step| step.action != Move::Pass) {
        record.play(step.action).expect("the moves of a game that was read are legal");
    }
    let said = game.moves.last().is_some_and(|step| step.action == Move::Pass);
    let line = Line::over(record);
    Ok(if said { line.with_pass_said() } else { line })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Disc;

    /// Case P01 leaves Black stuck.
    const STUCK: &str = "(;GM[Othello]PB[a]PW[b]RE[?]TI[0]TY[8]B[e6]W[f6]B[c4]W[c5]B[c6]W[d6]B[g7]\
                         W[f4]B[g4]W[g6]B[e7]W[h8]B[h6]W[g5]B[g8]W[f8]";

    #[test]
    fn a_pass_is_due_unless_the_game_ends_with_it() {
        let read = |end: &str| read_game(&(STUCK.to_owned() + end)).unwrap();
        assert_eq!(read(";)").on_move(), Disc::Black);
        assert_eq!(read("B[PA//3.1];)").on_move(), Disc::White);
        assert_eq!(read("B[PA]W[c3];)").on_move(), Disc::Black);
        assert_eq!(read(";)").position(), read("B[pass];)").position());
    }

    #[test]
    fn a_text_without_a_game_is_refused() {
        assert_eq!(read_game("f5d6").unwrap_err(), GameError::None);
        assert!(matches!(read_game("(;GM[Othello]B[a1];)").unwrap_err(), GameError::Ggf(_)));
    }
}
