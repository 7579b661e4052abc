//! Ctrl-Z and `fg` under a shell's job control (P36).

use std::path::Path;

use super::bench::{Bench, signal};
use super::shell::Shell;
use super::specimen::specimen;

/// Starts the specimen in a shell and returns its process.
fn start_specimen(shell: &mut Shell) -> u32 {
    shell.start_program(&specimen(Path::new("note")), "specimen 80x24")
}

/// Stops the specimen in some way, uses the shell, and comes back to the specimen.
fn stop_and_return(mut stop: impl FnMut(&mut Shell, u32)) {
    let mut shell = Shell::start();
    let before = shell.settings("before");
    let process = start_specimen(&mut shell);
    shell.bench.feed("a");
    shell.bench.wait_for("keys \"a\"");
    for times in 1..=2 {
        stop(&mut shell, process);
        shell.is_back_and_says("Stopped");
        assert_eq!(shell.settings(&format!("stopped{times}")), before);
        shell.echo(times);
        shell.line("fg");
        shell.bench.wait_for(&format!("resumed {times}"));
        // The whole frame is back, and nothing of what was typed in the shell arrived here.
        shell.bench.wait_for("specimen 80x24\nkeys \"a\"\n");
        assert!(!shell.bench.contents().contains("shell"));
    }
    shell.bench.feed("q");
    shell.is_back_and_says("typed-in-the-0-shell-2");
    assert_eq!(shell.settings("after"), before);
}

#[test]
fn ctrl_z_gives_the_terminal_to_the_shell_and_fg_takes_it_back() {
    stop_and_return(|shell, _| shell.bench.feed("\x1a"));
}

#[test]
fn sigtstp_from_outside_does_as_ctrl_z_does() {
    stop_and_return(|_, process| signal("TSTP", process));
}

#[test]
fn in_the_background_nothing_is_drawn_over_the_shell() {
    let mut shell = Shell::start();
    start_specimen(&mut shell);
    shell.bench.feed("\x1a");
    shell.is_back_and_says("Stopped");
    // The program is continued, wants the terminal, and is stopped for it.
    shell.line("bg; wait; clear; jobs -l");
    shell.is_back_and_says("Stopped (tty output)");
    shell.line("fg");
    shell.bench.wait_for("specimen 80x24");
    shell.bench.feed("ac");
    shell.bench.wait_for("keys \"ac\"");
}

#[test]
fn a_resize_while_stopped_is_seen_after_fg() {
    let mut shell = Shell::start();
    start_specimen(&mut shell);
    shell.bench.feed("\x1a");
    shell.is_back_and_says("Stopped");
    shell.bench.resize(100, 30);
    shell.line("fg");
    shell.bench.wait_for("specimen 100x30");
    shell.bench.feed("\x03");
    shell.is_back_and_says("fg");
    shell.line("echo code=$?");
    shell.bench.wait_for("code=130");
}

#[test]
fn a_program_stopped_unasked_takes_the_terminal_back_as_well() {
    let mut shell = Shell::start();
    let process = start_specimen(&mut shell);
    // SIGSTOP cannot be caught: the shell finds the terminal in the screens' modes.
    signal("STOP", process);
    shell.bench.wait_for("Stopped");
    shell.line("stty sane; fg");
    shell.bench.wait_for("resumed 1");
    shell.bench.wait_for("specimen 80x24");
    shell.bench.feed("ac");
    shell.bench.wait_for("keys \"ac\"");
}

#[test]
fn ctrl_z_does_nothing_where_nobody_could_continue_the_program() {
    let mut bench = Bench::start(specimen(Path::new("/dev/null")), 80, 24);
    bench.wait_for("specimen 80x24");
    bench.feed("\x1aa");
    bench.wait_for("keys \"a\"");
    bench.signal("TSTP");
    bench.feed("c");
    bench.wait_for("keys \"ac\"");
}

#[test]
fn ctrl_z_stops_a_script_that_runs_the_program_as_well() {
    let mut shell = Shell::start();
    let script = "bash start; echo the script goes on";
    shell.describe(&specimen(Path::new("note")));
    std::fs::write(shell.folder.path().join("script"), script).unwrap();
    shell.line("bash script");
    shell.bench.wait_for("specimen 80x24");
    shell.bench.feed("\x1a");
    shell.is_back_and_says("Stopped");
    shell.line("fg");
    shell.bench.wait_for("resumed 1");
    shell.bench.feed("q");
    shell.is_back_and_says("the script goes on");
}
