use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use crate::cli::lines::Lines;
use crate::formats::board;
use crate::formats::obf::{self, ObfError, Problem};
use crate::rules::Rules;

/// A line that is not empty, read as a problem.
pub(super) struct Line {
    /// Its number, from 1.
    pub(super) number: usize,
    /// What it says.
    pub(super) problem: Result<Problem, ObfError>,
}

/// The lines of a file, of standard input (`-`), or the argument itself when it is a board.
///
/// # Errors
/// When the file cannot be opened.
pub(super) fn open(source: &str) -> io::Result<Box<dyn BufRead>> {
    if source == "-" {
        Ok(Box::new(io::stdin().lock()))
    } else if board::looks_like_board(source) && !Path::new(source).exists() {
        Ok(Box::new(io::Cursor::new(source.to_owned())))
    } else {
        Ok(Box::new(BufReader::new(File::open(source)?)))
    }
}

/// Reads line by line, leaving out empty lines and comments. Bytes that are not UTF-8, and a line that
/// is too long to be one, make a bad line and no more.
pub(super) fn read(source: impl BufRead, rules: Rules) -> impl Iterator<Item = io::Result<Line>> {
    Lines::new(source).filter_map(move |line| match line {
        Err(error) => Some(Err(error)),
        Ok(line) => {
            let text = String::from_utf8_lossy(&line.bytes);
            let problem = obf::parse(&text, rules).transpose()?;
            Some(Ok(Line { number: line.number, problem }))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_line_does_not_stop_the_rest() {
        let start = "---------------------------OX------XO--------------------------- X";
        let text = format!("% comment\n{start}\n\nnonsense\n\u{feff}\n{start}; F5:+0;");
        let lines: Vec<_> = read(text.as_bytes(), Rules::Othello).map(Result::unwrap).collect();
        let numbers: Vec<_> =
            lines.iter().map(|line| (line.number, line.problem.is_ok())).collect();
        assert_eq!(numbers, [(2, true), (4, false), (5, false), (6, true)]);
    }
}
