//! The search: its values against plain minimax, its limits, its lines, and how well it plays.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use otello::eval::pattern::PatternEvaluation;
use otello::eval::{Evaluator, Value};
use otello::formats::{board, transcript};
use otello::rules::{Bitboard, Board, Disc, Move, Position, RuleSet, Rules, Score, Square};
use otello::search::{Answer, Bound, Budget, Candidate, Limits, Report, Searcher, Stop};

/// A reproducible source of choices (the 64-bit generator of Knuth's MMIX).
pub(super) struct Choices(pub(super) u64);

impl Choices {
    fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }

    /// A random move, which is a pass when it must be.
    fn play(&mut self, position: &Position) -> Position {
        let squares: Vec<Square> = position.legal_moves().squares().collect();
        let action = if squares.is_empty() {
            Move::Pass
        } else {
            Move::Place(squares[self.below(squares.len())])
        };
        position.play(action).unwrap()
    }

    /// A position with a legal move after random play down to so many empties.
    pub(super) fn position(&mut self, rules: Rules, empties: u32) -> Position {
        loop {
            let mut position = Position::start(rules);
            while position.empties().len() > empties && !position.is_over() {
                position = self.play(&position);
            }
            if !position.legal_moves().is_empty() && position.empties().len() == empties {
                return position;
            }
        }
    }
}

fn final_score(position: &Position) -> Score {
    position.result_count().difference(position.to_move())
}

/// The exact score by trying everything.
fn minimax(position: &Position) -> Score {
    if position.is_over() {
        return final_score(position);
    }
    if position.must_pass() {
        return -minimax(&position.play(Move::Pass).unwrap());
    }
    let replies = position.legal_moves().squares().map(|square| value_of_move(position, square));
    replies.max().unwrap()
}

fn value_of_move(position: &Position, square: Square) -> Score {
    -minimax(&position.play(Move::Place(square)).unwrap())
}

fn solve(searcher: &mut Searcher, position: &Position, margin: Option<Value>) -> Answer {
    let limits = Limits { margin, ..Limits::depth(60) };
    searcher.search(position, &limits, &Stop::new(), &mut |_| {}).unwrap()
}

/// Replays the line and returns where it ends.
fn replay(position: &Position, line: &[Move]) -> Position {
    line.iter().fold(*position, |position, &action| position.play(action).unwrap())
}

#[test]
fn exact_scores_are_those_of_plain_minimax() {
    let mut choices = Choices(1);
    for rules in [Rules::Othello, Rules::Reversi] {
        // One searcher throughout: what it remembers of one position must not spoil another.
        let mut searcher = Searcher::new(1);
        for round in 0..60 {
            let position = choices.position(rules, 1 + round % 9);
            let answer = solve(&mut searcher, &position, None);
            let score = minimax(&position);
            let told = board::write(&position);
            assert_eq!(answer.report.value, Value::from(score), "{told}");
            assert_eq!(value_of_move(&position, answer.best()), score, "{told}");
            assert!(answer.report.exact && !answer.stopped);
            let end = replay(&position, &answer.report.line);
            assert!(end.is_over(), "{told}");
            assert_eq!(end.result_count().difference(position.to_move()), score, "{told}");
        }
    }
}

#[test]
fn any_number_of_threads_finds_the_same_score() {
    let mut choices = Choices(9);
    for rules in [Rules::Othello, Rules::Reversi] {
        for empties in [9, 15, 17] {
            let position = choices.position(rules, empties);
            let score = solve(&mut Searcher::new(1), &position, None).report.value;
            for threads in [2, 3, 8] {
                let mut searcher = Searcher::new(1);
                searcher.set_threads(threads);
                let answer = solve(&mut searcher, &position, None);
                assert_eq!(answer.report.value, score, "{threads}: {}", board::write(&position));
                let end = replay(&position, &answer.report.line);
                assert_eq!(Value::from(end.result_count().difference(position.to_move())), score);
            }
        }
    }
}

