use std::num::NonZero;

use super::{Database, Entry};
use crate::rules::{Bitboard, Disc, Position, Square, Symmetry};
use crate::threads::share_out;

/// A position that is looked for, in its eight orientations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    to_move: Disc,
    discs: u32,
    /// Black's and White's discs, and the way back to the orientation that was asked for.
    images: Vec<([Bitboard; 2], Symmetry)>,
    /// The symmetries that leave the position as it is.
    stabilizer: Vec<Symmetry>,
}

/// A game that goes through a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The game's index in [`Database::entries`].
    pub game: usize,
    /// The move that was played there, turned as the position was asked for; `None` at the end.
    pub next: Option<Square>,
}

impl Target {
    /// The position to be looked for; if its side to move is stuck, behind the pass.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let discs = [Disc::Black, Disc::White].map(|disc| position.discs(disc));
        let to_move = if position.must_pass() { !position.to_move() } else { position.to_move() };
        let mut images: Vec<([Bitboard; 2], Symmetry)> = Vec::new();
        let mut stabilizer = Vec::new();
        for symmetry in Symmetry::ALL {
            let image = discs.map(|set| symmetry.set(set));
            if image == discs {
                stabilizer.push(symmetry);
            }
            if images.iter().all(|(known, _)| *known != image) {
                images.push((image, symmetry.inverse()));
            }
        }
        Self { to_move, discs: discs[0].len() + discs[1].len(), images, stabilizer }
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Disc {
        self.to_move
    }

    /// The squares that are the same in this position.
    pub(super) fn orbit(&self, square: Square) -> impl Iterator<Item = Square> {
        self.stabilizer.iter().map(move |symmetry| symmetry.square(square))
    }

    /// The move played from here in a game, if the game comes here.
    pub(super) fn find(&self, database: &Database, entry: &Entry) -> Option<Option<Square>> {
        let start = database.start(entry);
        let begun = start.discs(Disc::Black).len() + start.discs(Disc::White).len();
        let plies = self.discs.checked_sub(begun)?;
        let moment = entry.after(start, plies as usize)?;
        let discs = moment.discs();
        let (_, back) = self.images.iter().find(|(image, _)| *image == discs)?;
        (moment.to_move == self.to_move).then(|| moment.next.map(|square| back.square(square)))
    }
}

impl Database {
    /// The games that go through a position, in their order; `threads` search for it.
    #[must_use]
    pub fn find(&self, target: &Target, threads: NonZero<usize>) -> Vec<Hit> {
        let shares = share_out(&self.entries, threads, |first, entries| -> Vec<Hit> {
            let hits = entries.iter().enumerate().filter_map(|(index, entry)| {
                let next = target.find(self, entry)?;
                Some(Hit { game: first + index, next })
            });
            hits.collect()
        });
        shares.concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::Origin;
    use crate::formats::games::{Input, Names};
    use crate::rules::{Move, Rules};

    fn database(text: &str) -> Database {
        let mut database = Database::new();
        let names = Names::default();
        let input = Input::of_text(text).unwrap();
        for (number, game) in (1..).zip(input.games(Rules::Othello, &names)) {
            database.add(&game.unwrap(), Origin { file: 0, number }).unwrap();
        }
        database
    }

    fn after(squares: &[Square]) -> Position {
        squares.iter().fold(Position::start(Rules::Othello), |position, &square| {
            position.play(Move::Place(square)).unwrap()
        })
    }

    const ONE: NonZero<usize> = NonZero::<usize>::MIN;

    #[test]
    fn a_position_is_found_in_every_orientation_and_order() {
        // The same game in four orientations, and another one.
        let database = database("f5d6c3\ne6f4c3\nc4e3f6\nd3c5f6\nf5f6e6\n");
        let hits = database.find(&Target::new(&after(&[Square::F5, Square::D6])), ONE);
        let next: Vec<_> = hits.iter().map(|hit| (hit.game, hit.next)).collect();
        let found: Vec<_> = (0..4).map(|game| (game, Some(Square::C3))).collect();
        assert_eq!(next, found);
    }

    #[test]
    fn the_end_of_a_game_has_no_next_move() {
        let database = database("f5d6\nf5d6c3");
        let hits = database.find(&Target::new(&after(&[Square::F5, Square::D6])), ONE);
        assert_eq!(hits, [Hit { game: 0, next: None }, Hit { game: 1, next: Some(Square::C3) }]);
    }

    #[test]
    fn threads_find_the_same() {
        let database = database(&"f5d6c3\nf5f6e6\nf5f4e3\n".repeat(7));
        let target = Target::new(&after(&[Square::F5, Square::F6]));
        let one = database.find(&target, ONE);
        assert_eq!(one.len(), 7);
        for threads in 2..5 {
            assert_eq!(database.find(&target, NonZero::new(threads).unwrap()), one);
        }
    }

    #[test]
    fn a_position_that_must_pass_is_the_one_behind_the_pass() {
        let moves = "d3c3e6d2d1e1b2c1";
        let database = database(&format!("{moves}b4\n{moves}\n"));
        let stuck = database.entries()[1].squares().collect::<Vec<_>>();
        let stuck = after(&stuck);
        assert!(stuck.must_pass());
        let hits = database.find(&Target::new(&stuck), ONE);
        let next: Vec<_> = hits.iter().map(|hit| hit.next).collect();
        assert_eq!(next, [Some(Square::B4), None]);
    }
}
