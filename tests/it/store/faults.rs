use std::fs;
use std::path::PathBuf;

use otello::store::{Keeper, SavedGameError, Store, StoreError, Trouble};
use proptest::prelude::*;

use super::{NAMES, files, game, set_written, store, with_extension};

/// Saves a game, then puts these bytes into its file.
fn spoil(store: &Store, bytes: &[u8]) -> PathBuf {
    let slot = store.begin(&game("f5d6")).unwrap();
    fs::write(slot.path(), bytes).unwrap();
    slot.path().to_owned()
}

#[test]
fn a_damaged_game_is_put_aside_and_the_next_one_found() {
    let (_place, store) = store();
    drop(store.begin(&game("f5")).unwrap());
    let spoilt = spoil(&store, b"otello-game 1\nrules: othello\n");
    set_written(&spoilt, 4_000_000_000);
    let found = store.newest_unfinished();
    let [Trouble::Damaged { kept, fault }] = found.troubles.as_slice() else {
        panic!("{found:?}");
    };
    assert_eq!(*fault, SavedGameError::Missing("start"));
    assert_eq!(fs::read(kept).unwrap(), b"otello-game 1\nrules: othello\n");
    assert_eq!(kept.extension().unwrap(), "damaged");
    let log = fs::read_to_string(store.folder().join("otello.log")).unwrap();
    assert_eq!(log, format!("saved game: {}: start is missing\n", spoilt.display()));
    assert!(!spoilt.exists());
    assert_eq!(found.unfinished.unwrap().1, game("f5"));
    assert!(store.newest_unfinished().troubles.is_empty(), "it is told once");
}

#[test]
fn a_newer_game_is_put_aside_as_it_is() {
    let (_place, store) = store();
    let text = b"otello-game 7\nwhatever: that may be\n";
    spoil(&store, text);
    let found = store.newest_unfinished();
    let [Trouble::Newer { kept, version: 7 }] = found.troubles.as_slice() else {
        panic!("{found:?}");
    };
    assert!(kept.to_str().unwrap().ends_with(".otello.newer"));
    assert_eq!(fs::read(kept).unwrap(), text);
}