#[test]
fn every_move_gets_its_true_score_when_asked() {
    let mut choices = Choices(2);
    for rules in [Rules::Othello, Rules::Reversi] {
        let mut searcher = Searcher::new(1);
        for _ in 0..15 {
            let position = choices.position(rules, 8);
            let mut told = Vec::new();
            let answer = searcher
                .evaluate_moves(
                    &position,
                    &Limits::depth(60),
                    &Stop::new(),
                    &mut |moves, report| {
                        told.push((moves.to_vec(), report.clone()));
                    },
                )
                .unwrap();
            for candidate in &answer.candidates {
                assert_eq!(candidate.bound, Bound::True);
                let score = value_of_move(&position, candidate.square);
                assert_eq!(candidate.value, Value::from(score), "{}", board::write(&position));
            }
            assert_eq!(answer.candidates.len() as u32, position.legal_moves().len());
            assert!(answer.candidates.is_sorted_by_key(|candidate| -candidate.value.hundredths()));
            assert_eq!(told.last().unwrap().0, answer.candidates);
            assert!(told.is_sorted_by_key(|(_, report)| report.depth));
        }
    }
}

#[test]
fn moves_within_the_margin_are_true_and_the_others_no_better_than_said() {
    let mut choices = Choices(3);
    let mut searcher = Searcher::new(1);
    for discs in [0, 2, 5] {
        let margin = Value::from_hundredths(discs * 100);
        for rules in [Rules::Othello, Rules::Reversi] {
            let position = choices.position(rules, 8);
            let answer = solve(&mut searcher, &position, Some(margin));
            let best = answer.report.value;
            for Candidate { square, value, bound } in answer.candidates {
                let score = Value::from(value_of_move(&position, square));
                match bound {
                    Bound::True => assert_eq!(value, score),
                    Bound::AtMost => assert!(score <= value && value < best - margin),
                }
            }
        }
    }
}

/// What the mover of a leaf is worth more than the evaluation says: the other side chose the leaf.
const LAST_CHOICE: Value = Value::from_hundredths(110);

/// The value of a board by the built-in evaluation, its state from scratch.
fn static_value(board: Board) -> Value {
    let evaluation = PatternEvaluation::built_in();
    evaluation.evaluate(board, board.legal_moves(), &evaluation.start(board))
}

/// The value of a search of fixed depth by trying everything.
fn minimax_estimate<R: RuleSet>(position: R, depth: u8) -> Value {
    if position.is_over() {
        return Value::from(position.final_score());
    }
    let squares = position.legal_moves();
    if depth == 0 {
        let passes = squares.is_empty();
        let board = if passes { position.pass().board() } else { position.board() };
        let value = static_value(board);
        return LAST_CHOICE + if passes { -value } else { value };
    }
    if squares.is_empty() {
        return -minimax_estimate(position.pass(), depth);
    }
    let values =
        squares.squares().map(|square| -minimax_estimate(position.place(square), depth - 1));
    values.max().unwrap()
}

#[test]
fn the_surer_a_search_is_the_more_it_visits() {
    let position = Choices(8).position(Rules::Othello, 30);
    let nodes = |prepare: fn(&mut Searcher)| {
        let mut searcher = Searcher::new(8);
        prepare(&mut searcher);
        let limits = Limits { exact_from: 0, ..Limits::depth(9) };
        let answer = searcher.search(&position, &limits, &Stop::new(), &mut |_| {});
        answer.unwrap().report.nodes
    };
    let to_play = nodes(|_| {});
    let to_know = nodes(Searcher::search_surely);
    let all = nodes(Searcher::search_full_width);
    assert!(to_play < to_know && to_know < all, "{to_play} {to_know} {all}");
}

#[test]
fn estimates_are_those_of_plain_minimax_and_lines_lead_to_them() {
    let mut choices = Choices(4);
    let mut searcher = Searcher::new(1);
    searcher.search_full_width();
    for round in 0..30 {
        let position = choices.position(Rules::Othello, 55 - round);
        let otello::rules::Mover::Othello(mover) = position.mover() else { unreachable!() };
        let limits = Limits { exact_from: 0, margin: Some(Value::DISC), ..Limits::depth(4) };
        let mut depths = Vec::new();
        let answer = searcher
            .search(&position, &limits, &Stop::new(), &mut |report| {
                depths.push(report.depth);
                let told = board::write(&position);
                assert_eq!(report.value, minimax_estimate(mover, report.depth), "{told}");
                assert_line_leads_to(report, mover, &position);
            })
            .unwrap();
        assert_eq!(depths, [1, 2, 3, 4]);
        for Candidate { square, value, bound } in answer.candidates {
            let own = -minimax_estimate(mover.place(square), 3);
            assert!(if bound == Bound::True { value == own } else { own <= value });
        }
    }
}

