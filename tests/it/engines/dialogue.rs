//! What exactly an engine is told.

use std::fs;
use std::time::Duration;

use otello::engines::{EngineSpec, Pace, Terms};
use otello::game::{Clocks, Record};
use otello::rules::{Move, Position, Rules, Square};
use otello::search::Stop;

use super::command;

/// What an engine hears in a game in which Black has to pass before the engine moves as White, and
/// we as White again before Black can.
fn heard(protocol: &str, mode: &str, pace: Pace) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let spec = format!("{protocol}:{}", command(mode, Some(&log)));
    let mut engine = spec.parse::<EngineSpec>().unwrap().start(&Stop::new()).unwrap();
    let mut record = Record::new(Position::start(Rules::Othello));
    for name in ["d3", "c3", "e6", "d2", "d1", "e1", "b2"] {
        record.play(Move::Place(name.parse().unwrap())).unwrap();
    }
    engine.set_up(&record, &[], pace, &Stop::new()).unwrap();
    engine.place(Square::C1, Some(Duration::from_millis(1500)), &Stop::new()).unwrap();
    let clocks = match pace {
        Pace::Clock(setting) => Some(Clocks::new(setting)),
        _ => None,
    };
    let terms = Terms { clocks, ..Terms::patience(Duration::from_secs(20)) };
    engine.choose(&terms, &Stop::new()).unwrap();
    drop(engine);
    let log = fs::read_to_string(log).unwrap();
    // How long the engine thought is not always the same.
    log.lines()
        .map(|line| line.split_once("-1.5/").map_or(line, |(said, _)| said))
        .map(str::to_owned)
        .collect()
}

#[test]
fn gtp_engines_are_asked_what_they_can_and_told_of_passes() {
    let heard = heard("gtp", "gtp", Pace::Move(Duration::from_millis(500)));
    assert_eq!(
        heard,
        [
            "name",
            "list_commands",
            "version",
            "set_game Othello",
            "boardsize 8",
            "clear_board",
            "time_settings 0 0.5 1",
            "play black d3",
            "play white c3",
            "play black e6",
            "play white d2",
            "play black d1",
            "play white e1",
            "play black b2",
            "play white c1",
            "play black pass",
            "genmove white",
            "quit"
        ]
    );
}

#[test]
fn times_are_told_in_whole_seconds_to_who_takes_no_other() {
    let told = |mode: &str, pace: Pace| -> Vec<_> {
        let heard = heard("gtp", mode, pace);
        heard.into_iter().filter(|line| line.starts_with("time_")).collect()
    };
    let clock = Pace::Clock("5.5s+0.1s".parse().unwrap());
    assert_eq!(
        told("gtp", clock),
        ["time_settings 5.5 0.1 1", "time_left black 5.5 0", "time_left white 5.5 0"]
    );
    assert_eq!(
        told("gtp whole", clock),
        [
            "time_settings 5.5 0.1 1",
            "time_settings 5 0 0",
            "time_left black 5 0",
            "time_left white 5 0"
        ]
    );
    let mode = command("gtp whole", None);
    let mut engine =
        format!("gtp:{mode}").parse::<EngineSpec>().unwrap().start(&Stop::new()).unwrap();
    let half = Pace::Move(Duration::from_millis(500));
    let refused = engine
        .set_up(&Record::new(Position::start(Rules::Othello)), &[], half, &Stop::new())
        .unwrap_err();
    assert_eq!(refused.to_string(), "the engine takes times in whole seconds only");
}

#[test]
fn rhino_is_never_told_of_passes() {
    let heard = heard("gtp", "gtp strict rhino", Pace::Own);
    assert!(!heard.iter().any(|line| line.contains("pass") || line.contains("time")), "{heard:?}");
}

#[test]
fn nboard_engines_get_the_game_and_then_moves() {
    let heard = heard("nboard", "nboard", Pace::Depth(6));
    assert_eq!(
        heard,
        [
            "nboard 2",
            "ping 1",
            "set game (;GM[Othello]PC[Otello]PB[Black]PW[White]RE[?]TI[0]TY[8]\
             BO[8 ---------------------------O*------*O--------------------------- *]\
             B[D3]W[C3]B[E6]W[D2]B[D1]W[E1]B[B2];)",
            "set depth 6",
            "ping 2",
            "move C1//1.50",
            "move PA",
            "ping 3",
            "go",
            "move A3/",
            "ping 4",
            "quit"
        ]
    );
}

#[test]
fn what_a_protocol_cannot_say_is_refused() {
    let start = |spec: String| spec.parse::<EngineSpec>().unwrap().start(&Stop::new()).unwrap();
    let mut gtp = start(format!("gtp:{}", command("gtp", None)));
    let othello = Record::new(Position::start(Rules::Othello));
    let depth = gtp.set_up(&othello, &[], Pace::Depth(3), &Stop::new()).unwrap_err();
    assert_eq!(depth.to_string(), "GTP cannot say how deep to search");
    let reversi = Record::new(Position::start(Rules::Reversi));
    let start_error = gtp.set_up(&reversi, &[], Pace::Own, &Stop::new()).unwrap_err();
    assert!(start_error.to_string().contains("Othello's start"), "{start_error}");
    let mut nboard = start(format!("nboard:{}", command("nboard", None)));
    assert!(nboard.set_up(&reversi, &[], Pace::Own, &Stop::new()).is_err());
}
