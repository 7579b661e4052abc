//! The text of a saved game.

use std::fs;
use std::time::Duration;

use otello::game::{Forfeit, ForfeitWay, Game, Origin, Program, Seats};
use otello::rules::{Disc, Move, Square};
use otello::store::{Store, Trouble};

use super::{game, play, store};

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

/// The same, begun elsewhere.
fn begun_elsewhere() -> String {
    let from = "begun: 1\nfrom-black: Ada\nfrom-white: Bob\nfrom-event: Rome\nfrom-date: \n";
    let text = TEXT.replace("otello-game 1", "otello-game 4");
    text.replace("assisted:", &format!("{from}assisted:"))
}

#[test]
fn a_game_that_was_begun_elsewhere_keeps_where_it_comes_from() {
    let (_place, store) = store();
    let [black, white, event] = ["Ada", "Bob", "Rome"].map(str::to_owned);
    let origin = Some(Origin { black, white, event, ..Origin::unknown(1) });
    let mut played = Game { origin, ..game("f5d6c3d3") };
    played.record.rewind(2);
    let slot = store.begin(&played).unwrap();
    assert_eq!(fs::read_to_string(slot.path()).unwrap(), begun_elsewhere());
    drop(slot);
    assert_eq!(store.newest_unfinished().unfinished.unwrap().1, played);
    let wrong = begun_elsewhere().replace("begun: 1", "begun: 5");
    assert!(fault(&store, wrong.as_bytes()).contains("a number of those moves"));
}

/// The same with clocks.
fn clocked() -> String {
    let times = "clock: 5m+2s\ntook: 1.204 0.500 - -\nthinking: 12.700\n";
    let text = TEXT.replace("otello-game 1", "otello-game 2");
    text.replace("assisted:", &format!("{times}assisted:"))
}

#[test]
fn a_game_with_clocks_keeps_what_its_moves_took() {
    let (_place, store) = store();
    let mut played = game("").with_clocks("5m+2s".parse().ok());
    for (square, milliseconds) in [(Square::F5, 1_204), (Square::D6, 500)] {
        played.pass_time(Duration::from_millis(milliseconds));
        played.play(Move::Place(square)).unwrap();
    }
    play(&mut played, "c3d3");
    played.record.rewind(2);
    played.pass_time(Duration::from_micros(12_700_900));
    let slot = store.begin(&played).unwrap();
    assert_eq!(fs::read_to_string(slot.path()).unwrap(), clocked());
    drop(slot);
    let found = store.newest_unfinished().unfinished.unwrap().1;
    let left = |disc| found.clocks().unwrap().left(disc);
    assert_eq!(left(Disc::Black), Duration::from_millis(300_000 - 1_204 + 2_000 - 12_700));
    assert_eq!(left(Disc::White), Duration::from_millis(300_000 - 500 + 2_000));
}

/// A game against another program, which it left.
fn with_program() -> Game {
    let program = Program {
        command: "gtp:gtp-rhino -l 1".to_owned(),
        name: "GTP GRhino 0.16.1".to_owned(),
        time: Some(Duration::from_millis(500)),
        patience: Duration::from_secs(300),
    };
    let forfeit = Some(Forfeit { by: Disc::White, way: ForfeitWay::Left });
    let seats = Seats::against_program(Disc::Black);
    Game { program: Some(program), seats, forfeit, ..game("f5") }
}

#[test]
fn a_game_against_another_program_says_which() {
    let (_place, store) = store();
    let left = with_program();
    let slot = store.begin(&left).unwrap();
    let text = fs::read_to_string(slot.path()).unwrap();
    let lines = "white: program\nseed: 7\nprogram: gtp:gtp-rhino -l 1\n\
                 name: GTP GRhino 0.16.1\ntime: 0.500\npatience: 300.000\n\
                 forfeit: white left\nassisted: no\n";
    assert!(text.starts_with("otello-game 3\n") && text.contains(lines), "{text}");
    drop(slot);
    let found = store.newest_unfinished();
    assert!(matches!(found.finished.as_slice(), [(_, game)] if *game == left), "it is over");
    let unfinished = Game { forfeit: None, ..left }.with_clocks("5m+2s".parse().ok());
    let slot = store.begin(&unfinished).unwrap();
    let text = fs::read_to_string(slot.path()).unwrap();
    drop(slot);
    for length in 0..text.trim_end().len() {
        assert!(!fault(&store, &text.as_bytes()[..length]).is_empty());
    }
    put(&store, text.as_bytes());
    let found = store.newest_unfinished().unfinished.unwrap().1;
    assert_eq!((&found.program, found.seats), (&unfinished.program, unfinished.seats));
    assert_eq!((found.forfeit, found.clocks()), (None, unfinished.clocks()));
}

#[test]
fn a_program_that_is_not_named_does_not_sit_down() {
    let (_place, store) = store();
    let text = TEXT.replace("white: engine level 3", "white: program");
    assert!(fault(&store, text.as_bytes()).starts_with("line 8: white: \"program\" is not human"));
}

#[test]
fn faults_of_clocks_say_on_which_line_and_what() {
    let (_place, store) = store();
    for (right, wrong, error) in [
        ("clock: 5m", "clock: x", "line 10: clock: \"x+2s\" is not a clock, as in 5m+2s"),
        (
            "0.500",
            "-1",
            "line 11: took: \"1.204 -1 - -\" is not a time in seconds or - for every move",
        ),
        ("12.700", "", "line 12: thinking: \"\" is not a time in seconds"),
        ("clock: 5m+2s\n", "", "clock is missing"),
        ("otello-game 2", "otello-game 1", "line 10: \"clock: 5m+2s\" is not known here"),
    ] {
        assert_eq!(fault(&store, clocked().replace(right, wrong).as_bytes()), error);
    }
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
    for text in [TEXT.to_owned(), clocked()] {
        for length in 0..text.trim_end().len() {
            assert!(!fault(&store, &text.as_bytes()[..length]).is_empty());
        }
    }
}
