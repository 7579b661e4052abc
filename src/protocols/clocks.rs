use std::time::Duration;

use crate::rules::Disc;
use crate::search::TimeLeft;

/// The clocks of both sides, as the client tells them and as far as they are known in between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Clocks {
    terms: Terms,
    black: Option<Left>,
    white: Option<Left>,
}

/// The terms of `time_settings`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Terms {
    /// The time of a new game.
    main: Duration,
    /// Added after every move.
    increment: Duration,
    /// The time for every `stones` moves once the main time is used up.
    period: Duration,
    /// The moves of a period; 0 where there are none.
    stones: u32,
}

/// What one side has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Left {
    time: Duration,
    /// The moves to be made in that time; 0 stands for the rest of the game.
    stones: u32,
}

impl Clocks {
    /// The clocks after `time_settings MAIN PERIOD STONES`.
    ///
    /// `0 0 0` and, as in GTP 2, `0 PERIOD 0` are no limit. `MAIN PERIOD 0`, no limit in GTP 2
    /// either, is sent by clients that mean a main time and an increment, and is obeyed as such.
    pub(super) fn set(main: Duration, period: Duration, stones: u32) -> Self {
        let overtime = stones > 0 && !period.is_zero();
        let terms = match overtime {
            true => Terms { main, period, stones, ..Terms::default() },
            false => Terms { main, increment: period, ..Terms::default() },
        };
        Self { terms, black: None, white: None }.restarted()
    }

    /// The clocks at the start of a game.
    pub(super) fn restarted(self) -> Self {
        let Terms { main, stones, .. } = self.terms;
        let bound = !main.is_zero() || stones > 0;
        let left = bound.then(|| self.terms.begun(Left { time: main, stones: 0 }));
        Self { black: left, white: left, ..self }
    }

    /// Takes what `time_left` says of a side. With no moves to make and no time the period begins.
    pub(super) fn left(&mut self, side: Disc, time: Duration, stones: u32) {
        *self.side(side) = Some(self.terms.begun(Left { time, stones }));
    }

    /// What a side's clock shows; `None` without one.
    pub(super) fn time(&self, side: Disc) -> Option<TimeLeft> {
        let left = match side {
            Disc::Black => self.black,
            Disc::White => self.white,
        };
        left.map(|left| self.terms.time(left))
    }

    /// Counts the time that a side used for a move.
    pub(super) fn spend(&mut self, side: Disc, used: Duration) {
        let terms = self.terms;
        if let Some(left) = self.side(side) {
            *left = terms.after(*left, used);
        }
    }

    const fn side(&mut self, side: Disc) -> &mut Option<Left> {
        match side {
            Disc::Black => &mut self.black,
            Disc::White => &mut self.white,
        }
    }
}

impl Terms {
    fn time(self, left: Left) -> TimeLeft {
        let for_moves = |Left { time, stones }| {
            TimeLeft::for_moves(time, u8::try_from(stones).unwrap_or(u8::MAX))
        };
        let for_each = self.period.checked_div(self.stones).unwrap_or_default();
        if left.stones > 0 {
            for_moves(left)
        } else if left.time < 2 * for_each {
            // The end of the main time is worth less than the period that follows it in any case.
            for_moves(Left { time: self.period, stones: self.stones })
        } else {
            TimeLeft::to_the_end(left.time, self.increment + for_each)
        }
    }

    fn after(self, left: Left, used: Duration) -> Left {
        let time = left.time.saturating_sub(used);
        match left.stones {
            0 => self.begun(Left { time: time + self.increment, stones: 0 }),
            1 => Left { time: self.period, stones: self.stones.max(1) },
            stones => Left { time, stones: stones - 1 },
        }
    }

