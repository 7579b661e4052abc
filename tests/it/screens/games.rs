//! Whole games, by keys and by mouse.

use std::time::Duration;

use otello::game::{Game, Seats, Strength};
use otello::rules::{Disc, Position, Rules, Square};
use otello::session::Phase;
use otello::store::Store;
use otello::text::Language;
use otello::tui::{App, First, Input, Keeping};
use ratatui::crossterm::event::KeyCode;

use super::table::{Given, Player, against_engine, new_game};

/// Plays to the end, each move by `play`.
fn play_on(player: &mut Player, play: impl Fn(&mut Player, &str)) {
    player.wait();
    while player.otello.phase() == Phase::Human {
        let choices = player.choices();
        let square = choices[player.game().record.plies() % choices.len()].to_string();
        play(player, &square);
        player.wait();
    }
    assert_eq!(player.otello.phase(), Phase::Over);
}

/// The place of a square on a screen of 80 by 24.
fn place(square: &str) -> (u16, u16) {
    let square: Square = square.parse().unwrap();
    (3 + 4 * u16::from(square.file()), 2 + 2 * u16::from(square.rank()))
}

#[test]
fn a_whole_game_against_the_engine_by_keys_in_either_language() {
    for language in Language::ALL {
        for rules in [Rules::Othello, Rules::Reversi] {
            let seats = Seats::against_engine(Disc::White, Strength::Depth(1));
            let given = Given { language, ..Given::game(new_game(rules, seats)) };
            let mut player = given.sit_down(80, 24);
            play_on(&mut player, Player::play);
            let title = if language == Language::English { "Result" } else { "Risultato" };
            assert!(player.sees(title), "{}", player.text());
        }
    }
}

#[test]
fn a_whole_game_against_the_engine_by_mouse() {
    let mut player = Given::game(against_engine()).sit_down(80, 24);
    play_on(&mut player, |player, square| {
        let (column, row) = place(square);
        player.click(column, row);
    });
    assert!(player.sees("Result"));
}

#[test]
fn a_whole_game_with_discs_that_turn() {
    let given = Given { animated: true, ..Given::game(against_engine()) };
    let mut player = given.sit_down(80, 24);
    play_on(&mut player, Player::play);
    assert!(player.sees("Result"));
    player.press(KeyCode::Enter);
    assert!(player.sees("Result"), "the key was meant for the board");
    player.now += Duration::from_secs(1);
    player.press(KeyCode::Enter);
    assert_eq!(player.game().record.plies(), 0);
}

#[test]
fn the_engine_is_seen_thinking_while_the_last_move_stands() {
    let seats = Seats::watch(Strength::Depth(2));
    let mut player = Given::game(new_game(Rules::Othello, seats)).sit_down(80, 24);
    while player.game().record.plies() == 0 {
        player.hear();
    }
    player.hear_all();
    assert_eq!(player.game().record.plies(), 1, "the answer waits");
    assert!(player.sees("depth 2   White") && player.sees("White is thinking"));
    player.press(KeyCode::Esc);
    assert!(player.sees("depth 2   White") && player.sees("Paused"), "{}", player.text());
}

#[test]
fn engines_play_a_game_to_its_end_by_themselves() {
    let seats = Seats::watch(Strength::Depth(1));
    let mut player = Given::game(new_game(Rules::Othello, seats)).sit_down(80, 24);
    let begun = player.now;
    player.wait();
    assert!(player.sees("Result"));
    let seconds = (player.now - begun).as_secs();
    assert!(seconds > 30, "{seconds} s for a whole game cannot be followed");
}

#[test]
fn a_game_between_engines_pauses_and_goes_on() {
    let seats = Seats::watch(Strength::Depth(1));
    let mut player = Given::game(new_game(Rules::Othello, seats)).sit_down(80, 24);
    player.press(KeyCode::Esc);
    assert_eq!(player.otello.phase(), Phase::Paused);
    assert_eq!(player.otello.deadline(), None);
    assert!(player.sees("Enter goes on"));
    player.press(KeyCode::Enter);
    assert_eq!(player.otello.phase(), Phase::Thinking);
}

#[test]
fn from_the_menu_to_the_result_and_to_another_game() {
    let mut player = Given::menu().sit_down(80, 24);
    player.press(KeyCode::Down);
    player.press(KeyCode::Enter);
    assert!(player.game().seats.is_two_players());
    play_on(&mut player, Player::play);
    assert!(player.sees("Play again") && !player.sees("colours swapped"));
    player.press(KeyCode::Enter);
    assert_eq!(player.game().record.plies(), 0);
    assert_eq!(player.game().started, "2026.11.30_14:05:02.UTC");
}

