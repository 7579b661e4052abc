//! Whole games with engines that behave.

use std::time::Duration;

use otello::engines::{Choice, EngineSpec, Opponent, Pace, Terms};
use otello::game::Record;
use otello::rules::{Move, Position, Rules};
use otello::search::Stop;

use super::command;

const PATIENCE: Duration = Duration::from_secs(20);

pub(super) fn start(protocol: &str, mode: &str) -> Box<dyn Opponent> {
    let spec = format!("{protocol}:{}", command(mode, None));
    spec.parse::<EngineSpec>().unwrap().start(&Stop::new()).unwrap()
}

/// A game from this opening to its end: the engine and we place discs in turn.
fn play_against(engine: &mut dyn Opponent, opening: &str) -> Record {
    let mut record = Record::new(Position::start(Rules::Othello));
    for name in opening.as_bytes().chunks(2) {
        let square = std::str::from_utf8(name).unwrap().parse().unwrap();
        record.play(Move::Place(square)).unwrap();
    }
    engine.set_up(&record, &[], Pace::Own, &Stop::new()).unwrap();
    let own = record.position().to_move();
    while !record.is_over() {
        if record.position().to_move() == own {
            // The last square rather than the first, so that both sides matter.
            let square = record.position().legal_moves().squares().last().unwrap();
            record.play(Move::Place(square)).unwrap();
            engine.place(square, Some(Duration::from_millis(1500)), &Stop::new()).unwrap();
        } else {
            let choice = engine.choose(&Terms::patience(PATIENCE), &Stop::new()).unwrap();
            let Choice::Place { square, .. } = choice else { unreachable!() };
            record.play(Move::Place(square)).unwrap();
        }
    }
    record
}

/// After these eight discs Black has to pass.
const PASS_AT_EIGHT: &str = "d3c3e6d2d1e1b2c1";

#[test]
fn games_with_passes_are_played_over_both_protocols() {
    for (protocol, mode) in
        [("gtp", "gtp"), ("gtp", "gtp strict"), ("gtp", "gtp strict rhino"), ("nboard", "nboard")]
    {
        let mut engine = start(protocol, mode);
        assert!(engine.name().starts_with(if mode.contains("rhino") { "GTP" } else { "Fake" }));
        // The same program plays one game after the other.
        let with_pass = play_against(engine.as_mut(), PASS_AT_EIGHT);
        assert!(with_pass.turns().iter().any(|turn| turn.action == Move::Pass));
        let same = play_against(engine.as_mut(), PASS_AT_EIGHT);
        assert_eq!(same, with_pass, "{mode}");
        play_against(engine.as_mut(), "");
    }
}

#[test]
fn what_an_engine_expects_is_handed_on() {
    let mut engine = start("nboard", "nboard");
    engine
        .set_up(&Record::new(Position::start(Rules::Othello)), &[], Pace::Depth(3), &Stop::new())
        .unwrap();
    let choice = engine.choose(&Terms::patience(PATIENCE), &Stop::new()).unwrap();
    assert!(matches!(choice, Choice::Place { value: Some(-1.5), .. }), "{choice:?}");
}

#[test]
fn an_engine_may_give_up() {
    let mut engine = start("gtp", "gtp resign@1");
    engine
        .set_up(&Record::new(Position::start(Rules::Othello)), &[], Pace::Own, &Stop::new())
        .unwrap();
    let choice = engine.choose(&Terms::patience(PATIENCE), &Stop::new()).unwrap();
    assert_eq!(choice, Choice::Resign);
}
