//! Everything that can happen, through one channel.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Instant;
use std::{io, thread};

use crossterm::event::{self, Event, KeyEvent, KeyEventKind, MouseEvent, MouseEventKind};

use super::exit::Exit;
use super::stoppage::Stoppage;

/// Something that an [`App`](super::App) is told of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input<N> {
    /// A key went down, or repeats while it is held. Ctrl-C and Ctrl-Z do not arrive here.
    Key(KeyEvent),
    /// A mouse button went down, or the wheel turned; columns and rows count from 0.
    Mouse(MouseEvent),
    /// A text was pasted.
    Paste(String),
    /// The terminal has this many columns and rows now; a frame follows by itself.
    Resize(u16, u16),
    /// The program is about to be stopped, if that is known before.
    Stopping,
    /// The program was stopped and goes on; a whole frame follows by itself. Comes before every
    /// other input of the time since then.
    Resumed,
    /// The instant that [`App::deadline`](super::App::deadline) named has come.
    Due,
    /// The session's worker has news.
    News(N),
    /// The screens end now, for a cause from outside: the last chance to save.
    Leaving(Exit),
}

/// What travels through the channel: what the app is told of, and what the loop sees to itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Arrival<N> {
    Input(Input<N>),
    /// SIGTSTP: the program is to stop itself.
    #[cfg_attr(not(unix), expect(dead_code, reason = "only Unix has job control"))]
    Stop(Stoppage),
    /// SIGCONT: the program goes on.
    #[cfg_attr(not(unix), expect(dead_code, reason = "only Unix has job control"))]
    Continued,
}

/// The channel on which the screens wait.
#[derive(Debug)]
pub struct Inbox<N> {
    poster: Poster<N>,
    arrivals: Receiver<Arrival<N>>,
    /// An arrival that was looked at while resizes were collapsed.
    held: Option<Arrival<N>>,
}

/// A way into an [`Inbox`], to be cloned and given to other threads.
#[derive(Debug)]
pub struct Poster<N>(Sender<Arrival<N>>);

impl<N> Clone for Poster<N> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<N> Poster<N> {
    /// Posts a worker's news; they are dropped once the screens have ended.
    pub fn news(&self, news: N) {
        self.input(Input::News(news));
    }

    /// Posts an input as if it had come from the terminal.
    pub(super) fn input(&self, input: Input<N>) {
        self.post(Arrival::Input(input));
    }

    pub(super) fn post(&self, arrival: Arrival<N>) {
        // Nobody listens any more once the screens have ended.
        let _ = self.0.send(arrival);
    }
}

impl<N> Default for Inbox<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<N> Inbox<N> {
    /// Creates an empty inbox.
    pub fn new() -> Self {
        let (sender, arrivals) = mpsc::channel();
        Self { poster: Poster(sender), arrivals, held: None }
    }

    /// Returns a way into this inbox.
    pub fn poster(&self) -> Poster<N> {
        self.poster.clone()
    }

    /// Takes the next arrival if one is here.
    pub(super) fn try_next(&mut self) -> Option<Arrival<N>> {
        let arrival = self.held.take().or_else(|| self.arrivals.try_recv().ok())?;
        Some(self.collapse(arrival))
    }

    /// Waits for the next arrival, without waking until there is one or `until` has come.
    pub(super) fn wait(&mut self, until: Option<Instant>) -> Option<Arrival<N>> {
        if let Some(arrival) = self.try_next() {
            return Some(arrival);
        }
        let received = match until {
            None => self.arrivals.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(at) => self.arrivals.recv_timeout(at.saturating_duration_since(Instant::now())),
        };
        match received {
            Ok(arrival) => Some(self.collapse(arrival)),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => unreachable!("the inbox holds a sender itself"),
        }
    }

    /// Keeps the last of the resizes that stand together.
    fn collapse(&mut self, mut arrival: Arrival<N>) -> Arrival<N> {
        while matches!(arrival, Arrival::Input(Input::Resize(..))) {
            match self.arrivals.try_recv() {
                Ok(next @ Arrival::Input(Input::Resize(..))) => arrival = next,
                next => {
                    self.held = next.ok();
                    break;
                }
            }
        }
        arrival
    }
}

