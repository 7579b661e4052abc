use crate::rules::{Bitboard, Board, Disc, Outcome, Position, Square};

/// A game in few bytes. Its moves are legal; passes are left out, since they are forced.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Where it was read.
    pub origin: Origin,
    /// The year in which it was played, if that is known.
    pub year: Option<u16>,
    /// Black's discs less White's at the end, empty squares given to the winner; `None` for an
    /// unfinished game without a score.
    pub score: Option<i8>,
    /// Who won a game of which no score is known.
    pub(super) winner: Option<Disc>,
    pub(super) black: u32,
    pub(super) white: u32,
    pub(super) event: u32,
    /// The start's number, 0 for the usual one.
    pub(super) start: u32,
    pub(super) length: u8,
    pub(super) squares: [u8; 60],
}

/// Where a game was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The number of its file, as whoever read it counts.
    pub file: u32,
    /// Which game of the file it is, from 1.
    pub number: u32,
}

impl Entry {
    /// A game without names, of at most 60 placements.
    pub(super) fn new(origin: Origin, squares: impl Iterator<Item = Square>) -> Self {
        let mut entry = Self {
            origin,
            year: None,
            score: None,
            winner: None,
            black: 0,
            white: 0,
            event: 0,
            start: 0,
            length: 0,
            squares: [0; 60],
        };
        for (place, square) in entry.squares.iter_mut().zip(squares) {
            *place = square as u8;
            entry.length += 1;
        }
        entry
    }

    /// The squares played, in their order.
    pub fn squares(&self) -> impl ExactSizeIterator<Item = Square> {
        self.squares[..usize::from(self.length)].iter().map(|&index| Square::from_index(index))
    }

    /// Who won, by the score or without one; `None` for an unfinished game of which neither is known.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let scored = self.score.map(|score| match score {
            1.. => Outcome::Win(Disc::Black),
            0 => Outcome::Draw,
            ..0 => Outcome::Win(Disc::White),
        });
        scored.or_else(|| self.winner.map(Outcome::Win))
    }

    /// The boards from the start on, each seen by its mover, without those that a pass leaves.
    pub(super) fn boards(&self, start: &Position) -> impl Iterator<Item = Board> {
        let mut moment = Moment::of(start);
        let later = self.squares().map(move |square| {
            moment.place(square);
            moment.board
        });
        [Moment::of(start).board].into_iter().chain(later)
    }

    /// The discs after so many placements from `start`, with the side that moves then, and the
    /// square that it plays; `None` if the game is shorter.
    pub(super) fn after(&self, start: &Position, plies: usize) -> Option<Moment> {
        let mut squares = self.squares();
        if squares.len() < plies {
            return None;
        }
        let mut moment = Moment::of(start);
        for square in squares.by_ref().take(plies) {
            moment.place(square);
        }
        let next = squares.next();
        moment.settle(next);
        Some(Moment { next, ..moment })
    }
}

/// A position in the middle of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Moment {
    board: Board,
    pub(super) to_move: Disc,
    pub(super) next: Option<Square>,
}

impl Moment {
    fn of(start: &Position) -> Self {
        let to_move = start.to_move();
        let board = Board { mover: start.discs(to_move), opponent: start.discs(!to_move) };
        Self { board, to_move, next: None }
    }

    pub(super) const fn discs(&self) -> [Bitboard; 2] {
        match self.to_move {
            Disc::Black => [self.board.mover, self.board.opponent],
            Disc::White => [self.board.opponent, self.board.mover],
        }
    }

    /// Places a disc of the mover, or of the other side if the mover turns nothing there: moves are
    /// legal, so that it passes then.
    fn place(&mut self, square: Square) {
        let mut flips = self.board.flips(square);
        if flips.is_empty() {
            self.pass();
            flips = self.board.flips(square);
        }
        self.board = self.board.place_flipping(square, flips);
        self.to_move = !self.to_move;
    }

    fn pass(&mut self) {
        self.board = self.board.pass();
        self.to_move = !self.to_move;
    }

    /// Passes if the side to move is stuck.
    fn settle(&mut self, next: Option<Square>) {
        let stuck = match next {
            Some(square) => self.board.flips(square).is_empty(),
            None => self.board.legal_moves().is_empty() && !self.board.is_over(),
        };
        if stuck {
            self.pass();
        }
    }
}
