//! Boards and transcripts: the recorded games, random games, and texts that are neither.

use otello::formats::{board, transcript};
use otello::rules::{Disc, DiscCount, Move, Position, Rules};
use proptest::prelude::*;

use crate::random_game::{random_game, rules};

struct Recorded {
    case: String,
    moves: String,
    count: DiscCount,
    over: bool,
    /// The passes, each as the number of placements before it.
    passes: Vec<usize>,
    last_board: String,
}

fn recorded() -> Vec<Recorded> {
    let lines = include_str!("data/transcripts.tsv").lines();
    lines.filter(|line| !line.starts_with('#')).map(read_line).collect()
}

fn read_line(line: &str) -> Recorded {
    let fields: Vec<_> = line.split('\t').collect();
    let &[case, moves, black, white, over, passes, last_board] = fields.as_slice() else {
        panic!("seven fields, not: {line}");
    };
    Recorded {
        case: case.to_owned(),
        moves: moves.to_owned(),
        count: DiscCount { black: black.parse().unwrap(), white: white.parse().unwrap() },
        over: over == "1",
        passes: passes.split(' ').filter_map(|pass| pass.parse().ok()).collect(),
        last_board: last_board.to_owned(),
    }
}

fn replay(start: Position, moves: &[Move]) -> Position {
    moves.iter().fold(start, |position, &action| position.play(action).unwrap())
}

/// Where the passes are, each as the number of placements before it.
fn passes(moves: &[Move]) -> Vec<usize> {
    let placed_before = |index: usize| moves[..index].iter().filter_map(|m| m.square()).count();
    let passes = moves.iter().enumerate().filter(|(_, action)| **action == Move::Pass);
    passes.map(|(index, _)| placed_before(index)).collect()
}

/// Cases P01, P02, P04, P05, P06, P10, P29, P38 and those of later issues.
#[test]
fn recorded_games_replay_to_their_last_board() {
    let start = Position::start(Rules::Othello);
    for game in recorded() {
        let moves = transcript::parse(&game.moves, &start).unwrap();
        let end = replay(start, &moves);
        assert_eq!(board::write(&end)[..64], game.last_board, "{}", game.case);
        assert_eq!(end.disc_count(), game.count, "{}", game.case);
        assert_eq!(end.is_over(), game.over, "{}", game.case);
        let before_the_last = |&pass: &usize| pass < game.moves.len() / 2;
        let expected: Vec<_> = game.passes.iter().copied().filter(before_the_last).collect();
        assert_eq!(passes(&moves), expected, "{}", game.case);
        assert_eq!(transcript::write(&moves), game.moves, "{}", game.case);
    }
}

/// Case P06: colours must not drift when nine passes are unwritten.
#[test]
fn every_ply_of_a_game_with_unwritten_passes_has_its_colour() {
    let game = recorded().into_iter().find(|game| game.case == "P06").unwrap();
    let start = Position::start(Rules::Othello);
    let moves = transcript::parse(&game.moves, &start).unwrap();
    let mut position = start;
    let mut colours = String::new();
    let mut spoken = String::new();
    for &action in &moves {
        match action {
            Move::Place(square) => {
                colours.push(if position.to_move() == Disc::Black { 'X' } else { 'O' });
                spoken += &square.to_string();
            }
            Move::Pass => spoken += " PA ",
        }
        position = position.play(action).unwrap();
    }
    assert_eq!(colours, "XOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOXOOOXOOOOXOXOXOOOXOXOOOXO");
    assert_eq!(transcript::parse(&spoken, &start), Ok(moves));
}

/// Case P09: a side to move that cannot move stays the side to move.
#[test]
fn a_board_whose_side_must_pass_keeps_its_side() {
    let text = "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO X";
    let position = board::parse(text, Rules::Othello).unwrap();
    assert!(position.must_pass() && position.to_move() == Disc::Black);
    assert_eq!(board::write(&position), text);
    let moves = transcript::parse("g5", &position).unwrap();
    assert_eq!(moves[0], Move::Pass);
}

/// Case P27 (b): other letters, no side, eight lines.
#[test]
fn a_pasted_board_reads_in_every_spelling() {
    let text = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";
    let position = board::parse(text, Rules::Othello).unwrap();
    assert_eq!(position.disc_count(), DiscCount { black: 12, white: 32 });
    let lines: Vec<_> = (0..8).map(|rank| &text[8 * rank..8 * rank + 8]).collect();
    let letters = text[..64].replace('X', "b").replace('O', "w");
    for spelling in [&lines.join("\n"), &letters, &text.replace('X', "*").replace('-', ".")] {
        assert_eq!(board::parse(spelling, Rules::Othello), Ok(position), "{spelling}");
    }
}

proptest! {
    #[test]
    fn a_game_read_after_writing_is_the_same(game in random_game(rules())) {
        let text = transcript::write(&game.moves);
        let moves = transcript::parse(&text, &game.start).unwrap();
        let end = replay(game.start, &game.moves);
        let written: Vec<_> = match game.moves.split_last() {
            Some((Move::Pass, before)) => before.to_vec(),
            _ => game.moves,
        };
        prop_assert_eq!(moves, written);
        prop_assert_eq!(board::parse(&board::write(&end), end.rules()), Ok(end));
        prop_assert!(board::looks_like_board(&board::write(&end)));
    }

    #[test]
    fn no_text_makes_the_readers_panic(text in ".{0,80}", rules in rules()) {
        let _ = board::parse(&text, rules);
        let _ = transcript::parse(&text, &Position::start(rules));
    }

    #[test]
    fn no_half_right_text_makes_the_readers_panic(
        board in r"[-XO*.01]{60,66}[ XO]{0,3}(/[0-9,]{0,6})?",
        moves in r"([a-h][1-8]|pa|--|[0-9]{1,4}[.)]|[-@* ;]|[p-z]|é){0,70}",
        rules in rules(),
    ) {
        let _ = board::parse(&board, rules);
        let _ = transcript::parse(&moves, &Position::start(rules));
    }
}
