//! Texts that are pasted: games in any format.

use crate::formats::games::{GameError, Input, LineFault, Names};
use crate::formats::record::GameRecord;
use crate::rules::Rules;

/// The first game of a text that can be read. Otherwise the move with which its transcript goes
/// wrong, if it begins as one.
pub(super) fn read(text: &str, rules: Rules) -> Result<GameRecord, Option<usize>> {
    let names = Names::default();
    let Ok(input) = Input::of_text(text) else { return Err(None) };
    let mut wrong = None;
    for game in input.games(rules, &names) {
        match game {
            Ok(game) => return Ok(game),
            Err(fault) => wrong = wrong.or(wrong_move(&fault)),
        }
    }
    Err(wrong)
}

/// The number of a wrong move behind right ones.
const fn wrong_move(fault: &GameError) -> Option<usize> {
    match fault {
        GameError::Line { fault: LineFault::Transcript(fault), .. } if fault.number() > 1 => {
            Some(fault.number())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plies(text: &str) -> Result<usize, Option<usize>> {
        read(text, Rules::Othello).map(|game| game.moves.len())
    }

    #[test]
    fn the_first_game_that_can_be_read_is_taken() {
        for text in [
            "f5d6c3",
            "1. F5 d6\n2. C3",
            "(;GM[Othello]B[F5]W[D6]B[C3];)",
            "(;GM[1])(;GM[2];B[fe];W[df];B[cc])",
        ] {
            assert_eq!(plies(text), Ok(3), "{text}");
        }
    }

    #[test]
    fn what_is_no_game_says_its_wrong_move() {
        assert_eq!(plies("f5d6 f5"), Err(Some(3)));
        for text in ["", "  \n", "hello", "(;GM[1])"] {
            assert_eq!(plies(text), Err(None), "{text}");
        }
    }
}
