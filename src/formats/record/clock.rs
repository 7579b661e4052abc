//! Time controls: `main/increment/grace`, each `[[h:]m:]s`, in GGF; seconds in SGF.

use super::{GameRecord, Source};

impl GameRecord {
    /// The main time as SGF has it, in seconds: `900`.
    #[must_use]
    pub fn main_seconds(&self) -> Option<String> {
        let clock = self.clock.trim();
        match self.source {
            Source::Sgf => Some(clock.to_owned()),
            _ => clock.split('/').next().and_then(seconds).map(|seconds| seconds.to_string()),
        }
        .filter(|clock| !clock.is_empty())
    }

    /// The time control as GGF has it: `15:00//02:00`.
    #[must_use]
    pub fn ggf_clock(&self) -> Option<String> {
        let clock = self.clock.trim();
        match self.source {
            Source::Sgf => clock.parse().ok().and_then(minutes),
            _ => Some(clock.to_owned()),
        }
        .filter(|clock| !clock.is_empty())
    }

    /// Whether the time control says more than its main time.
    #[must_use]
    pub fn has_increment(&self) -> bool {
        self.source != Source::Sgf
            && self.clock.split('/').skip(1).any(|part| !part.trim().is_empty())
    }
}

/// Reads `[[h:]m:]s`.
fn seconds(text: &str) -> Option<u64> {
    let mut parts = text.trim().split(':');
    let first = parts.next()?.parse::<u64>().ok()?;
    let total = parts.try_fold(first, |total, part| {
        let part: u64 = part.parse().ok()?;
        total.checked_mul(60)?.checked_add(part)
    })?;
    (total > 0).then_some(total)
}

/// Writes whole seconds as `[h:]mm:ss`.
fn minutes(seconds: f64) -> Option<String> {
    if !(1.0..1e9).contains(&seconds) {
        return None;
    }
    let seconds = seconds.round() as u64;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    Some(match hours {
        0 => format!("{minutes:02}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_go_both_ways() {
        for (ggf, sgf) in [("15:00", "900"), ("1:00:00", "3600"), ("00:30", "30")] {
            assert_eq!(seconds(ggf).map(|seconds| seconds.to_string()).as_deref(), Some(sgf));
            assert_eq!(minutes(sgf.parse().unwrap()).as_deref(), Some(ggf));
        }
        for text in ["", "0", "x", "1:x", "99999999999999999999:00:00"] {
            assert_eq!(seconds(text), None, "{text}");
        }
        for seconds in [0.0, -1.0, f64::NAN, f64::INFINITY, 1e300] {
            assert_eq!(minutes(seconds), None);
        }
    }
}
