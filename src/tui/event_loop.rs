//! The loop that the screens run in.
//!
//! It blocks on one channel, without a timer unless a frame or the app's deadline is due: while
//! nothing happens the program does not wake at all.

use std::io;
use std::time::{Duration, Instant};

use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::abort;
use super::clipboard::{Bell, Copy, Listener};
use super::exit::Exit;
use super::flow::Flow;
use super::hang_up;
use super::input::{self, Arrival, Inbox, Input};
use super::pace::Pace;
use super::panics;
use super::signals::{self, Continuation, Ending};
use super::stoppage::Stoppage;
use super::terminal::{Modes, NoTerminal, Terminal};
use crate::session::NoThread;

/// What the screens are to the loop: inputs in, pictures out.
///
/// An app reads no clock: the time comes with every call.
pub trait App {
    /// What the session's worker reports.
    type News: Send + 'static;

    /// Takes one input in and says what is to follow.
    ///
    /// After [`Input::Leaving`] the loop ends whatever is answered.
    fn handle(&mut self, input: Input<Self::News>, turn: &mut Turn) -> Flow;

    /// Returns when [`Input::Due`] is wanted: the next step of an animation, say.
    ///
    /// Asked before every wait. A deadline stands until the app moves it, so that an app must
    /// move it when it is told that it has come.
    fn deadline(&self) -> Option<Instant>;

    /// Draws everything.
    fn draw(&mut self, frame: &mut Frame<'_>, now: Instant);
}

/// What comes with an input, and what an app may ask for beside a picture.
#[derive(Debug)]
pub struct Turn {
    now: Instant,
    bell: bool,
    copy: Option<String>,
}

impl Turn {
    /// Creates a turn; tests of an app make their own.
    pub fn at(now: Instant) -> Self {
        Self { now, bell: false, copy: None }
    }

    /// Returns the time.
    pub fn now(&self) -> Instant {
        self.now
    }

    /// Rings the bell, once for each input at most.
    pub fn ring(&mut self) {
        self.bell = true;
    }

    /// Lets no bell ring.
    pub fn silence(&mut self) {
        self.bell = false;
    }

    /// Sends a text to the terminal's clipboard; whether it arrives is never known.
    pub fn copy(&mut self, text: impl Into<String>) {
        self.copy = Some(text.into());
    }

    /// Returns whether the bell was rung.
    pub fn rings(&self) -> bool {
        self.bell
    }

    /// Returns the text that was sent to the clipboard.
    pub fn copied(&self) -> Option<&str> {
        self.copy.as_deref()
    }
}

/// How the loop is to use the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whether clicks are asked for; without them the terminal selects text as ever.
    pub mouse: bool,
    /// Whether the terminal has sixteen colours and no more.
    pub sixteen_colours: bool,
    /// Who listens to what is copied.
    pub listener: Listener,
    /// Whether the first key makes the screen panic, to test what that leaves behind.
    pub panic_on_key: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            mouse: true,
            sixteen_colours: false,
            listener: Listener::Terminal,
            panic_on_key: false,
        }
    }
}

