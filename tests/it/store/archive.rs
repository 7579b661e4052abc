use std::fs;
use std::thread;
use std::time::Duration;

use otello::formats::ggf;
use otello::game::{Forfeit, ForfeitWay, Game, Seats};
use otello::rules::{Disc, Move, Position, Rules, Square};
use otello::store::{Imported, Keeper, Names, Store, Trouble};

use super::{NAMES, files, game, play, store};

fn archived(store: &Store, file: &str) -> Vec<ggf::Game> {
    let text = fs::read_to_string(store.folder().join(file)).unwrap();
    ggf::games(&text).map(Result::unwrap).collect()
}

#[test]
fn a_finished_game_goes_to_the_archive_and_its_own_file_goes() {
    let (_place, store) = store();
    let mut keeper = Keeper::new(store.clone());
    let over = game("f5d6c5f4e7f6g5e6e3");
    keeper.save(&over).unwrap();
    keeper.finish(&over, NAMES).unwrap();
    assert!(files(&store, "games").is_empty());
    let text = fs::read_to_string(store.folder().join("games.ggf")).unwrap();
    assert_eq!(
        text,
        "(;GM[Othello]PC[Otello]DT[2026.11.30_14:05:00.UTC]PB[You]PW[Otello level 3]RE[+64]TI[0]\
         TY[8]BO[8 ---------------------------O*------*O--------------------------- *]\
         B[F5]W[D6]B[C5]W[F4]B[E7]W[F6]B[G5]W[E6]B[E3];)\n"
    );
}

#[test]
fn a_game_left_for_a_new_one_has_no_result_and_keeps_what_stands() {
    let (_place, store) = store();
    let mut left = game("f5d6c3d3");
    left.record.undo(|_| true);
    left.assisted = true;
    store.begin(&left).unwrap().finish(&left, NAMES).unwrap();
    let games = archived(&store, "games.ggf");
    assert_eq!((games.len(), games[0].moves.len()), (1, 3));
    assert_eq!((games[0].result, games[0].tag("CO")), (None, Some("assisted")));
}

#[test]
fn a_game_that_a_side_gave_up_says_how() {
    let (_place, store) = store();
    for (by, way, result) in [
        (Disc::White, ForfeitWay::Left, "RE[+3:l]"),
        (Disc::White, ForfeitWay::Resigned, "RE[+3:r]"),
        (Disc::Black, ForfeitWay::Left, "RE[-2:l]"),
    ] {
        let given_up = Game { forfeit: Some(Forfeit { by, way }), ..game("f5") };
        store.archive(&given_up, NAMES).unwrap();
        let text = fs::read_to_string(store.folder().join("games.ggf")).unwrap();
        assert!(text.lines().last().unwrap().contains(result), "{text}");
    }
}

#[test]
fn reversi_has_an_archive_of_its_own() {
    let (_place, store) = store();
    let mut keeper = Keeper::new(store.clone());
    let start = Position::start(Rules::Reversi);
    let mut played = Game::new(start, Seats::TWO_PLAYERS, 1, String::new());
    play(&mut played, "d4d5e4e5d6");
    keeper.finish(&played, Names { black: "Ada", white: "Bob" }).unwrap();
    assert_eq!(files(&store, ""), ["reversi.ggf"]);
    assert_eq!(archived(&store, "reversi.ggf")[0].moves.len(), 5);
}

#[test]
fn games_of_others_are_taken_in_once() {
    let (_place, store) = store();
    store.archive(&game("f5d6c3"), NAMES).unwrap();
    let text = "(;GM[Othello]DT[1999]PB[Ada]PW[Bob]RE[?]B[F5]W[D6];)\
                (;GM[Othello]DT[1999]PB[Cy]PW[Bob]RE[?]B[F5]W[D6];)";
    let games: Vec<_> = ggf::games(text).map(Result::unwrap).collect();
    let twice = [games.clone(), games.clone()].concat();
    let imported = store.import(Rules::Othello, &twice).unwrap();
    assert_eq!(imported, Imported { added: 2, known: 2 });
    let imported = store.import(Rules::Othello, &games).unwrap();
    assert_eq!(imported, Imported { added: 0, known: 2 });
    assert_eq!(archived(&store, "games.ggf")[1..], games);
}