#[test]
fn a_rematch_may_swap_the_colours() {
    let mut player = Given::game(against_engine()).sit_down(80, 24);
    play_on(&mut player, Player::play);
    player.press(KeyCode::Down);
    player.press(KeyCode::Enter);
    player.wait();
    assert_eq!(player.game().seats.only_human(), Some(Disc::White));
}

#[test]
fn the_result_copies_the_moves_and_lets_the_board_be_seen() {
    let mut player = Given::game(against_engine()).sit_down(80, 24);
    play_on(&mut player, Player::play);
    player.press(KeyCode::Esc);
    assert!(player.sees("Enter shows the result"));
    player.press(KeyCode::Enter);
    for _ in 0..3 {
        player.press(KeyCode::Down);
    }
    player.press(KeyCode::Enter);
    let copied = player.copied.clone().unwrap();
    assert_eq!(copied.len(), 2 * player.game().record.plies());
    assert!(player.sees("Sent to the terminal's clipboard") && player.sees(&copied[..38]));
}

#[test]
fn a_move_can_be_taken_back_after_the_end() {
    let mut player = Given::game(against_engine()).sit_down(80, 24);
    play_on(&mut player, Player::play);
    player.keys("u");
    assert_eq!(player.otello.phase(), Phase::Human);
    assert!(player.sees("Your move"));
    player.keys("r");
    player.wait();
    assert_eq!(player.otello.phase(), Phase::Over);
    assert!(player.sees("Result"));
}

fn saved(store: &Store) -> Option<usize> {
    let found = store.newest_unfinished();
    found.unfinished.map(|(_, game)| game.record.plies())
}

#[test]
fn a_game_is_saved_continued_and_put_away() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().to_owned());
    let keeping = || Keeping { store: Some(store.clone()), always: false };
    let mut player = Given { keeping: keeping(), ..Given::menu() }.sit_down(80, 24);
    player.press(KeyCode::Down);
    player.press(KeyCode::Enter);
    player.play("f5");
    player.play("d6");
    player.keys("q");
    assert!(player.left);
    drop(player);

    let found = store.newest_unfinished().unfinished.unwrap();
    assert_eq!(saved(&store), None, "it is locked while it is offered");
    let first = First::Menu(Some(found));
    let mut player = Given { keeping: keeping(), ..Given::new(first) }.sit_down(80, 24);
    player.press(KeyCode::Enter);
    assert_eq!(player.game().record.plies(), 2);
    player.play("c3");
    player.keys("n");
    assert!(player.sees("Continue"));
    player.press(KeyCode::Up);
    player.press(KeyCode::Up);
    player.press(KeyCode::Enter);
    assert_eq!(player.game().record.plies(), 3, "it was continued");
    player.keys("n");
    assert!(player.sees("Esc back"));
    player.press(KeyCode::Esc);
    assert_eq!(player.game().record.plies(), 3, "it was continued");
    player.keys("n");
    player.press(KeyCode::Enter);
    assert_eq!(player.game().record.plies(), 0);
    drop(player);
    assert_eq!(saved(&store), None);
    let games = std::fs::read_to_string(folder.path().join("games.ggf")).unwrap();
    assert!(games.contains("RE[?]"), "{games}");
}

#[test]
fn a_finished_game_is_put_away_when_the_program_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().to_owned());
    let keeping = Keeping { store: Some(store.clone()), always: false };
    let mut player = Given { keeping, ..Given::game(against_engine()) }.sit_down(80, 24);
    play_on(&mut player, Player::play);
    player.input(Input::Leaving(otello::tui::Exit::Terminated));
    drop(player);
    assert!(store.newest_unfinished().finished.is_empty());
    assert!(folder.path().join("games.ggf").exists());
}

/// Case P30 (a), with the position of P09: the engine is Black and has no move.
#[test]
fn an_engine_without_a_move_passes_and_keeps_its_colour() {
    let seats = Seats::against_engine(Disc::White, Strength::Depth(1));
    let (black, white) = (Square::B8.bit(), Square::A8.bit());
    let start = Position::othello(black, white, Disc::Black).unwrap();
    let game = Game::new(start, seats, 1, String::new());
    let mut player = Given::game(game).sit_down(80, 24);
    assert!(player.sees("Black has no move and passes.") && player.sees("Your move"));
    assert_eq!(player.game().seats, seats);
    player.play("c8");
    player.wait();
    assert!(player.sees("You win!"), "{}", player.text());
}
