use std::num::NonZeroU8;
use std::time::Duration;

/// The time of one search.
///
/// The search starts no deeper step that would lead it far beyond the soft time, which it
/// stretches at hard positions and cuts at easy ones, and it never oversteps the hard time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// What a position that is neither hard nor easy is worth; `None` for a search that uses the
    /// whole of its hard time.
    pub soft: Option<Duration>,
    /// What is never overstepped.
    pub hard: Duration,
}

/// What a player's clock shows when it is on turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// The time that is left.
    pub left: Duration,
    /// What every move adds once it is made.
    pub increment: Duration,
    /// For how many of its own moves the time has to last before it gets new time; `None` for the
    /// rest of the game.
    pub moves: Option<NonZeroU8>,
    /// What every reply costs beside its search: until it is asked for, written down, carried
    /// through pipes and played.
    pub overhead: Duration,
}

/// What a system busy with something else may cost once.
const DELAY: Duration = Duration::from_millis(100);
/// How far the share of a move may go beyond its part, since some of those to come will be easy, or
/// solved early.
const TRUST: f64 = 1.15;
/// How much longer than a usual position the hardest may take.
const MOST_STRETCH: f64 = 4.0;
/// The empty squares from which a clock of [`FRONTIER_LEFT`] seconds allows the ending to be
/// solved; twice the time allows one more.
const FRONTIER: f64 = 25.0;
const FRONTIER_LEFT: f64 = 8.0;

impl TimeLeft {
    /// What a reply costs beside its search on a machine that is not overloaded.
    pub const OVERHEAD: Duration = Duration::from_millis(10);

    /// Time that has to last for the rest of the game, as in `5m+2s`.
    #[must_use]
    pub const fn to_the_end(left: Duration, increment: Duration) -> Self {
        Self { left, increment, moves: None, overhead: Self::OVERHEAD }
    }

    /// Time for this many of its own moves, as GTP's `time_left` tells it: for none of them it has
    /// to last for the rest of the game.
    #[must_use]
    pub const fn for_moves(left: Duration, moves: u8) -> Self {
        let moves = NonZeroU8::new(moves);
        Self { moves, ..Self::to_the_end(left, Duration::ZERO) }
    }
}

impl Budget {
    /// A search that takes this long, however easy the position is.
    #[must_use]
    pub const fn fixed(time: Duration) -> Self {
        Self { soft: None, hard: time }
    }

    /// The part of a clock that a move deserves, with this many squares empty.
    ///
    /// Moves before the ending share the time evenly, those around the first exact search get
    /// more, and those after it, when the answer stands in the table, next to nothing.
    #[must_use]
    pub fn of(time: TimeLeft, empties: u8) -> Self {
        let own = own_moves(empties);
        let moves = time.moves.map_or(own, |moves| own.min(moves.get()));
        let increment = if time.moves.is_some() { Duration::ZERO } else { time.increment };
        Self::share(usable(time, moves), increment, moves, empties)
    }

    /// The part of a sum for the rest of a game that a move deserves, where no flag can fall, so that
    /// nothing is put aside for what moves cost beside their search.
    #[must_use]
    pub fn part_of(sum: Duration, empties: u8) -> Self {
        Self::share(sum, Duration::ZERO, own_moves(empties), empties)
    }

    fn share(usable: Duration, increment: Duration, moves: u8, empties: u8) -> Self {
        let plan = Plan::new(empties, moves, usable);
        let coming = increment * plan.earnest.saturating_sub(1).into();
        let soft = (usable + coming).mul_f64(plan.share * TRUST);
        let hard = soft.mul_f64(MOST_STRETCH).min(usable.mul_f64(plan.most));
        Self { soft: Some(soft.min(hard)), hard }
    }
}

/// The moves that the side to move still has to make, if nobody passes.
const fn own_moves(empties: u8) -> u8 {
    if empties < 2 { 1 } else { empties.div_ceil(2) }
}

/// What may be spent when the overhead of all these moves is put aside.
fn usable(time: TimeLeft, moves: u8) -> Duration {
    let aside = time.overhead * moves.into() + DELAY;
    // Where new time comes every few moves, playing at once is no answer to a short one.
    let aside = if time.moves.is_some() { aside.min(time.left / 2) } else { aside };
    time.left.saturating_sub(aside)
}

/// How a move compares with those that come after it.
struct Plan {
    /// The part of the whole time that the move is worth.
    share: f64,
    /// The largest part of the time left that it may take.
    most: f64,
    /// The moves, this one included, that are worth a search of any length.
    earnest: u8,
}

