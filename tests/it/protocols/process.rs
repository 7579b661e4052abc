//! The program itself behind pipes.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::binary::otello;

/// How long anything may take: far more than it does, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(60);

fn start(arguments: &[&str]) -> Child {
    let mut command = Command::new(otello());
    let command = command.args(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

fn end(mut child: Child) -> ExitStatus {
    let began = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        if began.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("the program does not end");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// What the program prints when it gets this on its standard input, which then ends.
fn printed(arguments: &[&str], input: &[u8]) -> String {
    let mut child = start(arguments);
    let mut stdin: ChildStdin = child.stdin.take().unwrap();
    stdin.write_all(input).unwrap();
    drop(stdin);
    let (mut output, mut errors) = (String::new(), String::new());
    child.stdout.take().unwrap().read_to_string(&mut output).unwrap();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    assert_eq!(errors, "", "engines are quiet");
    assert!(end(child).success());
    output
}

/// Case P22 (a): what a client sends when it starts. Only every twentieth asks for a move, since that
/// loads the evaluation.
#[test]
fn gtp_starts_200_times_in_a_row_and_answers_everything() {
    let greeting = "name\nversion\nprotocol_version\nlist_commands\nknown_command set_game\n\
                    set_game Othello\nboardsize 8\nclear_board\nkomi 0\ntime_settings 60 0 0\n";
    for round in 0..200 {
        let asked = if round % 20 == 0 { "11 genmove b" } else { "11 showboard\r\n\r\n" };
        let output = printed(&["gtp", "--depth", "1"], format!("{greeting}{asked}").as_bytes());
        let answers: Vec<_> = output.split("\n\n").collect();
        assert_eq!((answers.len(), answers[0], answers[11]), (12, "= Otello", ""), "{output}");
        assert!(answers[..10].iter().all(|answer| answer.starts_with('=')), "{output}");
        assert!(answers[10].starts_with("=11 "), "{output}");
    }
}

/// Case P22 (b) and (c).
#[test]
fn gtp_answers_everything_and_ends_with_its_input() {
    let output = printed(&["gtp", "--depth", "1"], b"name\n1 boardsize 8\n\n2 genmove b");
    let answers: Vec<_> = output.split("\n\n").collect();
    assert_eq!(answers[..2], ["= Otello", "=1"]);
    assert!(answers[2].len() == 5 && answers[2].starts_with("=2 "), "{output}");
    assert_eq!(answers[3..], [""]);
    assert_eq!(printed(&["gtp"], b""), "");
    assert_eq!(printed(&["gtp"], b"quit\nname\n"), "=\n\n");
}

/// Everything that was sent before the input ended is carried out.
#[test]
fn gtp_cuts_no_search_short_at_the_end_of_its_input() {
    let output = printed(&["gtp", "--depth", "7", "--seed", "1"], b"genmove b\ngenmove w\nundo\n");
    assert_eq!(output.matches("= ").count(), 2, "{output}");
    assert!(output.ends_with("\n\n=\n\n"), "{output}");
}

#[test]
fn each_answer_comes_at_once_and_a_closed_output_is_a_good_end() {
    let mut child = start(&["gtp", "--depth", "1"]);
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    stdin.write_all(b"7 protocol_version\n").unwrap();
    let mut line = String::new();
    stdout.read_line(&mut line).unwrap();
    assert_eq!(line, "=7 2\n");
    drop(stdout);
    // The program may be gone before all of this is written.
    let _ = stdin.write_all(&b"name\n".repeat(10_000));
    drop(stdin);
    assert!(end(child).success());
}

/// A dead client is noticed by the statistics of the search that it left behind.
#[test]
fn nboard_ends_with_its_input_or_its_output() {
    let output = printed(&["nboard"], b"nboard 2\nset depth 4\nping 1\ngo");
    assert!(output.starts_with("set myname Otello\npong 1\nstatus Thinking\n"), "{output}");
    assert!(output.lines().last().unwrap().starts_with("=== "), "{output}");
    assert_eq!(printed(&["nboard"], b""), "");
    let mut child = start(&["nboard"]);
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"set depth 60\ngo\n").unwrap();
    drop(child.stdout.take());
    drop(stdin);
    assert!(end(child).success());
}

/// A client that was killed leaves both pipes closed, one that has crashed perhaps only the one that
/// it reads from. Nobody waits for the search, which would take hours.
#[cfg(unix)]
#[test]
fn a_search_ends_at_once_when_its_client_is_gone() {
    for (protocol, input, last) in [
        ("gtp", "1 name\n2 genmove b\n3 genmove w\n", "=1 Otello\n"),
        ("nboard", "set depth 60\nping 7\ngo\n", "status Thinking\n"),
    ] {
        for closes_input in [true, false] {
            let mut child = start(&[protocol, "--depth", "60"]);
            let mut stdin = child.stdin.take().unwrap();
            stdin.write_all(input.as_bytes()).unwrap();
            let stdin = (!closes_input).then_some(stdin);
            let mut stdout = BufReader::new(child.stdout.take().unwrap());
            let mut line = String::new();
            while line != last {
                line.clear();
                assert!(stdout.read_line(&mut line).unwrap() > 0, "{protocol} answers");
            }
            let began = Instant::now();
            drop(stdout);
            assert!(end(child).success(), "{protocol}");
            assert!(began.elapsed() < Duration::from_secs(5), "{protocol}, {closes_input}");
            drop(stdin);
        }
    }
}

#[test]
fn options_before_the_command_are_its_own() {
    let printed = |arguments: &[&str]| printed(arguments, b"genmove b\n");
    let asked = ["--depth", "3", "--seed", "1"];
    assert_eq!(
        printed(&[&asked[..], &["gtp"]].concat()),
        printed(&[&["gtp"], &asked[..]].concat())
    );
    let mut child = start(&["--two-players", "gtp"]);
    drop(child.stdin.take());
    assert_eq!(end(child).code(), Some(2));
}
