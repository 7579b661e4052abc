//! Every size from 1x1 to 500x200 survives in every screen, and so does the state.

use otello::rules::Rules;
use proptest::prelude::*;
use ratatui::crossterm::event::KeyCode;

use super::table::{Given, Player, against_engine, two_players};

/// A screen by the keys that lead to it.
const SCREENS: [fn() -> Player; 6] = [
    || Given::menu().sit_down(80, 24),
    || Given::game(two_players(Rules::Othello, "f5d6c3d3c4")).sit_down(80, 24),
    || {
        let mut player = Given::game(against_engine()).sit_down(80, 24);
        player.keys("?");
        player
    },
    || {
        let mut player = Given::game(two_players(Rules::Reversi, "d4d5e4e5")).sit_down(80, 24);
        player.keys("t");
        player.hear_all();
        player
    },
    || Given::game(two_players(Rules::Othello, OVER)).sit_down(80, 24),
    || {
        let mut player = Given::game(two_players(Rules::Othello, OVER)).sit_down(80, 24);
        player.press(KeyCode::Down);
        player.press(KeyCode::Down);
        player.press(KeyCode::Enter);
        player
    },
];

/// A game of nine discs (White is wiped out).
const OVER: &str = "e6f4e3f6g5d6e7f5c5";

#[test]
fn the_short_game_is_over() {
    assert!(two_players(Rules::Othello, OVER).record.is_over());
}

/// Case P33.
#[test]
fn the_sizes_of_reported_faults_survive_in_every_screen() {
    let sizes = [
        (80, 24),
        (60, 20),
        (40, 12),
        (20, 10),
        (15, 54),
        (10, 11),
        (5, 5),
        (2, 2),
        (1, 1),
        (200, 8),
        (8, 200),
        (500, 200),
        (467, 145),
    ];
    for screen in SCREENS {
        let mut player = screen();
        let before = (player.picture(), player.game().clone());
        for (columns, rows) in sizes {
            player.resize(columns, rows);
            player.click(columns - 1, rows - 1);
            if columns < 20 || rows < 11 {
                let words = ["Otello", "needs", "20x11"];
                let seen: String = player.text().split_whitespace().collect();
                let whole = columns >= 6 && rows >= 3;
                let notice = if whole { words.concat() } else { words[0].into() };
                let room = if whole { notice.len() } else { columns.min(6).into() };
                assert!(seen.contains(&notice[..room]), "{columns}x{rows}: {seen}");
            }
        }
        player.resize(80, 24);
        assert_eq!((player.picture(), player.game().clone()), before);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn any_sizes_one_after_another_leave_the_picture_as_it_was(
        screen in 0..SCREENS.len(),
        sizes in prop::collection::vec((1_u16..=500, 1_u16..=200), 1..6),
    ) {
        let mut player = SCREENS[screen]();
        let before = player.picture();
        for (columns, rows) in sizes {
            player.resize(columns, rows);
        }
        player.resize(80, 24);
        prop_assert_eq!(player.picture(), before);
    }

    #[test]
    fn any_keys_in_any_small_room_do_no_harm(
        (columns, rows) in (1_u16..60, 1_u16..30),
        keys in "[a-h0-9zurtlwkxn?+!éас５ｆ棋-]{0,40}",
    ) {
        let mut player = Given::game(against_engine()).sit_down(columns, rows);
        for key in keys.chars() {
            player.press(KeyCode::Char(key));
            player.press(KeyCode::Down);
            player.press(KeyCode::PageUp);
        }
    }
}
