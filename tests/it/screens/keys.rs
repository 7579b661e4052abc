//! What keys and clicks do.

use otello::game::{Seats, Strength};
use otello::rules::{Disc, Rules, Square};
use otello::session::Phase;
use otello::tui::{App, Flow, Input};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseEvent, MouseEventKind};
use ratatui::style::Color;

use super::table::{Given, Player, against_engine, new_game, two_players};

fn start() -> Player {
    Given::game(two_players(Rules::Othello, "")).sit_down(80, 24)
}

/// The last square that was played.
fn last(player: &Player) -> Option<Square> {
    player.game().record.last_placement().and_then(|turn| turn.action.square())
}

#[test]
fn arrows_move_the_cursor_as_it_is_seen() {
    let mut player = start();
    player.keys("e5");
    player.press(KeyCode::Right);
    assert!(player.sees("Black to move: f5"));
    player.keys("w");
    player.press(KeyCode::Right);
    assert!(player.sees("Black to move: e5"), "right is towards a on a turned board");
    for _ in 0..10 {
        player.press(KeyCode::Up);
    }
    assert!(player.sees("Black to move: e8"), "the cursor stays on the board");
}

/// Case P35 (a); the loop drops releases before they come here.
#[test]
fn a_key_acts_once() {
    let mut player = start();
    player.play("f5");
    assert_eq!(player.game().record.plies(), 1);
}

/// Case P35 (b): c4 is drawn where f5 was.
#[test]
fn clicks_go_to_the_square_that_is_drawn_on_a_turned_board() {
    let mut player = start();
    player.keys("w");
    let (column, row) = (3 + 4 * 5, 2 + 2 * 4);
    player.click(column, row);
    assert_eq!(last(&player), Some(Square::C4));
    assert!(player.game().record.last_placement().unwrap().flips.has(Square::D4));
    let header = &player.rows()[1];
    assert!(header.find('h').unwrap() < header.find('a').unwrap());
}

/// Case P35 (c).
#[test]
fn a_click_on_a_disc_says_why_and_changes_nothing() {
    let mut player = start();
    let before = player.picture();
    let dots = |player: &Player| {
        let cells = &player.terminal.backend().buffer().content;
        cells.iter().filter(|cell| cell.fg == Color::Rgb(0xa6, 0xe3, 0xbd)).count()
    };
    assert_eq!(dots(&player), 3, "and the cursor's");
    player.click(3 + 4 * 3, 2 + 2 * 3);
    assert!(player.sees("d4 is occupied."));
    assert_eq!(dots(&player), 4);
    assert_eq!(last(&player), None);
    assert_ne!(player.picture(), before, "the reason is told");
}

#[test]
fn clicks_outside_the_board_and_motions_do_nothing() {
    let mut player = start();
    let before = player.picture();
    for (column, row) in [(0, 0), (1, 2), (79, 22), (40, 12), (35, 5)] {
        assert_eq!(player.click(column, row), Flow::Wait);
    }
    let (kind, modifiers) = (MouseEventKind::Moved, KeyModifiers::NONE);
    let motion = MouseEvent { kind, column: 10, row: 10, modifiers };
    assert_eq!(player.input(Input::Mouse(motion)), Flow::Wait);
    assert_eq!(player.picture(), before);
}

/// Case P30 (b).
#[test]
fn keys_in_the_engine_s_turn_never_move_for_the_other_side() {
    let given = Given { animated: true, ..Given::game(against_engine()) };
    let mut player = given.sit_down(80, 24);
    player.play("f5");
    assert_eq!(player.otello.phase(), Phase::Thinking);
    // The answer has come, and is not shown yet: f5 has not been seen turning.
    while player.game().record.plies() == 1 && player.otello.deadline().is_some() {
        player.hear();
        if player.otello.deadline().is_some() {
            break;
        }
    }
    assert_eq!(player.game().record.plies(), 1);
    player.keys("d6");
    player.press(KeyCode::Enter);
    assert!(player.sees("The engine is to move") || player.game().record.plies() == 2);
    player.wait();
    assert_eq!(player.game().record.plies(), 2, "only the engine has moved");
    assert_eq!(player.otello.phase(), Phase::Human);
}

#[test]
fn escape_takes_the_move_back_while_the_engine_thinks() {
    let mut player = Given::game(against_engine()).sit_down(80, 24);
    player.play("f5");
    player.press(KeyCode::Esc);
    assert_eq!((player.game().record.plies(), player.otello.phase()), (0, Phase::Human));
    assert!(player.sees("Taken back"));
    player.hear_all();
    assert_eq!(player.game().record.plies(), 0, "the answer is stale");
}

