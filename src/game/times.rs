use std::time::Duration;

use super::{ClockSetting, Clocks, Record, Turn};
use crate::rules::{Disc, Move};

/// What every turn of a line of play took, those taken back included, and the present one so far:
/// with the line, what the clocks show.
///
/// Taking a move back sets the clocks to what they were when that move was begun, and playing it
/// again to what they were after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Times {
    setting: ClockSetting,
    /// In the order of the turns. A pass takes no time, and neither does what was played before
    /// the clocks were set.
    took: Vec<Option<Duration>>,
    thinking: Duration,
}

impl Times {
    /// Clocks that begin to run at the present turn, whatever was played before.
    #[must_use]
    pub const fn new(setting: ClockSetting) -> Self {
        Self { setting, took: Vec::new(), thinking: Duration::ZERO }
    }

    /// Times that were kept: what the turns of the line took, in its order, and how long the side
    /// to move has been thinking.
    #[must_use]
    pub const fn kept(
        setting: ClockSetting,
        took: Vec<Option<Duration>>,
        thinking: Duration,
    ) -> Self {
        Self { setting, took, thinking }
    }

    /// What the clocks were set to.
    #[must_use]
    pub const fn setting(&self) -> ClockSetting {
        self.setting
    }

    /// What a turn of the line took, if it had its time.
    #[must_use]
    pub fn took(&self, index: usize) -> Option<Duration> {
        self.took.get(index).copied().flatten()
    }

    /// How long the side to move has been thinking.
    #[must_use]
    pub const fn thinking(&self) -> Duration {
        self.thinking
    }

    /// What the clocks show now.
    #[must_use]
    pub fn clocks(&self, record: &Record) -> Clocks {
        let mut clocks = Clocks::new(self.setting);
        for (index, turn) in record.turns().iter().enumerate() {
            if let Some(took) = self.took(index) {
                // Who has moved had time left; only a file that was changed says otherwise.
                let _ = clocks.moved(turn.by, took);
            }
        }
        if !record.is_over() {
            // A clock that has run out shows zero, and the flag is asked for elsewhere.
            let _ = clocks.pass(record.position().to_move(), self.thinking);
        }
        clocks
    }

    /// The side whose time has run out.
    #[must_use]
    pub fn flag(&self, record: &Record) -> Option<Disc> {
        let by = record.position().to_move();
        (!record.is_over() && self.clocks(record).left(by).is_zero()).then_some(by)
    }

    /// Lets time pass for the side to move.
    pub(super) fn pass(&mut self, time: Duration) {
        self.thinking = self.thinking.saturating_add(time);
    }

    /// Notes the turns that have just been added behind the first `before` of the line.
    pub(super) fn played(&mut self, before: usize, added: &[Turn]) {
        self.took.resize(before, None);
        let thinking = std::mem::take(&mut self.thinking);
        let took = added.iter().map(|turn| (turn.action != Move::Pass).then_some(thinking));
        self.took.extend(took);
    }

    /// Begins the present turn anew.
    pub(super) const fn restart(&mut self) {
        self.thinking = Duration::ZERO;
    }

    /// The same without what the present turn has taken so far.
    #[must_use]
    pub fn at_the_last_move(&self) -> Self {
        Self { thinking: Duration::ZERO, ..self.clone() }
    }
}
