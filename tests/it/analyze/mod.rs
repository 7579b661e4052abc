//! `otello analyze`: reports, JSON, streams, and the cases that analyses of other programs got wrong.

mod cases;
mod json;
mod reports;
mod streams;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// The last ten moves of a game with a pass and two bad moves. No position of it or of its best lines
/// has two best moves, so that a report on it is the same whatever the evaluation.
const ENDING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/data/ending.ggf");

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(crate::binary::otello());
    command.arg("analyze").args(arguments).args(["--threads", "1", "--hash", "16"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn analyze(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = command(arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // On a thread of its own: what is written may be more than what is read before the end.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    // A program that has given up reads no more.
    let _ = writer.join().unwrap();
    output
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// The objects of JSON lines.
fn objects(output: &Output) -> Vec<Value> {
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The only game of a JSON document.
fn game(arguments: &[&str]) -> Value {
    let output = analyze(&[arguments, &["--format", "json"]].concat(), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let document: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(document["games"].as_array().unwrap().len(), 1);
    document["games"][0].clone()
}

/// The moves of a game that placed discs.
fn placed(game: &Value) -> Vec<&Value> {
    let moves = game["moves"].as_array().unwrap();
    moves.iter().filter(|played| played["move"] != "pa").collect()
}
