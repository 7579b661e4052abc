//! Clock settings as people write them, `5m+2s`, and as GGF does, `05:00/00:02`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

/// What each side's clock shows at first, and what every move adds to it once it is made.
///
/// Written as `5m+2s`, `10m`, `1h30m`, `0.5s+0.1s`, or in bare seconds, `300+2`. Times are kept to
/// the millisecond.
///
/// ```
/// use otello::formats::clock::ClockSetting;
///
/// let setting: ClockSetting = "300+2".parse()?;
/// assert_eq!(setting.to_string(), "5m+2s");
/// # Ok::<(), otello::formats::clock::ClockError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockSetting {
    main: Duration,
    increment: Duration,
}

/// Why a text is no clock setting.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ClockError {
    /// A part that is not a time.
    #[error("{part}: \"{text}\" is not a time, as in 5m, 90s, 1h30m or 0.5s")]
    NotATime {
        /// Which part.
        part: ClockPart,
        /// The text.
        text: String,
    },
    /// A main time that is too short to move in, or a time that no game needs.
    #[error("{part}: {} is needed", .part.bounds())]
    OutOfBounds {
        /// Which part.
        part: ClockPart,
    },
}

/// A part of a clock setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockPart {
    /// The time at the start.
    Main,
    /// The time that a move adds.
    Increment,
}

impl ClockPart {
    const fn bounds(self) -> &'static str {
        match self {
            Self::Main => "a time from 0.001s to 24h",
            Self::Increment => "a time from 0s to 1h",
        }
    }
}

impl fmt::Display for ClockPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Main => "main time",
            Self::Increment => "increment",
        })
    }
}

impl ClockSetting {
    /// The longest main time: a day.
    pub const LONGEST: Duration = Duration::from_hours(24);
    /// The longest increment: an hour.
    pub const LONGEST_INCREMENT: Duration = Duration::from_hours(1);

    /// A clock with these times, rounded to the millisecond.
    ///
    /// # Errors
    /// When the main time is zero, or either is longer than any game needs.
    pub fn new(main: Duration, increment: Duration) -> Result<Self, ClockError> {
        let (main, increment) = (rounded(main), rounded(increment));
        if main.is_zero() || main > Self::LONGEST {
            return Err(ClockError::OutOfBounds { part: ClockPart::Main });
        }
        if increment > Self::LONGEST_INCREMENT {
            return Err(ClockError::OutOfBounds { part: ClockPart::Increment });
        }
        Ok(Self { main, increment })
    }

    /// What the clock shows at first.
    #[must_use]
    pub const fn main(self) -> Duration {
        self.main
    }

    /// What every move adds.
    #[must_use]
    pub const fn increment(self) -> Duration {
        self.increment
    }

    /// Reads GGF's `main/increment/grace`, each `[[h:]m:]s`, whose parts may be empty; `None` for a
    /// game without clocks. The grace, which GGS gives to a side whose time is up, is left out.
    ///
    /// # Errors
    /// When the main time or the increment is not a time, or out of bounds.
    pub fn from_ggf(text: &str) -> Result<Option<Self>, ClockError> {
        let mut parts = text.split('/').map(str::trim);
        let mut part = |part| match parts.next() {
            None | Some("") => Ok(Duration::ZERO),
            Some(text) => read_colons(text)
                .ok_or_else(|| ClockError::NotATime { part, text: text.to_owned() }),
        };
        let (main, increment) = (part(ClockPart::Main)?, part(ClockPart::Increment)?);
        if main.is_zero() && increment.is_zero() {
            return Ok(None);
        }
        Self::new(main, increment).map(Some)
    }

    /// Writes the setting as GGF's TI holds it: `05:00`, `05:00/00:02`.
    #[must_use]
    pub fn to_ggf(self) -> String {
        let main = with_colons(self.main);
        if self.increment.is_zero() {
            return main;
        }
        format!("{main}/{}", with_colons(self.increment))
    }
}

impl FromStr for ClockSetting {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<Self, ClockError> {
        let (main, increment) = match text.split_once('+') {
            Some((main, increment)) => (main, Some(increment)),
            None => (text, None),
        };
        let read = |part, text: &str| {
            let time = read_time(text.trim());
            time.ok_or_else(|| ClockError::NotATime { part, text: text.trim().to_owned() })
        };
        let main = read(ClockPart::Main, main)?;
        let increment =
            increment.map_or(Ok(Duration::ZERO), |text| read(ClockPart::Increment, text))?;
        Self::new(main, increment)
    }
}

impl fmt::Display for ClockSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_time(f, self.main)?;
        if self.increment.is_zero() {
            return Ok(());
        }
        f.write_str("+")?;
        write_time(f, self.increment)
    }
}

fn rounded(time: Duration) -> Duration {
    let nanoseconds = (time + Duration::from_micros(500)).subsec_nanos() % 1_000_000;
    time + Duration::from_micros(500) - Duration::from_nanos(nanoseconds.into())
}

const UNITS: [(char, u32); 3] = [('h', 3600), ('m', 60), ('s', 1)];

/// Reads `1h30m`, `0.5s` or bare seconds; units come in their order.
fn read_time(text: &str) -> Option<Duration> {
    if let Some(seconds) = read_number(text) {
        return Some(seconds);
    }
    let mut units = UNITS.into_iter();
    let mut rest = text;
    let mut time = Duration::ZERO;
    while !rest.is_empty() {
        let (number, behind) = rest.split_at(rest.find(char::is_alphabetic)?);
        let letter = behind.chars().next()?.to_ascii_lowercase();
        let (_, seconds) = units.find(|(unit, _)| *unit == letter)?;
        time = time.checked_add(read_number(number)?.checked_mul(seconds)?)?;
        rest = &behind[1..];
    }
    (!text.is_empty()).then_some(time)
}

