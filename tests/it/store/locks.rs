use std::fs;
use std::thread;

use otello::store::{Keeper, Store};

use super::{NAMES, files, game, play, set_written, store, with_extension};

#[test]
fn a_game_that_is_being_played_is_nobody_elses() {
    let (_place, store) = store();
    let other = Store::open(store.folder().to_owned());
    let slot = store.begin(&game("f5")).unwrap();
    assert!(other.newest_unfinished().unfinished.is_none());
    slot.save(&game("f5d6")).unwrap();
    assert!(other.newest_unfinished().unfinished.is_none(), "a save keeps the lock");
    drop(slot);
    let (_held, found) = other.newest_unfinished().unfinished.unwrap();
    assert_eq!(found, game("f5d6"));
    assert!(store.newest_unfinished().unfinished.is_none());
}

#[test]
fn a_resumed_game_goes_on_in_its_file() {
    let (_place, store) = store();
    drop(store.begin(&game("f5")).unwrap());
    let (slot, mut played) = store.newest_unfinished().unfinished.unwrap();
    let mut keeper = Keeper::resuming(slot);
    play(&mut played, "d6");
    keeper.save(&played).unwrap();
    assert_eq!(with_extension(&store, "otello").len(), 1);
    keeper.finish(&played, NAMES).unwrap();
    keeper.save(&game("f5")).unwrap();
    assert_eq!(files(&store, ""), ["games", "games.ggf"]);
    assert_eq!(with_extension(&store, "otello").len(), 1, "the next game has a file of its own");
}

#[test]
fn a_game_of_the_folder_is_taken_up_by_its_path_and_one_elsewhere_is_not() {
    let (place, store) = store();
    let slot = store.begin(&game("f5")).unwrap();
    let path = slot.path().to_owned();
    assert!(store.unfinished_at(&path).is_none(), "somebody plays it");
    drop(slot);
    let (slot, found) = store.unfinished_at(&path).unwrap();
    assert_eq!((slot.path(), found), (&*path.canonicalize().unwrap(), game("f5")));
    drop(slot);
    let copy = place.path().join("copy.otello");
    fs::copy(&path, &copy).unwrap();
    let missing = path.with_file_name("missing.otello");
    for other in [copy, missing.clone(), path.with_extension("lock")] {
        assert!(store.unfinished_at(&other).is_none(), "{}", other.display());
    }
    assert!(!missing.with_extension("lock").exists());
    assert_eq!(with_extension(&store, "otello").len(), 1);
}

/// Many programs that start, play and end at once: each game is taken up by one of them.
#[test]
fn every_game_is_taken_up_once() {
    let (_place, store) = store();
    for squares in ["f5", "f5d6", "f5d6c3", "f5d6c3d3", "f5d6c3d3c4"] {
        drop(store.begin(&game(squares)).unwrap());
    }
    let taken: Vec<usize> = thread::scope(|scope| {
        let programs: Vec<_> = (0..8).map(|_| scope.spawn(|| finish_all(&store))).collect();
        programs.into_iter().flat_map(|program| program.join().unwrap()).collect()
    });
    let mut taken = taken;
    taken.sort_unstable();
    assert_eq!(taken, [1, 2, 3, 4, 5]);
    assert!(files(&store, "games").is_empty());
}

/// Takes up and finishes one game after the other; gives back how long each was.
fn finish_all(store: &Store) -> Vec<usize> {
    let mut plies = Vec::new();
    while let Some((slot, game)) = store.newest_unfinished().unfinished {
        plies.push(game.record.plies());
        slot.finish(&game, NAMES).unwrap();
    }
    plies
}

#[test]
fn what_a_killed_program_left_without_a_game_is_tidied_away() {
    let (_place, store) = store();
    let slot = store.begin(&game("f5")).unwrap();
    set_written(slot.path(), 100);
    for name in ["game-00000001.lock", "game-00000001.tmp"] {
        fs::write(store.folder().join("games").join(name), "otello-ga").unwrap();
    }
    let found = store.newest_unfinished();
    assert!(found.unfinished.is_none() && found.troubles.is_empty());
    assert_eq!(files(&store, "games").len(), 2, "the game that is played, and its lock");
}
