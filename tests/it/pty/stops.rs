//! Clocks stand while the program is stopped, on the screens and in the dialogue.

use std::thread;
use std::time::Duration;

use super::bench::signal;
use super::scenes::otello;
use super::shell::Shell;

/// What a clock has that the test stops for longer.
const CLOCK: &str = "4s";
const STOPPED: Duration = Duration::from_millis(4200);

/// Starts the program in a shell, plays f5, stops it for longer than White's clock has left, and
/// goes on.
fn stop_for_long(arguments: &[&str], seen: &str, by_key: bool) -> Shell {
    let mut shell = Shell::start();
    let data = shell.folder.path().join("data");
    let arguments = [arguments, &["--two-players", "--clock", CLOCK]].concat();
    let process = shell.start_program(&otello(&arguments, &data), seen);
    shell.bench.feed("f5\r");
    shell.bench.wait_for("Black plays f5");
    if by_key {
        shell.bench.feed("\x1a");
        shell.is_back_and_says("Stopped");
    } else {
        signal("STOP", process);
        shell.bench.wait_for("Stopped");
    }
    thread::sleep(STOPPED);
    shell.line("fg");
    shell
}

#[test]
fn a_clock_stands_while_ctrl_z_stops_the_screens() {
    let mut shell = stop_for_long(&[], "move 0/60", true);
    shell.bench.wait_for("White to move");
    shell.bench.feed("f6\r");
    shell.bench.wait_for("move 2/60");
    assert!(!shell.bench.contents().contains("time"), "{}", shell.bench.contents());
}

#[test]
fn a_clock_stands_while_a_signal_that_nobody_hears_of_stops_the_screens() {
    let mut shell = stop_for_long(&[], "move 0/60", false);
    shell.bench.wait_for("White to move");
    shell.bench.feed("f6\r");
    shell.bench.wait_for("move 2/60");
}

#[test]
fn a_clock_stands_while_ctrl_z_stops_the_dialogue() {
    let mut shell = stop_for_long(&["--plain"], "your move", true);
    shell.bench.wait_for_lines();
    shell.line("f6");
    shell.bench.wait_for("White plays f6");
}

#[test]
fn a_clock_stands_while_a_signal_that_nobody_hears_of_stops_the_dialogue() {
    let mut shell = stop_for_long(&["--plain"], "your move", false);
    shell.bench.wait_for_lines();
    shell.line("f6");
    shell.bench.wait_for("White plays f6");
}
