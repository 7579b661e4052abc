//! Any bytes, sizes and signals, from any screen: the program ends only when it is told to, and
//! leaves the terminal and the games as they are to be.
//!
//! `OTELLO_SOAK` sets the number of events and `OTELLO_SEED` what they are, as for the screens.

use std::process::Command;

use rand::RngExt;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;

use crate::soak;

use super::bench::Bench;
use super::scenes::otello;

const EVENTS: u64 = 300;
/// How often a program is started; each takes its share of the events.
const STARTS: [&[&str]; 5] = [
    &[],
    &["--two-players", "--clock", "5m"],
    &["--depth", "1"],
    &["--watch", "--depth", "1"],
    &["--rules", "reversi", "--level", "1"],
];

/// What a keyboard, a mouse and a clipboard send. None of it is complete on purpose only.
const BYTES: [&str; 22] = [
    "f5\r",
    "d6\r",
    "a1",
    "\r",
    "\x1b",
    "\x1b[A",
    "\x1b[B",
    "\x1b[C",
    "\x1b[D",
    "?",
    "t",
    "u",
    "r",
    "k",
    "w",
    "\x0c",
    "\x1b[<0;10;10M\x1b[<0;10;10m",
    "\x1b[<64;10;10M",
    "\x1b[200~f5d6c3\x1b[201~",
    "\u{434}5",
    "!",
    "\x1b[97;1:1u",
];

#[test]
fn any_bytes_sizes_and_signals_leave_the_terminal_and_the_games_whole() {
    let (events, mut random) = soak::events(EVENTS);
    for arguments in STARTS {
        let data = tempfile::tempdir().unwrap();
        let mut bench = Bench::start(otello(arguments, data.path()), 80, 24);
        bench.wait("a screen", |screen, _| screen.alternate_screen());
        for _ in 0..events / STARTS.len() as u64 {
            happen(&mut bench, &mut random);
        }
        bench.signal("TERM");
        let code = bench.ended().status.exit_code();
        // The menu has an entry that ends the program.
        assert!(code == 143 || code == 0, "{code} after {arguments:?}");
        bench.assert_modes_are_off();
        let mut listed = Command::new(crate::binary::otello());
        let listed = listed.args(["games", "list"]).env("OTELLO_DATA", data.path());
        assert!(listed.output().unwrap().status.success(), "{arguments:?}");
    }
}

fn happen(bench: &mut Bench, random: &mut SmallRng) {
    match random.random_range(0..20) {
        0 => bench.resize(random.random_range(1..200), random.random_range(1..60)),
        1 => bench.resize(80, 24),
        2 => bench.signal("CONT"),
        3 => {
            bench.signal("STOP");
            bench.signal("CONT");
        }
        4 => {
            bench.signal("TSTP");
            bench.signal("CONT");
        }
        _ => bench.feed(BYTES.choose(random).unwrap()),
    }
}
