use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// How far a long run is, with its rate and the time left, on standard error: in one line that
/// changes on a terminal, and now and then a line elsewhere.
pub(super) struct Progress {
    total: u64,
    /// What is counted, in the plural.
    things: &'static str,
    done: u64,
    began: Instant,
    told: Instant,
    terminal: bool,
}

impl Progress {
    /// Starts to count so many things.
    pub(super) fn start(total: u64, things: &'static str) -> Self {
        let now = Instant::now();
        let terminal = io::stderr().is_terminal();
        Self { total, things, done: 0, began: now, told: now, terminal }
    }

    /// Counts one more, and tells it if it is time to.
    pub(super) fn advance(&mut self) {
        self.done += 1;
        let pause = Duration::from_secs(if self.terminal { 1 } else { 60 });
        if self.told.elapsed() >= pause {
            self.told = Instant::now();
            self.tell();
        }
    }

    /// Tells how it ended.
    pub(super) fn finish(&self) {
        self.tell();
        if self.terminal {
            let _ = writeln!(io::stderr());
        }
    }

    /// Nobody else is told, so a fault is nothing.
    fn tell(&self) {
        let text = status(self.done, self.total, self.things, self.began.elapsed());
        let _ = if self.terminal {
            write!(io::stderr(), "\r\x1b[K{text}")
        } else {
            writeln!(io::stderr(), "{text}")
        };
    }
}

fn status(done: u64, total: u64, things: &str, elapsed: Duration) -> String {
    let mut text = format!("{done} of {total} {things}");
    let rate = done as f64 / elapsed.as_secs_f64();
    if done > 0 && rate.is_finite() {
        text += &format!(", {rate:.1} a second");
        if done < total {
            let left = Duration::from_secs_f64((total - done) as f64 / rate);
            text += &format!(", {} left", span(left));
        }
    }
    text
}

/// A time in its two largest units.
fn span(time: Duration) -> String {
    let seconds = time.as_secs();
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours, minutes) {
        (0, 0, 0) => format!("{seconds} s"),
        (0, 0, _) => format!("{minutes} min {} s", seconds % 60),
        (0, _, _) => format!("{hours} h {minutes} min"),
        _ => format!("{days} d {hours} h"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rate_and_the_time_left_are_told() {
        let after = Duration::from_secs;
        assert_eq!(status(0, 9, "games", after(0)), "0 of 9 games");
        assert_eq!(status(50, 250, "games", after(2)), "50 of 250 games, 25.0 a second, 8 s left");
        assert_eq!(status(9, 9, "games", after(1)), "9 of 9 games, 9.0 a second");
    }

    #[test]
    fn times_are_told_in_two_units() {
        let told = [59, 61, 7325, 90_061].map(|seconds| span(Duration::from_secs(seconds)));
        assert_eq!(told, ["59 s", "1 min 1 s", "2 h 2 min", "1 d 1 h"]);
    }
}
