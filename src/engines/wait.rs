//! How long an answer is waited for, how much of it is taken, and what ends the wait early.

use std::time::Duration;

use super::EngineError;
use super::shortened::shortened;
use crate::search::{Stop, Stopwatch};

/// The longest answer, and the most that a program may say before its first one. What it says before
/// others is not kept, and only its time is limited.
const MOST_BYTES: usize = 256 << 10;

/// How long a program is waited for that has repeated what it was asked, as a terminal does too.
const ECHO: Duration = Duration::from_secs(2);

/// A longer look than this was none: the process was stopped meanwhile, or the machine slept.
const LONGEST_LOOK: Duration = Duration::from_millis(500);

/// The wait for one answer. Only the time in which this process runs is counted.
#[derive(Debug)]
pub(super) struct Wait<'a> {
    asked: &'a str,
    /// Runs since the last look.
    watch: Stopwatch,
    /// What has passed up to that look.
    waited: Duration,
    patience: Duration,
    stop: &'a Stop,
    /// The bytes of the answer that came so far.
    bytes: usize,
    /// What came instead of the answer, if anything did.
    instead: Option<Instead>,
    greeting: Option<Greeting>,
}

/// What a program is asked first, by which it is known whether it speaks a protocol.
#[derive(Clone, Copy, Debug)]
pub(super) struct Greeting {
    /// The protocol.
    pub(super) protocol: &'static str,
    /// How long a program that has said something else is waited for.
    pub(super) silence: Duration,
}

/// What came instead of an answer.
#[derive(Debug)]
struct Instead {
    /// The last line of it.
    line: String,
    /// When that came.
    at: Duration,
    /// Whether it had what was asked in it.
    echo: bool,
    /// The bytes of all that came.
    bytes: usize,
}

impl<'a> Wait<'a> {
    /// Waits so long from now. `asked` is what the error says that the engine was asked.
    pub(super) fn begin(asked: &'a str, patience: Duration, stop: &'a Stop) -> Self {
        Self {
            asked,
            watch: Stopwatch::start(),
            waited: Duration::ZERO,
            patience,
            stop,
            bytes: 0,
            instead: None,
            greeting: None,
        }
    }

    /// The same for what is asked first.
    pub(super) fn greeted(self, greeting: Greeting) -> Self {
        Self { greeting: Some(greeting), ..self }
    }

    /// What the engine was asked.
    pub(super) const fn asked(&self) -> &'a str {
        self.asked
    }

    /// Looks how long there is still to wait.
    pub(super) fn left(&mut self) -> Duration {
        self.waited += self.watch.elapsed().min(LONGEST_LOOK);
        self.watch = Stopwatch::start();
        self.patience.saturating_sub(self.waited)
    }

    /// Counts a line of the answer.
    pub(super) const fn count(&mut self, line: &str) {
        self.bytes += line.len() + 1;
    }

    /// Notes a line that is not what is waited for.
    pub(super) fn note(&mut self, line: &str) {
        if line.trim().is_empty() {
            return;
        }
        let before = self.instead.take();
        let echo = before.as_ref().is_some_and(|instead| instead.echo) || line.trim() == self.asked;
        let bytes = before.map_or(0, |instead| instead.bytes) + line.len();
        self.instead = Some(Instead { line: shortened(line), at: self.waited, echo, bytes });
    }

    /// Whether to wait any longer.
    ///
    /// # Errors
    /// Says why not.
    pub(super) fn go_on(&mut self) -> Result<(), EngineError> {
        let is_over = self.left().is_zero();
        let asked = || shortened(self.asked);
        if self.stop.is_raised() {
            return Err(EngineError::Interrupted);
        }
        if self.bytes > MOST_BYTES {
            return Err(EngineError::Endless { asked: asked(), kib: MOST_BYTES >> 10 });
        }
        if let (Some(greeting), Some(instead)) = (self.greeting, &self.instead) {
            let silence = if instead.echo { ECHO } else { greeting.silence };
            let is_silent = self.waited.saturating_sub(instead.at) > silence;
            if is_silent || instead.bytes > MOST_BYTES {
                let (protocol, heard) = (greeting.protocol, instead.line.clone());
                return Err(EngineError::NotSpoken { protocol, asked: asked(), heard });
            }
        }
        if is_over {
            let heard = self.instead.take().map(|instead| instead.line);
            return Err(EngineError::Stalled { asked: asked(), after: self.patience, heard });
        }
        Ok(())
    }
}
