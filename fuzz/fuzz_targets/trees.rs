//! GGF and SGF.
#![no_main]

use otello::formats::trials;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| trials::trees(bytes));