#[test]
fn appends_of_many_programs_at_once_are_all_kept() {
    let (_place, store) = store();
    let line = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6";
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for plies in 1..=15 {
                    let played = game(&line[..2 * plies]);
                    store.begin(&played).unwrap().finish(&played, NAMES).unwrap();
                }
            });
        }
    });
    let mut plies: Vec<_> =
        archived(&store, "games.ggf").iter().map(|game| game.moves.len()).collect();
    plies.sort_unstable();
    let expected: Vec<_> = (1..=15).flat_map(|plies| [plies; 4]).collect();
    assert_eq!(plies, expected);
    assert!(files(&store, "games").is_empty());
}

#[test]
fn a_line_that_is_no_game_spoils_no_other() {
    let (_place, store) = store();
    store.archive(&game("f5"), NAMES).unwrap();
    let path = store.folder().join("games.ggf");
    let mut text = fs::read_to_string(&path).unwrap();
    text += "(;GM[Othello]PB[You]B[F5]W[D\n";
    fs::write(&path, &text).unwrap();
    store.archive(&game("f5d6"), NAMES).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 3);
    let games: Vec<_> = ggf::games(&text).collect();
    assert_eq!(games.iter().filter(|game| game.is_ok()).count(), 2);
    assert_eq!(games[1].as_ref().unwrap_err().line, 2);
}

/// Killed at any byte of an append.
#[test]
fn a_game_that_was_not_written_to_its_end_is_put_aside_and_told_once() {
    let (_place, store) = store();
    store.archive(&game("f5"), NAMES).unwrap();
    let path = store.folder().join("games.ggf");
    let first = fs::read(&path).unwrap();
    store.archive(&game("f5d6"), NAMES).unwrap();
    let both = fs::read(&path).unwrap();
    let mut torn = Vec::new();
    // Without the end of its line the game is whole.
    for end in first.len() + 1..both.len() - 1 {
        fs::write(&path, &both[..end]).unwrap();
        let troubles = store.newest_unfinished().troubles;
        let [Trouble::Torn { kept }] = troubles.as_slice() else { panic!("{end}: {troubles:?}") };
        assert_eq!(*kept, store.folder().join("games.ggf.torn"));
        assert_eq!(fs::read(&path).unwrap(), first);
        torn.extend(&both[first.len()..end]);
        torn.push(b'\n');
        assert_eq!(fs::read(kept).unwrap(), torn, "every piece is kept");
        assert!(store.newest_unfinished().troubles.is_empty(), "it is told once");
    }
    for end in first.len()..both.len() {
        fs::write(&path, &both[..end]).unwrap();
        store.archive(&game("f5d6c3"), NAMES).unwrap();
        let plies: Vec<_> =
            archived(&store, "games.ggf").iter().map(|game| game.moves.len()).collect();
        let whole = end == both.len() - 1;
        assert_eq!(plies, if whole { vec![1, 2, 3] } else { vec![1, 3] }, "cut at {end}");
    }
}

#[test]
fn an_archive_of_others_that_ends_without_a_line_end_keeps_its_last_game() {
    let (_place, store) = store();
    fs::create_dir_all(store.folder()).unwrap();
    let text = "(;GM[Othello]DT[1999]PB[Ada]\nPW[Bob]RE[?]B[F5]\nW[D6];)";
    fs::write(store.folder().join("games.ggf"), text).unwrap();
    assert!(store.newest_unfinished().troubles.is_empty());
    store.archive(&game("f5d6c3"), NAMES).unwrap();
    assert_eq!(archived(&store, "games.ggf").len(), 2);
}

