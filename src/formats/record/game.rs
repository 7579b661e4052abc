use super::GameResult;
use crate::rules::{Move, Position};

/// A game that was read from any format. All its moves are legal, forced passes included.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRecord {
    /// The kind of text that it came from: whose tags [`GameRecord::tags`] are.
    pub source: Source,
    /// The position that the game began with.
    pub start: Position,
    /// The moves, passes included; none for a position without a game.
    pub moves: Vec<RecordedMove>,
    /// Who played Black.
    pub black: Player,
    /// Who played White, or Red in Reversi.
    pub white: Player,
    /// The tournament.
    pub event: String,
    /// Where it was played.
    pub place: String,
    /// When it was played, in any of the ways in which dates are written; the year comes first in
    /// most of them.
    pub date: String,
    /// The time control, as its format writes it.
    pub clock: String,
    /// What is said of the game as a whole.
    pub comment: String,
    /// How it ended; of a finished game, what its last board says.
    pub result: Option<GameResult>,
    /// What the text said, if the replayed game ended otherwise.
    pub disagreement: Option<GameResult>,
    /// The numbers of a WTHOR record.
    pub numbers: Option<Numbers>,
    /// What no field has a place for, in the order of the text.
    pub tags: Vec<Tag>,
    /// How many variations were left out: only the main line is read.
    pub variations: usize,
}

/// The kind of text that a game came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Source {
    /// Squares in a row, a board, or the program itself: no tags.
    #[default]
    Plain,
    /// GGF.
    Ggf,
    /// SGF.
    Sgf,
    /// WTHOR.
    Wthor,
    /// A transcript below tags, as in PGN.
    Pgn,
}

/// A player as a record names him.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name; empty if it is not known.
    pub name: String,
    /// The rating, as written.
    pub rating: String,
}

/// A tag or property with its values, as its format spells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name, as its format spells it.
    pub name: String,
    /// The values, at least one.
    pub values: Vec<String>,
}

/// What a WTHOR record says in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// The tournament's number.
    pub tournament: u16,
    /// Black's number.
    pub black: u16,
    /// White's number.
    pub white: u16,
    /// Black's discs under perfect play from [`Numbers::theory_depth`] empty squares on.
    pub theoretical_score: u8,
    /// How many squares were empty there.
    pub theory_depth: u8,
}

/// A move with what was said of it.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedMove {
    /// The placement or pass.
    pub action: Move,
    /// What the mover expected, in discs of the final score, seen by the mover.
    pub value: Option<f64>,
    /// How long it took, in seconds.
    pub seconds: Option<f64>,
    /// A remark.
    pub comment: String,
    /// What no field has a place for.
    pub tags: Vec<Tag>,
}

impl GameRecord {
    /// A game without moves, names or date.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self {
            source: Source::Plain,
            start,
            moves: Vec::new(),
            black: Player::default(),
            white: Player::default(),
            event: String::new(),
            place: String::new(),
            date: String::new(),
            clock: String::new(),
            comment: String::new(),
            result: None,
            disagreement: None,
            numbers: None,
            tags: Vec::new(),
            variations: 0,
        }
    }

    /// The moves alone, passes included.
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator + Clone {
        self.moves.iter().map(|step| step.action)
    }

    /// The position after the last move.
    ///
    /// # Panics
    /// When a move is not legal, which no game that was read has.
    #[must_use]
    pub fn last_position(&self) -> Position {
        self.actions().fold(self.start, |position, action| {
            position.play(action).expect("the moves of a game are legal")
        })
    }

    /// The year of [`GameRecord::date`]: its first number of four digits.
    #[must_use]
    pub fn year(&self) -> Option<u16> {
        let mut numbers = self.date.split(|character: char| !character.is_ascii_digit());
        numbers.find(|digits| digits.len() == 4)?.parse().ok()
    }

    /// Sets the result of a game whose moves are known, when its text says `stated`.
    ///
    /// A finished game has the result of its last board. It agrees with either score of that board,
    /// with the empty squares given to the winner or not; [`GameRecord::disagreement`] keeps what
    /// agrees with neither.
    pub fn settle(&mut self, stated: Option<GameResult>) {
        let last = self.last_position();
        self.result = stated;
        if last.is_over() {
            self.result = Some(GameResult::of(&last).with_ending_of(stated));
            self.disagreement = stated.filter(|stated| !stated.agrees_with(&last));
        }
    }
}

impl From<Move> for RecordedMove {
    fn from(action: Move) -> Self {
        Self { action, value: None, seconds: None, comment: String::new(), tags: Vec::new() }
    }
}

impl Player {
    /// A player of this name.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), rating: String::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn the_year_is_the_first_number_of_four_digits() {
        let year = |date: &str| {
            let game = GameRecord::new(Position::start(Rules::Othello));
            GameRecord { date: date.to_owned(), ..game }.year()
        };
        assert_eq!(year("2003.12.15_12:33:18.MST"), Some(2003));
        assert_eq!(year("2014-02-21 20:52:27 GMT"), Some(2014));
        assert_eq!(year("15 Dec 1999"), Some(1999));
        assert_eq!(year("946684800"), None);
        assert_eq!(year(""), None);
    }
}
