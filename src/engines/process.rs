//! A program with pipes, whose every answer is waited for with an end.

use std::io::{self, BufRead, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Builder};
use std::time::Duration;

use super::shortened::shortened;
use super::wait::Wait;
use super::{EngineError, Leash};
use crate::search::Stopwatch;

/// The longest line that is taken as one; what is behind it is the next.
const LONGEST_LINE: u64 = 16 * 1024;

/// How many lines are kept that nobody has read; a program that says more waits.
const KEPT_LINES: usize = 256;

/// How often a wait looks whether it is to stop.
const LOOK: Duration = Duration::from_millis(20);

/// How long a program has to leave once it was told to, and to be gone once its output has ended.
const LEAVE: Duration = Duration::from_millis(500);

/// A running program. Dropping it tells it to quit, and kills it and what it has started.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    leash: Leash,
    input: Option<Sender<String>>,
    output: Receiver<String>,
    last_words: Arc<Mutex<Option<String>>>,
    /// Closed once everything has been heard that it had to say on its standard error.
    all_said: Receiver<()>,
    /// Whether it has ended and the system was told that we know.
    reaped: bool,
    /// Whether it failed, so that there is no use in asking it to quit.
    failed: bool,
}

impl Process {
    /// Starts a program, in a process group of its own, so that Ctrl-C at the terminal is ours.
    pub(super) fn start(words: &[String]) -> Result<Self, EngineError> {
        let (program, arguments) = words.split_first().expect("an engine has a command");
        let mut command = Command::new(program);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let failed = |reason| EngineError::Start { program: program.clone(), reason };
        let mut child = command.spawn().map_err(failed)?;
        let stdin = child.stdin.take().expect("standard input is piped");
        let stdout = child.stdout.take().expect("standard output is piped");
        let stderr = child.stderr.take().expect("standard error is piped");
        let (input, lines) = channel();
        let (heard, output) = sync_channel(KEPT_LINES);
        let (saying, all_said) = channel();
        let last_words = Arc::default();
        let words = Arc::clone(&last_words);
        let input = Some(input);
        let (leash, reaped) = (Leash::of(&child), false);
        let mut process =
            Self { child, leash, input, output, last_words, all_said, reaped, failed: true };
        // They end with the pipes; a program that hands its pipes on must not keep us from ending.
        spawn(move || write_lines(stdin, &lines))
            .and_then(|()| spawn(move || read_lines(stdout, &heard)))
            .and_then(|()| spawn(move || keep_last_line(stderr, &words, saying)))
            .map_err(failed)?;
        process.failed = false;
        Ok(process)
    }

    /// What holds it still while this process is stopped.
    pub(super) fn leash(&self) -> Leash {
        self.leash.clone()
    }

    /// Sends a line; one that a program does not read any more is noticed when it owes an answer.
    pub(super) fn send(&self, line: &str) {
        if let Some(input) = &self.input {
            let _ = input.send(format!("{line}\n"));
        }
    }

    /// The next line that satisfies `wanted`, of what is said from now on.
    ///
    /// # Errors
    /// When it does not come in time or never will, or the wait was stopped.
    pub(super) fn hear<T>(
        &mut self,
        wait: &mut Wait<'_>,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, EngineError> {
        let mut gone = false;
        loop {
            if let Err(fault) = wait.go_on() {
                self.failed = true;
                return Err(fault);
            }
            match self.output.recv_timeout(wait.left().min(LOOK)) {
                Ok(line) => match wanted(&line) {
                    Some(found) => {
                        wait.count(&line);
                        return Ok(found);
                    }
                    None => wait.note(&line),
                },
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended(wait.asked())),
                // What it has started may hold its output open for ever.
                Err(RecvTimeoutError::Timeout) if gone => return Err(self.ended(wait.asked())),
                // What it said last may be on its way.
                Err(RecvTimeoutError::Timeout) => gone = self.is_gone(),
            }
        }
    }

    /// Whether it has ended. The system is not told that we know, so that its number stays its own.
    #[cfg(unix)]
    fn is_gone(&self) -> bool {
        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};

        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        matches!(waitid(WaitId::Pid(Pid::from_child(&self.child)), options), Ok(Some(_)))
    }

    #[cfg(not(unix))]
    fn is_gone(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// Learns how it ended, which takes the system a moment to say. What it has started ends too.
    fn ended(&mut self, asked: &str) -> EngineError {
        self.failed = true;
        self.leash.drop_it();
        let watch = Stopwatch::start();
        while !self.is_gone() && watch.elapsed() < LEAVE {
            thread::sleep(Duration::from_millis(5));
        }
        let mut status = None;
        if self.is_gone() {
            self.kill();
            status = self.child.wait().ok();
            self.reaped = true;
        }
        // Whoever has inherited its standard error may hold that open for longer.
        let _: Result<(), _> = self.all_said.recv_timeout(LEAVE.saturating_sub(watch.elapsed()));
        let last_words = self.last_words.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let status = status.map(|status| status.to_string());
        EngineError::Ended { asked: shortened(asked), status, last_words }
    }

    /// Lets it end by itself: told so, and with its input closed.
    fn see_out(&mut self) {
        self.send("quit");
        self.input = None;
        let watch = Stopwatch::start();
        while let Some(left) = LEAVE.checked_sub(watch.elapsed()) {
            if self.output.recv_timeout(left) == Err(RecvTimeoutError::Disconnected) {
                return;
            }
        }
    }

    /// Kills it with all that it has started. It has not been reaped, so that its number is its own.
    fn kill(&mut self) {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            // One that is gone already needs no killing.
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        let _ = self.child.kill();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.failed {
            self.see_out();
        }
        self.leash.drop_it();
        if !self.reaped {
            self.kill();
            let _ = self.child.wait();
        }
    }
}

/// Starts a thread that nobody waits for.
fn spawn(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    Builder::new().name("otello-pipe".to_owned()).spawn(work).map(drop)
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(output: impl Read, heard: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    while let Some(line) = next_line(&mut output) {
        if heard.send(line).is_err() {
            return;
        }
    }
}

/// Keeps the last line, and lets go of `saying` once everything has been said.
fn keep_last_line(output: impl Read, last: &Mutex<Option<String>>, saying: Sender<()>) {
    let mut output = BufReader::new(output);
    while let Some(line) = next_line(&mut output) {
        if !line.trim().is_empty() {
            *last.lock().unwrap_or_else(PoisonError::into_inner) = Some(shortened(&line));
        }
    }
    drop(saying);
}

/// The next line without its end, whatever its bytes; `None` at the end of the output.
fn next_line(output: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    match output.take(LONGEST_LINE).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => {
            let text = String::from_utf8_lossy(&line);
            Some(text.trim_end_matches(['\n', '\r']).to_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_at_a_length() {
        let text = format!("{}\nb\r\n", "a".repeat(LONGEST_LINE as usize + 3));
        let mut output = BufReader::new(text.as_bytes());
        let lengths: Vec<_> =
            std::iter::from_fn(|| next_line(&mut output)).map(|line| line.len()).collect();
        assert_eq!(lengths, [LONGEST_LINE as usize, 3, 1]);
    }
}
