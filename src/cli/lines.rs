//! Lines of a stream that may hold anything and never end, in bounded memory.

use std::io::{self, BufRead, Read};

use thiserror::Error;

/// The longest line that is kept, in bytes: more than any game or position takes.
pub(super) const LONGEST: usize = 1 << 20;

/// What a line may have beyond that before the stream counts as none of lines.
const MOST_SKIPPED: u64 = 1 << 30;

/// A line that goes on and on; within an [`io::Error`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("line {0} does not end")]
pub(super) struct EndlessLine(pub(super) usize);

/// A line with its end, as far as it was kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    /// Its number, from 1.
    pub(super) number: usize,
    /// What it says, at most [`LONGEST`] bytes.
    pub(super) bytes: Vec<u8>,
    /// Whether it is longer than that.
    pub(super) cut: bool,
}

/// The lines of a stream.
pub(super) struct Lines<R> {
    stream: R,
    number: usize,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(stream: R) -> Self {
        Self { stream, number: 0 }
    }

    fn read(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        if self.stream.by_ref().take(LONGEST as u64).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        self.number += 1;
        let cut = bytes.len() == LONGEST && bytes.last() != Some(&b'\n');
        if cut {
            self.skip()?;
        }
        Ok(Some(Line { number: self.number, bytes, cut }))
    }

    /// Skips the rest of a line.
    fn skip(&mut self) -> io::Result<()> {
        let mut rest = self.stream.by_ref().take(MOST_SKIPPED);
        rest.skip_until(b'\n')?;
        if rest.limit() == 0 {
            return Err(io::Error::other(EndlessLine(self.number)));
        }
        Ok(())
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn a_line_that_is_too_long_is_cut_and_the_next_one_read() {
        let long = "x".repeat(3 * LONGEST);
        let text = format!("{long}\ny\n{}\nz", "x".repeat(LONGEST - 1));
        let lines: Vec<_> = Lines::new(text.as_bytes()).map(Result::unwrap).collect();
        let shape: Vec<_> = lines.iter().map(|line| (line.bytes.len(), line.cut)).collect();
        assert_eq!(shape, [(LONGEST, true), (2, false), (LONGEST, false), (1, false)]);
        assert_eq!(lines[3].number, 4);
    }

    #[test]
    fn a_stream_without_lines_is_given_up() {
        let mut lines = Lines::new(BufReader::with_capacity(1 << 20, io::repeat(b'x')));
        let fault = lines.next().unwrap().unwrap_err();
        assert_eq!(fault.to_string(), "line 1 does not end");
    }
}
