//! Exact search against plain minimax, on random positions of few empties. It lies here and not
//! among the integration tests so that the gate runs it with every kernel that it builds.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::{Limits, Searcher, Stop};
use crate::eval::Value;
use crate::rules::{Bitboard, Disc, Move, Mover, Position, RuleSet, Rules, Score, Square, Supply};

/// The most that plain minimax is made to solve.
const MOST_EMPTIES: u32 = 9;

/// The smallest table, and one as large as hard problems are solved with, in MiB.
const TABLES: [usize; 2] = [1, 1024];

/// The score by trying everything.
fn minimax<R: RuleSet>(position: R) -> Score {
    let squares = position.legal_moves();
    if squares.is_empty() {
        let over = position.is_over();
        return if over { position.final_score() } else { -minimax(position.pass()) };
    }
    let values = squares.squares().map(|square| -minimax(position.place(square)));
    values.max().expect("there is a move")
}

fn score(position: &Position) -> Score {
    match position.mover() {
        Mover::Othello(board) => minimax(board),
        Mover::Reversi(board) => minimax(board),
    }
}

/// What random play comes to; none if the game ends earlier.
fn played(rules: Rules, empties: u32, random: &mut StdRng) -> Option<Position> {
    let mut position = Position::start(rules);
    while position.empties().len() > empties && !position.is_over() {
        let squares: Vec<Square> = position.legal_moves().squares().collect();
        let action = match squares.len() {
            0 => Move::Pass,
            count => Move::Place(squares[random.random_range(0..count)]),
        };
        position = position.play(action).expect("it is legal");
    }
    (position.empties().len() == empties).then_some(position)
}

/// A board that no game need come to: any discs on the occupied squares, any share of the supply.
fn set_up(rules: Rules, empties: u32, random: &mut StdRng) -> Position {
    let mut empty = Bitboard::EMPTY;
    while empty.len() < empties {
        empty |= Square::from_index(random.random_range(0..64)).bit() & !Bitboard::CENTRE;
    }
    let black = Bitboard(random.random()) & !empty;
    let white = !(black | empty);
    let to_move = Disc::BOTH[random.random_range(0..2)];
    match rules {
        Rules::Othello => Position::othello(black, white, to_move),
        Rules::Reversi => {
            let blacks = random.random_range(0..=empties as u8);
            let supply = Supply { black: blacks, white: empties as u8 - blacks };
            Position::reversi(black, white, to_move, Some(supply))
        }
    }
    .expect("every square has one disc or none")
}

/// The searchers solve one position after another, and what they remember of one must not spoil
/// the next.
#[test]
fn scores_moves_and_lines_are_those_of_minimax_for_any_threads_and_table() {
    let mut searchers = Vec::new();
    for (hash_mib, threads) in TABLES.into_iter().flat_map(|hash| [(hash, 1), (hash, 2)]) {
        let mut searcher = Searcher::new(hash_mib);
        searcher.set_threads(threads);
        searchers.push(searcher);
    }
    let mut random = StdRng::seed_from_u64(1889);
    for round in 0..240 {
        let empties = 1 + round / 2 % MOST_EMPTIES;
        for rules in [Rules::Othello, Rules::Reversi] {
            let position = match round % 2 {
                0 => played(rules, empties, &mut random),
                _ => Some(set_up(rules, empties, &mut random)),
            };
            let searched = position.filter(|position| !position.legal_moves().is_empty());
            let Some(position) = searched else { continue };
            let score = score(&position);
            for searcher in &mut searchers {
                assert_solves(searcher, &position, score);
            }
        }
    }
}

fn assert_solves(searcher: &mut Searcher, position: &Position, score: Score) {
    let answer = searcher.search(position, &Limits::depth(60), &Stop::new(), &mut |_| {});
    let answer = answer.expect("there is a move");
    assert_eq!(answer.report.value, Value::from(score), "{position:?}");
    assert!(answer.report.exact && !answer.stopped, "{position:?}");
    let line = &answer.report.line;
    assert_eq!(line[0], Move::Place(answer.best()), "{position:?}");
    let end = line.iter().fold(*position, |at, &action| at.play(action).expect("it is legal"));
    let found = end.result_count().difference(position.to_move());
    assert_eq!((end.is_over(), found), (true, score), "{position:?}");
}
