//! Lines of a stream that may hold anything and never end, in bounded memory.

use std::io::{self, BufRead};

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

/// The lines of a stream, which end as those of any system do: `\n`, `\r\n` or `\r`.
pub(super) struct Lines<R> {
    stream: R,
    number: usize,
    /// Whether the last line ended with `\r`, of which a `\n` is the second half.
    half_ended: bool,
}

impl<R: BufRead> Lines<R> {
    pub(super) const fn new(stream: R) -> Self {
        Self { stream, number: 0, half_ended: false }
    }

    fn read(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let mut ended = false;
        while !ended && bytes.len() < LONGEST {
            let most = LONGEST - bytes.len();
            let (taken, ends) = self.take(most, |part| bytes.extend(part))?;
            if taken == 0 {
                break;
            }
            ended = ends;
        }
        if bytes.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        let cut = !ended && bytes.len() == LONGEST;
        if cut {
            self.skip()?;
        }
        Ok(Some(Line { number: self.number, bytes, cut }))
    }

    /// Skips the rest of a line.
    fn skip(&mut self) -> io::Result<()> {
        let mut skipped = 0;
        while skipped < MOST_SKIPPED {
            let (taken, ends) = self.take(usize::MAX, |_| {})?;
            if taken == 0 || ends {
                return Ok(());
            }
            skipped += taken as u64;
        }
        Err(io::Error::other(EndlessLine(self.number)))
    }

    /// Takes what the stream has ready of a line, up to so many bytes; how many it were, none at the
    /// end of the stream, and whether the line ends with them.
    fn take(&mut self, most: usize, mut with: impl FnMut(&[u8])) -> io::Result<(usize, bool)> {
        loop {
            let ready = match self.stream.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                ready => ready?,
            };
            if std::mem::take(&mut self.half_ended) && ready.first() == Some(&b'\n') {
                self.stream.consume(1);
                continue;
            }
            let ready = &ready[..ready.len().min(most)];
            let end = ready.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            let taken = end.map_or(ready.len(), |end| end + 1);
            self.half_ended = end.is_some_and(|end| ready[end] == b'\r');
            with(&ready[..taken]);
            self.stream.consume(taken);
            return Ok((taken, end.is_some()));
        }
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
    fn every_line_end_is_one() {
        let text = "a\rb\r\nc\n\r\rd";
        let lines = Lines::new(BufReader::with_capacity(1, text.as_bytes())).map(Result::unwrap);
        let texts: Vec<_> = lines.map(|line| String::from_utf8(line.bytes).unwrap()).collect();
        assert_eq!(texts, ["a\r", "b\r", "c\n", "\r", "\r", "d"]);
    }

    #[test]
    fn a_stream_without_lines_is_given_up() {
        let mut lines = Lines::new(BufReader::with_capacity(1 << 20, io::repeat(b'x')));
        let fault = lines.next().unwrap().unwrap_err();
        assert_eq!(fault.to_string(), "line 1 does not end");
    }
}
