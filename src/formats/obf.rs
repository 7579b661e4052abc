//! OBF, a problem on one line: a board and what its moves are worth.
//!
//! ```text
//! --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12; % FFO 1
//! ```
//!
//! Fields end with `;`, a comment begins with `%`, and scores are seen by the side to move. A
//! number alone is the score of the position.

use thiserror::Error;

use super::board::{self, BoardError};
use super::excerpt::excerpt;
use crate::rules::{Move, Position, Rules, Score, Square};

/// A position with the scores that the line gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The position.
    pub position: Position,
    /// The moves with their scores, in the order of the line.
    pub moves: Vec<(Move, Score)>,
    /// The score of the position, when it stands alone.
    pub score: Option<Score>,
}

impl Problem {
    /// The best score that the line gives.
    #[must_use]
    pub fn best_score(&self) -> Option<Score> {
        self.moves.iter().map(|&(_, score)| score).chain(self.score).max()
    }
}

/// Why a line is not a problem.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ObfError {
    /// The position is none.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A field that is neither a move with a score nor a score.
    #[error("field {field}: \"{text}\" is not a move and its score, as in G8:+18")]
    UnknownField {
        /// The field's number, the board being field 1.
        field: usize,
        /// What it says.
        text: String,
    },
    /// A score for a move that is not legal.
    #[error("field {field}: {text} is not a legal move")]
    IllegalMove {
        /// The field's number, the board being field 1.
        field: usize,
        /// The move.
        text: String,
    },
}

/// What some files write as the last field, for no move at all.
const SENTINEL: &str = "--:-127";

/// Reads a line; nothing if it is empty, a comment, or the end of a DOS text.
///
/// ```
/// use otello::formats::obf;
/// use otello::rules::{Rules, Score};
///
/// let line = "---------------------------OX------XO--------------------------- X; F5:+0; % the start";
/// let problem = obf::parse(line, Rules::Othello)?.expect("the line has a position");
/// assert_eq!(problem.best_score(), Some(Score::DRAW));
/// # Ok::<(), otello::formats::obf::ObfError>(())
/// ```
///
/// # Errors
/// When the board is none, or a field is neither a legal move with its score nor a score.
pub fn parse(line: &str, rules: Rules) -> Result<Option<Problem>, ObfError> {
    let is_blank = |character: char| character.is_whitespace() || character == '\u{1a}';
    let line = line.split('%').next().unwrap_or_default().trim_matches(is_blank);
    if line.is_empty() {
        return Ok(None);
    }
    let (board, rest) = line.split_once(';').unwrap_or((line, ""));
    let position = board::parse(board, rules)?;
    let mut problem = Problem { position, moves: Vec::new(), score: None };
    for (index, text) in rest.split(';').map(str::trim).enumerate() {
        if !text.is_empty() && text != SENTINEL {
            read_field(&mut problem, index + 2, text)?;
        }
    }
    Ok(Some(problem))
}

fn read_field(problem: &mut Problem, field: usize, text: &str) -> Result<(), ObfError> {
    let unknown = || ObfError::UnknownField { field, text: excerpt(text) };
    let Some((action, score)) = text.split_once(':') else {
        problem.score = Some(read_score(text).ok_or_else(unknown)?);
        return Ok(());
    };
    let action = action.trim();
    let score = read_score(score).ok_or_else(unknown)?;
    let action = read_move(action).ok_or_else(unknown)?;
    if problem.position.play(action).is_err() {
        return Err(ObfError::IllegalMove { field, text: excerpt(text) });
    }
    problem.moves.push((action, score));
    Ok(())
}

fn read_score(text: &str) -> Option<Score> {
    let discs: i32 = text.trim().parse().ok()?;
    (Score::MIN.discs()..=Score::MAX.discs()).contains(&discs).then(|| Score::new(discs))
}

fn read_move(text: &str) -> Option<Move> {
    match text.to_ascii_lowercase().as_str() {
        "pa" | "ps" | "pass" | "--" => Some(Move::Pass),
        square => square.parse::<Square>().ok().map(Move::Place),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FFO_1: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12; A4:-22;";

    #[test]
    fn a_problem_has_its_position_and_its_moves() {
        let problem = parse(FFO_1, Rules::Othello).unwrap().unwrap();
        assert_eq!(problem.position.empties().len(), 14);
        let moves = [(Square::G8, 18), (Square::H1, 12), (Square::A4, -22)]
            .map(|(square, discs)| (Move::Place(square), Score::new(discs)));
        assert_eq!(problem.moves, moves);
        assert_eq!(problem.best_score(), Some(Score::new(18)));
    }

    #[test]
    fn comments_sentinels_and_empty_lines_say_nothing() {
        for line in ["", "   ", "% a comment", "  % another", "\x1a"] {
            assert_eq!(parse(line, Rules::Othello), Ok(None));
        }
        let line = format!("{FFO_1} --:-127; % number 1");
        assert_eq!(parse(&line, Rules::Othello), parse(FFO_1, Rules::Othello));
    }

    #[test]
    fn a_number_alone_is_the_score_of_the_position() {
        let board = FFO_1.split(';').next().unwrap();
        for (line, score) in [(board.to_owned(), None), (format!("{board}; -4;"), Some(-4))] {
            let problem = parse(&line, Rules::Othello).unwrap().unwrap();
            assert_eq!(problem.score, score.map(Score::new));
            assert_eq!(problem.best_score(), score.map(Score::new));
        }
    }

    #[test]
    fn a_fault_is_told_with_its_place() {
        let board = FFO_1.split(';').next().unwrap();
        for (fields, told) in [
            ("G8:+18; H1", "field 3: \"H1\" is not a move and its score, as in G8:+18"),
            ("G8:+66", "field 2: \"G8:+66\" is not a move and its score, as in G8:+18"),
            ("I9:+2", "field 2: \"I9:+2\" is not a move and its score, as in G8:+18"),
            ("A1:+2", "field 2: A1:+2 is not a legal move"),
        ] {
            let error = parse(&format!("{board}; {fields};"), Rules::Othello).unwrap_err();
            assert_eq!(error.to_string(), told);
        }
        let error = parse("--XX", Rules::Othello).unwrap_err();
        assert_eq!(error, ObfError::Board(BoardError::TooShort(4)));
    }
}
