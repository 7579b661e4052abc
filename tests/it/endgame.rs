//! Exact play: the scores of recorded cases, of published problems, and what a bound may say.

use std::fs;

use otello::eval::Value;
use otello::formats::obf::Problem;
use otello::formats::{board, obf, transcript};
use otello::rules::{Disc, Move, Position, Rules, Score, Square};
use otello::search::{Answer, Bound, Limits, Searcher, Stop};

use crate::shared;

fn solve(searcher: &mut Searcher, position: &Position) -> Answer {
    searcher.search(position, &Limits::depth(60), &Stop::new(), &mut |_| {}).unwrap()
}

/// Every move with its exact score, best first, equal ones in the order of the board.
fn all_scores(text: &str) -> String {
    let position = board::parse(text, Rules::Othello).unwrap();
    let limits = Limits::depth(60);
    let answer = Searcher::new(1)
        .evaluate_moves(&position, &limits, &Stop::new(), &mut |_, _| {})
        .unwrap_or_else(|| panic!("no move: {text}"));
    let mut candidates = answer.candidates;
    assert!(candidates.iter().all(|candidate| candidate.bound == Bound::True));
    candidates.sort_by_key(|c| (-c.value.hundredths(), c.square));
    let scores = candidates.iter().map(|c| format!("{} {:+}", c.square, c.value.discs()));
    scores.collect::<Vec<_>>().join(", ")
}

/// Cases P13 and P14, with the official scores.
#[test]
fn every_move_of_the_recorded_endings_has_its_score() {
    for (text, scores) in [
        (
            "OO-XXXXXOOOOXXXOOXOXXXO-OXXXXOOOOXXXXOXOO-XXOOXOO--OXXOO--O-XXXO X",
            "d8 +8, c7 +0, c1 -2, h3 -2",
        ),
        (
            "----O--O--OOOOOOOOOOOOOOXOXXXOXOOOOXOXXOOOOOXXXOOOOXOXXOOXXXXXXX X",
            "b2 +14, g1 +8, b1 +0, c1 -2, d1 -12, f1 -12, a2 -12",
        ),
        (
            "---OOXOO--OOOXOX-OOOOOOX--OXOXOXOXOOOXXXOOOOOXXXOOXXOXXXOXXXXXXX X",
            "b4 +16, a2 +8, b2 +6, a3 +6, b1 +2, c1 -6",
        ),
        (
            "-X-OOXOO-XOOOOOO-XXXOOOO-XXOXOOOXXOXOOOXXXOOOOOXX-OOXX-X-OOXX-XX O",
            "a3 +6, a4 -4, a1 -6, g7 -8, f8 -14, a2 -28",
        ),
        (
            "XXX-X---OXXXX---OOOOXOXXOOOXOXXXOOXOXXXXOOOXXOXXOOXXXXXXOXXXXXXX O",
            "d1 -4, f1 -6, f2 -22",
        ),
        (
            "OOOOOOOXXOOOOOOOXXXXOXOOXXXXXXOOXXXOXOOOXXXOOOOOXXXO--OOXXX----O X",
            "d8 +8, e8 -2, f7 -6, e7 -14",
        ),
        ("--OXXXXXOOXOXOXXOXOXOXXXOOXXXXXXOOXXOXXX-XXXXXXXX--XOOXX-XXXXXXX O", "b7 -42, c7 -42"),
    ] {
        let told = all_scores(text);
        assert!(told.starts_with(scores), "{text}: {told}, not {scores}");
    }
}

/// The exact values for Black of the positions of a game, each with the discs placed before it,
/// from a number of discs on.
fn values(game: &str, from: usize) -> Vec<(usize, i32)> {
    let mut position = Position::start(Rules::Othello);
    let mut placed = 0;
    let mut searcher = Searcher::new(1);
    let mut values = Vec::new();
    for action in transcript::parse(game, &position).unwrap() {
        if placed >= from && action != Move::Pass {
            let value = solve(&mut searcher, &position).report.value.discs();
            let black = position.to_move() == Disc::Black;
            values.push((placed, if black { value } else { -value }));
        }
        placed += usize::from(action != Move::Pass);
        position = position.play(action).unwrap();
    }
    values
}

