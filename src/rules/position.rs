use thiserror::Error;

use super::{
    Bitboard, Board, Disc, DiscCount, IllegalMove, Move, Outcome, ReversiBoard, RuleSet, Rules,
    Square,
};

/// A position with absolute colours, under either rule set.
///
/// Proved at construction: no square holds two discs, and in Reversi the supplies agree with the
/// discs on the board. In Othello any board may stand, even without discs of one colour.
///
/// ```
/// use otello::rules::{Disc, Move, Position, Rules, Square};
///
/// let start = Position::start(Rules::Othello);
/// let after = start.play(Move::Place(Square::F5))?;
/// assert_eq!(after.to_move(), Disc::White);
/// assert_eq!(after.contents(Square::E5), Some(Disc::Black));
/// assert_eq!(after.contents(Square::A1), None);
/// assert_eq!(after.legal_moves().len(), 3);
/// # Ok::<(), otello::rules::IllegalMove>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    black: Bitboard,
    white: Bitboard,
    to_move: Disc,
    supply: Option<Supply>,
}

/// How many discs each side has yet to place, 0 to 32 (Reversi).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Supply {
    /// Black's.
    pub black: u8,
    /// White's (Red's).
    pub white: u8,
}

impl Supply {
    /// The supply of one colour.
    #[must_use]
    pub const fn of(self, disc: Disc) -> u8 {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }
}

/// Why discs and supplies are not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// A square with a disc of each colour.
    #[error("{0} has a disc of both colours")]
    TwoDiscs(Square),
    /// A side with more than 32 discs in Reversi.
    #[error("a side has 32 discs in Reversi, not {0}")]
    TooManyDiscs(u8),
    /// Discs on the board and supplies that do not add up to 64.
    #[error("{placed} discs on the board and {left} left to place do not add up to 64")]
    WrongSupply {
        /// The discs on the board.
        placed: u8,
        /// The discs said to be left.
        left: u8,
    },
    /// A Reversi board with a disc outside a centre that is not full.
    #[error("{0} is occupied although the four centre squares are not yet full")]
    CentreNotFull(Square),
}

/// A position seen by its side to move: the type decides the rule set, once, outside the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mover {
    /// Othello.
    Othello(Board),
    /// Reversi.
    Reversi(ReversiBoard),
}

impl Position {
    /// The start of a game.
    #[must_use]
    pub const fn start(rules: Rules) -> Self {
        match rules {
            Rules::Othello => Self {
                black: Board::START.mover,
                white: Board::START.opponent,
                to_move: Disc::Black,
                supply: None,
            },
            Rules::Reversi => Self {
                black: Bitboard::EMPTY,
                white: Bitboard::EMPTY,
                to_move: Disc::Black,
                supply: Some(Supply { black: 32, white: 32 }),
            },
        }
    }

    /// An Othello position.
    ///
    /// # Errors
    /// When a square has a disc of both colours.
    pub fn othello(black: Bitboard, white: Bitboard, to_move: Disc) -> Result<Self, PositionError> {
        match (black & white).first() {
            Some(square) => Err(PositionError::TwoDiscs(square)),
            None => Ok(Self { black, white, to_move, supply: None }),
        }
    }

    /// A Reversi position. Without a supply the placements are taken as shared evenly, an odd disc
    /// having been placed by the side that is not to move.
    ///
    /// # Errors
    /// When a square has a disc of both colours, when discs and supplies do not add up, or when a
    /// square outside the centre is occupied before the centre is full.
    pub fn reversi(
        black: Bitboard,
        white: Bitboard,
        to_move: Disc,
        supply: Option<Supply>,
    ) -> Result<Self, PositionError> {
        let position = Self::othello(black, white, to_move)?;
        let occupied = black | white;
        if occupied & Bitboard::CENTRE != Bitboard::CENTRE
            && let Some(square) = (occupied & !Bitboard::CENTRE).first()
        {
            return Err(PositionError::CentreNotFull(square));
        }
        let placed = occupied.len() as u8;
        let supply = supply.unwrap_or_else(|| shared_supply(placed, to_move));
        if let Some(most) = [supply.black, supply.white].into_iter().find(|&discs| discs > 32) {
            return Err(PositionError::TooManyDiscs(most));
        }
        let left = supply.black + supply.white;
        if left + placed != 64 {
            return Err(PositionError::WrongSupply { placed, left });
        }
        Ok(Self { supply: Some(supply), ..position })
    }

