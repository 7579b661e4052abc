//! Engines that fail: every failure is named, and no program is left behind.

use std::time::{Duration, Instant};
use std::{fs, thread};

use otello::engines::{EngineError, EngineSpec, FaultKind, Pace, Terms};
use otello::game::Record;
use otello::rules::{Position, Rules};
use otello::search::Stop;

use super::command;
use super::games::start;

/// What goes wrong when an engine is asked for its first move.
fn fault(protocol: &str, mode: &str) -> EngineError {
    let mut engine = start(protocol, mode);
    engine
        .set_up(&Record::new(Position::start(Rules::Othello)), &[], Pace::Own, &Stop::new())
        .unwrap();
    let terms =
        Terms::patience(Duration::from_millis(if mode.contains("stall") { 300 } else { 20_000 }));
    engine.choose(&terms, &Stop::new()).unwrap_err()
}

#[test]
fn failures_are_told_apart_and_say_what_was_said() {
    for (protocol, ask) in [("gtp", "genmove black"), ("nboard", "go")] {
        let fault = |how: &str| fault(protocol, &format!("{protocol} {how}@1"));
        let crash = fault("crash");
        assert_eq!(crash.kind(), Some(FaultKind::Crash));
        assert_eq!(
            crash.to_string(),
            format!("the engine ended at \"{ask}\" (exit status: 3); its last words: no more")
        );
        let stall = fault("stall");
        assert_eq!(stall.kind(), Some(FaultKind::Time));
        assert_eq!(stall.to_string(), format!("no answer to \"{ask}\" within 0.3 s"));
        for (how, said) in [
            ("illegal", "the engine played \"A1\": a1 turns no disc"),
            (
                "pass",
                "the engine played \"PASS\": a pass is not allowed while there is a legal move",
            ),
            ("garbage", "\"H9\" is not a move"),
            ("mute", "\"\" is not a move"),
        ] {
            let fault = fault(how);
            assert_eq!(fault.kind(), Some(FaultKind::Illegal));
            assert_eq!(fault.to_string(), said);
        }
    }
}

fn started(command: &str) -> EngineError {
    command.parse::<EngineSpec>().unwrap().start(&Stop::new()).unwrap_err()
}

#[test]
fn a_program_that_is_no_engine_is_refused() {
    let missing = started("gtp:/nonexistent/engine -x");
    assert!(matches!(missing, EngineError::Start { .. }));
    assert!(missing.to_string().starts_with("cannot start /nonexistent/engine: "), "{missing}");
    let ends = started("nboard:true");
    assert_eq!(ends.to_string(), "the engine ended at \"nboard 2\" (exit status: 0)");
    let killed = started("gtp:sh -c 'kill -9 $$'");
    assert!(killed.to_string().contains("signal: 9"), "{killed}");
}

#[test]
fn a_flood_before_the_first_answer_is_no_engine() {
    for (command, protocol, asked) in
        [("gtp:yes flood", "GTP", "name"), ("nboard:yes flood", "NBoard", "nboard 2")]
    {
        let said =
            format!("the program does not speak {protocol}: asked \"{asked}\" it said \"flood\"");
        assert_eq!(started(command).to_string(), said);
    }
}

#[test]
fn an_answer_that_never_ends_is_cut_off_by_its_length() {
    let endless = started("gtp:yes =");
    assert_eq!(endless.kind(), Some(FaultKind::Time));
    assert_eq!(endless.to_string(), "the answer to \"name\" does not end: more than 256 KiB came");
}

