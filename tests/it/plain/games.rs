//! Whole games against the engine, checked sentence by sentence against the rules.

use std::collections::HashMap;

use otello::rules::{Disc, Move, Position, Rules, Square};

use super::setup::Setup;

/// Every square often enough that a whole game is played, whatever the engine answers; those that
/// are not legal are refused.
fn every_square() -> String {
    Square::all().map(|square| format!("{square}\n")).collect::<String>().repeat(34)
}

fn answers(head: &[(&'static str, &'static str)]) -> String {
    let head: HashMap<_, _> = head.iter().copied().collect();
    Setup::of(&head).answers(&every_square())
}

fn disc(name: &str) -> Disc {
    match name {
        "Black" => Disc::Black,
        "White" | "Red" => Disc::White,
        other => panic!("{other} is no side"),
    }
}

/// Replays what the dialogue said, and compares every number with the rules.
fn replay(answers: &str, rules: Rules) -> Position {
    let mut position = Position::start(rules);
    for line in answers.lines() {
        let words: Vec<_> = line.split_whitespace().collect();
        let action = match words.as_slice() {
            [_, "plays", square, ..] => Move::Place(square[..2].parse().unwrap()),
            [_, "has", "no", ..] => Move::Pass,
            _ => continue,
        };
        assert_eq!(disc(words[0]), position.to_move(), "{line}");
        if let Move::Place(square) = action {
            let turned = match position.flips(square).len() {
                0 => format!("plays {square}."),
                1 => format!("plays {square} and turns 1 disc."),
                discs => format!("plays {square} and turns {discs} discs."),
            };
            assert!(line.contains(&turned), "{line}");
        }
        position = position.play(action).unwrap();
        if let Some((_, squares)) = line.split_once("your move: ") {
            let legal = position.legal_moves().len().to_string();
            assert_eq!(squares.split_whitespace().next(), Some(legal.as_str()), "{line}");
        }
    }
    position
}

#[test]
fn whole_games_against_the_engine_keep_to_the_rules() {
    for (rules, name) in [(Rules::Othello, "othello"), (Rules::Reversi, "reversi")] {
        for side in ["black", "white"] {
            let answers = answers(&[("rules", name), ("play as", side)]);
            let end = replay(&answers, rules);
            assert!(end.is_over());
            let (result, _) = answers.split_once("Type new").unwrap_or_default();
            assert!(result.contains("The game is over."), "{answers}");
            let count = end.disc_count();
            assert!(answers.contains(&format!("Discs: Black {}, ", count.black)));
            assert_eq!(answers.contains("Tournament score"), rules == Rules::Othello);
        }
    }
}

#[test]
fn engines_play_a_game_to_its_end_and_read_nothing() {
    for (rules, name) in [(Rules::Othello, "othello"), (Rules::Reversi, "reversi")] {
        let answers = answers(&[("rules", name), ("play as", "nobody")]);
        assert!(replay(&answers, rules).is_over());
        assert!(answers.lines().last().unwrap().starts_with("The game is over."));
        assert!(!answers.contains("is not a legal move"));
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let head = [("play as", "black")];
    assert_eq!(answers(&head), answers(&head));
}

/// Case P29 (b).
#[test]
fn undo_takes_the_answer_of_the_engine_back_as_well() {
    let head = HashMap::from([("play as", "black")]);
    let answers = Setup::of(&head).answers("f5\nundo\nboard\n");
    let (_, undone) = answers.split_once("Taken back: f5, ").unwrap();
    assert!(undone[2..].starts_with(". Black, your move: 4 squares.\n"), "{undone}");
    assert!(undone.contains("4 - - * O X - - -\n"), "{undone}");
    assert!(!undone.contains("plays"), "{undone}");
}

/// Case P09 has the values.
#[test]
fn hints_near_the_end_are_results() {
    let start = "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO X";
    let head = HashMap::from([("start", start)]);
    let answers = Setup::of(&head).answers("hint\n");
    let hints = "Results for White with best play, in discs: g5 +48, h6 +36.";
    assert!(answers.contains(hints), "{answers}");
}

#[test]
fn hints_name_every_square_once() {
    let answers = Setup::of(&HashMap::new()).answers("f5\nhint\nhint\n");
    let hints: Vec<_> = answers.lines().filter(|line| line.starts_with("Values for")).collect();
    assert_eq!(hints.len(), 2);
    assert_eq!(hints[0], hints[1]);
    for square in ["f4", "d6", "f6"] {
        assert_eq!(hints[0].matches(square).count(), 1, "{}", hints[0]);
    }
    assert_eq!(answers.matches("counts as assisted").count(), 1);
}

#[test]
fn no_value_is_told_in_a_game_in_which_nobody_asks_for_hints() {
    for language in ["en", "it"] {
        let answers = answers(&[("language", language)]);
        let mut pairs = answers.as_bytes().windows(2);
        let told = pairs.any(|pair| matches!(pair[0], b'+' | b'-') && pair[1].is_ascii_digit());
        assert!(!told && answers.lines().count() > 60, "{answers}");
    }
}
