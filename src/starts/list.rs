use thiserror::Error;

use crate::formats::board::{self, BoardError};
use crate::formats::transcript::{self, TranscriptError};
use crate::game::Record;
use crate::rules::{Position, Rules};

const BALANCED: &str = include_str!("balanced.txt");

/// Why a list of starts cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct ListError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: ListFault,
}

/// What is wrong with a list of starts.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ListFault {
    /// A board that is none.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A transcript that is none.
    #[error(transparent)]
    Transcript(#[from] TranscriptError),
    /// A game that is over before it begins.
    #[error("neither side can move in that position")]
    Over,
    /// A list without a start; the line is the last.
    #[error("the list has no position")]
    Empty,
}

/// Reads a list of starts, one a line: a transcript from the start of the game, or a board with its
/// side to move, as in OBF. Empty lines and lines that begin with `#` or `%` say nothing.
///
/// ```
/// use otello::rules::Rules;
///
/// let starts = otello::starts::parse("# my own\nf5d6c3\nf5f6\n", Rules::Othello)?;
/// assert_eq!((starts.len(), starts[0].plies()), (2, 3));
/// # Ok::<(), otello::starts::ListError>(())
/// ```
///
/// # Errors
/// At the first line that is no start, and for a list without one.
pub fn parse(text: &str, rules: Rules) -> Result<Vec<Record>, ListError> {
    let mut starts = Vec::new();
    for (line, text) in lines(text) {
        starts.push(read(text, rules).map_err(|fault| ListError { line, fault })?);
    }
    if starts.is_empty() {
        return Err(ListError { line: text.lines().count().max(1), fault: ListFault::Empty });
    }
    Ok(starts)
}

/// The lines that hold a start, numbered from 1.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..)
        .zip(text.lines().map(str::trim))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with(['#', '%']))
}

fn read(text: &str, rules: Rules) -> Result<Record, ListFault> {
    let record = if board::looks_like_board(text) {
        Record::new(board::parse(text, rules)?)
    } else {
        let mut record = Record::new(Position::start(rules));
        for action in transcript::parse(text, record.start())? {
            if action.square().is_some() {
                record.play(action).expect("a transcript that was read is legal");
            }
        }
        record
    };
    if record.is_over() { Err(ListFault::Over) } else { Ok(record) }
}

/// The embedded list of balanced Othello openings.
#[must_use]
pub fn balanced() -> Vec<Record> {
    parse(BALANCED, Rules::Othello).expect("the embedded list is tested")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Disc, Mover};
    use std::collections::HashSet;

    #[test]
    fn the_embedded_openings_are_different_positions_of_eight_plies() {
        let openings = balanced();
        assert!(openings.len() > 1000, "{}", openings.len());
        assert!(openings.iter().all(|record| record.plies() == 8));
        let canonical = |record: &Record| match record.position().mover() {
            Mover::Othello(board) => board.canonical(),
            Mover::Reversi(_) => unreachable!("they are openings of Othello"),
        };
        let positions: HashSet<_> = openings.iter().map(canonical).collect();
        assert_eq!(positions.len(), openings.len());
    }

    #[test]
    fn a_list_holds_transcripts_and_boards() {
        let board = "---------------------------OX------XO--------------------------- O";
        let starts = parse(&format!("\u{20}f5d6\r\n\n{board}; D3:+0;\n"), Rules::Othello).unwrap();
        assert_eq!(starts[0].plies(), 2);
        assert_eq!(starts[1].position().to_move(), Disc::White);
        assert_eq!(parse("d4e4d5e5", Rules::Reversi).unwrap()[0].plies(), 4);
    }

    #[test]
    fn a_fault_says_its_line() {
        let fault = |text| parse(text, Rules::Othello).unwrap_err();
        assert_eq!(fault("f5d6\n# x\na1\n").line, 3);
        assert_eq!(fault("# nothing\n\n").fault, ListFault::Empty);
        let over = format!("{} X", "X".repeat(64));
        assert_eq!(fault(&over), ListError { line: 1, fault: ListFault::Over });
    }
}
