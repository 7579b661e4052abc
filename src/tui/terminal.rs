//! The terminal as this program has it, and as it was before.

use std::env;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::mem::ManuallyDrop;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::Frame;
use ratatui::crossterm::cursor::{Hide, Show};
use ratatui::crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste};
use ratatui::crossterm::style::ResetColor;
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{Command, execute, queue};
use ratatui::layout::{Position, Rect};

use super::backend::Canvas;
use super::keyboard;

/// There is no terminal that screens can be shown in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTerminal {
    /// Keys cannot be read.
    #[error("standard input is not a terminal; to play in lines: otello --plain")]
    Input,
    /// Nothing can be drawn.
    #[error("standard output is not a terminal; to play in lines: otello --plain")]
    Output,
    /// The terminal writes one line below the other (`TERM=dumb`).
    #[error("this terminal shows no screens (TERM is dumb); to play in lines: otello --plain")]
    Dumb,
}

impl NoTerminal {
    /// Looks whether there is a terminal to play in, without a byte written to it.
    ///
    /// # Errors
    ///
    /// Names the stream that is not a terminal, or says that the terminal can only write lines.
    pub fn check() -> Result<(), Self> {
        if !io::stdin().is_terminal() {
            Err(Self::Input)
        } else if !io::stdout().is_terminal() {
            Err(Self::Output)
        } else if env::var_os("TERM").is_some_and(|name| name == "dumb") {
            Err(Self::Dumb)
        } else {
            Ok(())
        }
    }
}

/// The modes that the screens need, and whether they are set.
///
/// Clones speak of the same terminal: the panic hook holds one.
#[derive(Clone, Debug)]
pub(super) struct Modes {
    set: Arc<AtomicBool>,
    mouse: bool,
}

impl Modes {
    pub(super) fn new(mouse: bool) -> Self {
        Self { set: Arc::default(), mouse }
    }

    pub(super) fn are_set(&self) -> bool {
        self.set.load(Ordering::Acquire)
    }

    /// Sets every mode; where they were set before, sets them anew from what the terminal is now.
    ///
    /// Raw mode comes first: in the background it stops the process before anything is written
    /// over the shell's line.
    fn set(&self) -> io::Result<()> {
        // A shell may have changed the terminal since; crossterm would believe it still raw.
        disable_raw_mode()?;
        keyboard::note()?;
        enable_raw_mode()?;
        keyboard::let_interrupt()?;
        self.set.store(true, Ordering::Release);
        let mut out = io::stdout().lock();
        queue!(out, EnterAlternateScreen, Hide, EnableBracketedPaste)?;
        if self.mouse {
            queue!(out, EnableClicks)?;
        }
        out.flush()
    }

