use std::fmt;

use crate::rules::{self, Disc, Position, Rules, Score};

/// A game as a GGF record keeps it. All its moves are legal, passes included.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Which game is played (GM).
    pub rules: Rules,
    /// Where it was played (PC).
    pub place: String,
    /// When it was played (DT), in any of the ways in which dates are written.
    pub date: String,
    /// Who played Black (PB).
    pub black: String,
    /// Who played White, or Red in Reversi (PW).
    pub white: String,
    /// How it ended (RE); `None` for an unfinished game.
    pub result: Option<Result>,
    /// What RE said, if the replayed game ended otherwise: [`Game::result`] is the replayed one.
    /// Only reading sets it, and it is not written.
    pub disagreement: Option<Result>,
    /// The clock (TI) as written, `main/increment/grace`; `0` where none was used.
    pub time: String,
    /// The match type (TY) as written, without the flags' meaning: `8`, `s8r14`.
    pub kind: String,
    /// The tags that are none of the others, in their order: name in capitals, and value.
    pub other: Vec<(String, String)>,
    /// The position that the game began with (BO).
    pub start: Position,
    /// The moves, passes included.
    pub moves: Vec<Move>,
}

/// A move of a GGF record, with what a program may have said about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move {
    /// The placement or pass.
    pub action: rules::Move,
    /// What the mover expected, in discs of the final score, seen by the mover.
    pub value: Option<f64>,
    /// How long it took, in seconds.
    pub seconds: Option<f64>,
}

/// How a game ended, for Black.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Result {
    /// Black's discs less White's.
    pub score: f64,
    /// How it ended if not by the last move.
    pub ending: Option<Ending>,
}

/// An end before the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A side gave up (`:r`).
    Resigned,
    /// A side's time ran out (`:t`).
    TimedOut,
    /// Both agreed on the score (`:s`).
    Agreed,
    /// A side left (`:l`).
    Left,
}

impl Game {
    /// A game without moves, names or date.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self {
            rules: start.rules(),
            place: String::new(),
            date: String::new(),
            black: String::new(),
            white: String::new(),
            result: None,
            disagreement: None,
            time: "0".to_owned(),
            kind: "8".to_owned(),
            other: Vec::new(),
            start,
            moves: Vec::new(),
        }
    }

    /// The position after the last move.
    ///
    /// # Panics
    /// When a move is not legal, which no game that was read has.
    #[must_use]
    pub fn last_position(&self) -> Position {
        self.moves.iter().fold(self.start, |position, step| {
            position.play(step.action).expect("the moves of a game are legal")
        })
    }

    /// The value of the first tag of this name among [`Game::other`].
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.other.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }
}

impl From<rules::Move> for Move {
    fn from(action: rules::Move) -> Self {
        Self { action, value: None, seconds: None }
    }
}

impl Result {
    /// The result of a finished position: Othello's tournament score, Reversi's plain difference.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let score: Score = position.result_count().difference(Disc::Black);
        Self { score: score.discs().into(), ending: None }
    }

    /// The result of a game that this side lost by other things than the board, such as its time: the
    /// difference on the board, but no better for it than the smallest loss, 31 to 33, as in
    /// tournaments.
    #[must_use]
    pub fn lost(position: &Position, loser: Disc, ending: Ending) -> Self {
        let loss = position.disc_count().difference(loser).discs().min(-2);
        let score = if loser == Disc::Black { loss } else { -loss };
        Self { score: score.into(), ending: Some(ending) }
    }

    /// Reads `+2.000`, `4` or `-40.00:r`. `None` for `?`, for anything else that is no score, and
    /// for a score that no board has: Edax writes `-127.000` for an unfinished game.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (score, ending) = match text.split_once(':') {
            Some((score, ending)) => (score, Ending::read(ending)),
            None => (text, None),
        };
        let score: f64 = score.trim().parse().ok()?;
        (score.abs() <= 64.0).then_some(Self { score, ending })
    }
}

impl fmt::Display for Result {
    /// As RE holds it: `+6`, `0`, `-40:r`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.score == 0.0 { write!(f, "0") } else { write!(f, "{:+}", self.score) }?;
        self.ending.map_or(Ok(()), |ending| write!(f, ":{}", ending.letter()))
    }
}

impl Ending {
    const ALL: [Self; 4] = [Self::Resigned, Self::TimedOut, Self::Agreed, Self::Left];

    const fn letter(self) -> char {
        match self {
            Self::Resigned => 'r',
            Self::TimedOut => 't',
            Self::Agreed => 's',
            Self::Left => 'l',
        }
    }

    fn read(text: &str) -> Option<Self> {
        let first = text.trim_start().chars().next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|ending| ending.letter() == first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_without_time_loses_by_the_board_and_by_two_discs_at_least() {
        let start = Position::start(Rules::Othello);
        let ahead = start.play(rules::Move::Place(rules::Square::F5)).unwrap();
        let result = |loser| Result::lost(&ahead, loser, Ending::TimedOut).to_string();
        assert_eq!((result(Disc::White), result(Disc::Black)), ("+3:t".into(), "-2:t".into()));
    }

    #[test]
    fn results_are_read_with_their_endings() {
        let read = |text| Result::read(text).map(|result| result.to_string());
        for (text, result) in [
            ("+2.000", "+2"),
            ("4", "+4"),
            ("-40.00:r", "-40:r"),
            ("-3.5 : t", "-3.5:t"),
            ("+64.00:s", "+64:s"),
            ("-0.000:l", "0:l"),
            ("12:?", "+12"),
        ] {
            assert_eq!(read(text), Some(result.to_owned()), "{text}");
        }
        for text in ["?", "", "-127.000", "NaN", "inf", "Void"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
