//! However the screens end, the terminal is left as it was (P32), and the app could save.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use super::bench::Bench;
use super::specimen::{panicking_specimen, specimen};

/// A specimen in its terminal, with the file that tells how it left.
struct Running {
    bench: Bench,
    note: PathBuf,
    _folder: TempDir,
}

fn running() -> Running {
    let folder = tempfile::tempdir().unwrap();
    let note = folder.path().join("note");
    let bench = Bench::start(specimen(&note), 80, 24);
    bench.wait_for("specimen 80x24");
    Running { bench, note, _folder: folder }
}

impl Running {
    #[track_caller]
    fn left_as(&self, exit: &str) {
        assert_eq!(fs::read_to_string(&self.note).unwrap(), exit);
    }
}

#[test]
fn a_running_screen_sets_the_modes_that_an_end_unsets() {
    let running = running();
    running.bench.wait("modes of the screens", |screen, _| {
        screen.alternate_screen()
            && screen.hide_cursor()
            && screen.bracketed_paste()
            && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::PressRelease
            && screen.mouse_protocol_encoding() == vt100::MouseProtocolEncoding::Sgr
    });
}

#[test]
fn ctrl_c_leaves_with_130() {
    let mut running = running();
    running.bench.feed("\x03");
    running.bench.ends_with(130);
    running.left_as("Interrupted");
}

#[test]
fn signals_leave_with_128_and_their_number() {
    for (name, code, exit) in [
        ("INT", 130, "Interrupted"),
        ("TERM", 143, "Terminated"),
        ("HUP", 129, "HungUp"),
        ("QUIT", 131, "Signalled(3)"),
        ("USR1", 138, "Signalled(10)"),
        ("USR2", 140, "Signalled(12)"),
        ("ALRM", 142, "Signalled(14)"),
        ("XCPU", 152, "Signalled(24)"),
        ("XFSZ", 153, "Signalled(25)"),
        ("VTALRM", 154, "Signalled(26)"),
        ("PROF", 155, "Signalled(27)"),
    ] {
        let mut running = running();
        running.bench.signal(name);
        running.bench.ends_with(code);
        running.left_as(exit);
    }
}

/// As memory that cannot be had, or a panic within a panic, ends a program.
#[test]
fn a_program_that_gives_itself_up_leaves_the_terminal_as_it_was() {
    let mut running = running();
    running.bench.signal("ABRT");
    let ended = running.bench.ended();
    assert!(ended.status.signal().is_some_and(|signal| signal.contains("Abort")), "{ended:?}");
    assert_eq!(ended.settings_kept, Some(true));
    running.bench.assert_modes_are_off();
}

#[test]
fn a_terminal_that_reads_nothing_keeps_no_signal_from_ending_the_program() {
    for (name, code, exit) in
        [("TERM", 143, "Terminated"), ("INT", 130, "Interrupted"), ("QUIT", 131, "Signalled(3)")]
    {
        let mut running = running();
        let bench = &mut running.bench;
        bench.stall();
        // Far more than the system keeps for a terminal that does not read.
        bench.feed(&"y".repeat(20_000));
        let began = Instant::now();
        bench.signal(name);
        bench.wait_for_end();
        assert!(began.elapsed() < Duration::from_secs(3), "SIG{name}");
        bench.go_on();
        bench.ends_with(code);
        running.left_as(exit);
    }
}

#[test]
fn a_closed_terminal_ends_the_program() {
    let mut running = running();
    running.bench.close();
    assert_eq!(running.bench.ended().status.exit_code(), 129);
    running.left_as("HungUp");
}

#[test]
fn a_terminal_that_goes_away_without_a_word_ends_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let note = folder.path().join("note");
    // The shell leads the session and survives SIGHUP, so that nobody sends it on.
    let mut shell = CommandBuilder::new("sh");
    shell.args(["-c", "trap '' HUP; \"$@\"; :", "sh"]);
    let command = specimen(&note);
    shell.args(command.get_argv());
    shell.env("OTELLO_SPECIMEN_NOTE", &note);
    let mut bench = Bench::start(shell, 80, 24);
    bench.wait_for("specimen 80x24");
    bench.close();
    bench.ended();
    assert_eq!(fs::read_to_string(&note).unwrap(), "HungUp");
}

#[test]
fn a_panic_of_the_screen_is_readable_after_the_restore() {
    let folder = tempfile::tempdir().unwrap();
    let mut bench = Bench::start(panicking_specimen(&folder.path().join("note")), 80, 24);
    bench.wait_for("specimen 80x24");
    bench.feed("a");
    bench.ends_with(101);
    let contents = bench.contents();
    let lines: Vec<_> = contents.lines().collect();
    let panicked = lines.iter().position(|line| line.contains("panicked at")).expect(&contents);
    // Proper line starts: a raw terminal would begin each line where the last one ended.
    assert_eq!(lines[panicked + 1], "the screen panics because it was told to", "{contents}");
}

#[test]
fn a_panic_of_another_thread_is_told_and_not_printed() {
    let mut running = running();
    let bench = &mut running.bench;
    bench.feed("w");
    bench.wait_for("news a worker's fault at tests/it/pty/specimen.rs:");
    bench.feed("a");
    bench.wait_for("keys \"wa\"");
    assert!(!bench.contents().contains("panicked"));
    bench.feed("q");
    bench.ends_with(0);
    assert!(!bench.contents().contains("panicked"));
}