/// The built-in evaluation with a state that tells whether the search kept it right.
struct Watched;

impl Evaluator for Watched {
    type State = Board;

    fn start(&self, board: Board) -> Board {
        board
    }

    fn after(&self, state: &Board, square: Square, flipped: Bitboard) -> Board {
        state.place_flipping(square, flipped)
    }

    fn passed(&self, state: &Board) -> Board {
        state.pass()
    }

    fn order(&self, _: Bitboard) -> impl Fn(Square, Bitboard) -> i32 {
        |_, _| 0
    }

    fn evaluate(&self, board: Board, moves: Bitboard, state: &Board) -> Value {
        assert_eq!((board, board.legal_moves()), (*state, moves));
        static_value(board)
    }
}

#[test]
fn the_evaluation_always_gets_the_state_of_its_board() {
    let mut choices = Choices(10);
    for rules in [Rules::Othello, Rules::Reversi] {
        for (empties, depth, threads) in [(60, 7, 1), (40, 7, 2), (16, 16, 1), (18, 18, 2)] {
            let position = choices.position(rules, empties);
            let limits = Limits::depth(depth);
            let mut watched = Searcher::with_evaluation(1, Arc::new(Watched));
            watched.set_threads(threads);
            let answer = watched.search(&position, &limits, &Stop::new(), &mut |_| {}).unwrap();
            assert!(!answer.stopped);
        }
    }
}

fn assert_line_leads_to(report: &Report, from: Board, position: &Position) {
    let _ = replay(position, &report.line);
    let (end, plies, turns) =
        report.line.iter().fold((from, 0, 0), |(at, plies, turns), action| match action.square() {
            Some(square) => (at.place(square), plies + 1, turns + 1),
            None => (at.pass(), plies, turns + 1),
        });
    let value = minimax_estimate(end, report.depth - plies);
    assert_eq!(report.value, if turns % 2 == 0 { value } else { -value });
}

fn best_after(moves: &str, depth: u8) -> Answer {
    let start = Position::start(Rules::Othello);
    let position = replay(&start, &transcript::parse(moves, &start).unwrap());
    Searcher::new(1).search(&position, &Limits::depth(depth), &Stop::new(), &mut |_| {}).unwrap()
}

/// Case P18.
#[test]
fn early_wipe_outs_are_seen_from_two_plies_on() {
    for depth in 2..=6 {
        assert_ne!(best_after("f5d6c5f4e7f6g5", depth).best(), Square::E6, "depth {depth}");
        let winning = best_after("f5d6c5f4e7f6g5e6", depth);
        assert_eq!((winning.best(), winning.report.value), (Square::E3, Value::MAX));
        assert_eq!(best_after("f5f6e6f4e3d2d3d6", depth).best(), Square::C6, "depth {depth}");
    }
}

/// Cases P08, P09 and P19: nothing to search is no answer, a forced pass is none either.
#[test]
fn a_side_that_cannot_move_gets_no_answer() {
    let boards = [
        format!("OOOOOOOOOOOOO{} X", "-".repeat(51)),
        format!("{}XXXXX{} O", "-".repeat(20), "-".repeat(39)),
        "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO X".to_owned(),
        format!("{} X", "-".repeat(64)),
    ];
    for text in boards {
        let position = board::parse(&text, Rules::Othello).unwrap();
        let mut searcher = Searcher::new(1);
        let limits = Limits::depth(8);
        assert_eq!(searcher.search(&position, &limits, &Stop::new(), &mut |_| {}), None);
        assert_eq!(searcher.evaluate_moves(&position, &limits, &Stop::new(), &mut |_, _| {}), None);
    }
}

/// Case P09, White's side of it.
#[test]
fn positions_around_a_pass_have_their_scores() {
    let text = "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO O";
    let position = board::parse(text, Rules::Othello).unwrap();
    let answer = solve(&mut Searcher::new(1), &position, Some(Value::MAX));
    let scores: Vec<_> = answer.candidates.iter().map(|c| (c.square, c.value.discs())).collect();
    assert_eq!(scores, [(Square::G5, 48), (Square::H6, 36)]);
}

