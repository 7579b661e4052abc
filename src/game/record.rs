use crate::formats::record::GameRecord;
use crate::rules::{Bitboard, Disc, IllegalMove, Move, Position};

/// A turn that was taken, with what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The placement or pass.
    pub action: Move,
    /// Whose turn it was.
    pub by: Disc,
    /// The discs that were turned; none for a pass.
    pub flips: Bitboard,
    /// The position that it left.
    pub after: Position,
}

/// A line of play from its start, with the turns that were taken back and can be played again.
///
/// Forced passes are turns of the line. They are taken by themselves, as soon as they are due, so
/// that the side to move of [`Record::position`] can always place a disc unless the game is over.
///
/// ```
/// use otello::game::Record;
/// use otello::rules::{Move, Position, Rules, Square};
///
/// let mut record = Record::new(Position::start(Rules::Othello));
/// record.play(Move::Place(Square::F5))?;
/// record.play(Move::Place(Square::D6))?;
/// assert!(record.undo(|_| true));
/// assert_eq!((record.plies(), record.undone().len()), (1, 1));
/// assert_eq!(record.redo(|_| true).len(), 1);
/// # Ok::<(), otello::rules::IllegalMove>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    start: Position,
    turns: Vec<Turn>,
    played: usize,
}

impl Record {
    /// A game that begins at this position. If its side to move is stuck, it passes at once.
    #[must_use]
    pub fn new(start: Position) -> Self {
        let mut record = Self { start, turns: Vec::new(), played: 0 };
        record.pass_if_stuck();
        record
    }

    /// The line of a game that was read.
    ///
    /// # Panics
    /// When a move is not legal, which no game that was read has.
    #[must_use]
    pub fn of(game: &GameRecord) -> Self {
        let mut record = Self::new(game.start);
        for action in game.actions().filter(|action| *action != Move::Pass) {
            record.play(action).expect("a game that was read is legal");
        }
        record
    }

    /// The position that the game began with, before any pass.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.turns().last().map_or(&self.start, |turn| &turn.after)
    }

    /// The turns played so far, passes included.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns[..self.played]
    }

    /// The turns that were taken back and can be played again, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[Turn] {
        &self.turns[self.played..]
    }

    /// The position in which a turn of [`Record::turns`] was taken.
    ///
    /// # Panics
    /// When `index` is beyond the turns and their end.
    #[must_use]
    pub fn position_before(&self, index: usize) -> &Position {
        match index.checked_sub(1) {
            None => &self.start,
            Some(previous) => &self.turns[previous].after,
        }
    }

    /// The discs placed so far; passes do not count.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.turns().iter().filter(|turn| turn.action != Move::Pass).count()
    }

    /// The last disc that was placed, and what it turned.
    #[must_use]
    pub fn last_placement(&self) -> Option<&Turn> {
        self.turns().iter().rev().find(|turn| turn.action != Move::Pass)
    }

    /// Whether neither side can move.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.position().is_over()
    }

    /// Takes the next turn and the forced pass that may follow it; gives back what was added. Turns
    /// that were taken back are forgotten.
    ///
    /// # Errors
    /// When the move is not legal; nothing has changed then.
    pub fn play(&mut self, action: Move) -> Result<&[Turn], IllegalMove> {
        let before = self.played;
        let turn = turn(self.position(), action)?;
        self.turns.truncate(before);
        self.push(turn);
        self.pass_if_stuck();
        Ok(&self.turns[before..])
    }

    /// Goes back to the last placement that `chose` accepts, so that its side can choose again.
    /// Gives back whether there was one.
    pub fn undo(&mut self, chose: impl Fn(Disc) -> bool) -> bool {
        let own = |turn: &Turn| turn.action != Move::Pass && chose(turn.by);
        let last = self.turns().iter().rposition(own);
        if let Some(index) = last {
            self.played = index;
        }
        last.is_some()
    }

    /// Plays turns again that were taken back: one placement, and what follows it up to the next
    /// placement that `chooses` accepts. Gives back the turns.
    pub fn redo(&mut self, chooses: impl Fn(Disc) -> bool) -> &[Turn] {
        let before = self.played;
        let own = |turn: &Turn| turn.action != Move::Pass && chooses(turn.by);
        let undone = self.undone();
        let first = undone.iter().position(own).map_or(0, |index| index + 1);
        let more = undone[first..].iter().position(own).map_or(undone.len(), |next| first + next);
        self.played += more;
        &self.turns[before..self.played]
    }

    /// Takes back single turns, passes too, until `turns` are left: how a saved game finds its
    /// place in its line.
    ///
    /// # Panics
    /// When fewer have been played.
    pub fn rewind(&mut self, turns: usize) {
        assert!(turns <= self.played, "a rewind goes back");
        self.played = turns;
    }

    fn push(&mut self, turn: Turn) {
        self.turns.push(turn);
        self.played = self.turns.len();
    }

    fn pass_if_stuck(&mut self) {
        if let Ok(turn) = turn(self.position(), Move::Pass) {
            self.push(turn);
        }
    }
}

