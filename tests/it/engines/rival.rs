//! A program in a game that is played here, with moves taken back and played again.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use otello::engines::{Choice, EngineError, Pace, Question, Rival, Terms};
use otello::game::Record;
use otello::rules::{Move, Position, Rules, Square};
use otello::search::Stop;

use super::command;

fn rival(protocol: &str, mode: &str, log: &Path) -> Rival {
    Rival::new(format!("{protocol}:{}", command(mode, Some(log))).parse().unwrap())
}

fn record(squares: &str) -> Record {
    let mut record = Record::new(Position::start(Rules::Othello));
    play(&mut record, squares);
    record
}

fn play(record: &mut Record, squares: &str) {
    for name in squares.as_bytes().chunks(2) {
        let square = std::str::from_utf8(name).unwrap().parse().unwrap();
        record.play(Move::Place(square)).unwrap();
    }
}

fn question(record: &Record) -> Question {
    let took = (0..record.turns().len()).map(|index| Some(Duration::from_secs(index as u64)));
    let terms = Terms::patience(Duration::from_secs(20));
    Question { record: record.clone(), took: took.collect(), pace: Pace::Own, terms }
}

/// Asks for a move and plays it.
fn ask(rival: &mut Rival, record: &mut Record) -> Square {
    let choice = rival.choose(&question(record), &Stop::new()).unwrap();
    let Choice::Place { square, .. } = choice else { panic!("{choice:?}") };
    record.play(Move::Place(square)).unwrap();
    square
}

/// What the program heard since the last look.
fn heard(log: &Path) -> Vec<String> {
    let text = fs::read_to_string(log).unwrap();
    fs::write(log, "").unwrap();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn gtp_engines_undo_what_was_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut rival = rival("gtp", "gtp", &log);
    let mut game = record("f5");
    assert_eq!(ask(&mut rival, &mut game), Square::F4);
    play(&mut game, "c3");
    ask(&mut rival, &mut game);
    heard(&log);
    game.rewind(2);
    play(&mut game, "e3");
    ask(&mut rival, &mut game);
    assert_eq!(heard(&log), ["undo", "undo", "play black e3", "genmove white"]);
    // Another game begins by itself.
    ask(&mut rival, &mut record("d3"));
    assert_eq!(heard(&log).last().unwrap(), "genmove white");
}

#[test]
fn what_cannot_be_undone_is_set_up_anew() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    // After these eight discs Black has to pass.
    let mut game = record("d3c3e6d2d1e1b2");
    let mut passing = game.clone();
    play(&mut passing, "c1");
    assert_eq!(passing.turns().last().unwrap().action, Move::Pass);
    let mut gtp = rival("gtp", "gtp strict", &log);
    ask(&mut gtp, &mut passing);
    heard(&log);
    ask(&mut gtp, &mut game);
    let told = heard(&log);
    assert!(told.contains(&"clear_board".to_owned()) && !told.contains(&"undo".to_owned()));
    let mut nboard = rival("nboard", "nboard", &log);
    let mut game = record("f5");
    ask(&mut nboard, &mut game);
    play(&mut game, "c3");
    ask(&mut nboard, &mut game);
    heard(&log);
    game.rewind(2);
    play(&mut game, "e3");
    ask(&mut nboard, &mut game);
    let told = heard(&log);
    assert!(
        told[0].starts_with("set game ") && told[0].contains("B[F5//0]W[F4//1]B[E3//2]"),
        "{told:?}"
    );
    assert_eq!(told[2], "go");
}

#[test]
fn a_program_that_was_interrupted_is_started_afresh() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut rival = rival("gtp", "gtp stall@2", &log);
    let mut game = record("f5");
    ask(&mut rival, &mut game);
    play(&mut game, "c3");
    let stop = Stop::new();
    let raised = stop.clone();
    let wait = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(200));
        raised.raise();
    });
    let begun = Instant::now();
    let stopped = rival.choose(&question(&game), &stop).unwrap_err();
    assert!(matches!(stopped, EngineError::Interrupted));
    assert!(begun.elapsed() < Duration::from_secs(10));
    wait.join().unwrap();
    heard(&log);
    game.rewind(2);
    play(&mut game, "e3");
    ask(&mut rival, &mut game);
    assert_eq!(heard(&log)[0], "name", "another process");
}
