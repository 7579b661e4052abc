use thiserror::Error;

use super::entry::{Entry, Origin};
use super::pool::Pool;
use crate::formats::games::Names;
use crate::formats::record::{GameRecord, GameResult};
use crate::formats::wthor::{GameFile, Name, NameFile, Record, RecordFault};
use crate::rules::{Board, Disc, Move, Position, Rules};

/// Games of many files.
///
/// ```
/// use std::num::NonZero;
///
/// use otello::database::{Database, Origin, Target};
/// use otello::formats::games::{Input, Names};
/// use otello::rules::{Position, Rules, Square};
///
/// let (names, mut database) = (Names::default(), Database::new());
/// let input = Input::of_text("f5d6c3\nd3c3c4\nf5f6\n")?;
/// for (number, game) in (1..).zip(input.games(Rules::Othello, &names)) {
///     database.add(&game?, Origin { file: 0, number })?;
/// }
/// // Every first move is the same by symmetry.
/// let target = Target::new(&Position::start(Rules::Othello));
/// let hits = database.find(&target, NonZero::<usize>::MIN);
/// let moves = database.moves(&target, &hits);
/// assert_eq!((moves[0].square, moves[0].tally.games), (Square::F5, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Database {
    pub(super) entries: Vec<Entry>,
    pub(super) players: Pool,
    pub(super) events: Pool,
    /// The positions that games begin with; the usual start is the first.
    pub(super) starts: Vec<Position>,
}

/// A game that is not kept here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("it is Reversi, and games of Othello are compared here")]
pub struct NotOthello;

impl Default for Database {
    fn default() -> Self {
        Self::new()
    }
}

impl Database {
    /// A database without games.
    #[must_use]
    pub fn new() -> Self {
        Self {
            entries: Vec::new(),
            players: Pool::new(),
            events: Pool::new(),
            starts: vec![Position::start(Rules::Othello)],
        }
    }

    /// The games, in the order in which they came.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The name of the player of this colour; empty if it is not known.
    #[must_use]
    pub fn player(&self, entry: &Entry, disc: Disc) -> &str {
        self.players.name(match disc {
            Disc::Black => entry.black,
            Disc::White => entry.white,
        })
    }

    /// The tournament of a game; empty if it is not known.
    #[must_use]
    pub fn event(&self, entry: &Entry) -> &str {
        self.events.name(entry.event)
    }

    /// The boards of a game from its start on, each seen by the side that follows the last move.
    pub fn boards(&self, entry: &Entry) -> impl Iterator<Item = Board> {
        entry.boards(self.start(entry))
    }

    /// The position that a game began with.
    #[must_use]
    pub fn start(&self, entry: &Entry) -> &Position {
        &self.starts[entry.start as usize]
    }

    /// Adds a game of any format.
    ///
    /// # Errors
    /// When it is Reversi.
    pub fn add(&mut self, game: &GameRecord, origin: Origin) -> Result<(), NotOthello> {
        if game.start.rules() != Rules::Othello {
            return Err(NotOthello);
        }
        let squares = game.actions().filter_map(Move::square);
        let score = game.result.and_then(GameResult::score);
        let winner = match game.result {
            Some(GameResult::Win { by, .. }) => Some(by),
            Some(GameResult::Score { .. }) | None => None,
        };
        let entry = Entry {
            year: game.year(),
            score: score.map(|score| score.round().clamp(-64.0, 64.0) as i8),
            winner,
            black: self.players.number(&game.black.name),
            white: self.players.number(&game.white.name),
            event: self.events.number(&game.event),
            start: self.start_number(&game.start),
            ..Entry::new(origin, squares)
        };
        self.entries.push(entry);
        Ok(())
    }

    /// Adds the games of a file of WTHOR, without the way over [`GameRecord`]; gives back what is
    /// wrong with those that are none, each with its number from 1. What is unknown by name is
    /// called by its number, `#346`; number 0 of a player stands for nobody in particular.
    pub fn add_wthor(
        &mut self,
        file: &GameFile,
        names: &Names,
        number: u32,
    ) -> Vec<(usize, RecordFault)> {
        let mut faults = Vec::new();
        let mut players = Numbers::new(names.players.as_ref());
        let mut events = Numbers::new(names.tournaments.as_ref());
        self.entries.reserve(file.records.len());
        for (game, record) in (1..).zip(&file.records) {
            let origin = Origin { file: number, number: game };
            match entry_of(record, origin) {
                Ok(entry) => self.entries.push(Entry {
                    year: Some(file.header.year).filter(|&year| year != 0),
                    black: players.translate(record.black, &mut self.players),
                    white: players.translate(record.white, &mut self.players),
                    event: events.translate(record.tournament, &mut self.events),
                    ..entry
                }),
                Err(fault) => faults.push((game as usize, fault)),
            }
        }
        faults
    }

    fn start_number(&mut self, start: &Position) -> u32 {
        let known = self.starts.iter().position(|known| known == start);
        let number = known.unwrap_or(self.starts.len());
        if known.is_none() {
            self.starts.push(*start);
        }
        u32::try_from(number).expect("fewer starts than games")
    }
}

/// A record's moves and its score: that of the last board of a finished game, or else the stated
/// one.
fn entry_of(record: &Record, origin: Origin) -> Result<Entry, RecordFault> {
    let mut squares = Vec::with_capacity(60);
    let (board, to_move) = record.walk(|_, _, action| squares.extend(action.square()))?;
    let stated = record.stated().map(|count| count.difference(Disc::Black).discs() as i8);
    let score = if board.is_over() {
        let count = board.count().tournament();
        // The mover's discs are counted as Black's.
        let viewer = if to_move == Disc::Black { Disc::Black } else { Disc::White };
        Some(count.difference(viewer).discs() as i8)
    } else {
        stated
    };
    Ok(Entry { score, ..Entry::new(origin, squares.into_iter()) })
}

/// The numbers of a file's names in a [`Pool`].
struct Numbers<'a> {
    file: Option<&'a NameFile>,
    known: Vec<Option<u32>>,
}

impl<'a> Numbers<'a> {
    const fn new(file: Option<&'a NameFile>) -> Self {
        Self { file, known: Vec::new() }
    }

    fn translate(&mut self, number: u16, pool: &mut Pool) -> u32 {
        let index = usize::from(number);
        if self.known.len() <= index {
            self.known.resize(index + 1, None);
        }
        *self.known[index].get_or_insert_with(|| {
            let name = self.file.and_then(|file| file.name(number)).map(Name::to_string);
            match name.as_deref() {
                Some("???") => pool.number(""),
                Some(name) => pool.number(name),
                None if number == 0 => pool.number(""),
                None => pool.number(&format!("#{number}")),
            }
        })
    }
}