    /// Which game is played.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        if self.supply.is_some() { Rules::Reversi } else { Rules::Othello }
    }

    /// The side to move. In a finished game: the side that would have been.
    #[must_use]
    pub const fn to_move(&self) -> Disc {
        self.to_move
    }

    /// The squares with a disc of this colour.
    #[must_use]
    pub const fn discs(&self, disc: Disc) -> Bitboard {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }

    /// The squares with no disc.
    #[must_use]
    pub fn empties(&self) -> Bitboard {
        !(self.black | self.white)
    }

    /// What lies on the square.
    #[must_use]
    pub const fn contents(&self, square: Square) -> Option<Disc> {
        if self.black.has(square) {
            Some(Disc::Black)
        } else if self.white.has(square) {
            Some(Disc::White)
        } else {
            None
        }
    }

    /// The discs that each side has yet to place; `None` in Othello, where supply never runs out.
    #[must_use]
    pub const fn supply(&self) -> Option<Supply> {
        self.supply
    }

    /// How many discs of each colour lie on the board.
    #[must_use]
    pub const fn disc_count(&self) -> DiscCount {
        DiscCount { black: self.black.len() as u8, white: self.white.len() as u8 }
    }

    /// The count that decides the game: Othello's tournament score, Reversi's plain count.
    #[must_use]
    pub const fn result_count(&self) -> DiscCount {
        match self.rules() {
            Rules::Othello => self.disc_count().tournament(),
            Rules::Reversi => self.disc_count(),
        }
    }

    /// Who is ahead, or has won if the game is over.
    #[must_use]
    pub const fn outcome(&self) -> Outcome {
        self.disc_count().outcome()
    }

    /// The position as its mover sees it.
    #[must_use]
    pub fn mover(&self) -> Mover {
        let board = Board {
            mover: self.discs(self.to_move),
            opponent: self.discs(self.to_move.opposite()),
        };
        match self.supply {
            None => Mover::Othello(board),
            Some(supply) => Mover::Reversi(ReversiBoard {
                board,
                mover_supply: supply.of(self.to_move),
                opponent_supply: supply.of(self.to_move.opposite()),
            }),
        }
    }

    /// The squares where the side to move may place a disc.
    #[must_use]
    pub fn legal_moves(&self) -> Bitboard {
        match self.mover() {
            Mover::Othello(board) => board.legal_moves(),
            Mover::Reversi(board) => board.legal_moves(),
        }
    }

    /// The discs that the side to move turns by a disc on `square`; none if it may not move there.
    #[must_use]
    pub fn flips(&self, square: Square) -> Bitboard {
        if !self.legal_moves().has(square) {
            return Bitboard::EMPTY;
        }
        match self.mover() {
            Mover::Othello(board) => board.flips(square),
            Mover::Reversi(board) => board.flips(square),
        }
    }

    /// Whether neither side can move.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self.mover() {
            Mover::Othello(board) => board.is_over(),
            Mover::Reversi(board) => board.is_over(),
        }
    }

    /// Whether the side to move has no move while the other has one.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.legal_moves().is_empty() && !self.is_over()
    }

    /// The position after a move.
    ///
    /// ```
    /// use otello::rules::{IllegalMove, Move, Position, Rules, Square};
    ///
    /// let start = Position::start(Rules::Othello);
    /// let refused = start.play(Move::Place(Square::D4));
    /// assert_eq!(refused, Err(IllegalMove::Occupied(Square::D4)));
    /// assert!(start.play(Move::Pass).is_err(), "a pass is forced and never chosen");
    /// ```
    ///
    /// # Errors
    /// When the move is not legal; the error says why.
    pub fn play(&self, action: Move) -> Result<Self, IllegalMove> {
        match action {
            Move::Pass => self.pass(),
            Move::Place(square) => self.place(square),
        }
    }

    fn pass(&self) -> Result<Self, IllegalMove> {
        if self.is_over() {
            Err(IllegalMove::GameOver)
        } else if self.legal_moves().is_empty() {
            Ok(Self { to_move: self.to_move.opposite(), ..*self })
        } else {
            Err(IllegalMove::PassNotForced)
        }
    }

    fn place(&self, square: Square) -> Result<Self, IllegalMove> {
        if !self.legal_moves().has(square) {
            return Err(self.refusal(square));
        }
        let flips = self.flips(square);
        let placed = square.bit() | flips;
        let (black, white) = match self.to_move {
            Disc::Black => (self.black | placed, self.white & !flips),
            Disc::White => (self.black & !flips, self.white | placed),
        };
        let supply = self.supply.map(|supply| match self.to_move {
            Disc::Black => Supply { black: supply.black - 1, ..supply },
            Disc::White => Supply { white: supply.white - 1, ..supply },
        });
        Ok(Self { black, white, to_move: self.to_move.opposite(), supply })
    }

    /// Why the side to move may not place a disc on `square`.
    fn refusal(&self, square: Square) -> IllegalMove {
        if self.is_over() {
            return IllegalMove::GameOver;
        }
        if self.contents(square).is_some() {
            return IllegalMove::Occupied(square);
        }
        match self.mover() {
            Mover::Reversi(board) if board.mover_supply == 0 => IllegalMove::NoDiscsLeft,
            Mover::Reversi(board) if !board.free_centre().is_empty() => {
                IllegalMove::NotCentre(square)
            }
            _ => IllegalMove::TurnsNothing(square),
        }
    }
}

