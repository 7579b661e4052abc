use std::io::{BufRead, BufReader, Read, Write};

use serde_json::Value;

use super::{analyze, command, objects, text};

const LINES: [&str; 3] = ["--format", "jsonl", "--depth"];

fn lines(depth: &str, input: &str) -> std::process::Output {
    analyze(&[&["-"], &LINES[..], &[depth]].concat(), input.as_bytes())
}

#[test]
fn a_bad_line_does_not_stop_the_rest() {
    let output = lines("1", "% remark\nf5d6\n\nf5f5\n\u{feff}f5\nhello\n\u{0}\nd3c5f6");
    assert_eq!(output.status.code(), Some(1));
    let objects = objects(&output);
    let shape: Vec<_> = objects
        .iter()
        .map(|object| (object["line"].as_u64().unwrap(), object.get("error").is_none()))
        .collect();
    assert_eq!(shape, [(2, true), (4, false), (5, true), (6, false), (7, false), (8, true)]);
    assert_eq!(objects[1]["error"], "move 2: f5 is occupied");
    assert_eq!(objects[5]["transcript"], "d3c5f6");
    assert_eq!(lines("1", "").status.code(), Some(0), "no line, no fault");
}

/// What a line gives depends on the line alone, so that a stream may be split among processes.
#[test]
fn a_line_gives_the_same_wherever_it_stands() {
    let games = ["f5d6c3d3c4f4f6f3e6e7d7", "f5f6e6f4e3c5c4", "d3c5f6f5e6e3", "f5d6c5f4e7f6g5e6e3"];
    let together = objects(&lines("4", &games.join("\n")));
    let alone: Vec<_> = games.iter().rev().flat_map(|game| objects(&lines("4", game))).collect();
    let timeless = |object: &Value| {
        let mut object = object.as_object().unwrap().clone();
        object.remove("line");
        object.remove("seconds");
        object
    };
    for (one, other) in together.iter().zip(alone.iter().rev()) {
        assert_eq!(timeless(one), timeless(other));
    }
    assert_eq!(together.len(), alone.len());
}

/// Every line is answered while the stream goes on.
#[test]
fn a_stream_that_does_not_end_is_answered_line_by_line() {
    let mut child = command(&["-", "--format", "jsonl", "--depth", "1"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for number in 1..=20 {
        stdin.write_all(b"f5d6c3\n").unwrap();
        stdin.flush().unwrap();
        let answer: Value = serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap();
        assert_eq!(answer["line"], number);
    }
    drop(stdin);
    assert!(answers.next().is_none());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    for format in ["text", "json", "jsonl"] {
        let mut child = command(&["-", "--format", format, "--depth", "1"]).spawn().unwrap();
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().unwrap();
        // The program may have gone before everything is written.
        let _ = stdin.write_all("f5d6c3\n".repeat(50).as_bytes());
        drop(stdin);
        let mut told = String::new();
        child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
        assert_eq!((child.wait().unwrap().code(), told.as_str()), (Some(0), ""), "{format}");
    }
}

#[test]
fn a_line_that_is_no_line_is_told_and_passed_over() {
    let long = "f5".repeat(1 << 20);
    let output = lines("1", &format!("{long}\nf5\n(;GM[Othello]B[f5\n(;GM[Othello]B[f5];)\n"));
    assert_eq!(output.status.code(), Some(1));
    let objects = objects(&output);
    assert_eq!(objects[0]["error"], "it is too long for a game");
    assert_eq!(objects[1]["transcript"], "f5");
    assert!(objects[2]["error"].is_string());
    assert_eq!((&objects[3]["line"], &objects[3]["transcript"]), (&4.into(), &"f5".into()));
}

#[test]
fn wrong_usage_is_refused() {
    for (arguments, reason) in [
        (&["-", "--depth", "0"][..], "a whole number from 1 to 60 is needed"),
        (&["-", "--depth", "3", "--level", "3"], "cannot be used with"),
        (&["-", "--time", "0"], "a number of seconds above 0 is needed"),
        (&["-", "--format", "xml"], "possible values: text, json, jsonl"),
        (&[], "required"),
    ] {
        let output = analyze(arguments, b"");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text(&output.stderr).contains(reason), "{}", text(&output.stderr));
    }
}
