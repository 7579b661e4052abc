use std::time::Duration;

use otello::game::{Game, Seat, Seats, Strength};
use otello::rules::Move;
use otello::store::Keeper;
use proptest::prelude::*;

use super::{files, game, play, set_written, store, with_extension};
use crate::random_game::{RandomGame, random_game, rules};

fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![
        Just(Seat::Human),
        (1_u8..=20).prop_map(|level| Seat::Engine(Strength::Level(level))),
        (1_u8..=60).prop_map(|depth| Seat::Engine(Strength::Depth(depth))),
        (1_u64..10_000_000)
            .prop_map(|millis| Seat::Engine(Strength::Time(Duration::from_millis(millis)))),
    ]
}

/// A random game, some of its turns taken back, with all that is kept.
fn random_state() -> impl Strategy<Value = Game> {
    let line = (random_game(rules()), any::<prop::sample::Index>());
    let seats = (seat(), seat()).prop_map(|(black, white)| Seats { black, white });
    let started = prop_oneof![Just(String::new()), Just("2026.11.30_14:05:00.UTC".to_owned())];
    (line, seats, any::<u64>(), any::<[bool; 2]>(), started).prop_map(
        |((line, played), seats, seed, [assisted, turned], started)| {
            let mut game = Game::new(line.start, seats, seed, started);
            replay(&mut game, &line);
            let turns = game.record.turns().len();
            game.record.rewind(played.index(turns + 1));
            Game { assisted, turned, ..game }
        },
    )
}

fn replay(game: &mut Game, line: &RandomGame) {
    for &action in line.moves.iter().filter(|action| **action != Move::Pass) {
        game.record.play(action).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_game_found_after_saving_is_the_same(game in random_state()) {
        let (_place, store) = store();
        drop(store.begin(&game).unwrap());
        let mut found = store.newest_unfinished();
        prop_assert!(found.troubles.is_empty());
        let (_, kept) = found.unfinished.or_else(|| found.finished.pop()).unwrap();
        prop_assert_eq!(kept, game);
    }
}

#[test]
fn nothing_is_made_before_the_first_move() {
    let (place, store) = store();
    let mut keeper = Keeper::new(store.clone());
    keeper.save(&game("")).unwrap();
    assert!(store.newest_unfinished().unfinished.is_none());
    assert_eq!(place.path().read_dir().unwrap().count(), 0);
    keeper.save(&game("f5")).unwrap();
    assert_eq!(with_extension(&store, "otello").len(), 1);
}

#[test]
fn every_save_replaces_the_one_before() {
    let (_place, store) = store();
    let mut keeper = Keeper::new(store.clone());
    let mut played = game("f5");
    for squares in ["d6", "c3", "d3"] {
        keeper.save(&played).unwrap();
        play(&mut played, squares);
    }
    played.record.undo(|_| true);
    keeper.save(&played).unwrap();
    assert_eq!(files(&store, "games").len(), 2, "the game and its lock");
    drop(keeper);
    assert_eq!(store.newest_unfinished().unfinished.unwrap().1, played);
}

#[test]
fn the_game_that_was_played_last_is_found_first() {
    let (_place, store) = store();
    let slots = ["f5", "f5d6", "f5f6"].map(|squares| store.begin(&game(squares)).unwrap());
    for (slot, seconds) in slots.iter().zip([100, 300, 200]) {
        set_written(slot.path(), seconds);
    }
    drop(slots);
    let mut held = Vec::new();
    for squares in ["f5d6", "f5f6", "f5"] {
        let (slot, found) = store.newest_unfinished().unfinished.unwrap();
        assert_eq!(found, game(squares));
        held.push(slot);
    }
    assert!(store.newest_unfinished().unfinished.is_none());
}

/// Case P04: killed at the last move, before the game was put away.
#[test]
fn a_game_that_is_over_is_found_apart() {
    let (_place, store) = store();
    drop(store.begin(&game("f5")).unwrap());
    let over = store.begin(&game("f5d6c5f4e7f6g5e6e3")).unwrap();
    set_written(over.path(), 4_000_000_000);
    drop(over);
    let found = store.newest_unfinished();
    assert_eq!(found.finished.len(), 1);
    assert_eq!(found.unfinished.unwrap().1, game("f5"));
}

#[test]
fn a_keeper_that_is_off_keeps_nothing() {
    let (place, _) = store();
    let mut keeper = Keeper::off();
    keeper.save(&game("f5")).unwrap();
    keeper.finish(&game("f5"), super::NAMES).unwrap();
    assert!(!keeper.is_on());
    assert_eq!(place.path().read_dir().unwrap().count(), 0);
}