#[test]
fn undo_and_redo_go_to_the_own_choice() {
    let mut player = Given::game(against_engine()).sit_down(80, 24);
    player.play("f5");
    player.wait();
    player.keys("u");
    assert_eq!(player.game().record.plies(), 0);
    assert!(player.sees("assisted"));
    player.keys("r");
    assert_eq!(player.game().record.plies(), 2);
    player.keys("r");
    assert!(player.sees("Nothing was taken back"));
}

#[test]
fn hints_mark_the_game_as_assisted_and_can_be_hidden() {
    let mut player = start();
    assert!(!player.sees("assisted"));
    player.keys("t");
    player.hear_all();
    assert!(player.game().assisted && player.sees("assisted") && player.sees("Hints"));
    player.keys("t");
    assert!(!player.sees("Discs for Black"));
}

#[test]
fn the_level_changes_during_a_game() {
    let mut player = Given::game(against_engine()).sit_down(80, 24);
    player.keys("+");
    assert_eq!(player.game().seats.strength(), Some(Strength::Depth(2)));
    player.keys("-");
    assert_eq!(player.game().seats.strength(), Some(Strength::Depth(1)));
    player.keys("l");
    assert!(player.sees("The engine plays at depth 2 now."));
    let mut player = start();
    for key in ["+", "!"] {
        player.keys(key);
        assert!(player.sees("No engine plays in this game."), "{}", player.text());
    }
}

#[test]
fn swapping_sides_gives_the_move_to_the_engine() {
    let mut player = Given::game(against_engine()).sit_down(80, 24);
    player.keys("x");
    player.wait();
    assert_eq!(player.game().record.plies(), 1);
    assert_eq!(player.game().seats.only_human(), Some(Disc::White));
}

#[test]
fn a_key_skips_the_turning_of_discs() {
    let given = Given { animated: true, ..Given::game(two_players(Rules::Othello, "")) };
    let mut player = given.sit_down(80, 24);
    player.play("f5");
    assert!(player.otello.deadline().is_some());
    player.press(KeyCode::Left);
    assert_eq!(player.otello.deadline(), None);
}

#[test]
fn nothing_is_due_and_nothing_is_drawn_while_a_person_thinks() {
    let given = Given { animated: true, ..Given::game(against_engine()) };
    let mut player = given.sit_down(80, 24);
    player.play("f5");
    player.wait();
    assert_eq!(player.otello.deadline(), None);
    assert_eq!(player.press(KeyCode::Insert), Flow::Wait);
    assert_eq!(player.input(Input::Due), Flow::Wait);
}

#[test]
fn a_game_that_is_pasted_lies_on_the_table() {
    let mut player = Given::menu().sit_down(80, 24);
    player.input(Input::Paste("hello".to_owned()));
    assert!(player.sees("What was pasted is no game."));
    player.input(Input::Paste("(;GM[2];B[fe];W[df];B[cc])".to_owned()));
    assert_eq!(player.game().record.plies(), 3);
    assert_eq!(last(&player), Some(Square::C3));
    player.input(Input::Paste("f5f6".to_owned()));
    assert_eq!(player.game().record.plies(), 2, "nothing was played in the one before");
    player.play("e6");
    player.input(Input::Paste("f5".to_owned()));
    assert!(player.sees("A game is going on"));
    assert_eq!(player.game().record.plies(), 3);
}

#[test]
fn what_is_pasted_second_is_answered_as_the_first() {
    const OVER: &str = "e6f4e3f6g5d6e7f5c5";
    for (columns, rows) in [(120, 40), (80, 24), (60, 20), (40, 20)] {
        for given in [
            Given::menu as fn() -> Given,
            || Given::game(two_players(Rules::Othello, "")),
            || Given::game(two_players(Rules::Othello, OVER)),
        ] {
            let mut player = given().sit_down(columns, rows);
            for _ in 0..2 {
                player.input(Input::Paste("hello".to_owned()));
                assert!(player.sees("What was pasted is no game."), "{}", player.text());
                player.input(Input::Paste("f5d6a1".to_owned()));
                let told = player.sees("its move 3 is") && player.sees("not legal.");
                assert!(told, "{}", player.text());
                assert!(!player.sees("is no game."), "{}", player.text());
            }
        }
    }
}