#[test]
fn an_answer_that_goes_on_and_on_is_cut_off_in_time_and_when_told_to_stop() {
    let begun = Instant::now();
    let mut engine = start("gtp", "gtp endless@1");
    let start_of_game = Record::new(Position::start(Rules::Othello));
    engine.set_up(&start_of_game, &[], Pace::Own, &Stop::new()).unwrap();
    let terms = Terms::patience(Duration::from_millis(300));
    let stalled = engine.choose(&terms, &Stop::new()).unwrap_err();
    assert!(matches!(stalled, EngineError::Stalled { .. }), "{stalled}");
    let mut engine = start("gtp", "gtp endless@1");
    engine.set_up(&start_of_game, &[], Pace::Own, &Stop::new()).unwrap();
    let stop = Stop::new();
    let raised = stop.clone();
    thread::spawn(move || {
        thread::sleep(Duration::from_millis(200));
        raised.raise();
    });
    let stopped = engine.choose(&Terms::patience(Duration::from_secs(100)), &stop).unwrap_err();
    assert!(matches!(stopped, EngineError::Interrupted), "{stopped}");
    assert!(begun.elapsed() < Duration::from_secs(15));
}

#[test]
fn a_program_that_speaks_something_else_is_told_so_within_seconds() {
    for (command, said) in [
        ("gtp:cat", "the program does not speak GTP: asked \"name\" it said \"name\""),
        ("nboard:cat", "the program does not speak NBoard: asked \"nboard 2\" it said \"ping 1\""),
    ] {
        let begun = Instant::now();
        assert_eq!(started(command).to_string(), said);
        assert!(begun.elapsed() < Duration::from_secs(8), "{command}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_forks_and_goes_is_noticed_at_once_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().join("mark").display().to_string();
    // Its child holds all of its pipes.
    let script = format!("sh -c \"sleep 97; : {name}\" & exit 3");
    let begun = Instant::now();
    let gone = started(&format!("gtp:sh -c '{script}'"));
    assert_eq!(gone.to_string(), "the engine ended at \"name\" (exit status: 3)");
    assert!(begun.elapsed() < Duration::from_secs(8));
    while processes_with(&name) > 0 {
        assert!(begun.elapsed() < Duration::from_secs(10), "its child is left");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_wait_can_be_stopped() {
    let mut engine = start("gtp", "gtp stall@1");
    engine
        .set_up(&Record::new(Position::start(Rules::Othello)), &[], Pace::Own, &Stop::new())
        .unwrap();
    let stop = Stop::new();
    stop.raise();
    let begun = Instant::now();
    let stopped = engine.choose(&Terms::patience(Duration::from_secs(100)), &stop).unwrap_err();
    assert!(matches!(stopped, EngineError::Interrupted));
    assert_eq!(stopped.kind(), None);
    drop(engine);
    assert!(begun.elapsed() < Duration::from_secs(20));
}

/// The processes that have this text among their arguments, and are no zombies.
#[cfg(target_os = "linux")]
fn processes_with(text: &str) -> usize {
    let entries = fs::read_dir("/proc").unwrap().filter_map(Result::ok);
    let lines = entries.filter_map(|entry| fs::read(entry.path().join("cmdline")).ok());
    lines.filter(|line| String::from_utf8_lossy(line).contains(text)).count()
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_is_left_running() {
    let folder = tempfile::tempdir().unwrap();
    let mark = folder.path().join("mark");
    let name = mark.display().to_string();
    // A shell that neither leaves when told to nor when its input ends, and a child of its own.
    let script = format!(
        "sh -c \"sleep 98 {name} || sleep 98\" & while read x; do echo =; echo; done; sleep 99; : {name}"
    );
    let spec: EngineSpec = format!("gtp:sh -c '{script}'").parse().unwrap();
    let engine = spec.start(&Stop::new()).unwrap();
    assert!(processes_with(&name) >= 1);
    drop(engine);
    let begun = Instant::now();
    while processes_with(&name) > 0 {
        assert!(begun.elapsed() < Duration::from_secs(10), "a process is left");
        thread::sleep(Duration::from_millis(10));
    }
    let log = folder.path().join("log");
    let spec = format!("gtp:{}", command("gtp", Some(&log)));
    drop(spec.parse::<EngineSpec>().unwrap().start(&Stop::new()).unwrap());
    assert!(fs::read_to_string(log).unwrap().ends_with("quit\n"));
}
