//! The settings: each counts at once, and what is chosen is kept.

use std::fs;

use otello::rules::{Disc, Rules};
use otello::settings::{Setting, Settings};
use otello::text::Language;
use otello::tui::ColourMode;
use ratatui::crossterm::event::KeyCode;

use super::table::{Given, Player, against_engine, two_players};

const SIZES: [(u16, u16); 4] = [(120, 40), (80, 24), (40, 20), (20, 11)];

#[test]
fn the_settings() {
    for language in Language::ALL {
        for (columns, rows) in SIZES {
            let mut player = Given { language, ..Given::menu() }.sit_down(columns, rows);
            player.keys("o");
            let name = format!("settings_{columns}x{rows}_{}", language.code());
            insta::assert_snapshot!(name, player.picture());
        }
    }
}

/// Goes to the setting of this name, and changes it once.
fn change(player: &mut Player, name: &str) {
    for _ in 0..20 {
        if player.rows().iter().any(|row| row.contains(&format!("> {name}"))) {
            player.press(KeyCode::Right);
            return;
        }
        player.press(KeyCode::Down);
    }
    panic!("no {name}: {}", player.text());
}

#[test]
fn a_change_is_seen_at_once_and_behind_the_settings_too() {
    let mut player = Given::menu().sit_down(80, 24);
    player.keys("o");
    let page = |player: &Player| player.cell(79, 20).bg;
    let before = page(&player);
    change(&mut player, "Colours");
    assert!(player.sees("< light >"));
    assert_ne!(page(&player), before);
    change(&mut player, "Discs");
    let rows = player.rows();
    assert!(player.sees("< round >") && !rows[8].contains('▐'), "{}", player.text());
    let after = page(&player);
    player.press(KeyCode::Esc);
    assert!(player.sees("New game"));
    assert_eq!(page(&player), after);
}

#[test]
fn the_language_changes_at_once() {
    let mut player = Given { language: Language::Italian, ..Given::menu() }.sit_down(80, 24);
    player.keys("o");
    assert!(player.sees("Impostazioni") && player.sees("< automatica >"));
    player.press(KeyCode::Right);
    assert!(player.sees("Settings") && player.sees("< English >"));
    player.press(KeyCode::Right);
    assert!(player.sees("< Italiano >"));
    player.press(KeyCode::Esc);
    assert!(player.sees("Nuova partita"));
}

#[test]
fn legal_squares_are_marked_only_if_that_is_wanted() {
    let picture = |marks| {
        let wanted = vec![(Setting::Marks, marks)];
        Given { wanted, ..Given::game(two_players(Rules::Othello, "")) }.sit_down(80, 24).picture()
    };
    assert_ne!(picture("true"), picture("false"));
}

#[test]
fn a_move_waits_for_its_confirmation() {
    let wanted = vec![(Setting::Confirm, "true")];
    let game = two_players(Rules::Othello, "");
    let mut player = Given { wanted, ..Given::game(game) }.sit_down(80, 24);
    let plies = |player: &Player| player.game().record.plies();
    player.keys("f5");
    player.press(KeyCode::Enter);
    assert_eq!(plies(&player), 0);
    assert!(player.sees("Enter or a click plays f5."));
    player.press(KeyCode::Up);
    player.press(KeyCode::Down);
    player.press(KeyCode::Enter);
    assert_eq!(plies(&player), 0, "the cursor was elsewhere");
    player.press(KeyCode::Enter);
    assert_eq!(plies(&player), 1);
    let (column, row) = (3 + 5 * 4, 2 + 5 * 2);
    player.click(column, row);
    player.click(column, row);
    assert_eq!(plies(&player), 2, "{}", player.text());
    player.keys("a1");
    player.press(KeyCode::Enter);
    assert!(player.sees("a1"), "what cannot be played is refused, not asked");
    assert!(!player.sees("plays a1"));
}

/// Case P29, up to a pass of Black's.
const TO_A_PASS: &str = "d3c5e6d2c6d6b5f5e7f6f4f3g4d7g3g5h6h5h4e8c7h3c3h7e3b6g6f7d8c2d1c4b4a5f8\
                         f2e2a4a3b3f1g7b7c8a6a7c1b2a8b8a2e1h8g8h2g1h1";

