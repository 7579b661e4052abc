//! The real program: whatever ends it, the other one is gone.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::engines::command;
use crate::pty::{Bench, Shell, otello, signal, wait_until};

/// The process of the fake engine that writes this log; none once it is gone.
#[cfg(target_os = "linux")]
fn engine(log: &Path) -> Option<u32> {
    let mark = format!("OTELLO_FAKE_LOG={}", log.display());
    let entries = fs::read_dir("/proc").unwrap().filter_map(Result::ok);
    let mut own = entries.filter(|entry| {
        let environment = fs::read(entry.path().join("environ")).unwrap_or_default();
        String::from_utf8_lossy(&environment).split('\0').any(|variable| variable == mark)
    });
    own.next().and_then(|entry| entry.file_name().to_str()?.parse().ok())
}

/// Whether every thread of a process has stopped; the signal reaches one after the other.
#[cfg(target_os = "linux")]
fn is_stopped(process: u32) -> bool {
    let threads = fs::read_dir(format!("/proc/{process}/task")).unwrap().filter_map(Result::ok);
    let mut states = threads.map(|thread| fs::read_to_string(thread.path().join("status")));
    states.all(|status| status.is_ok_and(|status| status.contains("State:\tT")))
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_is_killed_ends_the_game_and_one_that_plays_ends_with_ours() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let opponent = format!("gtp:{}", command("gtp", Some(&log)));
    let arguments = ["--no-animation", "--opponent", &opponent];
    let mut bench = Bench::start(otello(&arguments, &folder.path().join("data")), 80, 24);
    bench.wait_for("Fake 1.0");
    bench.feed("f5\r");
    bench.wait_for("move 2/60");
    let process = engine(&log).unwrap();
    // One that is stopped does not keep the screen from answering.
    signal("STOP", process);
    wait_until("the program stands still", || is_stopped(process));
    bench.feed("c3\r");
    bench.wait_for("Fake 1.0 is thinking");
    bench.feed("!");
    bench.wait_for("moves when it is ready");
    signal("KILL", process);
    bench.wait_for("(signal: 9 (SIGKILL)).");
    wait_until("the program is reaped", || engine(&log).is_none());
    bench.feed("n");
    bench.wait_for("> Play Fake 1.0");
    bench.feed("\r");
    bench.wait_for("move 0/60");
    bench.feed("f5\r");
    bench.wait_for("move 2/60");
    assert!(engine(&log).is_some());
    bench.feed("\x03");
    bench.ends_with(130);
    assert_eq!(engine(&log), None);
}

/// An engine whose answer to the first question goes on for ever, not fast enough to be cut off.
const ENDLESS: &str = "gtp:sh -c 'echo =; while :; do echo x; sleep 0.01; done'";

#[test]
fn an_answer_that_never_ends_keeps_nobody_from_leaving() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["--play-as", "white", "--opponent", ENDLESS];
    let mut bench = Bench::start(otello(&arguments, folder.path()), 80, 24);
    bench.wait_for("is thinking");
    bench.feed("q");
    bench.ends_with(0);
    let data = folder.path().join("data");
    let mut bench =
        Bench::start(otello(&["--play-as", "white", "--opponent", "gtp:yes ="], &data), 80, 24);
    bench.wait_for("does not end");
    bench.feed("\x03");
    bench.ends_with(130);
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_never_ends_keeps_no_match_from_being_interrupted() {
    let mut contest = Command::new(crate::binary::otello())
        .args(["match", "depth:1", ENDLESS, "--games", "2"])
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    // It is asked, or about to be, once it has a child.
    let children = format!("/proc/{0}/task", contest.id());
    let has_child = || {
        let tasks = fs::read_dir(&children).unwrap().flatten();
        let mut own = tasks.map(|task| fs::read_to_string(task.path().join("children")));
        own.any(|own| own.is_ok_and(|own| !own.is_empty()))
    };
    wait_until("the engine runs", has_child);
    signal("INT", contest.id());
    wait_until("the match ends", || contest.try_wait().unwrap().is_some());
    assert_eq!(contest.wait().unwrap().code(), Some(130));
}

