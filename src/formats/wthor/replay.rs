use super::record::square;
use super::{Record, RecordFault};
use crate::rules::{Board, Disc, IllegalMove, Move, Position, Square};

/// A game that was replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The moves, with the passes that are not stored; none behind the last placement.
    pub moves: Vec<Move>,
    /// The position after the last move.
    pub last: Position,
}

impl Record {
    /// Replays the moves from the start of Othello.
    ///
    /// # Errors
    /// When a byte is not a square, a move is not legal, or one follows the end.
    pub fn replay(&self) -> Result<Replay, RecordFault> {
        let mut moves = Vec::with_capacity(64);
        let (board, to_move) = self.walk(|_, _, action| moves.push(action))?;
        let (black, white) = match to_move {
            Disc::Black => (board.mover, board.opponent),
            Disc::White => (board.opponent, board.mover),
        };
        let last = Position::othello(black, white, to_move).expect("discs never share a square");
        Ok(Replay { moves, last })
    }

    /// Replays the moves and shows each, passes too, with the board that it is played on and the
    /// side that plays it. Gives back the board after the last move and the side that follows.
    ///
    /// # Errors
    /// As [`Record::replay`]; the moves before the fault have been shown then.
    pub fn walk(
        &self,
        mut visit: impl FnMut(Board, Disc, Move),
    ) -> Result<(Board, Disc), RecordFault> {
        let length = self.moves.iter().position(|&code| code == 0).unwrap_or(self.moves.len());
        let (played, rest) = self.moves.split_at(length);
        let (mut board, mut to_move) = (Board::START, Disc::Black);
        for (number, &code) in (1..).zip(played) {
            let square = square(code).ok_or(RecordFault::NotASquare { number, code })?;
            if must_pass_for(board, square) {
                visit(board, to_move, Move::Pass);
                (board, to_move) = (board.pass(), !to_move);
            }
            let next =
                place(board, square).map_err(|fault| RecordFault::Illegal { number, fault })?;
            visit(board, to_move, Move::Place(square));
            (board, to_move) = (next, !to_move);
        }
        match (length + 1..).zip(rest).find(|&(_, &code)| code != 0) {
            Some((number, &code)) => Err(RecordFault::AfterEnd { number, code }),
            None => Ok((board, to_move)),
        }
    }
}

/// Whether the mover is stuck and the other side may place a disc here. Asked in this order, since
/// nearly every move of nearly every game is the mover's.
fn must_pass_for(board: Board, square: Square) -> bool {
    board.empties().has(square)
        && board.flips(square).is_empty()
        && board.legal_moves().is_empty()
        && !board.pass().flips(square).is_empty()
}

fn place(board: Board, square: Square) -> Result<Board, IllegalMove> {
    if !board.empties().has(square) {
        return Err(IllegalMove::Occupied(square));
    }
    let flips = board.flips(square);
    if !flips.is_empty() {
        Ok(board.place_flipping(square, flips))
    } else if board.is_over() {
        Err(IllegalMove::GameOver)
    } else {
        Err(IllegalMove::TurnsNothing(square))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::transcript;
    use crate::rules::Rules;

    fn record(squares: &str) -> Record {
        let moves = transcript::parse(squares, &Position::start(Rules::Othello)).unwrap();
        Record::new(moves, 32)
    }

    fn fault(edit: impl FnOnce(&mut [u8; 60])) -> (usize, String) {
        let mut record = record("f5d6c3");
        edit(&mut record.moves);
        let fault = record.replay().unwrap_err();
        (fault.offset(), fault.to_string())
    }

    #[test]
    fn passes_are_put_in() {
        let moves = record("d3c3e6d2d1e1b2c1b4").replay().unwrap().moves;
        assert_eq!((moves.len(), moves[8]), (10, Move::Pass));
    }

    #[test]
    fn faults_name_the_move_the_byte_and_what_is_expected() {
        assert_eq!(
            fault(|moves| moves[1] = 19),
            (9, "move 2: 19 is not a square; 11 (a1) to 88 (h8) is expected".to_owned())
        );
        assert_eq!(fault(|moves| moves[2] = 11), (10, "move 3: a1 turns no disc".to_owned()));
        assert_eq!(fault(|moves| moves[2] = 56), (10, "move 3: f5 is occupied".to_owned()));
        assert_eq!(
            fault(|moves| moves[59] = 7),
            (67, "move 60: 7 follows the end of the moves; 0 is expected".to_owned())
        );
        let mut wiped_out = record("f5d6c5f4e7f6g5e6e3");
        wiped_out.moves[9] = 11;
        assert_eq!(wiped_out.replay().unwrap_err().to_string(), "move 10: the game is over");
    }
}
