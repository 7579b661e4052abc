//! On the screens.

use std::fs;
use std::time::{Duration, Instant};

use otello::game::{Game, Program};
use otello::rules::Disc;
use otello::session::Phase;
use otello::text::Language;
use otello::tui::Input;
use ratatui::crossterm::event::KeyCode;

use super::{against, impatiently};
use crate::pty::wait_until;
use crate::screens::table::{Given, Player};

fn sit_down(human: Disc, mode: &str, columns: u16, rows: u16) -> Player {
    Given::game(against(human, mode, None)).sit_down(columns, rows)
}

/// Plays the first square again and again, until the game is over.
fn play_out(player: &mut Player) {
    player.wait();
    while player.otello.phase() == Phase::Human {
        let square = player.choices()[0].to_string();
        player.play(&square);
        player.wait();
    }
}

#[test]
fn a_whole_game_is_played_at_every_size() {
    for (mode, columns, rows) in [("gtp strict", 80, 24), ("nboard", 40, 20), ("gtp", 20, 11)] {
        let mut player = sit_down(Disc::White, mode, columns, rows);
        play_out(&mut player);
        assert!(player.game().record.is_over(), "{}", player.text());
        assert!(player.sees(if columns == 20 { "Discs" } else { "Result" }), "{}", player.text());
        player.press(KeyCode::Esc);
        let name = if mode == "nboard" { "Fake" } else { "Fake 1.0" };
        assert!(columns == 20 || player.sees(name), "{}", player.text());
    }
}

#[test]
fn the_player_can_act_while_the_program_thinks() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let game = against(Disc::Black, "gtp stall@2", Some(&log));
    let mut player = Given::game(game).sit_down(80, 24);
    player.play("f5");
    player.wait();
    assert!(player.sees("You (Black) - Fake 1.0 (White)"), "{}", player.text());
    player.play("c3");
    assert!(player.sees("Fake 1.0 is thinking ..."), "{}", player.text());
    assert!(!player.sees("! move now"));
    player.keys("!");
    assert!(player.sees("Another program moves when it is ready."), "{}", player.text());
    player.keys("+");
    assert!(player.sees("as strong as its command makes it"), "{}", player.text());
    wait_until("the program thinks", || {
        fs::read_to_string(&log).unwrap().matches("genmove").count() == 2
    });
    player.press(KeyCode::Esc);
    assert!(player.sees("Taken back. Choose again."), "{}", player.text());
    player.play("e3");
    player.wait();
    assert_eq!(player.game().record.plies(), 4, "a fresh program answers");
}

#[test]
fn the_colours_can_be_exchanged_in_the_midst() {
    let mut player = sit_down(Disc::Black, "nboard", 80, 24);
    player.play("f5");
    player.wait();
    player.keys("x");
    player.wait();
    assert_eq!(player.game().seats.only_human(), Some(Disc::White));
    assert_eq!(player.game().record.plies(), 3, "{}", player.text());
}

#[test]
fn a_program_that_fails_ends_the_game_with_the_reason() {
    for (mode, english, italian) in [
        ("gtp crash@2", "it has ended (exit status: 3)", "è terminato (exit status: 3)"),
        ("nboard illegal@2", "it played A1, which is not legal", "ha giocato A1, che non è"),
        ("gtp stall@2", "no answer came for 1 second", "nessuna risposta per 1 secondo"),
    ] {
        for (language, told, headline) in [
            (Language::English, english, "The game ends here."),
            (Language::Italian, italian, "La partita finisce qui."),
        ] {
            for (columns, rows) in [(80, 24), (40, 20)] {
                let game = against(Disc::Black, mode, None);
                let game = if mode.contains("stall") { impatiently(game) } else { game };
                let given = Given { language, ..Given::game(game) };
                let mut player = given.sit_down(columns, rows);
                play_out(&mut player);
                assert!(player.sees(told) && player.sees(headline), "{}", player.text());
                assert!(player.game().is_over() && !player.game().record.is_over());
            }
        }
    }
}

