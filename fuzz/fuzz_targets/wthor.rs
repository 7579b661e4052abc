//! WTHOR's games, players and tournaments.
#![no_main]

use otello::formats::trials;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    trials::wthor(bytes);
    trials::anything(bytes);
});
