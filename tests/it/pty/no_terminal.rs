//! Without a terminal nothing is written, and the caller is told so (P36).

use std::process::{Command, Stdio};

use super::bench::Bench;
use super::specimen::specimen;

/// Describes a start of the specimen outside any terminal.
fn outside() -> Command {
    let described = specimen("/dev/null".as_ref());
    let words = described.get_argv();
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).env("OTELLO_SPECIMEN_NOTE", "/dev/null");
    command
}

#[test]
fn input_from_nowhere_or_a_pipe_is_refused_without_an_escape() {
    for input in [Stdio::null(), Stdio::piped()] {
        let output = outside().stdin(input).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(!output.stdout.contains(&0x1b));
        assert!(output.stderr.is_empty(), "{output:?}");
    }
}

#[test]
fn output_to_a_file_is_refused_even_where_keys_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("output");
    let inside = specimen("/dev/null".as_ref());
    let words: Vec<_> = inside.get_argv().iter().map(|word| word.to_str().unwrap()).collect();
    let mut shell = portable_pty::CommandBuilder::new("sh");
    shell.args(["-c", &format!("exec {} > {}", words.join(" "), file.display())]);
    shell.env("OTELLO_SPECIMEN_NOTE", "/dev/null");
    let mut bench = Bench::start(shell, 80, 24);
    bench.ends_with(2);
    assert!(!std::fs::read(file).unwrap().contains(&0x1b));
}