/// Case P16.
#[test]
fn the_same_search_gives_the_same_score_twenty_times() {
    let start = Position::start(Rules::Othello);
    let moves =
        "e6f6f5d6g7g6g5g4c3d3c2g8h8e7f7d2h7h6f8e3g3f4h5h3d7b3h4f3h2d8a4c1g2a3a2e8c8c7b7h1f1b8a8";
    let position = replay(&start, &transcript::parse(moves, &start).unwrap());
    assert_eq!((position.to_move(), position.empties().len()), (Disc::White, 17));
    for (hash_mib, threads) in [(1, 1), (64, 1), (1, 2), (64, 2)] {
        let mut searcher = Searcher::new(hash_mib);
        searcher.set_threads(threads);
        for _ in 0..20 {
            let answer = solve(&mut searcher, &position, None);
            assert_eq!((answer.best(), answer.report.value.discs()), (Square::A7, -62));
            assert!(replay(&position, &answer.report.line).is_over());
        }
    }
}

/// The boards of the issue with the most legal moves.
#[test]
fn boards_with_34_and_35_moves_are_searched() {
    let boards = [
        ("X-------O-OXO-O---OXXXO---X-OXO--OX---X---X--XO--OOXOOO--X--X--- X", 35),
        ("-----XO--O-O--O--OXOO-O--OXXXX---X-OOXO--OX--XX--OOXOOO--------- X", 34),
    ];
    for (text, moves) in boards {
        let position = board::parse(text, Rules::Othello).unwrap();
        let answer = Searcher::new(1)
            .search(&position, &Limits::depth(3), &Stop::new(), &mut |_| {})
            .unwrap();
        assert_eq!(answer.candidates.len(), moves);
    }
}

/// Case P17: as many moves as empties.
#[test]
fn eleven_moves_on_eleven_empties_are_all_solved() {
    let text = "---O----O-OOOOO-OOXOOOO-OXOXOXO-OOXOXOXXOOXOXXXXOOOOOOXXXXXXXXXX X";
    let position = board::parse(text, Rules::Othello).unwrap();
    let answer = solve(&mut Searcher::new(1), &position, Some(Value::from_hundredths(12_800)));
    let mut scores: Vec<_> =
        answer.candidates.iter().map(|c| format!("{}{:+}", c.square, c.value.discs())).collect();
    scores.sort_unstable();
    let expected = "a1+32 b1+30 b2+32 c1+26 e1+28 f1+28 g1+22 h1+34 h2+36 h3+28 h4+36";
    assert_eq!(scores.join(" "), expected);
}

#[test]
fn equal_searches_visit_equally_many_positions() {
    let mut choices = Choices(5);
    for rules in [Rules::Othello, Rules::Reversi] {
        for (empties, depth) in [(44, 6), (30, 6), (14, 14)] {
            let position = choices.position(rules, empties);
            let limits = Limits { margin: Some(Value::ZERO), ..Limits::depth(depth) };
            let mut searcher = Searcher::new(1);
            let mut once = || {
                searcher.clear();
                let mut answer =
                    searcher.search(&position, &limits, &Stop::new(), &mut |_| {}).unwrap();
                answer.report.elapsed = Duration::ZERO;
                answer
            };
            assert_eq!(once(), once());
        }
    }
}

#[test]
fn the_limit_of_nodes_is_never_passed() {
    let mut choices = Choices(6);
    for nodes in [200, 1_000, 12_345, 100_000] {
        for empties in [50, 22, 16] {
            let position = choices.position(Rules::Othello, empties);
            let limits = Limits { nodes: Some(nodes), ..Limits::depth(60) };
            let answer =
                Searcher::new(1).search(&position, &limits, &Stop::new(), &mut |_| {}).unwrap();
            assert!(answer.report.nodes <= nodes, "{} of {nodes}", answer.report.nodes);
            assert!(position.legal_moves().has(answer.best()));
        }
    }
}

