//! `otello convert`: what is written, what is told beside it, exit codes.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn data(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data").join(name).display().to_string()
}

fn convert(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(crate::binary::otello())
        .arg("convert")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn a_file_is_converted_and_what_is_lost_is_told() {
    let source = data("ggs_word_pass_and_result_suffix.ggf");
    let output = convert(&[&source, "--to", "transcript"], b"");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).starts_with("e6f4c3c4d3d6"));
    let told = text(&output.stderr);
    assert!(told.starts_with("otello: a transcript cannot carry: names (1 of 1), "), "{told}");
    let sgf = convert(&[&source, "--to", "sgf"], b"");
    let back = convert(&["-", "--to", "transcript"], &sgf.stdout);
    assert_eq!(back.stdout, output.stdout);
}

#[test]
fn bad_games_are_told_and_the_others_converted() {
    let output = convert(&["-", "--to", "ggf"], b"f5d6c3\nf5f5\nf5f6\nd3c5\n");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout).lines().count(), 3);
    let told = text(&output.stderr);
    assert!(told.contains("standard input: game 2 (line 2): move 2: f5 is occupied"), "{told}");
    assert!(told.ends_with("otello: 3 games were written, 1 was not\n"), "{told}");
}

#[test]
fn an_argument_may_be_a_game_or_a_board() {
    let board = "---------------------------OX------XO--------------------------- X";
    for (argument, format, first) in [
        ("f5d6", "sgf", "(;GM[2]FF[4]"),
        (board, "board", board),
        (board, "obf", "---------------------------OX------XO--------------------------- X;"),
    ] {
        let output = convert(&[argument, "--to", format], b"");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert!(text(&output.stdout).starts_with(first));
    }
    let missing = convert(&["nothing.ggf", "--to", "sgf"], b"");
    assert_eq!(missing.status.code(), Some(1));
    assert!(text(&missing.stderr).starts_with("otello: nothing.ggf: "));
}

#[test]
fn games_of_wthor_keep_their_bytes_and_get_files_of_names() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let written = path("three.wtb");
    let arguments = [&data("three_games.wtb"), "--to", "wthor", "-o", written.to_str().unwrap()];
    assert_eq!(convert(&arguments, b"").status.code(), Some(0));
    assert_eq!(fs::read(&written).unwrap(), include_bytes!("data/three_games.wtb"));
    assert!(!path("three.JOU").exists(), "its numbers are those of files that exist");

    let written = path("own.wtb");
    let arguments = [
        &data("ggs_word_pass_and_result_suffix.ggf"),
        "--to",
        "wthor",
        "-o",
        written.to_str().unwrap(),
    ];
    assert_eq!(convert(&arguments, b"").status.code(), Some(0));
    let back = convert(&[written.to_str().unwrap(), "--to", "ggf"], b"");
    assert!(text(&back.stdout).contains("PB[black1]PW[white1]"), "{}", text(&back.stdout));
    let again = convert(&arguments, b"");
    assert_eq!(again.status.code(), Some(1), "the names are not replaced");
}

#[test]
fn nothing_is_written_where_there_is_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.sgf");
    for input in [&b""[..], b"hello", b"\x00\x01\x02", b"(;GM[1])", b"[White \"x\"]"] {
        let output = convert(&["-", "--to", "sgf", "-o", path.to_str().unwrap()], input);
        assert_eq!(output.status.code(), Some(1));
        assert!(!output.stderr.is_empty() && !path.exists());
    }
}

#[test]
fn moves_with_a_fault_are_told_as_moves() {
    let output = convert(&["f5d6c3e1", "--to", "board"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("move 4"), "{}", text(&output.stderr));
}
