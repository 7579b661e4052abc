//! What is drawn when nobody presses a key: all that time and the engine change is seen.
//!
//! The player of these tests sees only the frames that the screens ask for, so that whatever is not
//! drawn is not found.

use std::time::Duration;

use otello::game::{Game, Seats, Strength};
use otello::rules::{Disc, Position, Rules, Square};
use otello::session::Phase;
use otello::store::Store;
use otello::tui::{App, Faults, Flow, Input, Keeping};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::table::{Given, Player, against_engine, new_game, two_players};

/// The shortest game of all but for its last move, c5.
const SHORTEST: &str = "e6f4e3f6g5d6e7f5";

/// A game at its last move, which is White's at c8.
fn one_move_before_the_end(seats: Seats) -> Game {
    let start = Position::othello(Square::B8.bit(), Square::A8.bit(), Disc::White).unwrap();
    Game::new(start, seats, 1, String::new())
}

fn sit_down(game: Game, animated: bool) -> Player {
    Given { animated, ..Given::game(game) }.sit_down(80, 24)
}

#[test]
fn the_result_is_drawn_when_nobody_presses_a_key() {
    let depth = Strength::Depth(1);
    for animated in [true, false] {
        let mut player = sit_down(two_players(Rules::Othello, SHORTEST), animated);
        player.play("c5");
        player.wait();
        assert!(player.sees("Black wins!") && player.sees("Tournament score"));

        let seats = Seats::against_engine(Disc::White, depth);
        let mut player = sit_down(one_move_before_the_end(seats), animated);
        player.play("c8");
        player.wait();
        assert!(player.sees("You win!"), "{}", player.text());

        for (seats, says) in [
            (Seats::against_engine(Disc::Black, depth), "wins."),
            (Seats::watch(depth), "White wins!"),
        ] {
            let mut player = sit_down(one_move_before_the_end(seats), animated);
            player.wait();
            assert!(player.sees("Result") && player.sees(says), "{}", player.text());
        }
    }
}

#[test]
fn the_result_is_drawn_when_a_flag_falls() {
    let clock = || "1m".parse().ok();
    let stalled = Seats::against_engine(Disc::White, Strength::Time(Duration::from_secs(900)));
    for (game, loser) in [
        (new_game(Rules::Othello, Seats::TWO_PLAYERS), "Black"),
        (against_engine(), "Black"),
        (new_game(Rules::Othello, stalled), "Black"),
    ] {
        let mut player = sit_down(game.with_clocks(clock()), true);
        while player.otello.phase() != Phase::Over {
            player.now = player.otello.deadline().expect("a clock runs");
            player.input(Input::Due);
        }
        assert!(player.sees(&format!("{loser} has run out of time.")), "{}", player.text());
        assert!(player.sees("Result"), "{}", player.text());
    }
}

#[test]
fn discs_are_seen_turning_until_they_lie() {
    let mut player = sit_down(against_engine(), true);
    player.play("f5");
    let mut pictures = vec![player.picture()];
    let lie = player.now + Duration::from_millis(440);
    while let Some(deadline) = player.otello.deadline().filter(|deadline| *deadline < lie) {
        player.now = deadline;
        player.input(Input::Due);
        pictures.push(player.picture());
    }
    pictures.dedup();
    assert!(pictures.len() >= 3, "{} pictures", pictures.len());
    let before = player.picture();
    player.look();
    assert_eq!(player.picture(), before, "they lie");
}

#[test]
fn a_game_that_ends_behind_the_help_is_told_when_the_help_is_left() {
    let seats = Seats::against_engine(Disc::Black, Strength::Depth(1));
    let mut player = sit_down(one_move_before_the_end(seats), true);
    player.keys("?");
    player.wait();
    assert!(!player.sees("Result"));
    player.press(KeyCode::Esc);
    assert!(player.sees("Result"), "{}", player.text());
}

#[test]
fn an_engine_that_fails_is_told_when_nobody_presses_a_key() {
    for animated in [true, false] {
        let faults = Faults { search: true, ..Faults::default() };
        let given = Given { animated, faults, ..Given::game(against_engine()) };
        let mut player = given.sit_down(80, 24);
        player.play("f5");
        player.wait();
        assert_eq!(player.otello.phase(), Phase::Failed);
        assert!(player.sees("The engine met a fault"), "{}", player.text());
    }
}

#[test]
fn a_game_that_cannot_be_kept_is_told_when_nobody_presses_a_key() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let keeping = Keeping { store: Some(Store::open(file)), always: true };
    let game = new_game(Rules::Othello, Seats::watch(Strength::Depth(1)));
    let mut player = Given { keeping, ..Given::game(game) }.sit_down(80, 24);
    while player.game().record.plies() == 0 {
        player.hear();
    }
    assert!(player.sees("The game cannot be kept"), "{}", player.text());
}

/// Gives keys that were pressed before anything more was drawn.
fn press_unseen(player: &mut Player, keys: &[KeyCode]) -> Vec<Flow> {
    let press =
        |code: &KeyCode| player.input_unseen(Input::Key(KeyEvent::new(*code, KeyModifiers::NONE)));
    keys.iter().map(press).collect()
}

#[test]
fn keys_pressed_before_the_result_was_drawn_do_not_answer_it() {
    for animated in [true, false] {
        for keys in [
            vec![KeyCode::Enter; 3],
            vec![KeyCode::Enter, KeyCode::Esc, KeyCode::Enter],
            vec![KeyCode::Enter, KeyCode::Down, KeyCode::Enter],
        ] {
            let mut player = sit_down(two_players(Rules::Othello, SHORTEST), animated);
            player.keys("c5");
            let flows = press_unseen(&mut player, &keys);
            assert!(flows.contains(&Flow::Draw));
            player.look();
            player.wait();
            assert_eq!(player.game().record.plies(), 9, "{keys:?}: {}", player.text());
            assert!(player.sees("Result") && player.sees("> Play again"), "{}", player.text());
        }
    }
}

#[test]
fn a_key_meant_for_the_board_does_not_answer_a_result_that_came_by_itself() {
    for animated in [true, false] {
        let seats = Seats::against_engine(Disc::Black, Strength::Depth(1));
        let mut player = sit_down(one_move_before_the_end(seats), animated);
        player.wait();
        let answer = KeyCode::Enter;
        player.press(answer);
        assert!(player.sees("Result"), "nobody has seen it for long enough");
        player.now += Duration::from_secs(1);
        player.press(answer);
        assert!(!player.sees("Result"), "{}", player.text());
    }
}