#[cfg(target_os = "linux")]
#[test]
fn a_panic_and_a_signal_end_the_other_program_too() {
    for (fault, end) in [("screen", None), ("", Some("TERM"))] {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let opponent = format!("gtp:{}", command("gtp stall@1", Some(&log)));
        let arguments = ["--play-as", "white", "--opponent", &opponent];
        let mut program = otello(&arguments, &folder.path().join("data"));
        program.env("OTELLO_TEST_PANIC", fault);
        let mut bench = Bench::start(program, 80, 24);
        bench.wait_for("Fake 1.0 is thinking");
        assert!(engine(&log).is_some());
        match end {
            None => bench.feed("x"),
            Some(name) => bench.signal(name),
        }
        bench.ends_with(if end.is_some() { 143 } else { 101 });
        assert_eq!(engine(&log), None);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_signal_ends_the_line_dialogue_and_the_other_program() {
    for name in ["INT", "TERM", "HUP"] {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let mut plain = Command::new(crate::binary::otello())
            .args(["--plain", "--play-as", "white", "--opponent"])
            .arg(format!("gtp:{}", command("gtp stall@1", Some(&log))))
            .env("OTELLO_DATA", folder.path().join("data"))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let asked = || fs::read_to_string(&log).unwrap_or_default().contains("genmove");
        wait_until("the program is asked", asked);
        assert!(engine(&log).is_some());
        signal(name, plain.id());
        plain.wait().unwrap();
        assert_eq!(engine(&log), None, "SIG{name}");
    }
}

#[test]
fn a_command_that_stands_in_a_file_is_not_run() {
    let folder = tempfile::tempdir().unwrap();
    let (game, mark) = (folder.path().join("game"), folder.path().join("mark"));
    let text = format!(
        "otello-game 3\nrules: othello\nstarted: \n\
         start: ---------------------------OX------XO--------------------------- X\n\
         moves: f5\nplayed: 1\nblack: human\nwhite: program\nprogram: gtp:touch {}\n\
         name: Ada 1\ntime: -\npatience: 9\nforfeit: -\nseed: 1\nassisted: no\nturned: no\n",
        mark.display()
    );
    fs::write(&game, text).unwrap();
    let output = Command::new(crate::binary::otello())
        .args(["resume", "--plain", game.to_str().unwrap()])
        .env("OTELLO_DATA", folder.path().join("data"))
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("Ada 1 played the other side"), "{told}");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("White plays ") && said.contains("level 3"), "{said}");
    assert!(!mark.exists());
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_thinks_stands_still_with_ours_and_loses_no_time() {
    let mut shell = Shell::start();
    let log = shell.folder.path().join("log");
    let opponent = format!("gtp:{}", command("gtp stall@1", Some(&log)));
    let arguments = ["--clock", "4s", "--patience", "4", "--opponent", &opponent];
    let program = otello(&arguments, &shell.folder.path().join("data"));
    shell.start_program(&program, "Fake 1.0");
    shell.bench.feed("f5\r");
    shell.bench.wait_for("Fake 1.0 is thinking");
    let process = engine(&log).unwrap();
    wait_until("the program thinks", || fs::read_to_string(&log).unwrap().contains("genmove"));
    shell.bench.feed("\x1a");
    shell.is_back_and_says("Stopped");
    wait_until("the program stands still", || is_stopped(process));
    thread::sleep(Duration::from_millis(4200));
    shell.line("fg");
    shell.bench.wait_for("Fake 1.0 is thinking");
    wait_until("the program goes on", || !is_stopped(process));
    shell.bench.feed("\x1b");
    shell.bench.wait_for("Taken back");
    shell.bench.feed("\x03");
    shell.is_back_and_says("fg");
    assert_eq!(engine(&log), None);
}