/// Reads digits with at most one point among them, as seconds.
fn read_number(text: &str) -> Option<Duration> {
    let plain = text.chars().all(|character| character.is_ascii_digit() || character == '.');
    Duration::try_from_secs_f64(text.parse().ok().filter(|_| plain)?).ok()
}

fn write_time(f: &mut fmt::Formatter<'_>, time: Duration) -> fmt::Result {
    let whole = time.as_secs();
    let (hours, minutes) = (whole / 3600, whole / 60 % 60);
    if hours > 0 {
        write!(f, "{hours}h")?;
    }
    if minutes > 0 {
        write!(f, "{minutes}m")?;
    }
    let seconds = Seconds { time, digits: 1 };
    if seconds.is_zero() && whole > 0 { Ok(()) } else { write!(f, "{seconds}s") }
}

/// The seconds of a time beside its whole minutes, with so many digits before the point at least.
struct Seconds {
    time: Duration,
    digits: usize,
}

impl Seconds {
    const fn is_zero(&self) -> bool {
        self.time.as_secs().is_multiple_of(60) && self.time.subsec_millis() == 0
    }
}

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { time, digits } = *self;
        write!(f, "{:0digits$}", time.as_secs() % 60)?;
        match time.subsec_millis() {
            0 => Ok(()),
            thousandths => write!(f, ".{}", format!("{thousandths:03}").trim_end_matches('0')),
        }
    }
}

/// Reads `[[h:]m:]s`.
fn read_colons(text: &str) -> Option<Duration> {
    let parts: Vec<_> = text.split(':').map(|part| read_number(part.trim())).collect();
    if parts.len() > UNITS.len() {
        return None;
    }
    parts.into_iter().rev().zip([1, 60, 3600]).try_fold(Duration::ZERO, |time, (part, seconds)| {
        time.checked_add(part?.checked_mul(seconds)?)
    })
}

fn with_colons(time: Duration) -> String {
    let (hours, minutes) = (time.as_secs() / 3600, time.as_secs() / 60 % 60);
    let seconds = Seconds { time, digits: 2 };
    if hours > 0 {
        format!("{hours:02}:{minutes:02}:{seconds}")
    } else {
        format!("{minutes:02}:{seconds}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_and_written() {
        for (text, main, increment, written) in [
            ("5m+2s", 300_000, 2_000, "5m+2s"),
            ("300+2", 300_000, 2_000, "5m+2s"),
            ("10m", 600_000, 0, "10m"),
            ("1s", 1_000, 0, "1s"),
            ("0.5s+0.1s", 500, 100, "0.5s+0.1s"),
            ("1H30M", 5_400_000, 0, "1h30m"),
            ("1m30s + 0", 90_000, 0, "1m30s"),
            ("1.5m+.25", 90_000, 250, "1m30s+0.25s"),
            ("24h+1h", 86_400_000, 3_600_000, "24h+1h"),
            ("0.0005", 1, 0, "0.001s"),
        ] {
            let setting: ClockSetting = text.parse().unwrap();
            assert_eq!(setting.main(), Duration::from_millis(main), "{text}");
            assert_eq!(setting.increment(), Duration::from_millis(increment), "{text}");
            assert_eq!(setting.to_string(), written);
            assert_eq!(written.parse(), Ok(setting));
        }
    }

    #[test]
    fn what_is_no_setting_is_refused_with_its_reason() {
        let fault = |text: &str| text.parse::<ClockSetting>().unwrap_err().to_string();
        let no_time = "is not a time, as in 5m, 90s, 1h30m or 0.5s";
        for (text, part, named) in [
            ("", "main time", ""),
            ("five", "main time", "five"),
            ("5x", "main time", "5x"),
            ("m", "main time", "m"),
            ("5s3m", "main time", "5s3m"),
            ("5m5m", "main time", "5m5m"),
            ("-5", "main time", "-5"),
            ("1e3", "main time", "1e3"),
            ("inf", "main time", "inf"),
            ("5m\u{e9}", "main time", "5m\u{e9}"),
            ("5m+", "increment", ""),
            ("5m+2s+1s", "increment", "2s+1s"),
        ] {
            assert_eq!(fault(text), format!("{part}: \"{named}\" {no_time}"));
        }
        let bounds = "main time: a time from 0.001s to 24h is needed";
        for text in ["0", "0+2", "25h", "99999999999999999999"] {
            assert!(fault(text) == bounds || fault(text).ends_with(no_time), "{text}");
        }
        assert_eq!(fault("0+2"), bounds);
        assert_eq!(fault("5m+61m"), "increment: a time from 0s to 1h is needed");
    }

    #[test]
    fn ggf_s_times_are_read_and_written() {
        for (text, written) in [
            ("05:00//02:00", "05:00"),
            ("5:00/0:02", "05:00/00:02"),
            ("300", "05:00"),
            ("1:30:00/10/20", "01:30:00/00:10"),
            ("00:00.5", "00:00.5"),
        ] {
            let setting = ClockSetting::from_ggf(text).unwrap().unwrap();
            assert_eq!(setting.to_ggf(), written);
            assert_eq!(ClockSetting::from_ggf(written), Ok(Some(setting)));
        }
        for text in ["0", "", "00:00//02:00"] {
            assert_eq!(ClockSetting::from_ggf(text), Ok(None), "{text}");
        }
        assert!(ClockSetting::from_ggf("soon").is_err());
        assert!(ClockSetting::from_ggf("1:2:3:4").is_err());
    }
}
