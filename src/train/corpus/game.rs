use thiserror::Error;

use crate::rules::{Board, Disc, RuleSet, Score, Square};

/// The most plies that a game can have.
pub(super) const MOST_PLIES: usize = 60;

/// A disc placed, and what is known of the position before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Where.
    pub square: Square,
    /// The value of the position before the ply for its mover, in discs, −64 to 64.
    pub value: Option<i8>,
}

/// A complete game of Othello from the usual start, with the values of its positions.
///
/// Proved at construction: every move is legal and the game is over after the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    plies: Vec<Ply>,
    random_plies: u8,
    solved_from: u8,
    score: Score,
}

/// Why plies are not a game of the corpus. Plies are numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameFault {
    /// A move that turns no disc, or lies on a disc, or comes after the end.
    #[error("ply {ply}: {square} is not a legal move")]
    Illegal {
        /// Which ply.
        ply: u8,
        /// Where it was played.
        square: Square,
    },
    /// A side can still move after the last ply.
    #[error("the game is not over after its {0} plies")]
    Unfinished(u8),
    /// The parts of the game do not follow one another.
    #[error("{random} random plies and solved ones from {solved} on do not fit into {plies}")]
    Parts {
        /// The random plies.
        random: u8,
        /// The first solved ply.
        solved: u8,
        /// All plies.
        plies: u8,
    },
    /// A random ply with a value, a solved one without, or a value beyond 64 discs.
    #[error("ply {0} has no value that its part of the game allows")]
    Value(u8),
}

/// A position of a game after the random plies, with its labels, all for its mover and in discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Labelled {
    /// The ply that was played from it, numbered from 0. Its empties are 60 less this.
    pub ply: u8,
    /// The position seen by its mover, who can move.
    pub board: Board,
    /// Who that is.
    pub mover: Disc,
    /// Its own value: solved, or what the search found; `None` if it was not searched.
    pub value: Option<i8>,
    /// Whether its own value is the exact score.
    pub solved: bool,
    /// What the game is worth by [`Game::outcome`]; the exact score if this one is solved.
    pub outcome: i8,
}

impl Labelled {
    /// How many squares are empty.
    #[must_use]
    pub const fn empties(&self) -> u8 {
        MOST_PLIES as u8 - self.ply
    }
}

/// A position at which a disc can be placed.
#[derive(Clone, Copy)]
struct Turn {
    board: Board,
    mover: Disc,
}

impl Turn {
    const START: Self = Self { board: Board::START, mover: Disc::Black };

    fn place(self, square: Square) -> Self {
        Self { board: self.board.place(square), mover: self.mover.opposite() }
    }

    /// The same position after a pass if that is forced; `None` when the game is over.
    fn due(self) -> Option<Self> {
        if !self.board.legal_moves().is_empty() {
            return Some(self);
        }
        let passed = Self { board: self.board.pass(), mover: self.mover.opposite() };
        (!passed.board.legal_moves().is_empty()).then_some(passed)
    }
}

/// A value seen by one side, seen by Black, and the other way round.
const fn seen_by(value: i8, side: Disc) -> i8 {
    match side {
        Disc::Black => value,
        Disc::White => -value,
    }
}

impl Game {
    /// A game of these plies, the first `random_plies` of them random, with solved values from the
    /// ply `solved_from` on.
    ///
    /// # Errors
    /// When the plies are not legal or not a whole game, or a value does not fit its part of it.
    pub fn new(plies: Vec<Ply>, random_plies: u8, solved_from: u8) -> Result<Self, GameFault> {
        let count = plies.len().min(MOST_PLIES + 1) as u8;
        if random_plies > solved_from || solved_from > count {
            return Err(GameFault::Parts {
                random: random_plies,
                solved: solved_from,
                plies: count,
            });
        }
        let mut turn = Turn::START;
        for (number, ply) in (0..).zip(&plies) {
            let illegal = GameFault::Illegal { ply: number, square: ply.square };
            let Some(due) = turn.due() else { return Err(illegal) };
            if !due.board.legal_moves().has(ply.square) {
                return Err(illegal);
            }
            let allowed = match ply.value {
                None => number < solved_from,
                Some(value) => number >= random_plies && (-64..=64).contains(&value),
            };
            if !allowed {
                return Err(GameFault::Value(number));
            }
            turn = due.place(ply.square);
        }
        if turn.due().is_some() {
            return Err(GameFault::Unfinished(count));
        }
        let last = turn.board.final_score();
        let score = if turn.mover == Disc::Black { last } else { -last };
        Ok(Self { plies, random_plies, solved_from, score })
    }

    /// The discs placed, in order; passes are left out.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How many plies were random, from the first on.
    #[must_use]
    pub const fn random_plies(&self) -> u8 {
        self.random_plies
    }

    /// The first ply whose value is solved; the number of plies if none is.
    #[must_use]
    pub const fn solved_from(&self) -> u8 {
        self.solved_from
    }

    /// How the game ended for Black.
    #[must_use]
    pub const fn score(&self) -> Score {
        self.score
    }

    /// What the game was worth to Black when it began to be solved; how it ended if that was
    /// before. The label of the positions that were searched: see the [format](super).
    #[must_use]
    pub fn outcome(&self) -> i8 {
        let solved = self.turns().zip(&self.plies).nth(usize::from(self.solved_from));
        let solved = solved.and_then(|(turn, ply)| Some(seen_by(ply.value?, turn.mover)));
        solved.unwrap_or(self.score.discs() as i8)
    }

    /// The positions after the random plies, with their labels.
    pub fn positions(&self) -> impl Iterator<Item = Labelled> {
        let outcome = self.outcome();
        let numbered = (0..).zip(self.turns().zip(&self.plies));
        numbered.skip(usize::from(self.random_plies)).map(move |(ply, (turn, played))| {
            let solved = ply >= self.solved_from;
            let label = played.value.filter(|_| solved);
            Labelled {
                ply,
                board: turn.board,
                mover: turn.mover,
                value: played.value,
                solved,
                outcome: label.unwrap_or_else(|| seen_by(outcome, turn.mover)),
            }
        })
    }

    /// The position before every ply.
    fn turns(&self) -> impl Iterator<Item = Turn> {
        self.plies.iter().scan(Turn::START, |turn, ply| {
            let due = turn.due().expect("a game has no ply after its end");
            *turn = due.place(ply.square);
            Some(due)
        })
    }
}
