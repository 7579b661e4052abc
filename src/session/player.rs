//! How an engine at the table plays: its limits, and its choice among moves that are good enough.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::Level;
use crate::eval::Value;
use crate::game::{Record, Strength};
use crate::rules::{Disc, Move, Square};
use crate::search::{Answer, Bound, Limits};

/// How many of its first moves an engine varies.
const VARIED_MOVES: usize = 4;

/// The limits for an engine of this strength that is to move in this game.
///
/// Their margin says how much worse than the best the chosen move may be: what the level allows,
/// nothing otherwise, and one disc at least in its first four moves, so that games differ.
#[must_use]
pub fn limits(strength: Strength, record: &Record) -> Limits {
    let limits = match strength {
        Strength::Level(number) => {
            Level::numbered(number).expect("levels are checked where they are read").limits()
        }
        Strength::Depth(depth) => Limits::depth(depth),
        Strength::Time(time) => Limits {
            depth: 60,
            exact_from: Limits::EXACT_AT_MOST,
            time: Some(time),
            nodes: None,
            margin: None,
        },
    };
    let allowance = limits.margin.unwrap_or_default();
    let varied = own_moves(record, record.position().to_move()) < VARIED_MOVES;
    let margin = if varied { allowance.max(Value::DISC) } else { allowance };
    Limits { margin: Some(margin), ..limits }
}

/// The limits of a search for hints.
#[must_use]
pub const fn hint_limits() -> Limits {
    Limits { depth: 10, exact_from: 16, time: None, nodes: None, margin: None }
}

/// Chooses among the moves whose value is known and within `margin` of the best. The same answer,
/// seed and ply give the same choice.
#[must_use]
pub fn choose(answer: &Answer, margin: Value, seed: u64, ply: usize) -> Square {
    let worst = answer.report.value - margin;
    let good: Vec<_> = answer
        .candidates
        .iter()
        .filter(|candidate| candidate.bound == Bound::True && candidate.value >= worst)
        .collect();
    let mut random = StdRng::seed_from_u64(seed.wrapping_add(ply as u64));
    match good.len() {
        0 => answer.best(),
        len => good[random.random_range(0..len)].square,
    }
}

fn own_moves(record: &Record, disc: Disc) -> usize {
    record.turns().iter().filter(|turn| turn.by == disc && turn.action != Move::Pass).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Rules};
    use crate::search::{Candidate, Report};
    use std::time::Duration;

    /// Four moves: two of the best value, one a disc worse, one only known to be no better.
    fn answer() -> Answer {
        let candidate = |square, hundredths, bound| {
            let value = Value::from_hundredths(hundredths);
            Candidate { square, value, bound }
        };
        Answer {
            candidates: vec![
                candidate(Square::D3, 200, Bound::True),
                candidate(Square::C4, 200, Bound::True),
                candidate(Square::F5, 100, Bound::True),
                candidate(Square::E6, 200, Bound::AtMost),
            ],
            report: Report {
                depth: 1,
                exact: false,
                value: Value::from_hundredths(200),
                line: vec![],
                nodes: 4,
                elapsed: Duration::ZERO,
            },
            stopped: false,
        }
    }

    fn choices(margin: Value) -> Vec<Square> {
        let mut squares: Vec<_> =
            (0..100).map(|seed| choose(&answer(), margin, seed, 59)).collect();
        squares.sort_unstable();
        squares.dedup();
        squares
    }

    #[test]
    fn the_seed_chooses_among_moves_that_are_good_enough() {
        assert_eq!(choices(Value::ZERO), [Square::D3, Square::C4]);
        assert_eq!(choices(Value::DISC), [Square::D3, Square::C4, Square::F5]);
        let largest = choose(&answer(), Value::DISC, u64::MAX, 59);
        assert_eq!(choose(&answer(), Value::DISC, u64::MAX, 59), largest);
    }

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
