//! The texts of values: escapes and line ends.

/// A text with its escapes taken out: `\]` is `]`, and a line end behind `\` joins two lines. Line
/// ends become `\n`.
pub(super) fn unescape(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut characters = value.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '\\' => match characters.next() {
                Some('\r') => drop(characters.next_if_eq(&'\n')),
                Some('\n') | None => {}
                Some(escaped) => text.push(escaped),
            },
            '\r' => {
                characters.next_if_eq(&'\n');
                text.push('\n');
            }
            character => text.push(character),
        }
    }
    text.trim().to_owned()
}

/// A text on one line, as names are.
pub(super) fn unescape_line(value: &str) -> String {
    unescape(value).replace(['\n', '\t'], " ")
}

/// A text as a value has it. A `(` that begins a line is escaped too, so that no reader takes a
/// remark that quotes a game for the next game.
pub(super) fn escape(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    let mut begins_line = false;
    for character in text.trim().chars() {
        let quotes = begins_line && character == '(';
        let blank = character.is_whitespace() || character.is_control();
        begins_line = character == '\n' || (begins_line && blank);
        match character {
            ']' | '\\' => value.extend(['\\', character]),
            '(' if quotes => value.push_str("\\("),
            '\n' => value.push('\n'),
            character if character.is_control() => value.push(' '),
            character => value.push(character),
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_taken_out_and_put_in() {
        assert_eq!(unescape("end \\] bracket\\\\"), "end ] bracket\\");
        assert_eq!(unescape("one \\\r\nline\r\ntwo\rthree"), "one line\ntwo\nthree");
        assert_eq!(unescape_line("a\nb"), "a b");
        for text in ["a]b\\c[d", "two\nlines", "\\\\]]", "as in\n (;GM[2"] {
            assert_eq!(unescape(&escape(text)), text);
        }
    }

    /// Control characters are written as blanks, before which no game may seem to begin.
    #[test]
    fn a_quoted_game_behind_control_characters_is_escaped_too() {
        assert_eq!(escape("as in\n\u{1}\u{b}(;GM[2"), "as in\n  \\(;GM[2");
    }
}
