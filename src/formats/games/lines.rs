//! Boards, with the moves or the scores behind them, and what a transcript becomes.

use super::LineFault;
use crate::formats::record::{GameRecord, Tag};
use crate::formats::transcript::Around;
use crate::formats::{board, obf, transcript};
use crate::rules::{Move, Position, Rules};

/// The name of the tag with the score of a position as a whole.
pub(super) const SCORE: &str = "SCORE";
/// The name of the tag with a move and its score.
pub(super) const MOVE_SCORE: &str = "MOVE";

/// Reads a game that begins with a board, which scores or moves may follow.
pub(super) fn read(text: &str, rules: Rules) -> Result<GameRecord, LineFault> {
    if is_scored_board(text) {
        return read_scored(text, rules);
    }
    let start = board::parse(text, rules)?;
    Ok(played(start, behind_board(text).trim_matches([';', ' ']))?)
}

/// Whether a line is a board with scores, as in OBF: a field is a move and a score, or a number.
pub(super) fn is_scored_board(line: &str) -> bool {
    let fields = behind_board(line);
    let is_number = |field: &str| field.trim().parse::<i32>().is_ok();
    fields.contains(':') || fields.split(';').any(is_number)
}

/// What follows the `;` behind a board.
pub(super) fn behind_board(line: &str) -> &str {
    let line = line.split('%').next().unwrap_or_default();
    line.split_once(';').map_or("", |(_, rest)| rest.trim())
}

fn played(start: Position, moves: &str) -> Result<GameRecord, transcript::TranscriptError> {
    let transcript::Transcript { moves, around, .. } = transcript::read(moves, &start)?;
    Ok(record(start, moves, around))
}

/// The game of a transcript.
pub(super) fn record(start: Position, moves: Vec<Move>, around: Around) -> GameRecord {
    let mut game = GameRecord::new(start);
    game.moves = moves.into_iter().map(Into::into).collect();
    game.date = around.date;
    game.comment = around.remark;
    game.settle(around.stated);
    game
}

fn read_scored(line: &str, rules: Rules) -> Result<GameRecord, LineFault> {
    let problem = obf::parse(line, rules)?.expect("a line with a board is no comment");
    let mut game = GameRecord::new(problem.position);
    let tag = |name: &str, value: String| Tag { name: name.to_owned(), values: vec![value] };
    game.tags.extend(problem.moves.iter().map(|(action, score)| {
        let action = match action {
            Move::Place(square) => square.to_string().to_ascii_uppercase(),
            Move::Pass => "PA".to_owned(),
        };
        tag(MOVE_SCORE, format!("{action}:{score}"))
    }));
    game.tags.extend(problem.score.map(|score| tag(SCORE, score.to_string())));
    if let Some((_, comment)) = line.split_once('%') {
        comment.trim().clone_into(&mut game.comment);
    }
    game.settle(None);
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Disc;

    const START: &str = "---------------------------OX------XO---------------------------";

    #[test]
    fn a_board_may_be_followed_by_its_moves() {
        let game = read(&format!("{START} X;F5D6"), Rules::Othello).unwrap();
        assert_eq!((game.moves.len(), game.start.to_move()), (2, Disc::Black));
        let fault = read(&format!("{START} X;F5F5"), Rules::Othello).unwrap_err();
        assert_eq!(fault.to_string(), "move 2: f5 is occupied");
    }

    #[test]
    fn scores_and_remarks_of_a_problem_are_kept() {
        let game = read(&format!("{START} X; F5:+0; -2; % easy"), Rules::Othello).unwrap();
        let values: Vec<_> = game.tags.iter().map(|tag| tag.values[0].as_str()).collect();
        assert_eq!((values, game.comment.as_str()), (vec!["F5:+0", "-2"], "easy"));
        assert!(!is_scored_board(&format!("{START} X;f5d6")));
    }
}
