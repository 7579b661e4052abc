//! What becomes of the games: kept, resumed, put away, or not kept at all.

use std::collections::HashMap;
use std::fs;

use otello::rules::Rules;
use otello::store::Store;
use tempfile::TempDir;

use super::setup::Setup;

fn folder() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("otello"));
    (folder, store)
}

fn two_players() -> Setup {
    Setup::of(&HashMap::new())
}

fn archive(store: &Store) -> String {
    fs::read_to_string(store.folder().join("games.ggf")).unwrap_or_default()
}

const KEPT: &str = "The game is kept. The command \"otello resume\" goes on with it.\n";

#[test]
fn the_end_of_the_input_keeps_the_game_and_says_so() {
    let (_folder, store) = folder();
    let setup = Setup { kept_in: Some(store.clone()), ..two_players() };
    let answers = setup.answers("f5\nd6\n");
    assert!(answers.ends_with(KEPT), "{answers}");
    let (_slot, game) = store.newest_unfinished().unfinished.unwrap();
    assert_eq!(game.record.plies(), 2);
    assert!(archive(&store).is_empty());
}

#[test]
fn nothing_is_kept_before_the_first_move() {
    let (_folder, store) = folder();
    let setup = Setup { kept_in: Some(store.clone()), ..two_players() };
    let answers = setup.answers("save\nboard\n");
    assert!(answers.contains("There is nothing to keep"), "{answers}");
    assert!(!answers.contains(KEPT));
    assert!(!store.folder().exists());
}

#[test]
fn what_is_not_kept_is_kept_when_the_player_asks() {
    let (_folder, store) = folder();
    let setup = Setup { store: Some(store.clone()), ..two_players() };
    assert!(!setup.answers("f5\nd6\n").contains(KEPT));
    assert!(!store.folder().exists());
    let answers = setup.answers("f5\nsave\nd6\nundo\n");
    assert_eq!(answers.matches(KEPT).count(), 2, "when asked, and at the end");
    let (_slot, game) = store.newest_unfinished().unfinished.unwrap();
    assert_eq!((game.record.plies(), game.record.undone().len()), (1, 1));
    assert!(game.assisted);
}

#[test]
fn a_game_that_is_left_and_one_that_is_over_are_put_away() {
    let (_folder, store) = folder();
    let setup = Setup { kept_in: Some(store.clone()), ..two_players() };
    let wipe_out = "f5\nd6\nc5\nf4\ne7\nf6\ng5\ne6\ne3\n";
    let answers = setup.answers(&format!("f5\nnew\n{wipe_out}"));
    assert!(!answers.contains(KEPT), "{answers}");
    let archive = archive(&store);
    let games: Vec<_> = archive.lines().collect();
    assert_eq!(games.len(), 2, "{archive}");
    assert!(games[0].contains("RE[?]") && games[0].contains("PB[Black]PW[White]"), "{archive}");
    assert!(games[1].contains("RE[+64"), "{archive}");
    assert!(store.newest_unfinished().unfinished.is_none());
}

#[test]
fn a_game_between_engines_is_put_away_at_its_end() {
    let (_folder, store) = folder();
    let head = HashMap::from([("play as", "nobody"), ("rules", "reversi")]);
    let setup = Setup { kept_in: Some(store.clone()), ..Setup::of(&head) };
    assert_eq!(setup.game.record.position().rules(), Rules::Reversi);
    setup.answers("");
    let record = fs::read_to_string(store.folder().join("reversi.ggf")).unwrap();
    assert!(record.contains("PB[Otello depth 2]PW[Otello depth 2]"), "{record}");
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on() {
    let (folder, _) = folder();
    let file = folder.path().join("a file");
    fs::write(&file, "not a folder").unwrap();
    let setup = Setup { kept_in: Some(Store::open(file)), ..two_players() };
    let answers = setup.answers("f5\nd6\nc3\n");
    assert_eq!(answers.matches("The game cannot be kept, but it goes on").count(), 1, "{answers}");
    assert!(answers.contains("Black plays c3"));
    assert!(!answers.contains(KEPT));
    let answers = setup.answers("f5\nsave\nnew\nd3\n");
    assert_eq!(answers.matches("The game cannot be kept, but it goes on").count(), 2, "{answers}");
    assert!(answers.contains("Black plays d3"));
}

#[test]
fn without_a_folder_a_game_cannot_be_kept() {
    let answers = two_players().answers("f5\nsave\nd6\n");
    assert!(answers.contains("there is no data folder"), "{answers}");
    assert!(answers.contains("White plays d6"));
}

#[test]
fn a_fault_of_the_engine_is_logged() {
    let (_folder, store) = folder();
    let head = HashMap::from([("engine", "faulty")]);
    let setup = Setup { store: Some(store.clone()), ..Setup::of(&head) };
    setup.answers("hint\nhint\n");
    let log = fs::read_to_string(store.folder().join("otello.log")).unwrap();
    assert_eq!(log.lines().count(), 1);
    assert!(log.starts_with("engine: a fault that a test asked for"), "{log}");
}

/// The archive is a device that is always full; the game's own file is not.
#[cfg(target_os = "linux")]
#[test]
fn a_game_that_cannot_be_put_away_is_told_and_stays_where_it_is() {
    let (_folder, store) = folder();
    fs::create_dir_all(store.folder()).unwrap();
    std::os::unix::fs::symlink("/dev/null", store.folder().join("games.ggf")).unwrap();
    let setup = Setup { kept_in: Some(store.clone()), ..two_players() };
    let answers = setup.answers("f5\nnew\n");
    let archive = store.folder().join("games.ggf");
    let told =
        format!("The game cannot be put away: {} cannot be written (it is not", archive.display());
    assert!(answers.contains(&told), "{answers}");
    assert_eq!(store.newest_unfinished().unfinished.unwrap().1.record.plies(), 1);
}
