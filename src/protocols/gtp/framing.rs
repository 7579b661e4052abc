use std::io::{self, Write};

use crate::protocols::input::InputLine;

/// A line that asks for something: `[id] command [arguments]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    /// The number that the answer repeats, as it was written; empty if there was none.
    pub(super) id: String,
    /// The command's name.
    pub(super) name: String,
    /// What follows the name, trimmed.
    pub(super) arguments: String,
    /// Whether the line was too long to be read as a whole.
    pub(super) cut: bool,
}

/// The longest number of a command that is repeated, in digits.
const LONGEST_ID: usize = 32;

impl Asked {
    /// Reads a line; `None` if it is empty or a comment.
    pub(super) fn read(line: &InputLine) -> Option<Self> {
        let text = line.text.split('#').next().unwrap_or_default().trim();
        let (first, rest) = word(text);
        let is_id = (1..=LONGEST_ID).contains(&first.len())
            && first.bytes().all(|byte| byte.is_ascii_digit());
        let (id, (name, arguments)) = if is_id { (first, word(rest)) } else { ("", (first, rest)) };
        let own = str::to_owned;
        (!text.is_empty()).then(|| Self {
            id: own(id),
            name: own(name),
            arguments: own(arguments),
            cut: line.cut,
        })
    }
}

/// The first word and what follows it, trimmed.
pub(super) fn word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    (word, rest.trim())
}

/// Writes an answer: `=` or `?`, the command's number, the text, and an empty line.
///
/// # Errors
/// When it cannot be written.
pub(super) fn write(
    output: &mut impl Write,
    id: &str,
    answer: Result<&str, &str>,
) -> io::Result<()> {
    let (sign, text) = match answer {
        Ok(text) => ('=', text),
        Err(text) => ('?', text),
    };
    let space = if text.is_empty() { "" } else { " " };
    write!(output, "{sign}{id}{space}{text}\n\n")?;
    output.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> Option<(String, String, String)> {
        let line = InputLine { text: text.to_owned(), cut: false };
        Asked::read(&line).map(|asked| (asked.id, asked.name, asked.arguments))
    }

    #[test]
    fn a_line_is_a_number_a_name_and_arguments() {
        let read = |id: &str, name: &str, arguments: &str| {
            Some((id.to_owned(), name.to_owned(), arguments.to_owned()))
        };
        assert_eq!(asked("name"), read("", "name", ""));
        assert_eq!(asked("  12   play  b   f5  # why not"), read("12", "play", "b   f5"));
        assert_eq!(asked("007 quit"), read("007", "quit", ""));
        assert_eq!(asked("7"), read("7", "", ""));
        assert_eq!(asked("7x play"), read("", "7x", "play"));
        for nothing in ["", "   ", "# 1 quit", "  #"] {
            assert_eq!(asked(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn an_answer_ends_with_an_empty_line() {
        let written = |id, answer| {
            let mut output = Vec::new();
            write(&mut output, id, answer).unwrap();
            String::from_utf8(output).unwrap()
        };
        assert_eq!(written("", Ok("")), "=\n\n");
        assert_eq!(written("3", Ok("F5")), "=3 F5\n\n");
        assert_eq!(written("", Err("syntax error")), "? syntax error\n\n");
    }
}
