use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use crate::cli::lines::Lines;
use crate::cli::source::{ArgumentFault, SourceError, SourceName, looks_like_path, missing};
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
/// When the file cannot be opened, or it is neither a file nor a board.
pub(super) fn open(source: &str, rules: Rules) -> Result<Box<dyn BufRead>, SourceError> {
    if source == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    let path = Path::new(source);
    if !path.exists() {
        if board::looks_like_board(source) {
            return Ok(Box::new(io::Cursor::new(source.to_owned())));
        }
        let fault = obf::parse(source, rules).err().filter(|_| !looks_like_path(source));
        missing(source, fault.map(ArgumentFault::from))?;
    }
    let named = |reason| SourceError::Io { name: SourceName::of(path), reason };
    Ok(Box::new(BufReader::new(File::open(path).map_err(named)?)))
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
