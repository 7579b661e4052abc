//! What the engine thinks: shown where it is nobody's help, and where help was asked for.

use otello::game::{Game, Seats, Strength};
use otello::rules::{Disc, Position, Rules, Square};
use otello::session::Phase;
use otello::text::Language;
use ratatui::crossterm::event::KeyCode;

use super::table::{Given, Player, new_game};

/// Whether a value with its sign stands anywhere: `+3.52`, `-7`.
fn tells_a_value(player: &Player) -> bool {
    let text = player.text();
    let mut pairs = text.as_bytes().windows(2);
    pairs.any(|pair| matches!(pair[0], b'+' | b'-') && pair[1].is_ascii_digit())
}

#[test]
fn a_person_is_not_told_what_the_engine_thinks_unless_hints_are_asked_for() {
    for language in Language::ALL {
        for (columns, rows) in [(120, 40), (80, 24), (60, 20), (40, 20)] {
            let seats = Seats::against_engine(Disc::Black, Strength::Depth(4));
            let game = new_game(Rules::Othello, seats);
            let mut player = Given { language, ..Given::game(game) }.sit_down(columns, rows);
            for _ in 0..4 {
                let square = player.choices()[0].to_string();
                player.play(&square);
                while player.otello.phase() == Phase::Thinking {
                    assert!(!tells_a_value(&player), "{}", player.text());
                    player.hear();
                }
                assert!(!tells_a_value(&player), "{}", player.text());
            }
            assert!(!player.game().assisted);
            player.keys("t");
            player.hear_all();
            assert!(tells_a_value(&player), "{}", player.text());
            assert!(player.game().assisted);
        }
    }
}

#[test]
fn an_engine_is_seen_to_think_in_its_panel() {
    for (columns, rows, language, says) in [
        (80, 24, Language::English, "thinking"),
        (40, 20, Language::English, "thinking"),
        (80, 24, Language::Italian, "pensa"),
    ] {
        let seats = Seats::against_engine(Disc::White, Strength::Depth(14));
        let game = new_game(Rules::Othello, seats);
        let mut player = Given { language, ..Given::game(game) }.sit_down(columns, rows);
        while !player.rows().iter().any(|row| row.trim_end().ends_with(says)) {
            assert_eq!(player.otello.phase(), Phase::Thinking, "{}", player.text());
            player.hear();
        }
    }
}

#[test]
fn a_value_at_the_end_names_the_side_that_has_it() {
    // c8 ends the game, whoever plays it there.
    for mover in Disc::BOTH {
        let mine = Square::A8.bit();
        let other = Square::B8.bit();
        let [black, white] = if mover == Disc::Black { [mine, other] } else { [other, mine] };
        let start = Position::othello(black, white, mover).unwrap();
        let game = Game::new(start, Seats::watch(Strength::Depth(1)), 1, String::new());
        let mut player = Given::game(game).sit_down(80, 24);
        player.wait();
        player.press(KeyCode::Esc);
        let value = if mover == Disc::Black { "Black +64" } else { "White +64" };
        assert!(player.sees(value), "{}", player.text());
    }
}

#[test]
fn engines_among_themselves_show_what_they_think() {
    let seats = Seats::watch(Strength::Depth(4));
    let mut player = Given::game(new_game(Rules::Othello, seats)).sit_down(80, 24);
    while !player.sees("depth 4   Black") {
        assert_eq!(player.game().record.plies(), 0, "{}", player.text());
        player.hear();
    }
    assert!(tells_a_value(&player), "{}", player.text());
}
