//! Random games, for the properties of formats and of saved games.

use otello::rules::{Move, Position, Rules};
use proptest::prelude::*;

/// A line of play from the start of a rule set, cut anywhere, passes included.
#[derive(Clone, Debug)]
pub(crate) struct RandomGame {
    pub(crate) start: Position,
    pub(crate) moves: Vec<Move>,
}

/// Either rule set.
pub(crate) fn rules() -> impl Strategy<Value = Rules> {
    prop_oneof![Just(Rules::Othello), Just(Rules::Reversi)]
}

/// A random line of up to 70 plies; half of all games are played to their end.
pub(crate) fn random_game(
    rules: impl Strategy<Value = Rules>,
) -> impl Strategy<Value = RandomGame> {
    let choices = prop_oneof![
        prop::collection::vec(any::<prop::sample::Index>(), 0..=70),
        prop::collection::vec(any::<prop::sample::Index>(), 70..=80),
    ];
    (rules, choices).prop_map(|(rules, choices)| play(Position::start(rules), &choices))
}

fn play(start: Position, choices: &[prop::sample::Index]) -> RandomGame {
    let mut position = start;
    let mut moves = Vec::new();
    for choice in choices {
        if position.is_over() {
            break;
        }
        let squares: Vec<_> = position.legal_moves().squares().collect();
        let action = match squares.len() {
            0 => Move::Pass,
            len => Move::Place(squares[choice.index(len)]),
        };
        position = position.play(action).expect("the move is legal");
        moves.push(action);
    }
    RandomGame { start, moves }
}
