use std::io::{self, BufRead, Read};

/// The longest record that is read, in bytes: more than any game takes.
const LONGEST: usize = 1 << 20;

/// A game's text within a stream, not yet looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Record {
    /// The number of its first line, from 1.
    pub(super) line: usize,
    /// What it says; cut off after [`LONGEST`] bytes.
    pub(super) bytes: Vec<u8>,
    /// Whether it is longer than that.
    pub(super) cut: bool,
}

/// Reads a stream record by record, in bounded memory, leaving out empty lines and remarks. A record
/// is a line, or the lines of a game of GGF or SGF up to where it ends or the next one begins.
pub(super) fn read(mut source: impl BufRead) -> impl Iterator<Item = io::Result<Record>> {
    let mut number = 0;
    let mut next = None;
    std::iter::from_fn(move || {
        let mut record = match next.take() {
            Some(record) => record,
            None => loop {
                match read_line(&mut source, &mut number).transpose()? {
                    Err(error) => return Some(Err(error)),
                    Ok(line) if is_empty(&line.bytes) => {}
                    Ok(line) => break line,
                }
            },
        };
        while !record.cut && is_open(&record.bytes) {
            match read_line(&mut source, &mut number) {
                Err(error) => return Some(Err(error)),
                Ok(None) => break,
                Ok(Some(line)) if begins_game(&line.bytes) => {
                    next = Some(line);
                    break;
                }
                Ok(Some(line)) => {
                    record.cut = line.cut || record.bytes.len() + line.bytes.len() > LONGEST;
                    record.bytes.extend(line.bytes);
                }
            }
        }
        Some(Ok(record))
    })
}

/// Reads the next line with its end; of a line that is too long the rest is skipped.
fn read_line(source: &mut impl BufRead, number: &mut usize) -> io::Result<Option<Record>> {
    let mut bytes = Vec::new();
    if source.by_ref().take(LONGEST as u64).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    *number += 1;
    let cut = bytes.len() == LONGEST && bytes.last() != Some(&b'\n');
    if cut {
        source.skip_until(b'\n')?;
    }
    Ok(Some(Record { line: *number, bytes, cut }))
}

fn is_empty(line: &[u8]) -> bool {
    let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line).trim_ascii();
    line.is_empty() || line.starts_with(b"%") || line.starts_with(b"#")
}

/// Whether a line begins a game of GGF or SGF, which may have the number of its pairing before it.
fn begins_game(line: &[u8]) -> bool {
    let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
    let numbered = |byte: &u8| byte.is_ascii_digit() || byte.is_ascii_whitespace();
    let start = line.iter().position(|byte| !numbered(byte)).unwrap_or(line.len());
    line[start..].strip_prefix(b"(").is_some_and(|tree| tree.trim_ascii().starts_with(b";"))
}

/// Whether a game of GGF or SGF goes on behind these lines: more parentheses are open than closed,
/// outside of values.
fn is_open(lines: &[u8]) -> bool {
    if !begins_game(lines) {
        return false;
    }
    let (mut depth, mut in_value, mut escaped) = (0_usize, false, false);
    for byte in lines {
        match (byte, in_value) {
            _ if escaped => escaped = false,
            (b'\\', true) => escaped = true,
            (b']', true) => in_value = false,
            (b'[', false) => in_value = true,
            (b'(', false) => depth += 1,
            (b')', false) => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    depth > 0 || in_value
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<(usize, String)> {
        let records = read(source.as_bytes()).map(Result::unwrap);
        let text = |record: Record| String::from_utf8(record.bytes).unwrap().trim().to_owned();
        records.map(|record| (record.line, text(record))).collect()
    }

    #[test]
    fn a_record_is_a_line_or_a_whole_game() {
        let source = "# remark\nf5d6\n\n1 (;GM[Othello]\nPB[:-)]B[f5];)\n% x\nz9\n(;GM[2]C[a\\]\n)];B[f5]";
        let expected = [
            (2, "f5d6"),
            (4, "1 (;GM[Othello]\nPB[:-)]B[f5];)"),
            (7, "z9"),
            (8, "(;GM[2]C[a\\]\n)];B[f5]"),
        ];
        assert_eq!(texts(source), expected.map(|(line, text)| (line, text.to_owned())));
    }

    #[test]
    fn a_game_that_is_cut_short_does_not_take_the_next_one() {
        let records = texts("(;GM[Othello]B[f5\n(;GM[Othello]B[f5];)\n");
        assert_eq!(records.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [1, 2]);
    }

    #[test]
    fn a_line_without_end_is_cut() {
        let long = "f5".repeat(LONGEST);
        let records: Vec<_> =
            read(format!("{long}\nf5\n(;C[{long}").as_bytes()).map(Result::unwrap).collect();
        let shape: Vec<_> = records.iter().map(|record| (record.line, record.cut)).collect();
        assert_eq!(shape, [(1, true), (2, false), (3, true)]);
        assert!(records.iter().all(|record| record.bytes.len() <= LONGEST));
    }
}