#[test]
fn a_pass_waits_for_a_key_if_that_is_wanted() {
    let wanted = vec![(Setting::PauseAtPass, "true")];
    let game = two_players(Rules::Othello, TO_A_PASS);
    let mut player = Given { wanted, ..Given::game(game) }.sit_down(80, 24);
    player.play("g2");
    assert!(player.sees("> Enter goes on"), "{}", player.text());
    let plies = player.game().record.plies();
    player.press(KeyCode::Enter);
    assert_eq!(player.game().record.plies(), plies, "the key was for the pass");
    assert!(player.sees("White to move"), "{}", player.text());
}

#[test]
fn the_bell_is_silent_if_that_is_wanted() {
    let bells = |bell| {
        let wanted = vec![(Setting::Bell, bell)];
        let game = two_players(Rules::Othello, TO_A_PASS);
        let mut player = Given { wanted, ..Given::game(game) }.sit_down(80, 24);
        player.play("g2");
        player.bells
    };
    assert_eq!([bells("true"), bells("false")], [1, 0]);
}

#[test]
fn with_vims_keys_letters_move_and_squares_begin_with_a_colon() {
    let wanted = vec![(Setting::Keys, "vim")];
    let game = two_players(Rules::Othello, "");
    let mut player = Given { wanted, ..Given::game(game) }.sit_down(80, 24);
    player.keys(":f5");
    player.press(KeyCode::Enter);
    assert_eq!(player.game().record.plies(), 1);
    player.keys(":d6");
    player.keys("lkhj");
    assert!(player.sees("d6"));
    player.press(KeyCode::Enter);
    assert_eq!(player.game().record.plies(), 2);
    player.keys("c3");
    assert!(player.sees("c3"), "{}", player.text());
    player.press(KeyCode::Enter);
    assert_eq!(player.game().record.plies(), 2, "without a colon it is no square");
    player.keys(":h");
    assert!(player.sees("h_"), "a file, and not a step: {}", player.text());
    player.press(KeyCode::Esc);
    player.keys("?");
    assert!(player.sees(":a1-h8"));
}

fn kept_in(file: &std::path::Path) -> Settings {
    Settings::resolve(Some(file.to_owned()), |_| None)
}

#[test]
fn what_the_menu_starts_is_remembered_and_flags_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("config.toml");
    let settings = || kept_in(&file).with_flag(Setting::Theme, Some("mono"));
    let mut player = Given { kept: Some(settings()), ..Given::menu() }.sit_down(80, 24);
    player.keys("+++");
    player.keys("n");
    player.press(KeyCode::Enter);
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text, "[next]\nlevel = 6\n", "no flag, and nothing that was not chosen");
    let mut player = Given { kept: Some(settings()), ..Given::menu() }.sit_down(80, 24);
    assert!(player.sees("< 6 "), "{}", player.text());
    player.press(KeyCode::Enter);
    assert_eq!(player.game().seats.only_human(), Some(Disc::Black));
}

#[test]
fn what_cannot_be_kept_is_told_once_and_holds() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("config.toml");
    fs::write(&file, "[look]\nbell = 3\n").unwrap();
    let mut player = Given { kept: Some(kept_in(&file)), ..Given::menu() }.sit_down(120, 40);
    player.keys("o");
    change(&mut player, "Animation");
    assert!(player.sees("cannot be kept") && player.sees("line 2"), "{}", player.text());
    assert!(player.sees("< off >"));
    change(&mut player, "Bell");
    assert!(!player.sees("cannot be kept"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "[look]\nbell = 3\n");
}

#[test]
fn the_settings_stand_over_a_game_that_goes_on() {
    let mut player = Given::game(against_engine()).sit_down(80, 24);
    player.play("f5");
    player.keys("o");
    player.wait();
    assert_eq!(player.game().record.plies(), 2, "the engine goes on behind them");
    player.press(KeyCode::Esc);
    assert!(player.sees("Your move"));
}

#[test]
fn a_setting_says_that_a_flag_has_set_it() {
    let colours = ColourMode::None;
    let mut player = Given { colours, ..Given::menu() }.sit_down(80, 24);
    player.keys("o");
    player.press(KeyCode::Down);
    assert!(player.sees("for this run."), "{}", player.text());
}
