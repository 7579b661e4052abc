use std::io::{self, BufRead};

use crate::cli::lines::{LONGEST, Line, Lines};
use crate::formats::games;

/// Reads a stream record by record, in bounded memory, leaving out empty lines and remarks. A record
/// is a line, or the lines of a game of GGF or SGF up to where it ends or the next one begins, or the
/// tags of PGN with the moves below them; it has the number of its first line.
pub(super) fn read(stream: impl BufRead) -> impl Iterator<Item = io::Result<Line>> {
    let mut lines = Lines::new(stream);
    let mut next = None;
    std::iter::from_fn(move || {
        let first = next.take().or_else(|| lines.find(|line| !is_left_out(line)))?;
        Some(first.and_then(|first| complete(first, &mut lines, &mut next)))
    })
}

/// Adds the lines that belong to a record; `next` gets one that begins another game.
fn complete(
    mut record: Line,
    lines: &mut impl Iterator<Item = io::Result<Line>>,
    next: &mut Option<io::Result<Line>>,
) -> io::Result<Line> {
    if is_tag(&record.bytes) {
        return complete_tagged(record, lines, next);
    }
    let mut nesting = Nesting::default();
    nesting.follow(&record.bytes);
    let is_tree = begins_game(&record.bytes);
    while is_tree && !record.cut && nesting.is_open() {
        let Some(line) = lines.next().transpose()? else { break };
        if begins_game(&line.bytes) {
            *next = Some(Ok(line));
            break;
        }
        nesting.follow(&line.bytes);
        append(&mut record, line);
    }
    Ok(record)
}

/// Adds the tags below the first one, and the lines of the game below the tags: up to an empty line
/// or the next game.
fn complete_tagged(
    mut record: Line,
    lines: &mut impl Iterator<Item = io::Result<Line>>,
    next: &mut Option<io::Result<Line>>,
) -> io::Result<Line> {
    let mut in_moves = false;
    while !record.cut
        && let Some(line) = lines.next().transpose()?
    {
        if (in_moves && is_tag(&line.bytes)) || begins_game(&line.bytes) {
            *next = Some(Ok(line));
            break;
        }
        let is_empty = is_empty(&line.bytes);
        if in_moves && is_empty {
            break;
        }
        in_moves |= !is_empty && !is_tag(&line.bytes);
        append(&mut record, line);
    }
    Ok(record)
}

fn append(record: &mut Line, line: Line) {
    record.cut = line.cut || record.bytes.len() + line.bytes.len() > LONGEST;
    record.bytes.extend(line.bytes);
}

/// Whether a line is a tag of PGN.
fn is_tag(line: &[u8]) -> bool {
    let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
    line.trim_ascii_start().starts_with(b"[") && games::is_tag(&String::from_utf8_lossy(line))
}

/// Whether a line is empty or a remark.
fn is_left_out(line: &io::Result<Line>) -> bool {
    line.as_ref().is_ok_and(|line| is_empty(&line.bytes))
}

fn is_empty(line: &[u8]) -> bool {
    let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line).trim_ascii();
    // The end of a DOS text says nothing.
    line.iter().all(|&byte| byte == 0x1a) || line.starts_with(b"%") || line.starts_with(b"#")
}

/// Whether a line begins a game of GGF or SGF, which may have the number of its pairing before it.
fn begins_game(line: &[u8]) -> bool {
    let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
    let numbered = |byte: &u8| byte.is_ascii_digit() || byte.is_ascii_whitespace();
    let start = line.iter().position(|byte| !numbered(byte)).unwrap_or(line.len());
    line[start..].strip_prefix(b"(").is_some_and(|tree| tree.trim_ascii().starts_with(b";"))
}

/// How deep a text stands in the parentheses and values of GGF or SGF.
#[derive(Clone, Copy, Debug, Default)]
struct Nesting {
    parentheses: usize,
    in_value: bool,
    escaped: bool,
}

impl Nesting {
    fn follow(&mut self, text: &[u8]) {
        for byte in text {
            match (byte, self.in_value) {
                _ if self.escaped => self.escaped = false,
                (b'\\', true) => self.escaped = true,
                (b']', true) => self.in_value = false,
                (b'[', false) => self.in_value = true,
                (b'(', false) => self.parentheses += 1,
                (b')', false) => self.parentheses = self.parentheses.saturating_sub(1),
                _ => {}
            }
        }
    }

    const fn is_open(self) -> bool {
        self.parentheses > 0 || self.in_value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<(usize, String)> {
        let records = read(source.as_bytes()).map(Result::unwrap);
        let text = |bytes| String::from_utf8(bytes).unwrap().trim().to_owned();
        records.map(|record| (record.number, text(record.bytes))).collect()
    }

    #[test]
    fn a_record_is_a_line_or_a_whole_game() {
        let source =
            "# remark\nf5d6\n\n1 (;GM[Othello]\nPB[:-)]B[f5];)\n% x\nz9\n(;GM[2]C[a\\]\n)];B[f5]";
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
    fn tags_belong_to_the_game_below_them() {
        let source = "[Black \"Ada\"]\n[White \"Bob\"]\n\n1. f5 d6\n2. c3 *\n\n\
                      [Black \"Bob\"]\n1. f5 f6\n[Black \"Ada\"]\n\n1. f5\n\nf5d6";
        let lines: Vec<_> = texts(source).into_iter().map(|(line, _)| line).collect();
        assert_eq!(lines, [1, 7, 9, 13]);
    }

    #[test]
    fn a_game_that_is_too_long_is_cut() {
        let long = format!("f5\n(;C[{}", "long\n".repeat(LONGEST / 2));
        let records: Vec<_> = read(long.as_bytes()).map(Result::unwrap).collect();
        let shape: Vec<_> = records.iter().map(|record| (record.number, record.cut)).collect();
        assert_eq!(shape[..2], [(1, false), (2, true)]);
    }
}
