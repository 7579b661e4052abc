//! Clocks on the screens: they run, stand, and end the game.

use std::time::Duration;

use otello::game::{Game, Seats, Strength};
use otello::rules::{Disc, Rules};
use otello::session::Phase;
use otello::store::Store;
use otello::tui::{App, Flow, Input, Keeping};
use ratatui::crossterm::event::KeyCode;

use super::table::{Given, Player, against_engine, new_game};

const SECOND: Duration = Duration::from_secs(1);

fn two_players() -> Game {
    new_game(Rules::Othello, Seats::TWO_PLAYERS).with_clocks("1m+2s".parse().ok())
}

/// Lets time go by, with the inputs that the app asks for.
fn let_pass(player: &mut Player, time: Duration) -> u32 {
    let (end, mut wakes) = (player.now + time, 0);
    while let Some(deadline) = player.otello.deadline().filter(|deadline| *deadline <= end) {
        player.now = player.now.max(deadline);
        player.input(Input::Due);
        wakes += 1;
    }
    player.now = end;
    wakes
}

fn left(player: &Player, disc: Disc) -> Duration {
    player.game().clocks().unwrap().left(disc)
}

#[test]
fn a_clock_is_drawn_once_a_second_and_ten_times_near_its_end() {
    let mut player = Given::game(two_players()).sit_down(80, 24);
    assert!(player.sees("1:00"));
    assert!((39..=42).contains(&let_pass(&mut player, 40 * SECOND)));
    assert!(player.sees("0:19") || player.sees("0:20"), "{}", player.text());
    assert!((9..=11).contains(&let_pass(&mut player, 10 * SECOND)));
    assert!((45..=52).contains(&let_pass(&mut player, 5 * SECOND)));
    assert!(player.sees("!4.9") || player.sees("!5.0"), "{}", player.text());
}

#[test]
fn nothing_is_due_while_no_clock_runs() {
    let mut player = Given::game(two_players()).sit_down(80, 24);
    player.keys("?");
    assert_eq!(player.otello.deadline(), None);
    let before = left(&player, Disc::Black);
    let_pass(&mut player, 300 * SECOND);
    player.press(KeyCode::Esc);
    assert!(before - left(&player, Disc::Black) < SECOND, "the clock stood behind the help");
    player.keys("n");
    assert_eq!(player.otello.deadline(), None);
    let_pass(&mut player, 300 * SECOND);
    player.press(KeyCode::Esc);
    assert_eq!(player.otello.phase(), Phase::Human);
    let free = new_game(Rules::Othello, Seats::TWO_PLAYERS);
    assert_eq!(Given::game(free).sit_down(80, 24).otello.deadline(), None);
}

#[test]
fn time_that_the_program_was_stopped_is_not_counted() {
    let mut player = Given::game(two_players()).sit_down(80, 24);
    player.now += 300 * SECOND;
    player.input(Input::Resumed);
    assert_eq!(player.otello.phase(), Phase::Human);
    assert!(left(&player, Disc::Black) > 59 * SECOND);
}

#[test]
fn a_clock_shows_after_a_stop_what_it_showed_before() {
    let engine = Seats::against_engine(Disc::White, Strength::Time(900 * SECOND));
    let clock = || "1m".parse().ok();
    for game in [two_players(), new_game(Rules::Othello, engine).with_clocks(clock())] {
        for announced in [true, false] {
            let mut player = Given::game(game.clone()).sit_down(80, 24);
            let_pass(&mut player, 10 * SECOND);
            if announced {
                let_pass(&mut player, SECOND / 2);
                player.input(Input::Stopping);
            }
            let before = left(&player, Disc::Black);
            let picture = player.text();
            player.now += 300 * SECOND;
            player.input(Input::Resumed);
            assert_eq!(left(&player, Disc::Black), before);
            assert_eq!(player.text(), picture);
            assert_ne!(player.otello.phase(), Phase::Over);
            let_pass(&mut player, 2 * SECOND);
            let passed = before - left(&player, Disc::Black);
            assert!((SECOND..3 * SECOND).contains(&passed), "it runs on: {passed:?}");
        }
    }
}

