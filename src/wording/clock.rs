use std::time::Duration;

use super::Wording;
use crate::game::Clocks;
use crate::rules::Disc;
use crate::session::Session;
use crate::text::{key, say};

/// Below this, tenths of a second are shown.
const TENTHS: Duration = Duration::from_secs(10);

/// What a clock shows: `1:04:31`, `4:31`, and below ten seconds `9.3`. A part of a second, or of a
/// tenth, is left out, so that only a side whose time is up is shown `0.0`, but for a moment.
#[must_use]
pub fn clock_face(left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    if left < TENTHS {
        format!("{seconds}.{}", left.subsec_millis() / 100)
    } else if hours > 0 {
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// The same in four characters at most: `4:31`, `25m`, `2h05`.
#[must_use]
pub fn short_clock_face(left: Duration) -> String {
    let minutes = left.as_secs() / 60;
    match minutes {
        0..10 => clock_face(left),
        10..100 => format!("{minutes}m"),
        _ => format!("{}h{:02}", minutes / 60, minutes % 60),
    }
}

/// How soon a clock that runs shows something else, or its time is up.
#[must_use]
pub fn next_face(left: Duration) -> Duration {
    const MILLISECOND: Duration = Duration::from_millis(1);
    let unit = if left <= TENTHS { 100_000_000 } else { 1_000_000_000 };
    let over = Duration::from_nanos(u64::from(left.subsec_nanos() % unit));
    (over + MILLISECOND).min(left)
}

/// Whether a side is short of time: ten seconds, or a fifth of a clock that has less.
#[must_use]
pub fn is_low(clocks: &Clocks, disc: Disc) -> bool {
    clocks.left(disc) < TENTHS.min(clocks.setting().main() / 5)
}

impl Wording<'_> {
    /// What both clocks show: `Time left: Black 4:31, White 5:00.`
    #[must_use]
    pub fn time_left(self, clocks: &Clocks) -> String {
        let one = |disc| format!("{} {}", self.side(disc), clock_face(clocks.left(disc)));
        let times = Disc::BOTH.map(one).join(", ");
        say!(self.texts, "common-time-left", times = times)
    }

    /// Who has lost because its time is up: `Black has run out of time. White wins.`
    #[must_use]
    pub fn time_up(self, loser: Disc) -> String {
        let (side, winner) = (self.side(loser), self.side(!loser));
        say!(self.texts, "common-time-up", side = side, winner = winner)
    }

    /// What the help says of the clocks, if the game has some, and of the engine that thinks on a
    /// person's time.
    #[must_use]
    pub fn about_time(self, session: &Session) -> Vec<String> {
        let clock = session.game().clock_setting();
        let clocks = clock.map(|clock| say!(self.texts, "help-clocks", clock = clock.to_string()));
        let ponder = session.ponders().then(|| self.texts.get(key!("help-ponder")).into_owned());
        clocks.into_iter().chain(ponder).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_what_is_left() {
        for (milliseconds, face, short) in [
            (0, "0.0", "0.0"),
            (99, "0.0", "0.0"),
            (9_999, "9.9", "9.9"),
            (10_000, "0:10", "0:10"),
            (271_500, "4:31", "4:31"),
            (1_500_000, "25:00", "25m"),
            (7_500_000, "2:05:00", "2h05"),
        ] {
            let left = Duration::from_millis(milliseconds);
            assert_eq!((clock_face(left).as_str(), short_clock_face(left).as_str()), (face, short));
        }
    }

    #[test]
    fn every_face_is_shown_and_none_twice() {
        let mut left = Duration::from_millis(12_345);
        let mut faces = vec![clock_face(left)];
        while !left.is_zero() {
            left -= next_face(left);
            faces.push(clock_face(left));
        }
        // The last tenth and the end look the same.
        assert_eq!(faces.pop(), faces.last().cloned());
        assert_eq!(faces.len(), 3 + 100);
        faces.dedup();
        assert_eq!(faces.len(), 3 + 100);
    }
}
