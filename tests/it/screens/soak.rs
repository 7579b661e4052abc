//! Thousands of events in any order, on every screen: keys, clicks, the wheel, sizes, pastes, time,
//! the engine's news, and a program that was stopped and goes on.
//!
//! Whatever comes, nothing panics, nothing that is to be seen waits for another key (the player of
//! this table checks every input for that), and the game on the table can be replayed.
//!
//! `OTELLO_SOAK` sets the number of events and `OTELLO_SEED` what they are; they are told.

use std::time::Duration;

use otello::game::{Game, Seats, Strength};
use otello::rules::{Disc, Rules};
use otello::session::Phase;
use otello::text::Language;
use otello::tui::{App, ColourMode, Glyphs, Input, Theme};
use rand::RngExt;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use crate::soak;

use super::table::{Given, Player, new_game};

/// What a few seconds are enough for.
const EVENTS: u64 = 10_000;
/// How long a table is kept before another one is laid.
const EVENTS_A_TABLE: usize = 250;

const SIZES: [(u16, u16); 9] =
    [(80, 24), (120, 40), (60, 20), (40, 20), (20, 11), (19, 10), (1, 1), (200, 8), (132, 50)];

const PASTES: [&str; 10] = [
    "f5d6c3d3c4",
    "1. F5 d6 2. C3 D3",
    "e6f4e3f6g5d6e7f5c5",
    "(;GM[2]PB[Anna]PW[\u{1b}]2;x\u{7}]RE[B+4];B[f5];W[d6])",
    "---------------------------OX------XO--------------------------- X",
    "d4d5e4e5",
    "f5f5",
    "12:30",
    "\0\u{202e}\u{fffd}",
    "",
];

#[test]
fn any_events_in_any_order_leave_every_screen_whole() {
    let (events, mut random) = soak::events(EVENTS);
    let mut player = laid(&mut random);
    for event in 0..events as usize {
        if player.left || event % EVENTS_A_TABLE == 0 {
            player = laid(&mut random);
        }
        happen(&mut player, &mut random);
        replays(player.game());
    }
}

/// A table of any kind.
fn laid(random: &mut SmallRng) -> Player {
    let rules = *[Rules::Othello, Rules::Reversi].choose(random).unwrap();
    let quick = Strength::Depth(1);
    let seats = [
        Seats::TWO_PLAYERS,
        Seats::against_engine(Disc::Black, quick),
        Seats::against_engine(Disc::White, Strength::Level(1)),
        Seats::watch(quick),
    ];
    let game = new_game(rules, *seats.choose(random).unwrap());
    let clock = ["5m".parse().unwrap(), "2s+1s".parse().unwrap()];
    let game = match random.random_range(0..3) {
        0 => game.with_clocks(clock.choose(random).copied()),
        _ => game,
    };
    let given = if random.random_bool(0.2) { Given::menu() } else { Given::game(game) };
    let (columns, rows) = *SIZES.choose(random).unwrap();
    let themes =
        [Theme::Classic, Theme::Light, Theme::HighContrast, Theme::ColourBlind, Theme::Mono];
    let given = Given {
        language: *[Language::English, Language::Italian].choose(random).unwrap(),
        theme: *themes.choose(random).unwrap(),
        colours: *[ColourMode::True, ColourMode::Indexed, ColourMode::Sixteen, ColourMode::None]
            .choose(random)
            .unwrap(),
        glyphs: *[Glyphs::Block, Glyphs::Round, Glyphs::Letters].choose(random).unwrap(),
        animated: random.random(),
        ponders: random.random_bool(0.2),
        ..given
    };
    given.sit_down(columns, rows)
}

fn happen(player: &mut Player, random: &mut SmallRng) {
    match random.random_range(0..100) {
        0..45 => press(player, random),
        45..60 => play(player, random),
        60..70 => {
            let (columns, rows) = (random.random_range(0..200), random.random_range(0..60));
            point(player, random, columns, rows);
        }
        70..75 => {
            let (columns, rows) = match random.random_bool(0.7) {
                true => *SIZES.choose(random).unwrap(),
                false => (random.random_range(1..300), random.random_range(1..100)),
            };
            player.resize(columns, rows);
        }
        75..78 => {
            let text = *PASTES.choose(random).unwrap();
            player.input(Input::Paste(text.to_owned()));
        }
        78..81 => {
            player.now += Duration::from_millis(random.random_range(0..5_000));
            player.input(Input::Resumed);
        }
        _ => pass_time(player),
    }
}

/// Any key, most often one that means something somewhere.
fn press(player: &mut Player, random: &mut SmallRng) {
    const LETTERS: &[u8] = b"abcdefgh12345678urtlwkxnyvmo?!+-/: \t.zq";
    let code = match random.random_range(0..10) {
        0..5 => KeyCode::Char((*LETTERS.choose(random).unwrap()).into()),
        5 => KeyCode::Enter,
        6 => KeyCode::Esc,
        7 => *[KeyCode::Up, KeyCode::Down, KeyCode::Left, KeyCode::Right].choose(random).unwrap(),
        8 => *[KeyCode::PageUp, KeyCode::PageDown, KeyCode::Home, KeyCode::End, KeyCode::F(10)]
            .choose(random)
            .unwrap(),
        // None is two cells wide: the picture of a test keeps what stood behind such a letter.
        _ => KeyCode::Char(*['д', '５', 'ｆ', 'é', 'с', 'ж', '\u{301}'].choose(random).unwrap()),
    };
    // To quit is tried, and seldom, so that games come to their end.
    let quits = code == KeyCode::Char('q') && random.random_bool(0.8);
    let modifiers =
        if random.random_bool(0.05) { KeyModifiers::CONTROL } else { KeyModifiers::NONE };
    if !quits {
        player.input(Input::Key(KeyEvent::new(code, modifiers)));
    }
}

/// A legal move by its name, if a person is to make one.
fn play(player: &mut Player, random: &mut SmallRng) {
    if let Some(square) = player.choices().choose(random) {
        player.play(&square.to_string());
    }
}

fn point(player: &mut Player, random: &mut SmallRng, column: u16, row: u16) {
    let kinds = [
        MouseEventKind::Down(MouseButton::Left),
        MouseEventKind::Down(MouseButton::Right),
        MouseEventKind::ScrollDown,
        MouseEventKind::ScrollUp,
    ];
    let kind = *kinds.choose(random).unwrap();
    let modifiers = KeyModifiers::NONE;
    player.input(Input::Mouse(MouseEvent { kind, column, row, modifiers }));
}

/// What is due comes, and what the engine has to say.
fn pass_time(player: &mut Player) {
    if let Some(deadline) = player.otello.deadline() {
        player.now = player.now.max(deadline);
        player.input(Input::Due);
    } else if player.otello.phase() == Phase::Thinking && !player.left {
        player.hear();
    }
}

/// The line of play holds, from its start to what is on the board.
fn replays(game: &Game) {
    let record = &game.record;
    let mut position = *record.start();
    for turn in record.turns() {
        position = position.play(turn.action).expect("every turn of a record is legal");
    }
    assert_eq!(position, *record.position());
}
