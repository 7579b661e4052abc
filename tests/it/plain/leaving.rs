//! The player quits, or the input ends, while the engine thinks.

use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use otello::store::Store;

use super::setup::Setup;
use crate::binary::otello;

/// An engine that thinks much longer than any test waits.
const THINKING: [&str; 6] = ["--plain", "--save", "--seed", "1", "--time", "3600"];

/// What ends a dialogue whose engine thinks: longer than it is given before its input is looked at,
/// and much shorter than it would think.
const SOON: Duration = Duration::from_secs(20);

struct Talk {
    child: Child,
    lines: Receiver<String>,
    begun: Instant,
}

/// The program in a folder of its own, its engine about to answer the first move.
fn thinking(folder: &std::path::Path) -> Talk {
    let mut command = Command::new(otello());
    command.args(THINKING).env("OTELLO_DATA", folder).env("LC_ALL", "C");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.as_mut().unwrap().write_all(b"f5\n").unwrap();
    let output = io::BufReader::new(child.stdout.take().unwrap());
    let (sink, lines) = channel();
    thread::spawn(move || {
        for line in io::BufRead::lines(output) {
            let _ = sink.send(line.unwrap());
        }
    });
    while !lines.recv().unwrap().contains("Black plays f5") {}
    Talk { child, lines, begun: Instant::now() }
}

impl Talk {
    /// Waits for the end, and gives back what is said until then.
    fn ends(mut self, folder: &std::path::Path) -> String {
        let said: Vec<_> = self.lines.iter().collect();
        assert!(self.begun.elapsed() < SOON, "{said:?}");
        assert!(self.child.wait().unwrap().success());
        let store = Store::open(folder.to_owned());
        let (_slot, game) = store.newest_unfinished().unfinished.expect("the game is kept");
        assert_eq!(game.record.plies(), 1, "no move was made up");
        said.join("\n")
    }
}

#[test]
fn quitting_ends_the_dialogue_while_the_engine_thinks() {
    let folder = tempfile::tempdir().unwrap();
    let mut talk = thinking(folder.path());
    talk.child.stdin.as_mut().unwrap().write_all(b"\nquit\n").unwrap();
    let said = talk.ends(folder.path());
    assert!(said.contains("The game is kept."), "{said}");
}

#[test]
fn the_end_of_the_input_ends_the_dialogue_while_the_engine_thinks() {
    let folder = tempfile::tempdir().unwrap();
    let mut talk = thinking(folder.path());
    drop(talk.child.stdin.take());
    let said = talk.ends(folder.path());
    assert!(said.contains("The game is kept."), "{said}");
}

/// A script is written in one go: its end lies behind the engine's moves.
#[test]
fn the_end_of_a_script_waits_for_the_engine() {
    let head = HashMap::from([("play as", "black")]);
    let answers = Setup::of(&head).answers("f5\nquit\n");
    assert!(answers.contains("White plays "), "{answers}");
}

/// Gives zeros without end, and never a line.
struct Zeros;

impl Read for Zeros {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        buffer.fill(0);
        Ok(buffer.len())
    }
}

#[test]
fn an_input_without_lines_is_refused_with_a_word() {
    let mut output = Vec::new();
    let ended = Setup::of(&HashMap::new()).run(io::BufReader::new(Zeros), &mut output);
    assert_eq!(ended.unwrap_err().to_string(), "a line of the input does not end");
}

#[test]
fn a_line_that_is_too_long_is_told_and_the_game_goes_on() {
    let long = "f5 ".repeat(1 << 16);
    let answers = Setup::of(&HashMap::new()).answers(&format!("{long}\nf5\n"));
    assert!(answers.contains("That line is too long for a command.\n"), "{answers}");
    assert!(answers.contains("Black plays f5"), "{answers}");
}