    /// Undoes every mode that was set, in the opposite order.
    ///
    /// Each step is tried whatever became of the others, and errors are dropped: a terminal that
    /// has gone away has nothing to put back.
    pub(super) fn unset(&self) {
        if !self.set.swap(false, Ordering::AcqRel) {
            return;
        }
        let mut out = io::stdout().lock();
        // Undone even without `mouse`: turning off what is off does no harm.
        let _ = execute!(out, EndSynchronizedUpdate, ResetColor);
        let _ = execute!(out, DisableMouseCapture, DisableBracketedPaste);
        let _ = execute!(out, Show, LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

/// What [`Modes::unset`] writes, for those who cannot wait for it.
#[cfg(unix)]
const UNSETTING: &[u8] =
    b"\x1b[?2026l\x1b[0m\x1b[?1006l\x1b[?1015l\x1b[?1003l\x1b[?1002l\x1b[?1000l\
    \x1b[?2004l\x1b[?25h\x1b[?1049l";

#[cfg(unix)]
impl Modes {
    /// Undoes every mode at once and without waiting, whatever else goes on, and whatever the terminal
    /// does: see [`keyboard::put_back`].
    pub(super) fn unset_at_once(&self) {
        self.set.store(false, Ordering::Release);
        keyboard::put_back(UNSETTING);
    }
}

/// Reports presses of buttons and turns of the wheel, in SGR coordinates.
///
/// crossterm's own command also has every motion reported, which would wake an idle program.
struct EnableClicks;

impl Command for EnableClicks {
    fn write_ansi(&self, out: &mut impl std::fmt::Write) -> std::fmt::Result {
        out.write_str("\x1b[?1000h\x1b[?1006h")
    }

    #[cfg(windows)]
    fn execute_winapi(&self) -> io::Result<()> {
        ratatui::crossterm::event::EnableMouseCapture.execute_winapi()
    }

    #[cfg(windows)]
    fn is_ansi_code_supported(&self) -> bool {
        false
    }
}

/// The terminal, with every mode set that the screens need; drop leaves it as it was.
#[derive(Debug)]
pub(super) struct Terminal {
    modes: Modes,
    /// Whether the next frame is to be a whole one.
    forgotten: bool,
    // Never dropped: ratatui's drop prints an error when the cursor cannot be shown, and printing
    // to a terminal that has gone away panics. `Modes` shows the cursor.
    screen: ManuallyDrop<ratatui::Terminal<Canvas<BufWriter<Stdout>>>>,
}

impl Terminal {
    /// Room for the largest frame in one write, so that no half frame is shown.
    const FRAME_BYTES: usize = 1 << 16;

    /// Takes the terminal over; `sixteen` is whether it has sixteen colours.
    ///
    /// # Errors
    ///
    /// Fails where the terminal cannot be set or measured; it is then as it was.
    pub(super) fn enter(modes: Modes, sixteen: bool) -> io::Result<Self> {
        let out = BufWriter::with_capacity(Self::FRAME_BYTES, io::stdout());
        let screen = ratatui::Terminal::new(Canvas::new(out, sixteen))?;
        let terminal = Self { modes, forgotten: false, screen: ManuallyDrop::new(screen) };
        terminal.modes.set()?;
        Ok(terminal)
    }

    /// Gives the terminal back, until [`Self::retake`].
    pub(super) fn give_back(&mut self) {
        self.modes.unset();
    }

    /// Takes the terminal over again, whatever was done to it meanwhile.
    pub(super) fn retake(&mut self) -> io::Result<()> {
        self.modes.set()
    }

    pub(super) fn is_taken(&self) -> bool {
        self.modes.are_set()
    }

    /// Makes the next frame a whole one, over whatever the terminal shows.
    pub(super) fn forget_frame(&mut self) {
        self.forgotten = true;
    }

    /// Draws a frame, which terminals that know synchronized updates show at once.
    pub(super) fn draw(&mut self, picture: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        queue!(self.screen.backend_mut(), BeginSynchronizedUpdate)?;
        if std::mem::take(&mut self.forgotten) {
            self.clear()?;
        }
        self.screen.draw(picture)?;
        execute!(self.screen.backend_mut(), EndSynchronizedUpdate)
    }

    /// Clears the screen, and what ratatui knows of it.
    ///
    /// ratatui's `clear` would ask the terminal where its cursor is and wait for the answer, which
    /// the input thread reads; a resize to the same size asks nothing.
    fn clear(&mut self) -> io::Result<()> {
        let size = self.screen.size()?;
        self.screen.resize(Rect::from((Position::ORIGIN, size)))
    }

    /// Writes a command that is not part of the picture.
    pub(super) fn tell(&mut self, command: impl Command) -> io::Result<()> {
        execute!(self.screen.backend_mut(), command)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.modes.unset();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_wait_writes_the_same() {
        let mut bytes = Vec::new();
        queue!(bytes, EndSynchronizedUpdate, ResetColor).unwrap();
        queue!(bytes, DisableMouseCapture, DisableBracketedPaste).unwrap();
        queue!(bytes, Show, LeaveAlternateScreen).unwrap();
        assert_eq!(bytes, UNSETTING);
    }
}
