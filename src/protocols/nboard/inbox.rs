use std::collections::VecDeque;
use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread::Builder;
use std::time::Duration;

use crate::protocols::input::{InputLine, read_line};
use crate::session::{Message, NoThread};

/// The lines that are read ahead at most.
const MOST_LINES: usize = 16;

/// What happens: a line comes, the input ends, the worker has something to say.
#[derive(Debug)]
pub(super) enum Happening {
    Line(InputLine),
    End(io::Result<()>),
    Search(Message),
}

/// Where everything that happens arrives.
///
/// A thread reads the lines, so that one can stop a search. It may be a few of them ahead and then
/// waits, so that a flood waits with its sender.
#[derive(Debug)]
pub(super) struct Inbox {
    happenings: Receiver<Happening>,
    /// What arrived while something else was waited for.
    deferred: VecDeque<Happening>,
    permits: SyncSender<()>,
}

impl Inbox {
    /// Starts to read. The thread ends with its input, or at the next line after the inbox is gone.
    ///
    /// # Errors
    /// When the system has no thread left.
    pub(super) fn open(
        input: impl BufRead + Send + 'static,
    ) -> io::Result<(Self, Sender<Happening>)> {
        let (sender, happenings) = channel();
        let (permits, permitted) = sync_channel(MOST_LINES);
        for _ in 0..MOST_LINES {
            permits.send(()).expect("its receiver is at hand");
        }
        let lines = sender.clone();
        Builder::new()
            .name("otello-input".to_owned())
            .spawn(move || read(input, &permitted, &lines))
            .map_err(NoThread::new)?;
        Ok((Self { happenings, deferred: VecDeque::new(), permits }, sender))
    }

    /// What happens next; `None` if that takes longer.
    pub(super) fn next_within(&mut self, patience: Duration) -> Option<Happening> {
        if let Some(happening) = self.deferred.pop_front() {
            return Some(happening);
        }
        match self.happenings.recv_timeout(patience) {
            Ok(happening) => Some(happening),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => unreachable!("the worker has a sender"),
        }
    }

    /// The worker's next message. Lines that come before it wait.
    pub(super) fn next_message(&mut self) -> Message {
        loop {
            match self.happenings.recv().expect("the worker has a sender") {
                Happening::Search(message) => return message,
                other => self.deferred.push_back(other),
            }
        }
    }

    /// A line has been dealt with: another one may be read.
    pub(super) fn permit_line(&self) {
        // After the end of the input nobody waits for it.
        let _ = self.permits.try_send(());
    }
}

fn read(mut input: impl BufRead, permitted: &Receiver<()>, lines: &Sender<Happening>) {
    while permitted.recv().is_ok() {
        let (happening, more) = match read_line(&mut input) {
            Ok(Some(line)) => (Happening::Line(line), true),
            Ok(None) => (Happening::End(Ok(())), false),
            Err(error) => (Happening::End(Err(error)), false),
        };
        if lines.send(happening).is_err() || !more {
            return;
        }
    }
}
