//! A dialogue may end anywhere, on either side.

use std::collections::HashMap;
use std::io::{self, BufReader, Cursor, ErrorKind, Read, Write};
use std::sync::{Arc, Mutex};

use otello::plain::DialogueError;

use super::setup::Setup;

const INPUT: &str = "f5\nd6\npass\nundo\nredo\nboard\nnew\nf5\nx\n";

fn two_players() -> Setup {
    Setup::of(&HashMap::new())
}

#[test]
fn the_input_may_end_at_every_moment() {
    let whole = two_players().answers(INPUT);
    for length in 0..INPUT.len() {
        let (input, rest) = INPUT.split_at(length);
        let answers = two_players().answers(input);
        if input.is_empty() || input.ends_with('\n') || rest.starts_with('\n') {
            assert!(whole.starts_with(&answers), "after {input:?}");
        }
    }
}

/// An input that is looked at from outside.
struct Shared<T>(Arc<Mutex<T>>);

impl<T: Read> Read for Shared<T> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.lock().unwrap().read(buffer)
    }
}

#[test]
fn nothing_is_read_behind_the_word_that_ends_it() {
    let behind = Arc::new(Mutex::new(Cursor::new("f5\nQuit\nd6\n")));
    let mut output = Vec::new();
    two_players().run(BufReader::with_capacity(1, Shared(behind.clone())), &mut output).unwrap();
    assert_eq!(behind.lock().unwrap().position(), 8);
    let answers = String::from_utf8(output).unwrap();
    assert_eq!(answers, two_players().answers("f5"));
}

#[test]
fn lines_may_end_and_be_broken_in_any_way() {
    let answers = two_players().answers("f5\nd6\n");
    assert_eq!(two_players().answers("\u{feff}F5\r\n\r\n  D6  \r\n"), answers);
    let mut output = Vec::new();
    let input: &[u8] = b"f5\n\xff\xfe\nd6";
    two_players().run(input, &mut output).unwrap();
    assert!(String::from_utf8(output).unwrap().contains("is not a word of mine"));
}

/// Takes some lines and then fails.
struct Failing {
    lines: usize,
    with: ErrorKind,
}

impl Write for Failing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.lines = self.lines.checked_sub(1).ok_or(self.with)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    for lines in 0..12 {
        let mut output = Failing { lines, with: ErrorKind::BrokenPipe };
        assert!(two_players().run(Cursor::new(INPUT), &mut output).is_ok());
        let mut output = Failing { lines, with: ErrorKind::StorageFull };
        let ended = two_players().run(Cursor::new(INPUT), &mut output);
        assert!(matches!(ended, Err(DialogueError::Output(_))), "after {lines} lines");
    }
}

struct Unreadable;

impl Read for Unreadable {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(ErrorKind::PermissionDenied.into())
    }
}

#[test]
fn an_input_that_cannot_be_read_is_told() {
    let mut output = Vec::new();
    let ended = two_players().run(BufReader::new(Unreadable), &mut output);
    assert!(matches!(ended, Err(DialogueError::Input(_))));
    assert!(!output.is_empty());
}
