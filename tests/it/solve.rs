//! `otello solve`: scores, moves and lines; tables, JSON lines and exit codes.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const START: &str = "---------------------------OX------XO--------------------------- X";

fn solve(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(crate::binary::otello())
        .arg("solve")
        .args(arguments)
        .args(["--hash", "16"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn objects(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The scores of all moves of a position, as `d8:+8 c7:+0 …`, in alphabetical order.
fn scores(object: &Value) -> Vec<String> {
    let moves = object["moves"].as_array().unwrap();
    let mut scores: Vec<_> = moves
        .iter()
        .map(|scored| {
            let value = scored["value"].as_i64().unwrap();
            format!("{}:{value:+}", scored["move"].as_str().unwrap())
        })
        .collect();
    scores.sort_unstable();
    scores
}

#[test]
fn every_move_gets_its_exact_score() {
    let cases = include_str!("data/solve.tsv").lines().map(|line| line.split_once('\t').unwrap());
    let (boards, expected): (Vec<_>, Vec<_>) = cases.unzip();
    let output = solve(&["-", "--moves", "all", "--format", "jsonl"], &boards.join("\n"));
    assert_eq!(output.status.code(), Some(0));
    let objects = objects(&output);
    assert_eq!(objects.len(), boards.len());
    for ((object, board), expected) in objects.iter().zip(boards).zip(expected) {
        let mut expected: Vec<_> = expected.split(' ').collect();
        expected.sort_unstable();
        assert_eq!(scores(object), expected, "{board}");
        assert_eq!(object["exact"], true);
    }
}

#[test]
fn json_lines_come_in_order_and_a_bad_line_does_not_stop_the_rest() {
    let board = "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO";
    let input =
        format!("% a comment\n{board} O\nnonsense\n\n{board} X; PA:-48;\n{board} O; G5:+2;");
    let output = solve(&["-", "--format", "jsonl"], &input);
    assert_eq!(output.status.code(), Some(1), "a line failed and one disagreed");
    let objects = objects(&output);
    let lines: Vec<_> = objects.iter().map(|object| object["line"].as_u64().unwrap()).collect();
    assert_eq!(lines, [2, 3, 5, 6]);
    assert_eq!((&objects[0]["value"], &objects[0]["best"]), (&48.into(), &"g5".into()));
    assert!(objects[0].get("agrees").is_none(), "the line has no scores");
    assert!(objects[1]["error"].as_str().unwrap().starts_with("square a1: \"n\""));
    assert_eq!((&objects[2]["value"], &objects[2]["pv"]), (&(-48).into(), &"pag5pah6".into()));
    assert_eq!(objects[2]["agrees"], true);
    assert_eq!(objects[3]["agrees"], false);
}

/// Cases P04, P05, P08 and P19: nothing is left to be searched.
#[test]
fn a_finished_game_has_its_score_and_no_move() {
    for (board, score) in [
        ("--------------------X------XXX----XXXXX----XXX------X----------- O", -64),
        ("XXXXXXXOXXOOOXOOXOXOXOOOXXOXOOOOXOXOXXOOXXOOOOOOXOOOOOOO-OOOOOOO X", -18),
        ("OOOOOOOOOOOOO--------------------------------------------------- X", -64),
        ("---------------------------------------------------------------- X", 0),
    ] {
        let output = solve(&["-", "--format", "jsonl", "--moves", "all"], board);
        let object = &objects(&output)[0];
        assert_eq!(object["value"], score, "{board}");
        assert!(object["best"].is_null());
        assert_eq!(object["pv"], "");
        assert_eq!(object["moves"].as_array().unwrap().len(), 0);
    }
}

/// In Reversi the supplies count, empty squares go to nobody, and scores may be odd.
#[test]
fn reversi_is_solved_with_its_supplies() {
    let board = "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO O";
    let value = |supply: &str| {
        let input = format!("{board} /{supply}");
        let arguments = ["-", "--rules", "reversi", "--format", "jsonl", "--moves", "all"];
        let output = solve(&arguments, &input);
        assert_eq!(output.status.code(), Some(0));
        scores(&objects(&output)[0])
    };
    // Black cannot answer h6 with g5, so that White plays both.
    assert_eq!(value("0,2"), ["g5:+48", "h6:+46"]);
    // After g5 nobody can play h6: Black has no move there and White no disc.
    assert_eq!(value("1,1"), ["g5:+39", "h6:+36"]);
    let wrong = solve(&["-", "--rules", "reversi", "--format", "jsonl"], &format!("{board} /3,3"));
    assert_eq!(wrong.status.code(), Some(1));
    assert!(objects(&wrong)[0]["error"].as_str().unwrap().contains("do not add up to 64"));
}

#[test]
fn a_table_marks_what_disagrees_and_ends_in_a_total() {
    let board = "OOOXXXXOOOOOOOOOOOOOOXOXOOOOXOXXOOOOXX-XOOOOOXX-OOXXXOXXOOOOOOOO O";
    let output = solve(&["-"], &format!("{board}; G5:+48; H6:+36;\n{board}; H6:+50; G5:+48;"));
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    let [heading, first, second, total] = text.lines().collect::<Vec<_>>()[..] else {
        panic!("{text}")
    };
    assert!(heading.trim_start().starts_with("no"));
    assert!(first.contains("+48") && !first.contains('!'));
    assert!(second.contains("! file: +50"), "{second}");
    assert!(total.contains("2 solved, 1 disagreed"), "{total}");
    assert!(output.stderr.is_empty(), "nobody watches");
}

#[test]
fn a_depth_searches_so_far_and_says_how_near_it_came() {
    let output = solve(&["-", "--depth", "4"], &format!("{START}; F5:+0; D3:+0; C4:+0; E6:+0;"));
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("best move found: 1/1 (100.0%)"), "{text}");
    assert!(text.contains("mean absolute error:"), "{text}");
}

#[test]
fn a_table_that_the_machine_cannot_hold_is_refused() {
    for (hash, reason) in [("0", "room for 1 to"), ("99999999999", "room for 1 to"), ("x", "MiB")] {
        let output = Command::new(crate::binary::otello())
            .args(["solve", "-", "--hash", hash])
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{hash}");
        assert!(String::from_utf8(output.stderr).unwrap().contains(reason), "{hash}");
    }
}

/// The same scores and moves for one thread and two, for the smallest table and a large one.
#[test]
fn threads_and_tables_change_no_score() {
    let boards =
        include_str!("data/solve.tsv").lines().map(|line| line.split('\t').next().unwrap());
    let input = boards.collect::<Vec<_>>().join("\n");
    let values = |threads: &str, hash: &str| -> Vec<_> {
        let arguments = ["solve", "-", "--format", "jsonl", "--threads", threads, "--hash", hash];
        let mut child = Command::new(crate::binary::otello())
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        objects(&output).into_iter().map(|object| object["value"].clone()).collect()
    };
    let once = values("1", "1");
    assert_eq!(values("2", "1"), once);
    assert_eq!(values("2", "256"), once);
    assert_eq!(values("1", "256"), once);
}

#[test]
fn a_missing_file_is_named() {
    let output = solve(&["no/such/file.obf"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("no/such/file.obf"));
}