/// Starts the thread that reads the terminal; it sleeps until there is something to read.
///
/// Where the terminal cannot be read any more the screens are told to end.
pub(super) fn listen<N: Send + 'static>(poster: Poster<N>) -> io::Result<()> {
    let read_all = move || {
        // crossterm may fail by a panic too; either way nothing can be typed any more.
        let _ = catch_unwind(AssertUnwindSafe(|| {
            while let Ok(event) = event::read() {
                if let Some(input) = input_of(event) {
                    poster.input(input);
                }
            }
        }));
        poster.input(Input::Leaving(Exit::HungUp));
    };
    thread::Builder::new().name("input".into()).spawn(read_all).map(|_| ())
}

/// Returns what the app is told of an event, if anything.
fn input_of<N>(event: Event) -> Option<Input<N>> {
    match event {
        // Some terminals report releases as well (crossterm issue 797): one action for each key.
        Event::Key(key) if key.kind != KeyEventKind::Release => Some(Input::Key(key)),
        Event::Mouse(mouse) if is_action(mouse.kind) => Some(Input::Mouse(mouse)),
        Event::Paste(text) => Some(Input::Paste(text)),
        // Elsewhere SIGWINCH tells: crossterm does not look for it in the middle of a sequence.
        Event::Resize(columns, rows) if cfg!(not(unix)) => Some(Input::Resize(columns, rows)),
        _ => None,
    }
}

fn is_action(kind: MouseEventKind) -> bool {
    !matches!(kind, MouseEventKind::Up(_) | MouseEventKind::Drag(_) | MouseEventKind::Moved)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseButton};

    use super::*;

    fn key(kind: KeyEventKind) -> Event {
        Event::Key(KeyEvent::new_with_kind(KeyCode::Char('a'), KeyModifiers::NONE, kind))
    }

    fn mouse(kind: MouseEventKind) -> Event {
        let (column, row) = (3, 5);
        Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
    }

    #[test]
    fn a_key_acts_once_and_not_when_it_is_released() {
        assert!(input_of::<()>(key(KeyEventKind::Press)).is_some());
        assert!(input_of::<()>(key(KeyEventKind::Repeat)).is_some());
        assert_eq!(input_of::<()>(key(KeyEventKind::Release)), None);
    }

    #[test]
    fn motions_and_releases_of_the_mouse_wake_nobody() {
        use MouseEventKind::{Down, Drag, Moved, ScrollDown, Up};
        for kind in [Up(MouseButton::Left), Drag(MouseButton::Left), Moved] {
            assert_eq!(input_of::<()>(mouse(kind)), None);
        }
        for kind in [Down(MouseButton::Left), ScrollDown] {
            assert!(input_of::<()>(mouse(kind)).is_some());
        }
    }

    #[test]
    fn a_burst_of_resizes_arrives_as_its_last() {
        let mut inbox = Inbox::new();
        let poster = inbox.poster();
        (1..=100).for_each(|side| poster.input(Input::Resize(side, side)));
        poster.news(7);
        poster.input(Input::Resize(80, 24));
        let inputs: Vec<_> = std::iter::from_fn(|| inbox.try_next()).collect();
        let expected = [Input::Resize(100, 100), Input::News(7), Input::Resize(80, 24)];
        assert_eq!(inputs, expected.map(Arrival::Input));
    }

    #[test]
    fn an_arrival_held_back_by_a_resize_is_not_waited_for() {
        let mut inbox = Inbox::new();
        inbox.poster().input(Input::Resize(1, 1));
        inbox.poster().news("deep");
        assert_eq!(inbox.wait(None), Some(Arrival::Input(Input::Resize(1, 1))));
        assert_eq!(inbox.wait(None), Some(Arrival::Input(Input::News("deep"))));
        assert_eq!(inbox.wait(Some(Instant::now() + Duration::from_millis(1))), None);
    }
}
