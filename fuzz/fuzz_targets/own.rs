//! Formats of Otello's own: saved games, lists of starts, engines as options name them.
#![no_main]

use otello::engines::EngineSpec;
use otello::rules::Rules;
use otello::{starts, store};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = store::read_saved_game(bytes);
    let text = String::from_utf8_lossy(bytes);
    for rules in [Rules::Othello, Rules::Reversi] {
        let _ = starts::parse(&text, rules);
    }
    if let Ok(spec) = text.parse::<EngineSpec>() {
        assert_eq!(spec.to_string().parse(), Ok(spec));
    }
});
