//! Random and damaged inputs, for a second each, through the entry points that fuzzing uses too.

use std::panic;
use std::time::{Duration, Instant};

use otello::formats::trials;
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

/// How long each reader is tried.
const LONG: Duration = Duration::from_secs(1);

const TEXTS: [&[u8]; 9] = [
    include_bytes!("data/ggs_word_pass_and_result_suffix.ggf"),
    include_bytes!("data/nboard_last_move_pass.ggf"),
    include_bytes!("data/edax.ggf"),
    include_bytes!("data/quarry-reversi.sgf"),
    include_bytes!("data/quarry_no_pass_nodes.sgf"),
    include_bytes!("data/edax.sgf"),
    include_bytes!("data/escapes.sgf"),
    include_bytes!("data/bom_crlf.sgf"),
    b"(;GM[2]FF[4]AB[a1:c2][d4]AW[e4]PL[W](;B[f5]C[x\\]y])(;W[dc]))(;GM[Reversi]B[D4];)",
];

const LINES: [&[u8]; 11] = [
    b"1. F5 f4 2. F3 g4 3. H3 f6\n4. G5 g6 5. E6 h6 33-31\n\nf5d6c3\nd3c5 pa\n",
    b"---------------------------OX------XO--------------------------- X; F5:+0; D3:-2; % remark",
    b"[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]",
    b"---------------------------XX------OO--------------------------- O /29,31;e3",
    b"  A B C D E F G H\n1 . . . . . . . .\n2 . . . . . . . .\n3 . . . . . . . .\n4 . . . O X . . .\n\
      5 . . . X O . . .\n6 . . . . . . . .\n7 . . . . . . . .\n8 . . . . . . . .\nWhite to move\n",
    b"[White \"a\"]\n[Black \"b\"]\n\n5f6d3c\n",
    include_bytes!("../../fuzz/seeds/text/list"),
    include_bytes!("../../fuzz/seeds/text/table.csv"),
    include_bytes!("../../fuzz/seeds/text/games.pgn"),
    include_bytes!("../../fuzz/seeds/text/drawings"),
    include_bytes!("../../fuzz/seeds/text/old_ends"),
];

const FILES: [&[u8]; 1] = [include_bytes!("data/three_games.wtb")];

/// What breaks readers more often than other bytes do.
const TOKENS: [&[u8]; 24] = [
    b"(;",
    b")",
    b";",
    b"[",
    b"]",
    b"\\",
    b"\n",
    b"\r\n",
    b"PA",
    b"--",
    b"GM[",
    b"B[",
    b"AB[",
    b"8 ",
    b"\xff",
    b"\0",
    b"33-31",
    b"2020-01-31",
    b"*",
    b"\t",
    b"|",
    b"[Result \"40-24\"]\n",
    b"\r",
    b"\x1a",
];

/// A sample with a few faults.
fn damaged(samples: &[&[u8]], random: &mut StdRng) -> Vec<u8> {
    let mut bytes = samples[random.random_range(0..samples.len())].to_vec();
    for _ in 0..random.random_range(1..8) {
        let at = random.random_range(0..=bytes.len());
        let end = (at + random.random_range(0..12)).min(bytes.len());
        match random.random_range(0..6) {
            0 => drop(bytes.drain(at..end)),
            1 => bytes.truncate(at),
            2 => {
                let token = TOKENS[random.random_range(0..TOKENS.len())];
                drop(bytes.splice(at..at, token.iter().copied()));
            }
            3 => {
                let other = samples[random.random_range(0..samples.len())];
                let from = random.random_range(0..other.len());
                drop(bytes.splice(at..end, other[from..].iter().take(80).copied()));
            }
            4 => {
                let twice = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, twice));
            }
            _ => bytes[at..end].iter_mut().for_each(|byte| *byte = random.random()),
        }
    }
    bytes
}

fn try_for_a_second(samples: &[&[u8]], trial: fn(&[u8])) {
    let mut random = StdRng::seed_from_u64(1);
    let begun = Instant::now();
    let trial = |bytes: &[u8]| {
        let sound = panic::catch_unwind(|| trial(bytes)).is_ok();
        assert!(sound, "it panics on \"{}\"", bytes.escape_ascii());
    };
    samples.iter().for_each(|sample| trial(sample));
    while begun.elapsed() < LONG {
        for _ in 0..20 {
            trial(&damaged(samples, &mut random));
            let length = random.random_range(0..200);
            let noise: Vec<u8> = (0..length).map(|_| random.random()).collect();
            trial(&noise);
        }
    }
}

#[test]
fn nothing_in_a_text_of_lines_makes_the_readers_panic() {
    try_for_a_second(&LINES, trials::lines);
}

#[test]
fn nothing_in_a_tree_makes_the_readers_panic() {
    try_for_a_second(&TEXTS, trials::trees);
}

#[test]
fn nothing_in_a_file_of_wthor_makes_the_readers_panic() {
    try_for_a_second(&FILES, trials::wthor);
}

#[test]
fn nothing_at_all_makes_the_detector_panic() {
    let all = [&TEXTS[..], &LINES, &FILES].concat();
    try_for_a_second(&all, trials::anything);
}
