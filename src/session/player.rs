//! How an engine at the table plays: its limits, and its manner of choosing.

use super::{Level, Manner};
use crate::game::{Record, Strength};
use crate::rules::{Disc, Move};
use crate::search::{Budget, Limits};

/// How many of its first moves an engine varies.
const VARIED_MOVES: usize = 4;

/// How an engine of this strength plays.
#[must_use]
pub fn manner(strength: Strength, record: &Record) -> Manner {
    let manner = match strength {
        Strength::Level(number) => level(number).manner,
        Strength::Depth(_) | Strength::Time(_) => Manner::BEST,
    };
    let varied = own_moves(record, record.position().to_move()) < VARIED_MOVES;
    if varied { manner.varied() } else { manner }
}

/// The limits for an engine of this strength that is to move in this game, their margin being what
/// its [`manner`] needs to know.
#[must_use]
pub fn limits(strength: Strength, record: &Record) -> Limits {
    let limits = match strength {
        Strength::Level(number) => level(number).limits(),
        Strength::Depth(depth) => Limits::depth(depth),
        Strength::Time(time) => Limits::within(Budget::fixed(time)),
    };
    Limits { margin: Some(manner(strength, record).most()), ..limits }
}

fn level(number: u8) -> &'static Level {
    Level::numbered(number).expect("levels are checked where they are read")
}

/// The limits of a search for hints.
#[must_use]
pub const fn hint_limits() -> Limits {
    Limits { depth: 10, exact_from: 16, time: None, nodes: None, margin: None }
}

fn own_moves(record: &Record, disc: Disc) -> usize {
    record.turns().iter().filter(|turn| turn.by == disc && turn.action != Move::Pass).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::Value;
    use crate::rules::{Position, Rules};

    #[test]
    fn first_moves_vary_within_a_disc_and_later_ones_do_not() {
        let mut record = Record::new(Position::start(Rules::Othello));
        let margin = |record: &Record| limits(Strength::Depth(4), record).margin;
        assert_eq!(margin(&record), Some(Value::DISC));
        while record.plies() < 2 * VARIED_MOVES {
            let square = record.position().legal_moves().first().expect("the game goes on");
            record.play(Move::Place(square)).unwrap();
        }
        assert_eq!(margin(&record), Some(Value::ZERO));
    }
}