/// The supplies after `placed` placements that alternated, `to_move` being next.
fn shared_supply(placed: u8, to_move: Disc) -> Supply {
    let (less, more) = (placed / 2, placed.div_ceil(2));
    match to_move {
        Disc::Black => Supply { black: 32 - less, white: 32 - more },
        Disc::White => Supply { black: 32 - more, white: 32 - less },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_says_why() {
        let start = Position::start(Rules::Othello);
        let play = |position: &Position, square| position.play(Move::Place(square)).unwrap_err();
        assert_eq!(play(&start, Square::D4), IllegalMove::Occupied(Square::D4));
        assert_eq!(play(&start, Square::A1), IllegalMove::TurnsNothing(Square::A1));
        assert_eq!(start.play(Move::Pass), Err(IllegalMove::PassNotForced));
        let reversi = Position::start(Rules::Reversi);
        assert_eq!(play(&reversi, Square::C3), IllegalMove::NotCentre(Square::C3));
    }

    #[test]
    fn reversi_counts_what_each_side_has_left() {
        let start = Position::start(Rules::Reversi);
        let next = start.play(Move::Place(Square::D4)).unwrap();
        assert_eq!(next.supply(), Some(Supply { black: 31, white: 32 }));
        let rebuilt = Position::reversi(next.black, next.white, next.to_move, None);
        assert_eq!(rebuilt, Ok(next));
    }

    #[test]
    fn impossible_positions_are_refused() {
        let square = Square::A1.bit();
        assert_eq!(
            Position::othello(square, square, Disc::Black),
            Err(PositionError::TwoDiscs(Square::A1))
        );
        assert_eq!(
            Position::reversi(square, Bitboard::EMPTY, Disc::Black, None),
            Err(PositionError::CentreNotFull(Square::A1))
        );
        let supply = Some(Supply { black: 32, white: 31 });
        assert_eq!(
            Position::reversi(Bitboard::EMPTY, Bitboard::EMPTY, Disc::Black, supply),
            Err(PositionError::WrongSupply { placed: 0, left: 63 })
        );
    }
}
