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

/// A text as a value has it.
pub(super) fn escape(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    for character in text.trim().chars() {
        match character {
            ']' | '\\' => value.extend(['\\', character]),
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
        for text in ["a]b\\c[d", "two\nlines", "\\\\]]"] {
            assert_eq!(unescape(&escape(text)), text);
        }
    }
}
