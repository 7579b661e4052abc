//! The text of a saved game.

use std::fs;

use otello::store::{Store, Trouble};

use super::{game, store};

const TEXT: &str = "\
otello-game 1
rules: othello
started: 2026.11.30_14:05:00.UTC
start: ---------------------------OX------XO--------------------------- X
moves: f5 d6 c3 d3
played: 2
black: human
white: engine level 3
seed: 7
assisted: no
turned: no
";

/// Puts a text into the place of a saved game.
fn put(store: &Store, bytes: &[u8]) {
    let folder = store.folder().join("games");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("game-00000001.otello"), bytes).unwrap();
}

/// What is wrong with a text that is put into the place of a saved game.
fn fault(store: &Store, bytes: &[u8]) -> String {
    put(store, bytes);
    match store.newest_unfinished().troubles.as_slice() {
        [Trouble::Damaged { kept, fault }] => {
            fs::remove_file(kept).unwrap();
            fault.to_string()
        }
        other => panic!("{other:?} of {}", String::from_utf8_lossy(bytes)),
    }
}

#[test]
fn a_game_is_written_and_read_as_the_docs_say() {
    let (_place, store) = store();
    let mut played = game("f5d6c3d3");
    played.record.rewind(2);
    let slot = store.begin(&played).unwrap();
    assert_eq!(fs::read_to_string(slot.path()).unwrap(), TEXT);
    drop(slot);
    assert_eq!(store.newest_unfinished().unfinished.unwrap().1, played);
}

#[test]
fn other_line_ends_and_orders_are_read() {
    let (_place, store) = store();
    let mut lines: Vec<_> = TEXT.lines().collect();
    lines[1..].reverse();
    for text in [TEXT.replace('\n', "\r\n"), lines.join("\n")] {
        put(&store, text.as_bytes());
        assert_eq!(store.newest_unfinished().unfinished.unwrap().1.record.plies(), 2);
    }
}

#[test]
fn faults_say_on_which_line_and_what() {
    let (_place, store) = store();
    for (right, wrong, error) in [
        ("otello-game 1", "otello-gane 1", "line 1: this is not a saved game"),
        ("rules: othello", "rules: go", "line 2: rules: \"go\" is not othello or reversi"),
        ("seed: 7", "seed: x", "line 9: seed: \"x\" is not a number"),
        ("seed: 7", "seed 7", "line 9: \"seed 7\" is not known here"),
        ("seed: 7", "turned: no", "line 11: turned is said twice"),
        ("seed: 7\n", "", "seed is missing"),
        ("d6 c3", "d6 a1", "line 5: move 3: a1 turns no disc"),
        ("XO-", "XO", "line 4: start: a board has 64 squares, not 63"),
        ("played: 2", "played: 5", "line 6: played: \"5\" is not a number of those moves"),
        ("turned: no\n", "turned: n", "line 11: turned: \"n\" is not yes or no"),
    ] {
        assert_eq!(fault(&store, TEXT.replace(right, wrong).as_bytes()), error);
    }
    assert_eq!(fault(&store, b"otello-game 1\n\xff"), "line 2: this is not text");
}

#[test]
fn a_cut_file_is_noticed_wherever_it_is_cut() {
    let (_place, store) = store();
    for length in 0..TEXT.trim_end().len() {
        assert!(!fault(&store, &TEXT.as_bytes()[..length]).is_empty());
    }
}
