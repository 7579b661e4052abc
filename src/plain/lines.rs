use std::io::{BufRead, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::Builder;
use std::time::Duration;

use super::DialogueError;
use super::heard::{Heard, Line};
use crate::session::NoThread;

/// How long the engine may think before the input is looked at for a word that ends the dialogue. A
/// script is written in one go, and what it says last is said behind the engine's moves.
const GRACE: Duration = Duration::from_secs(2);

/// The longest line that is read as a whole, in bytes: far more than any command takes.
const LONGEST: u64 = 65_536;

/// What a line may have beyond that before the input counts as none of lines.
const MOST_SKIPPED: u64 = 1 << 24;

/// Asks for a line.
#[derive(Clone, Copy, Debug)]
struct Request {
    /// How many lines were read before it.
    number: usize,
    at_once: bool,
}

/// The lines of the input, read by a thread of its own, so that whoever waits for the engine hears
/// of the end as well. A line is read when it is asked for and not before.
#[derive(Debug)]
pub(super) struct Lines {
    requests: Sender<Request>,
    heard: usize,
}

impl Lines {
    /// Starts the thread, which gives its lines to `sink`. It ends when this is dropped, unless it
    /// waits for input; then with the program.
    ///
    /// # Errors
    /// When no thread can be started.
    pub(super) fn of(
        mut input: Box<dyn BufRead + Send>,
        sink: Sender<Heard>,
    ) -> Result<Self, DialogueError> {
        let (requests, queue) = channel();
        let serve = move || {
            let mut number = 0;
            while let Some(()) = wait(&queue, number) {
                number += 1;
                if sink.send(Heard::Line(read(&mut *input))).is_err() {
                    break;
                }
            }
        };
        Builder::new().name("otello-input".into()).spawn(serve).map_err(NoThread::new)?;
        Ok(Self { requests, heard: 0 })
    }

    /// Asks for the next line; asking again for the same one is no matter.
    pub(super) fn ask(&self) {
        self.request(true);
    }

    /// Asks for the next line unless the engine is done soon.
    pub(super) fn ask_in_a_while(&self) {
        self.request(false);
    }

    /// Notes that a line was heard, so that the next request is for the one behind it.
    pub(super) const fn note(&mut self) {
        self.heard += 1;
    }

    fn request(&self, at_once: bool) {
        // The thread ends before this only when nobody listens to it any more.
        let _ = self.requests.send(Request { number: self.heard, at_once });
    }
}

/// Waits until line `number` is to be read; `None` if nobody can ask any more. Requests for lines
/// that were read already are left from when both sides crossed.
fn wait(queue: &Receiver<Request>, number: usize) -> Option<()> {
    let wanted = |request: &Request| request.number == number;
    let mut request = queue.iter().find(wanted)?;
    while !request.at_once {
        match queue.recv_timeout(GRACE) {
            Ok(other) if wanted(&other) => request = other,
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout) => break,
            Err(RecvTimeoutError::Disconnected) => return None,
        }
    }
    Some(())
}

/// Reads a line in bounded memory.
fn read(input: &mut dyn BufRead) -> Result<Line, DialogueError> {
    let mut bytes = Vec::new();
    let length = input.take(LONGEST).read_until(b'\n', &mut bytes).map_err(DialogueError::Input)?;
    if length == 0 {
        return Ok(Line::End);
    }
    if length as u64 == LONGEST && !bytes.ends_with(b"\n") {
        let mut rest = input.take(MOST_SKIPPED);
        rest.skip_until(b'\n').map_err(DialogueError::Input)?;
        return if rest.limit() == 0 { Err(DialogueError::Endless) } else { Ok(Line::TooLong) };
    }
    Ok(Line::Text(String::from_utf8_lossy(&bytes).into_owned()))
}

#[cfg(test)]
mod tests {
    use std::io::{self, BufReader, Cursor};
    use std::sync::mpsc::Receiver;

    use super::*;

    fn listening(input: impl BufRead + Send + 'static) -> (Lines, Receiver<Heard>) {
        let (sink, heard) = channel();
        (Lines::of(Box::new(input), sink).unwrap(), heard)
    }

    fn next(lines: &mut Lines, heard: &Receiver<Heard>) -> Result<Line, DialogueError> {
        lines.ask();
        let Heard::Line(line) = heard.recv().unwrap() else { panic!("only lines are sent") };
        lines.note();
        line
    }

    #[test]
    fn a_long_line_is_told_and_the_next_one_is_read() {
        let long = "x".repeat(3 * LONGEST as usize);
        let (mut lines, heard) = listening(Cursor::new(format!("f5\n{long}\nd6")));
        let mut all = Vec::new();
        while let Ok(line) = next(&mut lines, &heard)
            && line != Line::End
        {
            all.push(line);
        }
        assert_eq!(all, [Line::Text("f5\n".into()), Line::TooLong, Line::Text("d6".into())]);
    }

    #[test]
    fn a_line_without_an_end_is_given_up() {
        let (mut lines, heard) = listening(BufReader::new(io::repeat(0)));
        assert!(matches!(next(&mut lines, &heard), Err(DialogueError::Endless)));
    }

    #[test]
    fn a_line_is_read_once_however_often_it_is_asked_for() {
        let (mut lines, heard) = listening(Cursor::new("f5\nd6\n"));
        lines.ask_in_a_while();
        lines.ask();
        lines.ask();
        assert_eq!(next(&mut lines, &heard).unwrap(), Line::Text("f5\n".into()));
        assert!(heard.recv_timeout(Duration::from_millis(50)).is_err(), "nobody asked for d6");
        assert_eq!(next(&mut lines, &heard).unwrap(), Line::Text("d6\n".into()));
    }
}
