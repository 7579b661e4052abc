//! Golden pictures of every screen, in `snapshots/`.

use std::time::Duration;

use otello::game::{Game, Seats, Strength};
use otello::rules::{Disc, Rules};
use otello::store::Store;
use otello::text::Language;
use otello::tui::{ColourMode, First, Glyphs, Keeping, Theme};
use ratatui::crossterm::event::KeyCode;

use super::table::{Given, against_engine, new_game, two_players};

const SIZES: [(u16, u16); 5] = [(120, 40), (80, 24), (40, 20), (20, 11), (19, 5)];

const OPENING: &str = "f5d6c3d3c4f4f6f3e6e7d7";

/// Case P38: Black is wiped out on a full board.
const WIPE_OUT: &str = "d3c5e6d2c4e3c2f6g6g7b5h6d1c1f3c3b3b2b1a1a2f2f1e1e2a3a4b4f5a5h7h8f7a6g8\
                        f8g2g1h1h2h3b6a7a8b7g3c6f4g4g5h4h5e8d7d6c7c8d8e7b8";

/// Case P29, up to a pass of Black's.
const TO_A_PASS: &str = "d3c5e6d2c6d6b5f5e7f6f4f3g4d7g3g5h6h5h4e8c7h3c3h7e3b6g6f7d8c2d1c4b4a5f8\
                         f2e2a4a3b3f1g7b7c8a6a7c1b2a8b8a2e1h8g8h2g1h1";

fn pictures(
    name: &str,
    sizes: &[(u16, u16)],
    given: impl Fn() -> Given,
    act: impl Fn(&mut super::table::Player),
) {
    for language in Language::ALL {
        for &(columns, rows) in sizes {
            let mut player = Given { language, ..given() }.sit_down(columns, rows);
            act(&mut player);
            let name = format!("{name}_{columns}x{rows}_{}", language.code());
            insta::assert_snapshot!(name, player.picture());
        }
    }
}

fn opening() -> Game {
    two_players(Rules::Othello, OPENING)
}

#[test]
fn the_menu() {
    pictures("menu", &SIZES, Given::menu, |_| {});
}

#[test]
fn the_menu_with_a_game_to_continue() {
    for language in Language::ALL {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().to_owned());
        let slot = store.begin(&opening()).unwrap();
        let keeping = Keeping { store: Some(store), always: false };
        let first = First::Menu(Some((slot, opening())));
        let player = Given { language, keeping, ..Given::new(first) }.sit_down(80, 24);
        insta::assert_snapshot!(format!("menu_continue_{}", language.code()), player.picture());
    }
}

#[test]
fn a_game_in_every_layout() {
    pictures("game", &SIZES, || Given::game(opening()), |player| player.keys("b4"));
}

#[test]
fn a_game_with_everything_beside_the_board() {
    let sizes = [(60, 20), (80, 20), (70, 23)];
    pictures("beside", &sizes, || Given::game(opening()), |player| player.keys("b4"));
}

#[test]
fn a_game_in_sixteen_colours() {
    let sixteen = || Given { colours: ColourMode::Sixteen, ..Given::game(opening()) };
    for (columns, rows) in [(80, 24), (40, 20)] {
        let player = sixteen().sit_down(columns, rows);
        insta::assert_snapshot!(format!("sixteen_{columns}x{rows}"), player.picture());
    }
}

fn clocked() -> Game {
    let seats = Seats::against_engine(Disc::Black, Strength::Level(3));
    let mut game = Game { seats, ..opening() }.with_clocks("25m+2s".parse().ok());
    game.record.rewind(10);
    game.pass_time(Duration::from_millis(123_400));
    game.play(game.record.undone()[0].action).unwrap();
    game.pass_time(Duration::from_millis(1_490_900));
    game
}

#[test]
fn clocks_in_every_layout() {
    // White, the engine, has 9.1 seconds left: it is not asked, because nobody looks that long.
    let swapped = || Game { seats: clocked().seats.swapped(), ..clocked() };
    pictures("clocks", &SIZES[..4], || Given::game(swapped()), |_| {});
}