impl Plan {
    fn new(empties: u8, moves: u8, usable: Duration) -> Self {
        let frontier = frontier(usable);
        let own = (0..moves).map(|earlier| empties.saturating_sub(2 * earlier));
        let weights: Vec<_> = own.map(|empties| weight(empties, frontier)).collect();
        let earnest = weights.iter().filter(|&&weight| weight > SOLVED).count() as u8;
        let most = match moves {
            1 => 1.0,
            _ if weights[0] == FIRST_SOLVED => 0.7,
            _ => 0.5,
        };
        Self { share: weights[0] / weights.iter().sum::<f64>(), most, earnest }
    }
}

/// The empty squares from which a clock with this much time allows the ending to be solved.
fn frontier(usable: Duration) -> f64 {
    let doublings = (usable.as_secs_f64() / FRONTIER_LEFT).max(f64::MIN_POSITIVE).log2();
    (FRONTIER + doublings).clamp(12.0, 28.0)
}

/// What a move is worth while nothing is known yet, and mistakes can be made good.
const OPENING: f64 = 0.5;
/// What a move of the middle game is worth.
const MIDGAME: f64 = 1.0;
/// What the moves are worth of which one will be the first to be solved.
const FIRST_SOLVED: f64 = 1.6;
/// What a move is worth whose answer was found with an earlier one.
const SOLVED: f64 = 0.1;

fn weight(empties: u8, frontier: f64) -> f64 {
    let empties: f64 = empties.into();
    if empties > 52.0 {
        OPENING
    } else if empties > frontier + 2.0 {
        MIDGAME
    } else if empties > frontier - 4.0 {
        FIRST_SOLVED
    } else {
        SOLVED
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left: f64, increment: f64) -> TimeLeft {
        TimeLeft::to_the_end(Duration::from_secs_f64(left), Duration::from_secs_f64(increment))
    }

    fn soft(time: TimeLeft, empties: u8) -> f64 {
        Budget::of(time, empties).soft.unwrap().as_secs_f64()
    }

    #[test]
    fn the_hard_time_leaves_something_of_every_clock() {
        for left in [0.0, 1e-9, 0.001, 0.01, 0.1, 1.0, 60.0, 86_400.0] {
            for increment in [0.0, 0.1, 2.0, 1000.0] {
                for empties in 0..=60 {
                    let time = clock(left, increment);
                    let Budget { soft, hard } = Budget::of(time, empties);
                    assert!(soft.unwrap() <= hard);
                    assert!(hard <= time.left.saturating_sub(DELAY), "{time:?} {empties}");
                }
            }
        }
    }

    #[test]
    fn the_moves_before_the_ending_is_solved_get_most() {
        let time = clock(300.0, 0.0);
        assert!(soft(time, 26) > 1.3 * soft(clock(300.0, 0.0), 40));
        assert!(soft(time, 40) > 1.3 * soft(time, 60));
        let late = [10, 12, 14].map(|empties| soft(clock(30.0, 0.0), empties));
        assert!(late.iter().all(|&soft| soft < 30.0 / 4.0), "{late:?}");
    }

    #[test]
    fn a_clock_that_has_nearly_run_out_gets_no_thought() {
        assert_eq!(Budget::of(clock(0.2, 0.0), 60).hard, Duration::ZERO);
        assert!(Budget::of(clock(0.2, 0.0), 10).hard > Duration::ZERO);
    }

    #[test]
    fn a_sum_without_a_flag_is_spent_to_the_end() {
        let all = |left| Budget::of(clock(left, 0.0), 40).hard;
        let part = |seconds| Budget::part_of(Duration::from_secs_f64(seconds), 40).hard;
        assert_eq!(all(0.1), Duration::ZERO);
        assert!(part(0.1) > Duration::from_millis(10) && part(0.1) < Duration::from_millis(50));
        assert_eq!(Budget::part_of(Duration::from_secs(1), 1).hard, Duration::from_secs(1));
    }

    #[test]
    fn increments_to_come_are_spent_before_they_come() {
        assert!(soft(clock(60.0, 5.0), 44) > soft(clock(60.0, 0.0), 44) + 3.0);
        assert!(Budget::of(clock(1.0, 60.0), 44).hard < Duration::from_secs(1));
    }

    #[test]
    fn a_single_move_before_new_time_may_take_nearly_all() {
        let time = TimeLeft::for_moves(Duration::from_secs(15), 1);
        let Budget { soft, hard } = Budget::of(time, 40);
        assert!(soft == Some(hard) && hard > Duration::from_secs(14), "{hard:?}");
        let ten = TimeLeft::for_moves(Duration::from_secs(150), 10);
        let each = Budget::of(ten, 44).soft.unwrap().as_secs_f64();
        assert!((10.0..20.0).contains(&each), "{each}");
    }
}
