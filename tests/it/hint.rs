//! `otello hint`: the best moves of a position, for people and as JSON.

use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// The first position of the FFO endgame suite.
const FFO_1: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
const STUCK: &str = "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO X";

fn hint(arguments: &[&str]) -> Output {
    let mut command = Command::new(crate::binary::otello());
    command.arg("hint").args(arguments).args(["--threads", "1", "--hash", "16"]);
    command.stdin(Stdio::null()).output().unwrap()
}

fn told(arguments: &[&str]) -> String {
    let output = hint(arguments);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn object(arguments: &[&str]) -> Value {
    serde_json::from_str(&told(&[arguments, &["--format", "json"]].concat())).unwrap()
}

#[test]
fn the_best_moves_come_with_values_and_lines() {
    let hints = object(&[FFO_1, "-n", "3", "--depth", "8"]);
    let moves = hints["moves"].as_array().unwrap();
    let values: Vec<_> = moves.iter().map(|hint| (&hint["move"], &hint["value"])).collect();
    let expected = [("g8", 18), ("h1", 12)].map(|(name, value)| (json!(name), json!(value)));
    for (found, expected) in values.iter().zip(&expected) {
        assert_eq!(found, &(&expected.0, &expected.1));
    }
    assert_eq!((moves.len(), values[2].1), (3, &json!(6)));
    for hint in moves {
        let name = hint["move"].as_str().unwrap();
        assert!(hint["pv"].as_str().unwrap().starts_with(name), "{hint}");
        assert!(hint["pv"].as_str().unwrap().len() > 20, "{hint}");
    }
    assert_eq!((&hints["schema"], &hints["exact"]), (&json!("otello-hint/1"), &json!(true)));
}

#[test]
fn hints_are_told_in_both_languages() {
    let lines = |language: &str| -> Vec<String> {
        let told = told(&[FFO_1, "-n", "2", "--depth", "8", "--lang", language]);
        told.lines().map(str::to_owned).collect()
    };
    let english = lines("en");
    assert_eq!(english[0], "Results for Black with best play, in discs:");
    assert!(english[1].starts_with("g8     +18  ") && english[2].starts_with("h1     +12  "));
    assert!(english.iter().all(|line| line.len() <= 80), "{english:?}");
    assert_eq!(lines("it")[0], "Risultati per il Nero giocando al meglio, in pedine:");
    let deep = told(&["f5d6c3", "--depth", "3", "--lang", "en"]);
    assert!(deep.starts_with("Values for White in discs, 3 moves deep:\n"), "{deep}");
    assert_eq!(deep.lines().count(), 2, "one move unless more are asked for");
}

#[test]
fn a_pass_is_the_only_hint_and_a_finished_game_has_none() {
    let stuck = object(&[STUCK, "-n", "5"]);
    assert_eq!(stuck["moves"], json!([{ "move": "pa", "value": -48, "pv": "pag5pah6" }]));
    assert_eq!(stuck["to_move"], "black");
    let over = object(&["f5d6c5f4e7f6g5e6e3"]);
    assert_eq!(
        (&over["moves"], &over["over"], &over["exact"]),
        (&json!([]), &json!(true), &json!(true))
    );
    assert_eq!(over["value"], -64, "White would be to move");
    let said = told(&["f5d6c5f4e7f6g5e6e3", "--lang", "en"]);
    assert!(said.starts_with("The game is over. Black wins."), "{said}");
}

#[test]
fn the_last_position_of_a_file_is_meant() {
    let file = format!("{}/tests/it/data/edax.sgf", env!("CARGO_MANIFEST_DIR"));
    let hints = object(&[&file, "--depth", "1"]);
    assert!(hints["position"].as_str().unwrap().ends_with(" X"), "before the pass: {hints}");
    assert_eq!(hints["moves"][0]["move"], "pa");
    let reversi = object(&["d4d5", "--rules", "reversi", "--depth", "2", "-n", "9"]);
    assert_eq!(reversi["moves"].as_array().unwrap().len(), 2, "two squares of the centre are free");
    let wrong = hint(&["f5f5"]);
    assert_eq!(wrong.status.code(), Some(1));
    assert_eq!(hint(&["f5", "-n", "0"]).status.code(), Some(2));
}