/// Why the screens could not be shown.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// There is no terminal.
    #[error(transparent)]
    NoTerminal(#[from] NoTerminal),
    /// The terminal or a thread could not be had.
    #[error("the terminal could not be prepared: {0}")]
    Prepare(#[from] io::Error),
    /// The engine has no thread to search on.
    #[error(transparent)]
    Thread(#[from] NoThread),
}

/// Shows an app until it leaves, and leaves the terminal as it was.
///
/// Ctrl-C ends the app as SIGINT does, and Ctrl-Z stops the program as SIGTSTP does. A terminal
/// that can no longer be written ends it as SIGHUP does.
///
/// # Errors
///
/// Fails before anything is written where there is no terminal, and where the terminal cannot be
/// prepared.
pub fn run<A: App>(app: &mut A, inbox: Inbox<A::News>, options: Options) -> Result<Exit, RunError> {
    NoTerminal::check()?;
    let modes = Modes::new(options.mouse);
    panics::watch(modes.clone());
    // Before a mode is set: a signal in between would leave it set.
    abort::watch(modes.clone())?;
    let ending = Ending::of(modes.clone());
    let continuation = signals::listen(inbox.poster(), ending.clone())?;
    let terminal = Terminal::enter(modes, options.sixteen_colours)?;
    input::listen(inbox.poster())?;
    hang_up::watch(inbox.poster())?;
    let (pace, end) = (Pace::default(), ending.clone());
    let exit =
        EventLoop { app, inbox, terminal, pace, continuation, end, stopping: false, options }.run();
    ending.has_come();
    Ok(exit)
}

/// Who wakes so long after a deadline has probably been stopped.
const OVERSLEPT: Duration = Duration::from_millis(100);

struct EventLoop<'a, A: App> {
    app: &'a mut A,
    inbox: Inbox<A::News>,
    terminal: Terminal,
    pace: Pace,
    continuation: Continuation,
    end: Ending,
    /// Whether the app was told that it is about to be stopped, and not yet that it goes on.
    stopping: bool,
    options: Options,
}

/// What ends the loop from inside.
enum Stop {
    Leave(Exit),
    Terminal,
}

impl From<io::Error> for Stop {
    fn from(_: io::Error) -> Self {
        Self::Terminal
    }
}

impl<A: App> EventLoop<'_, A> {
    fn run(mut self) -> Exit {
        self.pace.note(Flow::Draw, Instant::now());
        loop {
            match self.step() {
                Ok(()) => {}
                Err(Stop::Leave(exit)) => return exit,
                Err(Stop::Terminal) => {
                    let mut turn = Turn::at(Instant::now());
                    self.app.handle(Input::Leaving(Exit::HungUp), &mut turn);
                    return Exit::HungUp;
                }
            }
        }
    }

    /// Handles one arrival, or draws, or waits.
    fn step(&mut self) -> Result<(), Stop> {
        let now = Instant::now();
        if self.deadline().is_some_and(|at| at <= now) {
            self.input(Input::Due)?;
        }
        if self.pace.is_late(now) && self.terminal.is_taken() {
            return self.draw();
        }
        if let Some(arrival) = self.inbox.try_next() {
            return self.arrive(arrival);
        }
        if self.pace.is_due(now) && self.terminal.is_taken() {
            return self.draw();
        }
        let frame = self.pace.due().filter(|_| self.terminal.is_taken());
        let until = [frame, self.deadline()].into_iter().flatten().min();
        match self.inbox.wait(until) {
            Some(arrival) => self.arrive(arrival),
            None => Ok(()),
        }
    }

    /// Returns when the app wants to be told of the time. While the program is being stopped, time
    /// does not go on.
    fn deadline(&self) -> Option<Instant> {
        self.app.deadline().filter(|_| !self.stopping)
    }

    fn arrive(&mut self, arrival: Arrival<A::News>) -> Result<(), Stop> {
        match arrival {
            Arrival::Input(Input::Key(key)) if is_control(key, 'c') => {
                self.input(Input::Leaving(Exit::Interrupted))
            }
            Arrival::Input(Input::Key(key)) if is_control(key, 'z') => self.stop_all(),
            Arrival::Input(input) => self.input(input),
            Arrival::Stop(stoppage) => self.stop(&stoppage),
            Arrival::Continued => {
                self.terminal.retake()?;
                self.repaint(Instant::now());
                self.wake()
            }
        }
    }

    /// Tells the app that the program was stopped, if it was and does not know it yet.
    fn wake(&mut self) -> Result<(), Stop> {
        let overslept = self.app.deadline().is_some_and(|at| at + OVERSLEPT <= Instant::now());
        let continued = self.continuation.take() || (overslept && self.continuation.expect());
        if std::mem::take(&mut self.stopping) || continued {
            self.tell_app(Input::Resumed)?;
        }
        Ok(())
    }

    fn input(&mut self, input: Input<A::News>) -> Result<(), Stop> {
        // What has come since the program was stopped comes behind the stop.
        self.wake()?;
        self.tell_app(input)
    }

    fn tell_app(&mut self, input: Input<A::News>) -> Result<(), Stop> {
        assert!(
            !(self.options.panic_on_key && matches!(input, Input::Key(_))),
            "the screen panics because it was told to"
        );
        let leaving = if let Input::Leaving(exit) = input { Some(exit) } else { None };
        let resized = matches!(input, Input::Resize(..));
        let now = Instant::now();
        let mut turn = Turn::at(now);
        let flow = self.app.handle(input, &mut turn);
        match (leaving, flow) {
            (Some(exit), _) | (None, Flow::Leave(exit)) => return Err(Stop::Leave(exit)),
            (None, flow) => self.pace.note(flow, now),
        }
        // A terminal that shrank and grew again within one burst has lost cells all the same.
        if resized || flow == Flow::Repaint {
            self.repaint(now);
        }
        self.tell(&turn)
    }

    /// Makes the next frame a whole one, and due now.
    fn repaint(&mut self, now: Instant) {
        self.pace.note(Flow::Repaint, now);
        self.terminal.forget_frame();
    }

    fn tell(&mut self, turn: &Turn) -> Result<(), Stop> {
        if self.end.is_near() {
            return Ok(());
        }
        if turn.bell {
            self.terminal.tell(Bell)?;
        }
        if let Some(text) = &turn.copy {
            self.terminal.tell(Copy { text, listener: self.options.listener })?;
        }
        Ok(())
    }

    fn draw(&mut self) -> Result<(), Stop> {
        let now = Instant::now();
        if !self.end.is_near() {
            self.terminal.draw(|frame| self.app.draw(frame, now))?;
        }
        self.pace.drawn(now);
        Ok(())
    }

    /// Gives the terminal back and stops everybody in the foreground, this program too;
    /// [`Arrival::Continued`] takes it again.
    fn stop_all(&mut self) -> Result<(), Stop> {
        if signals::is_stoppable() {
            self.prepare_to_stop()?;
            signals::stop_all()?;
        }
        Ok(())
    }

    /// Lets the app put away what runs, and gives the terminal back.
    fn prepare_to_stop(&mut self) -> Result<(), Stop> {
        self.input(Input::Stopping)?;
        self.stopping = true;
        self.terminal.give_back();
        Ok(())
    }

    /// Gives the terminal back and stops the program; [`Arrival::Continued`] takes it again.
    fn stop(&mut self, stoppage: &Stoppage) -> Result<(), Stop> {
        if signals::is_stoppable() && !stoppage.is_over() {
            self.prepare_to_stop()?;
            // Giving the terminal back may have taken its time.
            if !stoppage.is_over() {
                signals::stop()?;
            }
        }
        Ok(())
    }
}

fn is_control(key: KeyEvent, letter: char) -> bool {
    key.modifiers == KeyModifiers::CONTROL && key.code == KeyCode::Char(letter)
}