#[test]
fn a_game_without_colours() {
    let mono = || Given { theme: Theme::Mono, ..Given::game(opening()) };
    pictures("mono", &[(120, 40), (80, 24), (40, 20), (20, 11)], mono, |_| {});
}

#[test]
fn discs_of_other_shapes() {
    for (name, glyphs) in [("round", Glyphs::Round), ("letters", Glyphs::Letters)] {
        for (columns, rows) in [(120, 40), (80, 24), (40, 20), (20, 11)] {
            let given = Given { glyphs, ..Given::game(opening()) };
            let player = given.sit_down(columns, rows);
            insta::assert_snapshot!(format!("{name}_{columns}x{rows}"), player.picture());
        }
    }
}

#[test]
fn reversi_with_its_free_centre_and_its_supply() {
    let given = || Given::game(two_players(Rules::Reversi, "d4d5"));
    pictures("reversi", &[(80, 24), (40, 20), (20, 11)], given, |_| {});
}

#[test]
fn a_pass_is_told() {
    let given = || Given::game(two_players(Rules::Othello, TO_A_PASS));
    pictures("pass", &[(80, 24), (40, 20), (20, 11)], given, |player| {
        player.play("g2");
        assert_eq!(player.bells, 1);
    });
}

#[test]
fn hints_that_are_solved() {
    let given = || Given::game(two_players(Rules::Othello, TO_A_PASS));
    pictures("hints", &[(80, 24), (40, 20), (20, 11)], given, |player| {
        player.keys("t");
        player.hear_all();
    });
}

#[test]
fn a_move_that_was_taken_back() {
    let given = || Given::game(opening());
    pictures("undone", &[(80, 24)], given, |player| player.keys("u"));
}

#[test]
fn an_illegal_square_says_why() {
    let given = || Given::game(two_players(Rules::Reversi, "d4"));
    pictures("illegal", &[(80, 24), (40, 20), (20, 11)], given, |player| player.play("c3"));
}

#[test]
fn the_result_of_a_wipe_out() {
    let given = || Given::game(two_players(Rules::Othello, WIPE_OUT));
    pictures("result", &SIZES, given, |player| {
        player.wait();
        assert!(player.game().record.is_over());
    });
}

#[test]
fn the_result_with_the_moves_to_select() {
    let given = || Given::game(two_players(Rules::Othello, WIPE_OUT));
    pictures("copied", &[(80, 24), (40, 20)], given, |player| {
        for _ in 0..2 {
            player.press(KeyCode::Down);
        }
        player.press(KeyCode::Enter);
    });
}

#[test]
fn the_help_in_its_pages() {
    for language in Language::ALL {
        let given = Given { language, ..Given::game(against_engine()) };
        let mut player = given.sit_down(80, 24);
        player.keys("?");
        for page in 1..=5 {
            let name = format!("help_{page}_{}", language.code());
            insta::assert_snapshot!(name, player.picture());
            player.press(KeyCode::Right);
        }
        player.resize(40, 20);
        insta::assert_snapshot!(format!("help_40x20_{}", language.code()), player.picture());
    }
}

#[test]
fn the_help_tells_of_clocks_and_of_an_engine_that_ponders() {
    let ponders = || {
        let game = against_engine().with_clocks("5m+2s".parse().ok());
        Given { ponders: true, ..Given::game(game) }
    };
    pictures("help_time", &[(80, 24)], ponders, |player| player.keys("?"));
    pictures("help_time", &[(40, 20)], ponders, |player| {
        player.keys("?");
        for _ in 0..4 {
            player.press(KeyCode::PageDown);
        }
    });
}

#[test]
fn a_paused_game_between_engines() {
    let watched = || Given::game(new_game(Rules::Othello, Seats::watch(Strength::Depth(1))));
    pictures("paused", &[(80, 24), (40, 20)], watched, |player| {
        player.press(KeyCode::Esc);
    });
}

#[test]
fn red_plays_second_in_reversi() {
    let seats = Seats::against_engine(Disc::White, Strength::Level(3));
    let mut player = Given::game(new_game(Rules::Reversi, seats)).sit_down(80, 24);
    player.wait();
    assert!(player.sees("Red  You") && player.sees("Black  Learner"), "{}", player.text());
}