#[test]
fn the_list_of_moves_follows_what_is_taken_back() {
    const MOVES: &str = "d3c5e6d2c4e3c2f6g6g7b5h6d1c1f3c3b3b2b1a1a2f2f1e1e2a3a4b4f5a5h7h8f7a6";
    let game = two_players(Rules::Othello, MOVES);
    let all = game.record.plies();
    let mut player = Given::game(game).sit_down(40, 20);
    assert!(player.sees("17 f7  a6") && !player.sees(" 1 d3"), "{}", player.text());
    for _ in 0..all {
        player.keys("u");
    }
    assert!(player.sees("0/60") && player.sees(" 1 d3  c5"), "{}", player.text());
    // The rest is there for whoever scrolls.
    for _ in 0..10 {
        player.press(KeyCode::PageDown);
    }
    assert!(player.sees("17 f7  a6"), "{}", player.text());
}

#[test]
fn the_whole_screen_is_drawn_again_on_request() {
    let mut player = start();
    let key = KeyEvent::new(KeyCode::Char('l'), KeyModifiers::CONTROL);
    assert_eq!(player.input(Input::Key(key)), Flow::Repaint);
}

#[test]
fn what_was_refused_is_not_said_of_the_next_square() {
    let mut player = start();
    player.play("a1");
    assert!(player.sees("a1 is not a legal move"));
    player.press(KeyCode::Right);
    assert!(!player.sees("not a legal move"));
    player.keys("d");
    player.press(KeyCode::Enter);
    assert!(player.sees("d and then a digit"));
    player.press(KeyCode::Backspace);
    assert!(!player.sees("and then a digit"));
}

#[test]
fn what_is_no_matter_of_the_moves_stands_until_a_key_is_pressed() {
    let troubles = vec!["A disk is full.".to_owned(), "A file is damaged.".to_owned()];
    let seats = Seats::against_engine(Disc::White, Strength::Depth(1));
    let given = Given::game(new_game(Rules::Othello, seats));
    let mut player = Given { troubles, ..given }.sit_down(80, 24);
    player.wait();
    assert_eq!(player.game().record.plies(), 1);
    assert!(player.sees("A disk is full. A file is damaged."));
    player.press(KeyCode::Down);
    assert!(!player.sees("A disk is full."));
    assert!(player.sees("Black plays"), "{}", player.text());
}

#[test]
fn the_help_covers_the_game_and_goes_away_again() {
    let mut player = Given::game(against_engine()).sit_down(80, 24);
    player.play("f5");
    player.keys("?");
    assert!(player.sees("Take your last move back while the engine thinks"));
    player.wait();
    assert_eq!(player.game().record.plies(), 2, "the engine goes on behind the help");
    assert!(player.sees("Play the square of the cursor"), "keys are those that work now");
    player.press(KeyCode::Esc);
    assert!(player.sees("Your move"));
}

#[test]
fn options_of_the_menu_change_in_their_place() {
    let mut player = Given::menu().sit_down(80, 24);
    for _ in 0..3 {
        player.press(KeyCode::Down);
    }
    player.press(KeyCode::Right);
    assert!(player.sees("Reversi, 1880s") && player.sees("32 discs each"));
    player.press(KeyCode::Down);
    player.press(KeyCode::Left);
    assert!(player.sees("Red, second"));
    player.press(KeyCode::Down);
    player.press(KeyCode::Left);
    assert!(player.sees("2 Beginner"));
    player.keys("n");
    player.press(KeyCode::Enter);
    let seats = player.game().seats;
    assert_eq!(seats.only_human(), Some(Disc::White));
    assert_eq!(seats.strength(), Some(Strength::Level(2)));
    assert_eq!(player.game().record.start().rules(), Rules::Reversi);
}

#[test]
fn keys_of_the_last_row_take_clicks() {
    let mut player = start();
    let click = |player: &mut Player, told: &str| {
        let rows = player.rows();
        let column = rows[23].find(told).unwrap();
        player.click(column as u16, 23)
    };
    click(&mut player, "? help");
    assert!(player.sees("Play the square of the cursor"));
    click(&mut player, "Esc back");
    player.play("f5");
    click(&mut player, "u undo");
    assert_eq!(player.game().record.plies(), 0);
    click(&mut player, "q quit");
    assert!(player.left);
}

#[test]
fn entries_of_the_menu_take_clicks() {
    let mut player = Given::menu().sit_down(80, 24);
    let row = player.rows().iter().position(|row| row.contains("Two players")).unwrap();
    player.click(45, row as u16);
    assert!(player.sees("Black to move"));
}