#[test]
fn a_flag_falls_while_the_program_thinks() {
    let mut game = against(Disc::White, "gtp stall@1", None);
    game = game.with_clocks("1m".parse().ok());
    let mut player = Given::game(game).sit_down(80, 24);
    player.now += Duration::from_secs(61);
    player.input(Input::Due);
    player.wait();
    assert!(player.sees("Black has run out of time."), "{}", player.text());
    assert!(player.sees("You win!"), "{}", player.text());
}

/// A game against a program with a long name that has not been asked for a move yet.
fn against_long_name(name: &str) -> Game {
    let mut game = against(Disc::Black, "gtp", None).with_clocks("25m".parse().ok());
    let program = game.program.take().map(|program| Program { name: name.to_owned(), ..program });
    Game { program, ..game }
}

#[test]
fn a_long_name_leaves_clock_and_discs_in_their_places() {
    let long = "A Program With A Name Of More Than Thirty Cells 1.2.3";
    let wide = "\u{68cb}".repeat(30);
    for name in [long, &wide, &"x".repeat(200)] {
        for (columns, rows) in [(120, 40), (80, 24), (60, 20), (40, 20)] {
            let player = Given::game(against_long_name(name)).sit_down(columns, rows);
            let text = player.text();
            let face = if columns < 80 { "25m" } else { "25:00" };
            let clocks: Vec<_> =
                player.rows().into_iter().filter(|row| row.contains(face)).collect();
            assert_eq!(clocks.len(), 2, "{text}");
            for row in clocks {
                let (before, behind) = row.split_once(face).unwrap();
                assert!(before.trim_end().ends_with(" 2") || behind.trim() == "2", "{row}");
            }
            assert!(text.contains("0/60"), "{text}");
            assert!(text.contains("..."), "what is cut ends in dots: {text}");
            assert!(columns < 70 || text.contains("You (Black) - "), "{text}");
        }
    }
}

#[test]
fn a_long_name_leaves_the_prompt_its_verb() {
    let mut game = against(Disc::White, "gtp stall@1", None);
    let name = "A Program With A Name Of More Than Eighty Cells, Which Nobody Has Ever Seen Whole";
    game.program = game.program.map(|program| Program { name: name.to_owned(), ..program });
    for (columns, rows) in [(80, 24), (40, 20)] {
        let player = Given::game(game.clone()).sit_down(columns, rows);
        let cut = ["… is thinking ...", "... is thinking ..."];
        assert!(cut.iter().any(|end| player.sees(end)), "{}", player.text());
    }
}

#[test]
fn the_menu_offers_the_program_again() {
    let mut player = sit_down(Disc::Black, "gtp", 80, 24);
    player.play("f5");
    player.wait();
    player.keys("n");
    assert!(player.sees("> Play Fake 1.0"), "{}", player.text());
    player.press(KeyCode::Enter);
    player.play("d3");
    player.wait();
    assert!(player.sees("You (Black) - Fake 1.0 (White)"), "{}", player.text());
    assert_eq!(player.game().record.plies(), 2);
}

#[test]
fn a_game_that_is_pasted_goes_on_against_the_program() {
    let mut player = sit_down(Disc::Black, "gtp", 80, 24);
    player.input(Input::Paste("f5f4e3".to_owned()));
    player.wait();
    assert!(player.game().seats.has_program(), "{}", player.text());
    assert_eq!(player.game().record.plies(), 4, "{}", player.text());
}

#[test]
fn leaving_does_not_wait_for_a_program_that_thinks() {
    let mut player = sit_down(Disc::White, "gtp stall@1", 80, 24);
    player.keys("q");
    assert!(player.left);
    let begun = Instant::now();
    drop(player);
    assert!(begun.elapsed() < Duration::from_secs(10));
}
