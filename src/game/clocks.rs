use std::time::Duration;

use thiserror::Error;

use crate::formats::clock::ClockSetting;
use crate::rules::Disc;

/// The clocks of both sides. They read no time: it is told to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    setting: ClockSetting,
    black: Duration,
    white: Duration,
}

/// That a side's time has run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{by:?} has run out of time")]
pub struct FlagFall {
    /// Whose flag fell.
    pub by: Disc,
}

impl Clocks {
    /// Clocks that show the main time.
    #[must_use]
    pub const fn new(setting: ClockSetting) -> Self {
        Self { setting, black: setting.main(), white: setting.main() }
    }

    /// What the clocks are set to.
    #[must_use]
    pub const fn setting(&self) -> ClockSetting {
        self.setting
    }

    /// The time that a side has left.
    #[must_use]
    pub const fn left(&self, disc: Disc) -> Duration {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }

    /// Sets the time that a side has left.
    pub const fn set_left(&mut self, disc: Disc, left: Duration) {
        match disc {
            Disc::Black => self.black = left,
            Disc::White => self.white = left,
        }
    }

    /// Lets time pass on the clock of a side that is on turn and has not moved yet.
    ///
    /// # Errors
    /// When its time is up, which it is as soon as nothing is left. The clock then shows zero.
    pub fn pass(&mut self, disc: Disc, time: Duration) -> Result<(), FlagFall> {
        let left = self.left(disc).saturating_sub(time);
        self.set_left(disc, left);
        if left.is_zero() { Err(FlagFall { by: disc }) } else { Ok(()) }
    }

    /// Takes off what a move took, and adds the increment.
    ///
    /// # Errors
    /// When the time was up before the move was made; there is no increment then.
    pub fn moved(&mut self, disc: Disc, took: Duration) -> Result<(), FlagFall> {
        self.pass(disc, took)?;
        self.set_left(disc, self.left(disc) + self.setting.increment());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_costs_its_time_and_earns_the_increment() {
        let mut clocks = Clocks::new("10s+2s".parse().unwrap());
        let seconds = Duration::from_secs;
        assert_eq!(clocks.moved(Disc::Black, seconds(5)), Ok(()));
        assert_eq!(clocks.left(Disc::Black), seconds(7));
        assert_eq!(clocks.left(Disc::White), seconds(10));
        assert_eq!(clocks.pass(Disc::White, seconds(4)), Ok(()));
        assert_eq!(clocks.moved(Disc::White, seconds(5)), Ok(()));
        assert_eq!(clocks.left(Disc::White), seconds(3));
    }

    #[test]
    fn a_flag_falls_when_nothing_is_left() {
        let mut clocks = Clocks::new("10s+2s".parse().unwrap());
        let fallen = Err(FlagFall { by: Disc::White });
        assert_eq!(clocks.moved(Disc::White, Duration::from_secs(10)), fallen);
        assert_eq!(clocks.left(Disc::White), Duration::ZERO);
        assert_eq!(clocks.pass(Disc::White, Duration::ZERO), fallen);
    }
}
