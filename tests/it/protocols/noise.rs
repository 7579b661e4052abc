//! Random and mutated input through the entry points that are fuzzed: for about a second each.

use std::io::Cursor;
use std::time::{Duration, Instant};

use otello::protocols::{nboard, trials};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::gtp::{answers, settings};

const TIME: Duration = Duration::from_secs(1);

const GTP: &[&str] = &[
    "name",
    "list_commands",
    "known_command play",
    "set_game Othello",
    "set_game Reversi",
    "boardsize 8",
    "clear_board",
    "komi 6.5",
    "play b f5",
    "play w d6",
    "play b pass",
    "play w c3",
    "genmove b",
    "genmove w",
    "reg_genmove b",
    "undo",
    "showboard",
    "final_score",
    "time_settings 1 1 1",
    "time_left b 1 0",
    "time_left w 0 0",
    "gogui-rules_board",
    "gogui-rules_legal_moves",
    "gogui-rules_side_to_move",
    "otello-analyze 2",
    "otello-set_board XO XO",
    "12 name",
    "# nothing",
    "",
];

const NBOARD: &[&str] = &[
    "nboard 2",
    "set depth 1",
    "set depth 2",
    "set contempt 0",
    "set time 1",
    "set time 5:00/1",
    "set game (;GM[Othello]PC[x]PB[a]PW[b]RE[?]TI[0]TY[8]B[F5]W[D6/1.0/2];)",
    "set game (;GM[Reversi]PB[a]PW[b]B[D4]W[E4];)",
    "move F5",
    "move D6/1.5/0.1",
    "move PA",
    "C3",
    "hint 1",
    "hint 4",
    "go",
    "ping 1",
    "ping 2",
    "learn",
    "analyze",
    "",
    "bogus",
];

/// Lines of a protocol, some of them with bytes changed, left out or put in.
fn noise(random: &mut StdRng, lines: &[&str]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for _ in 0..random.random_range(1..40) {
        let mut line = lines[random.random_range(0..lines.len())].as_bytes().to_vec();
        for _ in 0..random.random_range(0..6_u32).saturating_sub(3) {
            let place = random.random_range(0..=line.len());
            match random.random_range(0..3) {
                0 if place < line.len() => line[place] = random.random(),
                1 => line.truncate(place),
                _ => line.insert(place, random.random()),
            }
        }
        bytes.extend(line);
        bytes.push(b'\n');
    }
    bytes
}

fn try_for_a_second(lines: &[&str], trial: fn(&[u8])) {
    let mut random = StdRng::seed_from_u64(5);
    let began = Instant::now();
    while began.elapsed() < TIME {
        trial(&noise(&mut random, lines));
        let bytes: Vec<u8> = (0..200).map(|_| random.random()).collect();
        trial(&bytes);
    }
}

#[test]
fn gtp_survives_noise() {
    try_for_a_second(GTP, trials::gtp);
}

#[test]
fn nboard_survives_noise() {
    try_for_a_second(NBOARD, trials::nboard);
}

#[test]
fn nboard_survives_long_lines_and_floods() {
    let talked = |input: Vec<u8>| {
        let mut output = Vec::new();
        nboard::serve(settings(), Cursor::new(input), &mut output).unwrap();
        String::from_utf8(output).unwrap()
    };
    let long = [b"set game (;".to_vec(), b"x".repeat(2_000_000), b"\nping 3\n".to_vec()].concat();
    assert_eq!(talked(long), "pong 3\n");
    let flood = b"move F5\nlearn\n".repeat(20_000);
    assert_eq!(talked(flood).matches("learned").count(), 20_000);
}

#[test]
fn gtp_survives_long_lines_and_floods() {
    let long = [b"1 play b ".to_vec(), b"x".repeat(2_000_000), b"\n2 name\n".to_vec()].concat();
    let told = answers(settings(), &long);
    assert_eq!((told[0].text.as_str(), told[0].id.as_str()), ("line too long", "1"));
    assert_eq!(told[1].text, "Otello");
    let flood = b"play b f5\nundo\nkomi 0\n".repeat(20_000);
    assert_eq!(answers(settings(), &flood).len(), 60_000);
    assert!(answers(settings(), &b"\n".repeat(1_000_000)).is_empty());
}
