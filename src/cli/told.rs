//! What is told of things that others wrote: on standard error, on standard output, as JSON.

use std::fmt::{Display, Write as _};
use std::io::{self, IsTerminal, Write};
use std::path::Path;

use serde_json::Value as Json;

use super::failure::Failure;
use crate::text::{cut, is_shown, shown, shown_lines};

/// How many cells of a path or an argument a sentence shows.
const LONGEST_NAME: usize = 250;

/// Tells a line on standard error. Nothing is left to be told to somebody who does not listen.
pub(super) fn tell(errors: &mut dyn Write, text: impl Display) {
    let _ = writeln!(errors, "otello: {}", shown(&text.to_string()));
}

/// A path as sentences show it.
pub(super) fn path(path: &Path) -> String {
    cut(&path.display().to_string(), LONGEST_NAME)
}

/// An argument as sentences show it.
pub(super) fn argument(text: &str) -> String {
    cut(text, LONGEST_NAME)
}

/// The JSON as text in which what a terminal would obey or hide is escaped, so that it says the same
/// to whoever reads it.
pub(super) fn json(value: &Json) -> String {
    let text = value.to_string();
    if is_shown(&text) {
        return text;
    }
    let mut escaped = String::with_capacity(text.len());
    let mut units = [0; 2];
    for letter in text.chars() {
        if is_shown(letter.encode_utf8(&mut [0; 4])) {
            escaped.push(letter);
        } else {
            for unit in letter.encode_utf16(&mut units) {
                let _ = write!(escaped, "\\u{unit:04x}");
            }
        }
    }
    escaped
}

/// Writes games on standard output: to a file or a pipe as they are, to a terminal so that it shows
/// them.
///
/// # Errors
/// When they cannot be written, or are bytes that a terminal cannot show.
pub(super) fn write_games(out: &mut dyn Write, bytes: &[u8]) -> Result<(), Failure> {
    if !io::stdout().is_terminal() {
        return Ok(out.write_all(bytes)?);
    }
    let text = std::str::from_utf8(bytes).ok().filter(|text| !text.contains('\0'));
    let text = text.ok_or(Failure::BytesForTerminal)?;
    Ok(out.write_all(shown_lines(text).as_bytes())?)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn json_says_the_same_in_characters_that_are_seen() {
        let value = json!({ "name": "Zo\u{eb} \u{1b}]2;x\u{9b}\u{7f}\u{202e}\u{e0001}\n" });
        let text = json(&value);
        assert!(is_shown(&text) && text.contains("Zo\u{eb}"), "{text}");
        assert_eq!(serde_json::from_str::<Json>(&text).unwrap(), value);
    }
}
