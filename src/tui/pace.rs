//! When the next frame is due.

use std::time::{Duration, Instant};

use super::flow::Flow;

/// The least time between two frames that only show an engine at work: fifteen a second.
const ENGINE_FRAME: Duration = Duration::from_millis(67);

/// How long inputs that are already waiting may put off a frame.
const PATIENCE: Duration = Duration::from_millis(16);

/// The frames asked for and the last one drawn.
#[derive(Debug, Default)]
pub(super) struct Pace {
    /// When the frame that is wanted is due; `None` while the screen is up to date.
    due: Option<Instant>,
    /// When the last frame was drawn.
    drawn: Option<Instant>,
}

impl Pace {
    /// Notes what an input asked for.
    pub(super) fn note(&mut self, flow: Flow, now: Instant) {
        let due = match flow {
            Flow::Wait | Flow::Leave(_) => return,
            Flow::Draw | Flow::Repaint => now,
            Flow::DrawSoon => self.drawn.map_or(now, |drawn| now.max(drawn + ENGINE_FRAME)),
        };
        self.due = Some(self.due.map_or(due, |earlier| earlier.min(due)));
    }

    /// Notes that a frame was drawn.
    pub(super) fn drawn(&mut self, now: Instant) {
        *self = Self { due: None, drawn: Some(now) };
    }

    /// Returns when the next frame is due, if one is wanted.
    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }

    /// Returns whether a frame is due once no input is waiting.
    pub(super) fn is_due(&self, now: Instant) -> bool {
        self.due.is_some_and(|due| due <= now)
    }

    /// Returns whether a frame is so late that waiting inputs come after it.
    pub(super) fn is_late(&self, now: Instant) -> bool {
        self.due.is_some_and(|due| due + PATIENCE <= now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MILLISECOND: Duration = Duration::from_millis(1);

    #[test]
    fn nothing_is_due_while_nothing_happens() {
        let mut pace = Pace::default();
        let start = Instant::now();
        pace.note(Flow::Wait, start);
        assert_eq!(pace.due(), None);
    }

    #[test]
    fn engine_frames_come_fifteen_times_a_second_at_most() {
        let mut pace = Pace::default();
        let start = Instant::now();
        pace.drawn(start);
        let frames = (1..=1000)
            .filter(|&after| {
                let now = start + after * MILLISECOND;
                pace.note(Flow::DrawSoon, now);
                let due = pace.is_due(now);
                if due {
                    pace.drawn(now);
                }
                due
            })
            .count();
        assert_eq!(frames, 14);
    }

    #[test]
    fn a_key_does_not_wait_for_the_engine_s_next_frame() {
        let mut pace = Pace::default();
        let start = Instant::now();
        pace.drawn(start);
        pace.note(Flow::DrawSoon, start + MILLISECOND);
        assert!(!pace.is_due(start + 2 * MILLISECOND));
        pace.note(Flow::Draw, start + 2 * MILLISECOND);
        assert!(pace.is_due(start + 2 * MILLISECOND));
    }

    #[test]
    fn the_engine_does_not_put_off_a_frame_that_is_due() {
        let mut pace = Pace::default();
        let start = Instant::now();
        pace.drawn(start);
        pace.note(Flow::Draw, start + MILLISECOND);
        pace.note(Flow::DrawSoon, start + 2 * MILLISECOND);
        assert!(pace.is_due(start + 2 * MILLISECOND));
        assert!(!pace.is_late(start + 2 * MILLISECOND));
        assert!(pace.is_late(start + 17 * MILLISECOND));
    }
}
