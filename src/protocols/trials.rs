//! What holds for any bytes at all that a client may send: entry points for fuzzing, and for the
//! tests that try random and damaged input for a second each. A panic is a finding.

use std::io::Cursor;

use super::{Settings, gtp, nboard};
use crate::game::Strength;
use crate::session::Resources;

/// An engine that answers at once and always the same.
const QUICK: Settings = Settings {
    strength: Strength::Depth(1),
    resources: Resources::one_thread(1),
    seed: 1,
    faulty: false,
};

/// What a line of the NBoard protocol begins with.
const NBOARD_WORDS: [&str; 8] =
    ["===", "analysis ", "learned", "nodestats ", "pong", "search ", "set myname ", "status"];

/// Sends GTP.
///
/// # Panics
/// When there are more answers than lines, or one is not well-formed.
pub fn gtp(bytes: &[u8]) {
    let mut output = Vec::new();
    gtp::serve(QUICK, &mut &bytes[..], &mut output).expect("memory takes every byte");
    let output = String::from_utf8(output).expect("answers are text");
    let mut answers: Vec<_> = output.split("\n\n").collect();
    assert_eq!(answers.pop(), Some(""), "an empty line ends every answer");
    assert!(answers.len() <= bytes.split(|&byte| byte == b'\n').count());
    assert!(answers.iter().all(|answer| answer.starts_with(['=', '?'])));
}

/// Sends NBoard's commands, and a `ping` behind them, which the search that runs then gives way to.
///
/// # Panics
/// When a line is not well-formed, or the `ping` is not answered although nobody said `quit`.
pub fn nboard(bytes: &[u8]) {
    let mut output = Vec::new();
    let input = [bytes, b"\nping last\n"].concat();
    nboard::serve(QUICK, Cursor::new(input), &mut output).expect("memory takes every byte");
    let output = String::from_utf8(output).expect("answers are text");
    for line in output.lines() {
        assert!(NBOARD_WORDS.iter().any(|word| line.starts_with(word)), "{line:?}");
    }
    // Characters that control something do not count within a word.
    let text = String::from_utf8_lossy(bytes).replace(char::is_control, "");
    assert!(output.ends_with("pong last\n") || text.contains("quit"));
}