#[test]
fn a_game_of_others_is_known_in_another_case_and_another_spelling_of_its_date() {
    let (_place, store) = store();
    let text = "(;GM[Othello]PC[Paris]DT[1999.04.03]PB[Ada Lovelace]PW[Bob]RE[?]B[F5]W[D6];)";
    let import = |text: &str| {
        let games: Vec<_> = ggf::games(text).map(Result::unwrap).collect();
        store.import(Rules::Othello, &games).unwrap().added
    };
    assert_eq!(import(text), 1);
    for (from, to) in
        [("Ada Lovelace", "ADA  lovelace"), ("1999.04.03", "3/4/1999"), ("Paris", "PARIS")]
    {
        assert_eq!(import(&text.replace(from, to)), 0, "{to}");
    }
    for (from, to) in
        [("Paris", "Lyon"), ("1999.04.03", "1999.04.02"), ("[Bob]", "[Cy]"), ("D6", "F6")]
    {
        assert_eq!(import(&text.replace(from, to)), 1, "{to}");
    }
}

/// Killed between the append and the removal of the game's own file.
#[test]
fn a_game_that_was_appended_already_is_not_appended_twice() {
    let (_place, store) = store();
    let over = game("f5d6c5f4e7f6g5e6e3");
    drop(store.begin(&over).unwrap());
    store.archive(&over, NAMES).unwrap();
    let (slot, found) = store.newest_unfinished().finished.pop().unwrap();
    // The names follow the language, which may be another one by now.
    let names = Names { black: "Tu", white: "Otello, livello 3" };
    slot.finish(&found, names).unwrap();
    assert_eq!(archived(&store, "games.ggf").len(), 1);
    assert!(files(&store, "games").is_empty());
}

#[cfg(unix)]
#[test]
fn an_archive_that_is_no_file_is_refused() {
    let (_place, store) = store();
    drop(store.begin(&game("f5")).unwrap());
    std::os::unix::fs::symlink("/dev/zero", store.folder().join("games.ggf")).unwrap();
    let (slot, found) = store.newest_unfinished().unfinished.unwrap();
    let error = slot.finish(&found, NAMES).unwrap_err();
    assert!(error.to_string().ends_with("games.ggf: it is not a regular file"), "{error}");
    assert_eq!(files(&store, "games").len(), 2, "the game's own file is kept");
}

#[test]
fn two_games_alike_are_both_kept() {
    let (_place, store) = store();
    for _ in 0..2 {
        store.begin(&game("f5")).unwrap().finish(&game("f5"), NAMES).unwrap();
    }
    assert_eq!(archived(&store, "games.ggf").len(), 2);
}

#[test]
fn moves_taken_back_after_the_end_begin_a_record_of_their_own() {
    let (_place, store) = store();
    let mut keeper = Keeper::new(store.clone());
    let mut over = game("f5d6c5f4e7f6g5e6e3");
    keeper.finish(&over, NAMES).unwrap();
    over.record.undo(|_| true);
    keeper.save(&over).unwrap();
    assert!(store.newest_unfinished().unfinished.is_none(), "the keeper has it locked");
    drop(keeper);
    assert_eq!(store.newest_unfinished().unfinished.unwrap().1, over);
}

#[test]
fn a_game_lost_on_time_says_so_with_its_clock_and_the_time_of_every_move() {
    let (_place, store) = store();
    let mut lost = game("").with_clocks("1m+2s".parse().ok());
    lost.pass_time(Duration::from_millis(1_234));
    lost.play(Move::Place(Square::F5)).unwrap();
    lost.pass_time(Duration::from_secs(60));
    store.begin(&lost).unwrap().finish(&lost, NAMES).unwrap();
    let line = ggf::write(&archived(&store, "games.ggf")[0]);
    for part in ["RE[+3:t]", "TI[01:00/00:02]", "B[F5//1.23]"] {
        assert!(line.contains(part), "{line}");
    }
}