#[test]
fn what_was_thought_before_a_stop_is_counted_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().to_owned());
    let keeping = Keeping { store: Some(store.clone()), always: false };
    let mut player = Given { keeping, ..Given::game(two_players()) }.sit_down(80, 24);
    player.play("f5");
    player.now += SECOND / 2;
    player.input(Input::Stopping);
    drop(player);
    let kept = store.newest_unfinished().unfinished.unwrap().1;
    let white = kept.clocks().unwrap().left(Disc::White);
    assert!(white <= 60 * SECOND - SECOND / 2 && white > 59 * SECOND, "{white:?}");
}

#[test]
fn a_flag_that_falls_ends_the_game_and_undo_gives_the_time_back() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().to_owned());
    let keeping = Keeping { store: Some(store), always: false };
    let mut player = Given { keeping, ..Given::game(two_players()) }.sit_down(80, 24);
    player.play("f5");
    let_pass(&mut player, 61 * SECOND);
    assert_eq!((player.otello.phase(), player.bells), (Phase::Over, 1));
    assert!(player.sees("Black wins!") && player.sees("White has run out of time."));
    assert!(player.sees("Black 4, White 1"), "{}", player.text());
    player.keys("u");
    assert_eq!(player.otello.phase(), Phase::Human);
    assert!(left(&player, Disc::Black) > 59 * SECOND);
    player.play("f5");
    let_pass(&mut player, 61 * SECOND);
    player.press(KeyCode::Enter);
    assert_eq!(player.game().clock_setting(), "1m+2s".parse().ok(), "the rematch has clocks too");
    let games = std::fs::read_to_string(folder.path().join("games.ggf")).unwrap();
    assert!(games.contains("RE[+3:t]") && games.contains("TI[01:00/00:02]"), "{games}");
}

#[test]
fn a_game_that_is_left_keeps_the_time_of_the_present_turn() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().to_owned());
    let keeping = Keeping { store: Some(store.clone()), always: false };
    let mut player = Given { keeping, ..Given::game(two_players()) }.sit_down(80, 24);
    player.play("f5");
    let_pass(&mut player, 20 * SECOND);
    assert!(matches!(player.press(KeyCode::Char('q')), Flow::Leave(_)));
    drop(player);
    let kept = store.newest_unfinished().unfinished.unwrap().1;
    let white = kept.clocks().unwrap().left(Disc::White);
    assert!((39 * SECOND..=40 * SECOND).contains(&white), "{white:?}");
}

#[test]
fn an_engine_s_clock_stands_while_its_answer_waits_to_be_shown() {
    let game = against_engine().with_clocks("1m".parse().ok());
    let mut player = Given { animated: true, ..Given::game(game) }.sit_down(80, 24);
    player.play("f5");
    player.hear_all();
    assert_eq!(player.game().record.plies(), 1, "the answer waits until f5 has been seen");
    let_pass(&mut player, SECOND);
    assert_eq!(player.game().record.plies(), 2);
    let took = 60 * SECOND - left(&player, Disc::White);
    assert!(took < SECOND / 10, "the engine is not charged for what the animation takes: {took:?}");
}

#[test]
fn the_menu_gives_a_new_game_its_clock() {
    let mut player = Given::menu().sit_down(80, 24);
    for _ in 0..20 {
        if player.rows().iter().any(|row| row.contains("> Clock")) {
            break;
        }
        player.press(KeyCode::Down);
    }
    player.press(KeyCode::Right);
    player.press(KeyCode::Right);
    assert!(player.sees("3m+2s"), "{}", player.text());
    player.keys("n");
    player.press(KeyCode::Enter);
    assert_eq!(player.game().clock_setting(), "3m+2s".parse().ok());
    assert_eq!(player.game().seats.strength(), Some(Strength::DEFAULT));
}

#[test]
fn an_engine_that_ponders_plays_as_it_would_and_tells_nothing_before() {
    let games = [false, true].map(|ponders| {
        // Deep enough for an engine to see the answer that it expects.
        let seats = Seats::against_engine(Disc::Black, Strength::Depth(4));
        let game = new_game(Rules::Othello, seats);
        let mut player = Given { ponders, ..Given::game(game) }.sit_down(80, 24);
        for _ in 0..12 {
            let square = player.choices()[0].to_string();
            player.play(&square);
            player.wait();
            if ponders {
                let before = player.text();
                player.hear_all();
                assert_eq!(player.text(), before);
            }
        }
        player.game().record.clone()
    });
    assert_eq!(games[0], games[1]);
}
