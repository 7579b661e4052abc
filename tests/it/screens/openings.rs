//! What openings are called, while they are played and afterwards.

use otello::rules::Rules;
use otello::text::Language;
use ratatui::crossterm::event::KeyCode;

use super::table::{Given, two_players};

/// The shortest game of all.
const SHORTEST: &str = "e6f4e3f6g5d6e7f5c5";

#[test]
fn the_name_follows_the_moves_back_and_forth() {
    for (columns, rows) in [(120, 40), (80, 24), (40, 20)] {
        let game = two_players(Rules::Othello, "f5d6c3d3");
        let mut player = Given::game(game).sit_down(columns, rows);
        assert!(!player.sees("Tiger"));
        player.play("c4");
        assert!(player.sees("Opening: Tiger"), "{}", player.text());
        player.keys("u");
        assert!(!player.sees("Tiger"), "{}", player.text());
        player.keys("r");
        assert!(player.sees("Opening: Tiger"), "{}", player.text());
    }
}

#[test]
fn the_name_is_told_in_the_language_of_the_player() {
    let game = two_players(Rules::Othello, "f5d6c3d3c4");
    let given = Given { language: Language::Italian, ..Given::game(game) };
    let player = given.sit_down(40, 20);
    assert!(player.sees("Apertura: Tigre"), "{}", player.text());
}

#[test]
fn a_long_name_is_not_cut() {
    for language in Language::ALL {
        // Rotating Flat, Kling Continuation.
        let game = two_players(Rules::Othello, "c4e3f4c5d6f3e6c3d3e2b5f5b4f6c2e7d2c7");
        let given = Given { language, ..Given::game(game) };
        let player = given.sit_down(40, 20);
        let name = match language {
            Language::English => "Rotating Flat, Kling Continuation",
            Language::Italian => "Piatta rotante, continuazione Kling",
        };
        assert!(player.sees(name), "{}", player.text());
    }
}

#[test]
fn a_finished_game_still_shows_its_opening() {
    let mut player = Given::game(two_players(Rules::Othello, SHORTEST)).sit_down(80, 24);
    player.wait();
    assert!(player.game().record.is_over(), "{}", player.text());
    player.press(KeyCode::Esc);
    assert!(player.sees("Opening: "), "{}", player.text());
}

#[test]
fn reversi_has_no_names() {
    let player = Given::game(two_players(Rules::Reversi, "d4e4d5e5")).sit_down(80, 24);
    assert!(!player.sees("Opening"), "{}", player.text());
}
