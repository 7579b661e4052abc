//! In the line dialogue.

use std::collections::HashMap;
use std::fs;

use otello::game::Game;
use otello::rules::{Disc, Move};
use otello::store::Store;
use otello::text::Language;

use super::{against, impatiently};
use crate::plain::setup::Setup;

fn setup(game: Game) -> Setup {
    Setup { game, ..Setup::of(&HashMap::new()) }
}

/// What is answered in a game against this engine, Black being ours.
fn answers(mode: &str, language: Language, input: &str) -> String {
    let game = against(Disc::Black, mode, None);
    let game = if mode.contains("stall") { impatiently(game) } else { game };
    Setup { language, ..setup(game) }.answers(input)
}

#[test]
fn a_game_is_played_taken_back_and_begun_anew() {
    for mode in ["gtp", "nboard"] {
        let input = "f5\nundo\nc4\nhint\nscore\ngo\nnew\nd3\nquit\n";
        let talk = answers(mode, Language::English, input);
        let said = |text: &str| talk.matches(text).count();
        assert!(talk.starts_with("Othello. You play Black. env plays White.\n"), "{talk}");
        assert!(talk.contains("Othello. You play Black. Fake"), "its own name by now: {talk}");
        assert!(talk.contains("White plays f4 and turns 1 disc. Opening: Parallel."), "{talk}");
        assert!(talk.contains("Taken back: f5, f4."), "{talk}");
        assert_eq!(said("White plays "), 3, "{talk}");
        assert_eq!(said("Values for Black in discs, 14 moves deep"), 1, "{talk}");
        assert_eq!(said("does not play on"), 0, "{talk}");
    }
}

#[test]
fn a_whole_game_is_played_to_its_end_and_put_away_under_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().to_owned());
    let mut game = against(Disc::White, "gtp strict", None);
    // The fake engine plays the first square, and so do we, on a board of our own.
    let mut squares = String::new();
    let mut record = game.record.clone();
    while !record.is_over() {
        let square = record.position().legal_moves().first().unwrap();
        if record.position().to_move() == Disc::White {
            squares += &format!("{square}\n");
        }
        record.play(Move::Place(square)).unwrap();
    }
    game.started = "2026.11.30_15:00:00.UTC".to_owned();
    let talk = Setup { kept_in: Some(store.clone()), ..setup(game) }.answers(&squares);
    assert!(talk.contains("The game is over."), "{talk}");
    let archive = fs::read_to_string(store.archive_file(otello::rules::Rules::Othello)).unwrap();
    assert!(archive.contains("PB[Fake 1.0]PW[You]"), "{archive}");
}

#[test]
fn a_program_that_fails_ends_the_game_and_says_why() {
    for (how, english, italian) in [
        (
            "crash@1",
            "Fake 1.0 does not play on: it has ended (exit status: 3) and said last: no more.",
            "Fake 1.0 non gioca più: è terminato (exit status: 3) dicendo per ultimo: no more.",
        ),
        (
            "stall@1",
            "Fake 1.0 does not play on: no answer came for 1 second.",
            "Fake 1.0 non gioca più: nessuna risposta per 1 secondo.",
        ),
        (
            "illegal@1",
            "Fake 1.0 does not play on: it played A1, which is not legal.",
            "Fake 1.0 non gioca più: ha giocato A1, che non è una mossa valida.",
        ),
        (
            "garbage@1",
            "Fake 1.0 does not play on: it answered \"H9\", which is no move.",
            "Fake 1.0 non gioca più: ha risposto \"H9\", che non è una mossa.",
        ),
    ] {
        let mode = format!("gtp {how}");
        let talk = answers(&mode, Language::English, "f5\nd6\n");
        assert!(talk.contains(english), "{talk}");
        let end = "The game ends here and counts as won by Black. Discs: Black 4, White 1.";
        assert!(talk.contains(end), "{talk}");
        assert!(talk.ends_with("The game is over.\n"), "{talk}");
        let talk = answers(&mode, Language::Italian, "f5\n");
        assert!(talk.contains(italian), "{talk}");
    }
}

#[test]
fn a_game_that_ended_by_a_fault_can_be_taken_back_and_goes_on_with_a_fresh_program() {
    let talk = answers("gtp crash@2", Language::English, "f5\nd3\nundo\nd3\n");
    assert_eq!(talk.matches("does not play on").count(), 1, "{talk}");
    assert!(talk.contains("Taken back: d3. Black, your move"), "{talk}");
    assert_eq!(talk.matches("White plays ").count(), 2, "{talk}");
}

#[test]
fn a_program_that_cannot_be_started_may_be_tried_again() {
    let mut game = against(Disc::Black, "gtp", None);
    game.program.as_mut().unwrap().command = "gtp:/nonexistent/engine".to_owned();
    let talk = setup(game).answers("f5\ngo\nundo\n");
    assert!(talk.contains("does not play on: /nonexistent/engine cannot be started ("), "{talk}");
    assert!(talk.contains("Type go to let it try again."), "{talk}");
    assert!(talk.contains("Taken back: f5."), "{talk}");
    assert!(!talk.contains("ends here"), "{talk}");
}

#[test]
fn a_program_may_resign() {
    let talk = answers("gtp resign@1", Language::English, "f5\n");
    assert!(talk.contains("Fake 1.0 resigns. Black wins. Discs: Black 4, White 1."), "{talk}");
}

#[test]
fn the_clock_is_told_and_a_kept_game_goes_on_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("data"));
    let log = folder.path().join("log");
    let game = against(Disc::Black, "gtp", Some(&log)).with_clocks("5m+2s".parse().ok());
    Setup { kept_in: Some(store.clone()), ..setup(game) }.answers("f5\n");
    let heard = fs::read_to_string(&log).unwrap();
    assert!(heard.contains("time_settings 300 2 1\n"), "{heard}");
    assert!(heard.contains("time_left white ") && heard.ends_with("quit\n"), "{heard}");
    let (slot, kept) = store.newest_unfinished().unfinished.unwrap();
    assert_eq!(kept.program.as_ref().unwrap().name, "Fake 1.0");
    fs::remove_file(&log).unwrap();
    drop(slot);
    let talk = setup(kept).answers("c3\n");
    assert!(talk.contains("You play Black. Fake 1.0 plays White."), "{talk}");
    let heard = fs::read_to_string(&log).unwrap();
    assert!(heard.contains("play black f5\nplay white f4\nplay black c3\n"), "{heard}");
}
