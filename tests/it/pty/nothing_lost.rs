//! A game survives the death of its program at any moment.

use std::path::Path;
use std::thread;
use std::time::Duration;

use otello::rules::{Move, Position, Rules, Square};
use otello::store::Store;
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use super::bench::Bench;
use super::scenes::otello;

/// How often the program is killed.
const DEATHS: usize = 200;

/// How many discs a game has before a new one is begun.
const LONG: usize = 40;

/// Returns the line of the saved game.
fn saved(data: &Path) -> Vec<Square> {
    let found = Store::open(data.to_owned()).newest_unfinished();
    assert!(found.troubles.is_empty(), "{:?}", found.troubles);
    assert!(found.finished.is_empty());
    found.unfinished.map_or_else(Vec::new, |(_, game)| {
        game.record.turns().iter().filter_map(|turn| turn.action.square()).collect()
    })
}

/// Plays up to three discs on, of which the last may not be seen, and kills the program.
///
/// Returns the line as it was typed, and how much of it was seen on the screen.
fn play_and_kill(data: &Path, mut line: Vec<Square>, rng: &mut SmallRng) -> (Vec<Square>, usize) {
    let arguments: &[&str] = if line.is_empty() {
        &["--two-players", "--no-animation"]
    } else {
        &["resume", "--no-animation"]
    };
    let mut bench = Bench::start(otello(arguments, data), 80, 24);
    let mut seen = line.len();
    bench.wait_for(&format!("move {seen}/60"));
    for left in (0..rng.random_range(0..=3)).rev() {
        let square = any_legal(&line, rng);
        line.push(square);
        bench.feed(&format!("{square}\r"));
        if left > 0 || rng.random() {
            seen = line.len();
            bench.wait_for(&format!("move {seen}/60"));
        } else {
            // No wait for anything: any moment will do.
            thread::sleep(Duration::from_micros(rng.random_range(0..5000)));
        }
    }
    bench.signal("KILL");
    bench.ended();
    (line, seen)
}

fn any_legal(line: &[Square], rng: &mut SmallRng) -> Square {
    let mut position = Position::start(Rules::Othello);
    for &square in line {
        position = after_passes(position).play(Move::Place(square)).expect("the line is legal");
    }
    let squares = after_passes(position).legal_moves().squares();
    squares.choose(rng).expect("no game of forty discs is over in this test's lines")
}

fn after_passes(position: Position) -> Position {
    if position.legal_moves().is_empty() && !position.is_over() {
        position.play(Move::Pass).expect("the pass is forced")
    } else {
        position
    }
}

#[test]
fn two_hundred_kills_lose_at_most_the_move_being_typed() {
    let rng = &mut SmallRng::seed_from_u64(1);
    let mut data = tempfile::tempdir().unwrap();
    let mut line = Vec::new();
    for death in 0..DEATHS {
        if line.len() > LONG {
            data = tempfile::tempdir().unwrap();
            line.clear();
        }
        let (typed, seen) = play_and_kill(data.path(), line, rng);
        line = saved(data.path());
        assert!(typed.starts_with(&line), "death {death}: {line:?} was not typed");
        assert!(line.len() >= seen, "death {death}: {} of {seen} discs are left", line.len());
    }
}
