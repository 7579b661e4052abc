//! Lines of untrusted bytes, in bounded memory.

use std::io::{self, BufRead};

/// The longest line that is read as a whole, in bytes: far more than any command takes.
pub(super) const LONGEST_LINE: usize = 65_536;

/// A line of input without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct InputLine {
    /// The text, with control characters left out, tabs as spaces, and what is not UTF-8 as U+FFFD.
    pub(super) text: String,
    /// Whether the line went on: only its first [`LONGEST_LINE`] bytes are in the text.
    pub(super) cut: bool,
}

/// Reads the next line, the last one even without a line feed; `None` at the end of the input.
///
/// # Errors
/// When the input cannot be read.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Option<InputLine>> {
    let mut bytes = Vec::new();
    let (mut begun, mut cut) = (false, false);
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            return Ok(begun.then(|| line(&bytes, cut)));
        }
        begun = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        let kept = part.len().min(LONGEST_LINE - bytes.len());
        bytes.extend_from_slice(&part[..kept]);
        cut |= kept < part.len();
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(Some(line(&bytes, cut)));
        }
    }
}

fn line(bytes: &[u8], cut: bool) -> InputLine {
    let text = String::from_utf8_lossy(bytes);
    let text =
        text.trim_start_matches('\u{feff}').chars().filter_map(|character| match character {
            '\t' => Some(' '),
            character if character.is_control() => None,
            character => Some(character),
        });
    InputLine { text: text.collect(), cut }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn lines(bytes: &[u8]) -> Vec<InputLine> {
        let mut input = BufReader::with_capacity(7, bytes);
        std::iter::from_fn(|| read_line(&mut input).unwrap()).collect()
    }

    fn texts(bytes: &[u8]) -> Vec<String> {
        lines(bytes).into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn control_characters_vanish_and_tabs_are_spaces() {
        assert_eq!(texts(b"play\tb f5\r\n\x07\n1 quit"), ["play b f5", "", "1 quit"]);
        assert_eq!(texts(b"\xef\xbb\xbfname\n\xff\n"), ["name", "\u{fffd}"]);
        assert!(texts(b"").is_empty());
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_one_is_whole() {
        let mut bytes = vec![b'x'; 3 * LONGEST_LINE];
        bytes.extend_from_slice(b"\nname\n");
        let lines = lines(&bytes);
        assert_eq!((lines[0].text.len(), lines[0].cut), (LONGEST_LINE, true));
        assert_eq!(lines[1..], [InputLine { text: "name".to_owned(), cut: false }]);
    }
}
