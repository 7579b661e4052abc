//! Squares by their names, and the cursor that is offered.

use otello::rules::{Rules, Square};
use ratatui::crossterm::event::KeyCode;

use super::table::{Given, Player, against_engine, two_players};

fn start() -> Player {
    Given::game(two_players(Rules::Othello, "")).sit_down(80, 24)
}

/// The last square that was played.
fn last(player: &Player) -> Option<Square> {
    player.game().record.last_placement().and_then(|turn| turn.action.square())
}

#[test]
fn squares_are_typed_in_either_case_and_shown() {
    let mut player = start();
    player.keys("F");
    assert!(player.sees("Black to move: f_"));
    player.keys("5");
    assert!(player.sees("Black to move: f5"));
    player.press(KeyCode::Enter);
    assert_eq!(last(&player), Some(Square::F5));
}

#[test]
fn a_letter_alone_does_not_play() {
    let mut player = start();
    player.keys("f5d");
    player.press(KeyCode::Enter);
    assert_eq!(last(&player), None);
    assert!(player.sees("d and then a digit"));
    player.press(KeyCode::Backspace);
    player.press(KeyCode::Char(' '));
    assert_eq!(last(&player), Some(Square::F5));
}

#[test]
fn letters_and_digits_of_other_keyboards_go_to_the_square_they_name() {
    // Japanese, Russian by its key and by its look, Arabic.
    for (typed, square) in [
        ("\u{ff46}\u{ff15}", Square::F5),
        ("\u{ff24}\u{ff13}", Square::D3),
        ("\u{441}4", Square::C4),
        ("\u{415}6", Square::E6),
        ("f\u{665}", Square::F5),
    ] {
        let mut player = start();
        player.keys(typed);
        assert!(player.sees(&format!("Black to move: {square}")), "{typed}: {}", player.text());
        player.press(KeyCode::Enter);
        assert_eq!(last(&player), Some(square), "{typed}");
    }
}

#[test]
fn a_letter_that_is_no_file_leads_to_no_square_and_says_so() {
    for letter in ['\u{430}', '\u{444}', '\u{e9}', 'i', 'z', '\u{3b1}'] {
        let mut player = start();
        player.keys("d3");
        player.keys(&format!("{letter}5"));
        let told = format!("\"{letter}5\" is no square: type a Latin letter from a to h");
        assert!(player.sees(&told), "{}", player.text());
        assert!(player.sees(&format!("Black to move: {letter}5?")), "{}", player.text());
        player.press(KeyCode::Enter);
        assert_eq!(last(&player), None, "{letter}5 is not played as another square");
        assert!(player.sees("Black to move: d3"), "d3 is offered again");
        player.press(KeyCode::Enter);
        assert_eq!(last(&player), Some(Square::D3));
    }
}

#[test]
fn a_digit_that_is_no_rank_goes_to_no_square() {
    let mut player = start();
    player.keys("d3f9");
    assert!(player.sees("\"f9\" is no square"), "{}", player.text());
    player.keys("5");
    assert!(player.sees("Black to move: f95?"), "{}", player.text());
    player.keys("f5");
    assert!(player.sees("Black to move: f5") && !player.sees("is no square"), "{}", player.text());
}

#[test]
fn a_click_plays_its_square_whatever_was_typed_before() {
    let mut player = start();
    player.keys("\u{e9}");
    player.click(3 + 4 * 5, 2 + 2 * 4);
    assert_eq!(last(&player), Some(Square::F5));
}

#[test]
fn the_square_that_is_offered_can_be_played() {
    let mut player = start();
    player.play("f5");
    assert!(player.sees("White to move: f4"), "f4 is the nearest to f5: {}", player.text());
    player.press(KeyCode::Enter);
    assert_eq!(last(&player), Some(Square::F4), "Enter plays what was offered");
    let mut player = Given::game(against_engine()).sit_down(80, 24);
    for _ in 0..8 {
        let square = player.choices()[0].to_string();
        player.play(&square);
        player.wait();
        let choices = player.choices();
        let offered = |square: &Square| player.sees(&format!("Your move: {square}"));
        assert!(choices.iter().any(offered), "{}", player.text());
    }
    player.keys("ur");
    assert!(player.choices().iter().any(|square| player.sees(&format!("Your move: {square}"))));
}

#[test]
fn a_square_that_was_aimed_at_ahead_stays_the_cursor_s() {
    let mut player = start();
    player.keys("d6");
    let (column, row) = (3 + 4 * 5, 2 + 2 * 4);
    player.click(column, row);
    player.keys("d6");
    player.keys("w");
    assert!(player.sees("White to move: d6"), "{}", player.text());
}