/// Case P15: the value must not change its sign at a pass.
#[test]
fn a_game_with_a_pass_is_worth_the_same_after_every_move_of_its_end() {
    let game = "e6f6f5f4e3c5c6d3c3f2f3e2e1d7g4d6c4h3h5c2d2g3f1g5e7d8f8d1c7f7g6h7e8g8h4g1h2b6b8g7b5c8\
                h8h6a6h1g2b7b4a4a5a7b3a3a8a2b2a1b1c1";
    assert_eq!(values(game, 47), (47..60).map(|placed| (placed, 2)).collect::<Vec<_>>());
}

/// Case P10: a published line of perfect play.
#[test]
fn a_perfect_game_is_a_draw_after_every_move_of_its_end() {
    let game = "F5D6C3D3C4F4F6F3E6E7D7C5B6D8C6C7D2B5A5A6A7G5E3B4C8G6G4C2E8D1F7E2G3H4F1E1F2G1B1F8G8B3\
                H3B2H5B7A3A4A1A2C1H2H1G2B8A8G7H8H7H6";
    assert_eq!(values(game, 44), (44..60).map(|placed| (placed, 0)).collect::<Vec<_>>());
}

/// The problems of a published set, if the data folder lies beside the repository.
fn published(file: &str) -> Vec<Problem> {
    let Some(folder) = shared::folder("problems") else { return Vec::new() };
    let text = fs::read_to_string(folder.join(file)).unwrap();
    text.lines().filter_map(|line| obf::parse(line, Rules::Othello).unwrap()).collect()
}

#[test]
fn the_published_problems_1_to_39_are_solved() {
    let mut searcher = Searcher::new(64);
    searcher.set_threads(2);
    for problem in published("fforum-1-19.obf").iter().chain(&published("fforum-20-39.obf")) {
        let answer = solve(&mut searcher, &problem.position);
        let told = board::write(&problem.position);
        let best = problem.best_score().unwrap();
        assert_eq!(answer.report.value, Value::from(best), "{told}");
        assert!(problem.moves.contains(&(Move::Place(answer.best()), best)), "{told}");
        let end =
            answer.report.line.iter().try_fold(problem.position, |at, &action| at.play(action));
        let end = end.unwrap();
        let score = end.result_count().difference(problem.position.to_move());
        assert!(end.is_over() && score == best, "{told}: the line ends in {score}");
    }
}

/// Case P13 (e).
#[test]
fn every_move_of_the_published_problems_1_to_19_has_its_score() {
    let mut searcher = Searcher::new(16);
    for problem in published("fforum-1-19.obf") {
        let answer = searcher
            .evaluate_moves(&problem.position, &Limits::depth(60), &Stop::new(), &mut |_, _| {})
            .unwrap();
        for &(action, score) in &problem.moves {
            let found = answer.candidates.iter().find(|c| Move::Place(c.square) == action).unwrap();
            assert_eq!(found.value, Value::from(score), "{}", board::write(&problem.position));
        }
    }
}

/// In Reversi a side without discs cannot move, and empty squares go to nobody.
#[test]
fn reversi_is_solved_with_its_supplies() {
    let text = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXOOOOOOOOOOOOOOOOOOOOOOOOOOOOOXO- X";
    let with_supply = |supply| board::parse(&format!("{text} {supply}"), Rules::Reversi).unwrap();
    let over = with_supply("/0,1");
    assert!(over.is_over(), "Black has no disc left, and White turns nothing");
    assert_eq!(over.result_count().difference(over.to_move()), Score::new(3));
    let answer = solve(&mut Searcher::new(1), &with_supply("/1,0"));
    assert_eq!((answer.best(), answer.report.value.discs()), (Square::H8, 18));
}