fn turn(position: &Position, action: Move) -> Result<Turn, IllegalMove> {
    let after = position.play(action)?;
    let flips = action.square().map_or(Bitboard::EMPTY, |square| position.flips(square));
    Ok(Turn { action, by: position.to_move(), flips, after })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Rules, Square};

    fn play(record: &mut Record, squares: &str) {
        for name in squares.as_bytes().chunks(2) {
            let square = std::str::from_utf8(name).unwrap().parse().unwrap();
            record.play(Move::Place(square)).unwrap();
        }
    }

    fn game(squares: &str) -> Record {
        let mut record = Record::new(Position::start(Rules::Othello));
        play(&mut record, squares);
        record
    }

    /// Case P29 (a).
    const LONG: &str = "d3c5e6d2c6d6b5f5e7f6f4f3g4d7g3g5h6h5h4e8c7h3c3h7e3b6g6f7d8c2d1c4b4a5f8\
                        f2e2a4a3b3f1g7b7c8a6a7c1b2a8b8a2e1h8g8h2g1h1g2";

    #[test]
    fn a_forced_pass_is_a_turn_of_the_line() {
        let record = game(LONG);
        assert_eq!(record.plies(), 58);
        let last = record.turns().last().unwrap();
        assert_eq!((last.action, last.by), (Move::Pass, Disc::Black));
        assert_eq!(record.position().to_move(), Disc::White);
        assert_eq!(record.last_placement().unwrap().action, Move::Place(Square::G2));
    }

    #[test]
    fn undo_and_redo_cross_a_pass() {
        let whole = game(LONG);
        let mut record = whole.clone();
        for times in 1..=2 {
            for _ in 0..times {
                assert!(record.undo(|_| true));
            }
            if times == 1 {
                let moves = record.position().legal_moves();
                assert_eq!(moves, [Square::A1, Square::B1, Square::G2].into_iter().collect());
                assert_eq!(record.position().disc_count().black, 40);
            }
            for _ in 0..times {
                record.redo(|_| true);
            }
            assert_eq!(record, whole);
        }
    }

    #[test]
    fn undo_goes_to_the_own_choice_and_redo_to_the_next() {
        let mut record = game("f5d6c3");
        assert!(record.undo(|disc| disc == Disc::White));
        assert_eq!(record.plies(), 1);
        assert!(!record.undo(|disc| disc == Disc::White), "Black's f5 was not White's choice");
        assert_eq!(record.redo(|disc| disc == Disc::White).len(), 2);
        assert_eq!(record.plies(), 3);
        assert!(record.redo(|_| true).is_empty());
    }

    #[test]
    fn another_move_forgets_what_was_taken_back() {
        let mut record = game("f5d6c3");
        record.undo(|disc| disc == Disc::White);
        play(&mut record, "f6");
        assert!(record.undone().is_empty());
        assert!(record.play(Move::Place(Square::A1)).is_err());
        assert_eq!(record.plies(), 2);
    }
}