    /// The same, in the first period if the main time is used up.
    fn begun(self, left: Left) -> Left {
        let over = left.stones == 0 && left.time.is_zero() && self.stones > 0;
        if over { Left { time: self.period, stones: self.stones } } else { left }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Budget;

    /// What Black's clock allows for a move with so many empty squares.
    fn budget(clocks: &Clocks, empties: u8) -> Budget {
        Budget::of(clocks.time(Disc::Black).unwrap(), empties)
    }

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    /// The time that a whole game of 30 moves takes, each of which takes what `chosen` says.
    fn whole_game(mut clocks: Clocks, chosen: fn(Budget) -> Duration) -> Duration {
        let mut spent = Duration::ZERO;
        for empties in (1..=60).rev().step_by(2) {
            let time = chosen(budget(&clocks, empties));
            clocks.spend(Disc::Black, time);
            spent += time;
        }
        spent
    }

    fn usual(budget: Budget) -> Duration {
        budget.soft.unwrap()
    }

    #[test]
    fn a_main_time_lasts_for_the_game_and_each_side_has_its_own() {
        let mut clocks = Clocks::set(seconds(30), Duration::ZERO, 0);
        assert!(whole_game(clocks, |budget| budget.hard) < seconds(30));
        assert!(whole_game(clocks, usual) > seconds(15));
        clocks.spend(Disc::Black, seconds(29));
        let [black, white] = [Disc::Black, Disc::White].map(|side| clocks.time(side).unwrap());
        assert_eq!((black.left, white.left), (seconds(1), seconds(30)));
        assert_eq!(clocks.restarted(), Clocks::set(seconds(30), Duration::ZERO, 0));
    }

    #[test]
    fn a_period_is_shared_by_its_moves() {
        let per_move = Clocks::set(Duration::ZERO, seconds(15), 1);
        let spent = whole_game(per_move, |budget| budget.hard);
        assert!(spent < seconds(30 * 15) && spent > seconds(30 * 14), "{spent:?}");
        let canadian = Clocks::set(Duration::ZERO, seconds(300), 10);
        assert!(whole_game(canadian, |budget| budget.hard) < seconds(900));
        assert!(whole_game(canadian, usual) > seconds(450));
    }

    #[test]
    fn a_main_time_is_followed_by_its_periods() {
        let mut clocks = Clocks::set(seconds(10), seconds(5), 1);
        let time = |clocks: &Clocks| clocks.time(Disc::White).unwrap();
        for used in [9, 11] {
            clocks.spend(Disc::White, seconds(used));
            assert_eq!(time(&clocks), TimeLeft::for_moves(seconds(5), 1));
        }
        clocks.left(Disc::White, seconds(4), 1);
        assert_eq!(time(&clocks), TimeLeft::for_moves(seconds(4), 1));
        clocks.left(Disc::White, Duration::ZERO, 0);
        assert_eq!(time(&clocks), TimeLeft::for_moves(seconds(5), 1));
    }

    #[test]
    fn an_increment_is_used_and_never_more_than_is_left() {
        let mut clocks = Clocks::set(seconds(60), seconds(2), 0);
        assert!(whole_game(clocks, usual) > seconds(60));
        assert!(whole_game(clocks, |budget| budget.hard) < seconds(120));
        clocks.left(Disc::Black, seconds(1), 0);
        assert!(budget(&clocks, 60).hard < seconds(1));
    }

    /// Case P23.
    #[test]
    fn no_time_is_none_and_no_clock_is_no_limit() {
        let mut clocks = Clocks::default();
        assert_eq!(clocks.time(Disc::Black), None);
        assert_eq!(Clocks::set(Duration::ZERO, Duration::ZERO, 3), clocks);
        assert_eq!(Clocks::set(Duration::ZERO, seconds(1), 0).time(Disc::Black), None);
        clocks.left(Disc::Black, Duration::ZERO, 0);
        assert_eq!(budget(&clocks, 60).hard, Duration::ZERO);
        assert_eq!(clocks.time(Disc::White), None);
        let longest = seconds(1_000_000_000);
        clocks.left(Disc::White, longest, u32::MAX);
        clocks.spend(Disc::White, longest);
        assert!(clocks.time(Disc::White).is_some());
    }
}
