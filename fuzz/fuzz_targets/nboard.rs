//! What an NBoard client sends.
#![no_main]

use otello::protocols::trials;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| trials::nboard(bytes));