#[test]
fn what_was_put_aside_is_never_overwritten() {
    let (_place, store) = store();
    let first = spoil(&store, b"first");
    assert_eq!(store.newest_unfinished().troubles.len(), 1);
    for again in [&b"second"[..], b"third"] {
        fs::write(&first, again).unwrap();
        assert_eq!(store.newest_unfinished().troubles.len(), 1);
    }
    let name = first.file_name().unwrap().to_str().unwrap();
    let expected = ["damaged", "damaged-2", "damaged-3"].map(|suffix| format!("{name}.{suffix}"));
    assert_eq!(files(&store, "games"), expected);
    for (file, text) in expected.iter().zip(["first", "second", "third"]) {
        assert_eq!(fs::read_to_string(store.folder().join("games").join(file)).unwrap(), text);
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once_and_tried_again() {
    let (place, _) = store();
    let obstacle = place.path().join("obstacle");
    fs::write(&obstacle, "").unwrap();
    let store = Store::open(obstacle.join("data"));
    assert!(matches!(store.begin(&game("f5")), Err(StoreError::Write { .. })));
    assert!(store.log("x").is_err() && store.archive(&game("f5"), NAMES).is_err());
    let mut keeper = Keeper::new(store.clone());
    assert!(keeper.save(&game("f5")).is_err());
    keeper.save(&game("f5d6")).unwrap();
    keeper.finish(&game("f5d6"), NAMES).unwrap();
    fs::remove_file(&obstacle).unwrap();
    keeper.save(&game("f5d6c3")).unwrap();
    drop(keeper);
    assert_eq!(store.newest_unfinished().unfinished.unwrap().1, game("f5d6c3"));
}

/// Folders in the places of the files stand for a disk that takes no more.
#[test]
fn a_full_disk_loses_nothing_that_was_saved() {
    let (_place, store) = store();
    let slot = store.begin(&game("f5")).unwrap();
    fs::create_dir(slot.path().with_extension("tmp")).unwrap();
    assert!(matches!(slot.save(&game("f5d6")), Err(StoreError::Write { .. })));
    fs::create_dir(store.folder().join("games.ggf")).unwrap();
    assert!(matches!(slot.finish(&game("f5d6"), NAMES), Err(StoreError::Write { .. })));
    assert_eq!(store.newest_unfinished().unfinished.unwrap().1, game("f5"));
}

#[cfg(unix)]
#[test]
fn a_save_does_not_follow_a_link_that_has_its_temporary_name() {
    let (place, store) = store();
    let slot = store.begin(&game("f5")).unwrap();
    let victim = place.path().join("victim");
    fs::write(&victim, "precious").unwrap();
    std::os::unix::fs::symlink(&victim, slot.path().with_extension("tmp")).unwrap();
    slot.save(&game("f5d6")).unwrap();
    assert_eq!(fs::read_to_string(&victim).unwrap(), "precious");
    assert!(!slot.path().is_symlink());
    drop(slot);
    assert_eq!(store.newest_unfinished().unfinished.unwrap().1, game("f5d6"));
}

#[cfg(unix)]
#[test]
fn what_is_no_file_in_the_place_of_a_game_or_its_lock_is_told_and_not_waited_for() {
    let (_place, store) = store();
    drop(store.begin(&game("f5")).unwrap());
    let at = |name: &str| store.folder().join("games").join(name);
    crate::strange_files::make_pipe(&at("a.otello"));
    std::os::unix::fs::symlink("/dev/zero", at("b.otello")).unwrap();
    fs::write(at("c.otello"), "otello-game 1\n").unwrap();
    crate::strange_files::make_pipe(&at("c.lock"));
    set_written(&at("c.otello"), 4_000_000_000);
    fs::File::create(at("d.otello")).unwrap().set_len(1 << 40).unwrap();
    set_written(&at("d.otello"), 4_000_000_000);
    let found = store.newest_unfinished();
    let mut told: Vec<_> = found
        .troubles
        .iter()
        .map(|trouble| match trouble {
            Trouble::Unreadable(error) => error.to_string(),
            other => panic!("{other:?}"),
        })
        .collect();
    told.sort();
    for (told, (name, why)) in told.iter().zip([
        ("a.otello", "it is not a regular file"),
        ("b.otello", "it is not a regular file"),
        ("d.otello", "it is longer than 1 MiB"),
        ("c.lock", "it is not a regular file"),
    ]) {
        assert!(told.ends_with(&format!("{name}: {why}")), "{told}");
    }
    assert_eq!(told.len(), 4);
    assert_eq!(found.unfinished.unwrap().1, game("f5"));
    crate::strange_files::make_pipe(&store.folder().join("otello.log"));
    assert!(store.log("x").unwrap_err().to_string().ends_with("it is not a regular file"));
}

#[test]
fn a_folder_in_the_place_of_a_game_is_left_alone() {
    let (_place, store) = store();
    drop(store.begin(&game("f5")).unwrap());
    let folder = store.folder().join("games").join("zoo.otello");
    fs::create_dir(&folder).unwrap();
    let found = store.newest_unfinished();
    assert!(found.unfinished.is_some() && found.troubles.is_empty() && folder.is_dir());
}

#[test]
fn the_log_grows_by_lines() {
    let (_place, store) = store();
    store.log("worker: first\n").unwrap();
    store.log("worker: second").unwrap();
    let log = fs::read_to_string(store.folder().join("otello.log")).unwrap();
    assert_eq!(log, "worker: first\nworker: second\n");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_changed_file_is_read_or_put_aside_whole(
        at in any::<prop::sample::Index>(),
        bytes in prop::collection::vec(any::<u8>(), 0..4),
        cut in any::<bool>(),
    ) {
        let (_place, store) = store();
        let slot = store.begin(&game("f5d6c3")).unwrap();
        let mut text = fs::read(slot.path()).unwrap();
        let at = at.index(text.len());
        let end = if cut { text.len() } else { at + 1 };
        text.splice(at..end, bytes);
        fs::write(slot.path(), &text).unwrap();
        drop(slot);
        let found = store.newest_unfinished();
        let kept = match (&found.unfinished, found.troubles.as_slice()) {
            (Some(_), []) => with_extension(&store, "otello").remove(0),
            (None, [Trouble::Damaged { kept, .. } | Trouble::Newer { kept, .. }]) => kept.clone(),
            _ => panic!("{found:?}"),
        };
        prop_assert_eq!(fs::read(kept).unwrap(), text);
    }
}
