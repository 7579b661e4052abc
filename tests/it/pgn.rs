//! Games below tags, as in PGN: what the tags say is kept, or told where a format cannot carry it.

use std::fs;
use std::process::{Command, Stdio};

use otello::formats::record::GameResult;
use serde_json::Value;

use crate::lists::{convert, read, text, transcripts};

/// Three games in the shape of public files of the Thor database: one cut short, one whole with a
/// pass written, one without a result.
const THREE: &str = r#"[Event "Open Internazionale"]
[Site "Roma"]
[Date "1985.03.??"]
[Round "4"]
[White "Bob"]
[Black "Ada"]
[Result "40-24"]

1. F5 D6 2. C3 D3 3. C4
F4 4. F6

[Event "Open Internazionale"]
[Site "?"]
[Date "1985.??.??"]
[Round "?"]
[White "Ada"]
[Black "Bob"]
[Result "64-0"]

1. F5 D6 2. C5 F4 3. E7 F6 4. G5 E6 5. E3 64-0

[Event "Open Internazionale"]
[White "Eve"]
[Black "Bob"]
[Result "*"]
1. D3 C3 2. E6 D2 3. D1 E1 4. B2 C1 5. -- B4 *
"#;

#[test]
fn the_result_above_a_game_cut_short_is_its_result() {
    let games: Vec<_> = read(THREE).into_iter().map(Result::unwrap).collect();
    let scores: Vec<_> = games.iter().map(|game| game.result.and_then(GameResult::score)).collect();
    assert_eq!(scores, [Some(16.0), Some(64.0), None]);
    assert!(games.iter().all(|game| game.disagreement.is_none()));
    assert_eq!(games[0].moves.len(), 7);
    assert_eq!(games[2].moves.len(), 10, "the pass is one of them");
    assert_eq!((games[0].black.name.as_str(), games[0].year()), ("Ada", Some(1985)));
    assert_eq!(games[1].place, "", "a question mark says nothing");
    let output = convert(&["-", "--to", "ggf"], THREE.as_bytes());
    let ggf: Vec<_> = text(&output.stdout).lines().collect();
    assert!(ggf[0].contains("PC[Roma]") && ggf[0].contains("RE[+16]"), "{}", ggf[0]);
}

#[test]
fn a_result_that_the_moves_contradict_is_told() {
    let output = convert(&["-", "--to", "ggf"], THREE.replace("64-0", "0-64").as_bytes());
    let told = text(&output.stderr);
    assert!(
        told.contains("game 2: the record says White +64; its moves end in Black +64"),
        "{told}"
    );
}

#[test]
fn tags_that_a_format_cannot_carry_are_told() {
    for format in ["ggf", "sgf", "transcript"] {
        let output = convert(&["-", "--to", format], THREE.as_bytes());
        assert_eq!(output.status.code(), Some(0));
        let told = text(&output.stderr);
        assert!(told.contains("tags of its own format (1 of 3)"), "{format}: {told}");
    }
}

#[test]
fn tags_without_moves_are_told() {
    let two = "[Black \"Ada\"]\n[White \"Bob\"]\n\n[Black \"Eve\"]\n\n1. f5 d6\n";
    let told = read(two);
    assert_eq!(told[0].as_ref().unwrap_err(), "game 1 (line 1): \"[Black \"Ada\"]\" holds no move");
    assert_eq!(told[1].as_ref().unwrap().black.name, "Eve");
    assert_eq!(told[1].as_ref().unwrap().white.name, "", "Bob played the game that is not there");
    assert_eq!(read("[Black \"Ada\"]\n\n*\n").len(), 1);
}

#[test]
fn games_follow_each_other_without_an_empty_line() {
    let close = THREE.replace("\n\n", "\n");
    assert_eq!(transcripts(&close), transcripts(THREE));
}

#[test]
fn a_stream_of_objects_has_the_games_of_a_pgn() {
    let mut child = Command::new(crate::binary::otello())
        .args(["analyze", "-", "--format", "jsonl", "--depth", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(child.stdin.as_mut().unwrap(), THREE.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let objects: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let shape: Vec<_> = objects
        .iter()
        .map(|game| (game["line"].as_u64().unwrap(), game["transcript"].as_str().unwrap()))
        .collect();
    let expected = [(1, "f5d6c3d3c4f4f6"), (12, "f5d6c5f4e7f6g5e6e3"), (22, "d3c3e6d2d1e1b2c1b4")];
    assert_eq!(shape, expected);
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_win_without_a_score_counts() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("won.sgf");
    let won = "(;GM[2]PB[Ada]PW[Bob]RE[B+R];B[f5];W[d6])\n(;GM[2]PB[Bob]PW[Ada]RE[W+T];B[f5])\n\
               (;GM[2]PB[Bob]PW[Ada]RE[B+10];B[f5])\n(;GM[2]PB[Ada]PW[Bob]RE[Void];B[f5])\n";
    fs::write(&path, won).unwrap();
    let games = |arguments: &[&str]| {
        let mut command = Command::new(crate::binary::otello());
        command.arg("games").args(arguments).arg("--without-own").arg(&path);
        text(&command.output().unwrap().stdout).lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let stats = games(&["stats"]);
    assert_eq!(stats[1], "Black won 2, White won 1, drawn 0, unknown 1");
    assert_eq!(stats[2], "Black's average score +10.00 discs", "of the one that has a score");
    let results: Vec<_> = games(&["list"])
        .iter()
        .filter_map(|row| row.split_whitespace().nth(2).map(str::to_owned))
        .collect();
    assert_eq!(results, ["1-0", "0-1", "37-27", "?"]);
    for (wanted, count) in [("black", "2 games"), ("white", "1 game"), ("unknown", "1 game")] {
        assert_eq!(games(&["list", "--result", wanted]).last().unwrap(), count, "{wanted}");
    }
}

#[test]
fn what_an_import_loses_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("three.pgn");
    fs::write(&path, THREE).unwrap();
    let output = Command::new(crate::binary::otello())
        .args(["games", "import", path.to_str().unwrap()])
        .env("OTELLO_DATA", folder.path())
        .output()
        .unwrap();
    assert!(text(&output.stdout).starts_with("3 games were added to "));
    let told = text(&output.stderr);
    assert!(told.ends_with("three.pgn: GGF cannot carry: tags of its own format (1)\n"), "{told}");
}