/// Near the end whole endings lie between two looks at the limit.
#[test]
fn the_limit_of_nodes_is_never_passed_by_the_last_empties_either() {
    let mut searcher = Searcher::new(1);
    for text in [
        "-OOOOOOOOOO-OXO-OOOOXOXX-OOXOXXXOOXOXOXXOXXXOOOXXXXXXO-X--OOOXO- X",
        "XXXXX-XOOXX-XXXXOXXXXXX-OOOXOX--OXOXXOX-OXXXXO-X-XXXXXX--XXXX-XX O",
        "X-O-XXXOXXXXXXX-XXXXXOX-XXXOXXOXXXXOXOOXX-OOOOOO-XXOOXX-O-XO-X-- O",
    ] {
        let position = board::parse(text, Rules::Othello).unwrap();
        for nodes in (200..8_000).step_by(9) {
            searcher.clear();
            let limits = Limits { nodes: Some(nodes), ..Limits::depth(60) };
            let answer = searcher.search(&position, &limits, &Stop::new(), &mut |_| {}).unwrap();
            assert!(answer.report.nodes <= nodes, "{} of {nodes}: {text}", answer.report.nodes);
        }
    }
}

#[test]
fn a_raised_flag_or_no_time_still_gives_a_move() {
    let start = Position::start(Rules::Othello);
    let stop = Stop::new();
    stop.raise();
    let answer = Searcher::new(1).search(&start, &Limits::depth(60), &stop, &mut |_| {}).unwrap();
    assert!(answer.stopped);
    assert_eq!(answer.report.depth, 1);
    let limits = Limits { time: Some(Budget::fixed(Duration::ZERO)), ..Limits::depth(60) };
    let answer = Searcher::new(1).search(&start, &limits, &Stop::new(), &mut |_| {}).unwrap();
    assert!(answer.stopped && start.legal_moves().has(answer.best()));
}

#[test]
fn another_thread_stops_a_search_that_would_take_years() {
    for (exact_from, threads) in [(0, 1), (60, 1), (0, 2), (60, 2)] {
        let start = Position::start(Rules::Othello);
        let stop = Stop::new();
        let flag = stop.clone();
        let raiser = thread::spawn(move || {
            thread::sleep(Duration::from_millis(100));
            flag.raise();
        });
        let limits = Limits { exact_from, ..Limits::depth(50) };
        let began = Instant::now();
        let mut searcher = Searcher::new(1);
        searcher.set_threads(threads);
        let answer = searcher.search(&start, &limits, &stop, &mut |_| {}).unwrap();
        raiser.join().unwrap();
        assert!(answer.stopped);
        // The promise is 50 ms; a busy machine may take this thread's turn away for longer.
        assert!(began.elapsed() < Duration::from_secs(2));
    }
}

/// Plays a game out, each side by its chooser, and returns Black's score.
fn play_out(mut position: Position, mut choose: impl FnMut(&Position) -> Square) -> Score {
    while !position.is_over() {
        let action = if position.must_pass() { Move::Pass } else { Move::Place(choose(&position)) };
        position = position.play(action).unwrap();
    }
    position.result_count().difference(Disc::Black)
}

fn choose(searcher: &mut Searcher, position: &Position, depth: u8) -> Square {
    searcher.search(position, &Limits::depth(depth), &Stop::new(), &mut |_| {}).unwrap().best()
}

#[test]
fn depth_4_beats_a_random_mover_every_time() {
    let mut choices = Choices(7);
    let mut searcher = Searcher::new(1);
    for game in 0..100 {
        let engine = Disc::BOTH[game % 2];
        let score = play_out(Position::start(Rules::Othello), |position| {
            if position.to_move() == engine {
                choose(&mut searcher, position, 4)
            } else {
                let squares: Vec<_> = position.legal_moves().squares().collect();
                squares[choices.below(squares.len())]
            }
        });
        let score = if engine == Disc::Black { score } else { -score };
        assert!(score > Score::DRAW, "game {game}: {score}");
    }
}

#[test]
fn depth_6_scores_at_least_85_of_100_against_depth_2() {
    let mut choices = Choices(8);
    let mut searchers = [Searcher::new(1), Searcher::new(1)];
    let mut points = 0.0;
    for _ in 0..50 {
        let start = choices.position(Rules::Othello, 52);
        for deeper in Disc::BOTH {
            let score = play_out(start, |position| {
                let depth = if position.to_move() == deeper { 6 } else { 2 };
                choose(&mut searchers[usize::from(depth == 6)], position, depth)
            });
            let score = if deeper == Disc::Black { score } else { -score };
            points += f64::from(score.discs().signum() + 1) / 2.0;
        }
    }
    assert!(points >= 85.0, "{points} of 100");
}
