//! How an engine at the table plays: its limits, and its manner of choosing.

use super::{LEVELS, Level, Manner};
use crate::game::{Record, Strength};
use crate::rules::{Disc, Move};
use crate::search::{Budget, Limits, TimeLeft};

/// How many of its first moves an engine varies.
const VARIED_MOVES: usize = 4;

/// How an engine of this strength plays.
#[must_use]
pub fn manner(strength: Strength, record: &Record) -> Manner {
    let manner = match strength {
        Strength::Level(number) => level(number).manner,
        Strength::Depth(_) | Strength::Time(_) | Strength::Clock => Manner::BEST,
    };
    let varied = own_moves(record, record.position().to_move()) < VARIED_MOVES;
    if varied { manner.varied() } else { manner }
}

/// The limits for an engine of this strength that is to move in this game, their margin being what
/// its [`manner`] needs to know.
///
/// `time` is what its clock shows, if it has one. A strength of a definite depth or time thinks no
/// less for it; it only never oversteps what the clock allows for the move.
#[must_use]
pub fn limits(strength: Strength, record: &Record, time: Option<TimeLeft>) -> Limits {
    let empties = record.position().empties().len() as u8;
    let limits = bounded(strength, time.map(|time| Budget::of(time, empties)));
    Limits { margin: Some(manner(strength, record).most()), ..limits }
}

/// The limits of a strength, within what a clock allows.
fn bounded(strength: Strength, clock: Option<Budget>) -> Limits {
    let limits = match (strength, clock) {
        (Strength::Clock, Some(budget)) => return Limits::within(budget),
        (Strength::Clock, None) => LEVELS[LEVELS.len() - 1].limits(),
        (Strength::Level(number), _) => level(number).limits(),
        (Strength::Depth(depth), _) => Limits::depth(depth),
        (Strength::Time(time), _) => Limits::within(Budget::fixed(time)),
    };
    let hard = [limits.time, clock].into_iter().flatten().map(|budget| budget.hard).min();
    Limits { time: hard.map(Budget::fixed), ..limits }
}

fn level(number: u8) -> &'static Level {
    Level::numbered(number).expect("levels are checked where they are read")
}

/// The limits of an analysis at this strength: those of its moves, whatever its manner; without a
/// definite strength those of hints.
#[must_use]
pub fn analysis_limits(strength: Strength) -> Limits {
    match strength {
        Strength::Clock => hint_limits(),
        strength => Limits { margin: None, ..bounded(strength, None) },
    }
}

/// The limits of hints, and of every analysis for which nobody says otherwise: those of level 16.
#[must_use]
pub fn hint_limits() -> Limits {
    analysis_limits(Strength::Level(16))
}

fn own_moves(record: &Record, disc: Disc) -> usize {
    record.turns().iter().filter(|turn| turn.by == disc && turn.action != Move::Pass).count()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::eval::Value;
    use crate::rules::{Position, Rules};

    #[test]
    fn first_moves_vary_within_a_disc_and_later_ones_do_not() {
        let mut record = Record::new(Position::start(Rules::Othello));
        let margin = |record: &Record| limits(Strength::Depth(4), record, None).margin;
        assert_eq!(margin(&record), Some(Value::DISC));
        while record.plies() < 2 * VARIED_MOVES {
            let square = record.position().legal_moves().first().expect("the game goes on");
            record.play(Move::Place(square)).unwrap();
        }
        assert_eq!(margin(&record), Some(Value::ZERO));
    }

    #[test]
    fn a_clock_bounds_every_strength_and_hurries_only_the_one_that_it_makes() {
        let record = Record::new(Position::start(Rules::Othello));
        let time = TimeLeft::to_the_end(Duration::from_secs(10), Duration::ZERO);
        let allowed = Budget::of(time, 60);
        let budget = |strength| limits(strength, &record, Some(time)).time.unwrap();
        assert_eq!(budget(Strength::Clock), allowed);
        assert_eq!(budget(Strength::Level(3)), Budget::fixed(allowed.hard));
        let second = Duration::from_secs(1);
        assert_eq!(budget(Strength::Time(100 * second)), Budget::fixed(allowed.hard));
        assert_eq!(budget(Strength::Time(second / 100)), Budget::fixed(second / 100));
        assert_eq!(limits(Strength::Level(3), &record, None).time, None);
    }
}
