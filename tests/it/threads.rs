//! Several threads on one search, again and again: a fault of theirs shows once in many runs.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use otello::eval::{Evaluator, Value};
use otello::formats::board;
use otello::rules::{Bitboard, Board, Position, Rules, Square};
use otello::search::{Bound, Limits, Searcher, Stop};

use crate::search::Choices;

/// How often each position is solved by each number of threads.
const ROUNDS: usize = 12;

/// Every move's exact score, in the order of the board.
fn scores(searcher: &mut Searcher, position: &Position) -> Vec<(Square, Value)> {
    let limits = Limits::depth(60);
    let answer = searcher.evaluate_moves(position, &limits, &Stop::new(), &mut |_, _| {}).unwrap();
    assert!(answer.candidates.iter().all(|candidate| candidate.bound == Bound::True));
    let mut scores: Vec<_> = answer.candidates.iter().map(|c| (c.square, c.value)).collect();
    scores.sort_unstable_by_key(|&(square, _)| square);
    scores
}

/// More threads than cores take turns in the middle of everything, and the smallest table loses
/// most of what they find, so that no two rounds are alike.
#[test]
fn every_move_is_worth_the_same_however_often_and_by_however_many_threads_it_is_solved() {
    let mut choices = Choices(31);
    for (rules, empties) in
        [(Rules::Othello, 15), (Rules::Othello, 15), (Rules::Othello, 16), (Rules::Reversi, 15)]
    {
        let position = choices.position(rules, empties);
        let once = scores(&mut Searcher::new(1), &position);
        for threads in [2, 3, 6] {
            let mut searcher = Searcher::new(1);
            searcher.set_threads(threads);
            for round in 0..ROUNDS {
                let again = scores(&mut searcher, &position);
                let told = board::write(&position);
                assert_eq!(again, once, "{told} by {threads} threads, round {round}");
                searcher.clear();
            }
        }
    }
}

/// Counts discs, but not on threads without a name, which helpers are.
struct RefusesToHelp;

impl Evaluator for RefusesToHelp {
    type State = ();

    fn start(&self, _: Board) {}

    fn after(&self, (): &(), _: Square, _: Bitboard) {}

    fn passed(&self, (): &()) {}

    fn order(&self, _: Bitboard) -> impl Fn(Square, Bitboard) -> i32 {
        |_, _| 0
    }

    fn evaluate(&self, board: Board, _: Bitboard, (): &()) -> Value {
        assert!(thread::current().name().is_some(), "a helper is asked");
        Value::from_hundredths((board.mover.len() as i32 - board.opponent.len() as i32) * 100)
    }
}

#[test]
fn a_helper_that_panics_ends_a_search_that_would_take_years() {
    let began = Instant::now();
    let mut searcher = Searcher::with_evaluation(1, Arc::new(RefusesToHelp));
    searcher.set_threads(2);
    let limits = Limits { exact_from: 0, ..Limits::depth(50) };
    let start = Position::start(Rules::Othello);
    let searched = catch_unwind(AssertUnwindSafe(|| {
        searcher.search(&start, &limits, &Stop::new(), &mut |_| {});
    }));
    assert!(searched.is_err());
    assert!(began.elapsed() < Duration::from_secs(60));
}
