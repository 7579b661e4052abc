//! Transcripts, boards, OBF and clocks, and the detector with every reader that it chooses.
#![no_main]

use otello::formats::trials;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    trials::lines(bytes);
    trials::anything(bytes);
});
