//! A program under test in a pseudo-terminal of its own.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::Command;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use portable_pty::{
    Child, CommandBuilder, ExitStatus, MasterPty, PtySize, SlavePty, native_pty_system,
};

/// How long a test waits for what should come; only a failure takes so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the program said to the terminal beside its picture.
#[derive(Debug, Default)]
pub(crate) struct Heard {
    pub(crate) bells: usize,
    /// The last text sent to the clipboard, in base64.
    pub(crate) clipboard: Option<String>,
    /// Whether a frame has begun that is not complete.
    half_drawn: bool,
}

impl vt100::Callbacks for Heard {
    fn audible_bell(&mut self, _: &mut vt100::Screen) {
        self.bells += 1;
    }

    fn copy_to_clipboard(&mut self, _: &mut vt100::Screen, _: &[u8], text: &[u8]) {
        self.clipboard = Some(String::from_utf8_lossy(text).into_owned());
    }

    fn unhandled_csi(
        &mut self,
        _: &mut vt100::Screen,
        mark: Option<u8>,
        _: Option<u8>,
        parameters: &[&[u16]],
        end: char,
    ) {
        const SYNCHRONIZED_UPDATE: u16 = 2026;
        if (mark, parameters) == (Some(b'?'), &[&[SYNCHRONIZED_UPDATE]]) {
            self.half_drawn = end == 'h';
        }
    }
}

struct Shown {
    parser: vt100::Parser<Heard>,
    /// All bytes that came, as they came.
    bytes: Vec<u8>,
    /// Set to make the reader let go of the terminal at the next bytes.
    closing: bool,
    /// Set to make the reader read no more, from the next bytes on.
    stalled: bool,
}

type Shared = Arc<(Mutex<Shown>, Condvar)>;

/// A pseudo-terminal with a program in it.
pub(crate) struct Bench {
    shared: Shared,
    reader: Option<JoinHandle<()>>,
    keys: Option<Box<dyn Write + Send>>,
    master: Option<Box<dyn MasterPty + Send>>,
    slave: Option<Box<dyn SlavePty + Send>>,
    child: Box<dyn Child + Send + Sync>,
    /// The terminal's settings before the program started, as the system prints them.
    settings: String,
}

fn pty_size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

fn side(cells: u16) -> NonZeroU16 {
    NonZeroU16::new(cells).expect("a terminal has at least one cell")
}

impl Bench {
    /// Starts a program in a terminal of this size.
    pub(crate) fn start(mut command: CommandBuilder, columns: u16, rows: u16) -> Self {
        command.env("TERM", "xterm-256color");
        command.env("COLORTERM", "truecolor");
        command.env("LC_ALL", "C.UTF-8");
        command.env_remove("NO_COLOR");
        command.env_remove("STY");
        command.env_remove("TMUX");
        command.env_remove("RUST_BACKTRACE");
        let pair = native_pty_system().openpty(pty_size(columns, rows)).unwrap();
        let parser =
            vt100::Parser::new_with_callbacks(side(rows), side(columns), 0, Heard::default());
        let shown = Shown { parser, bytes: Vec::new(), closing: false, stalled: false };
        let shared: Shared = Arc::new((Mutex::new(shown), Condvar::new()));
        let reader = follow(pair.master.try_clone_reader().unwrap(), Arc::clone(&shared));
        let settings = format!("{:?}", pair.master.get_termios().unwrap());
        let child = pair.slave.spawn_command(command).unwrap();
        Self {
            shared,
            reader: Some(reader),
            keys: Some(pair.master.take_writer().unwrap()),
            master: Some(pair.master),
            slave: Some(pair.slave),
            child,
            settings,
        }
    }

    pub(crate) fn process(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.shared.0.lock().unwrap()
    }

    /// Waits until the terminal is as described, with no frame half drawn.
    #[track_caller]
    pub(crate) fn wait(&self, what: &str, is_so: impl Fn(&vt100::Screen, &Heard) -> bool) {
        let end = Instant::now() + PATIENCE;
        let mut shown = self.shown();
        while shown.parser.callbacks().half_drawn
            || !is_so(shown.parser.screen(), shown.parser.callbacks())
        {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                panic!("no {what}; the screen:\n{}", shown.parser.screen().contents());
            }
            shown = self.shared.1.wait_timeout(shown, left).unwrap().0;
        }
    }

    /// Waits until every cell is what it was.
    #[track_caller]
    pub(crate) fn wait_for_cells(&self, before: &[Cell]) {
        let differing = |screen: &vt100::Screen| {
            let pairs = cells(screen).into_iter().zip(before).enumerate();
            pairs.filter(|(_, (now, then))| now != *then).map(|pair| format!("{pair:?}")).collect()
        };
        let last = Mutex::new(Vec::<String>::new());
        let waited = catch_unwind(AssertUnwindSafe(|| {
            self.wait("same screen", |screen, _| {
                let differing: Vec<String> = differing(screen);
                let same = differing.is_empty() && cells(screen).len() == before.len();
                *last.lock().unwrap() = differing;
                same
            });
        }));
        assert!(waited.is_ok(), "cells that differ: {:#?}", last.into_inner().unwrap());
    }

    /// Waits until the screen shows a text.
    #[track_caller]
    pub(crate) fn wait_for(&self, text: &str) {
        self.wait(&format!("{text:?}"), |screen, _| screen.contents().contains(text));
    }

    /// Returns what the screen shows.
    pub(crate) fn contents(&self) -> String {
        self.shown().parser.screen().contents()
    }

    /// Returns all cells of the screen.
    pub(crate) fn cells(&self) -> Vec<Cell> {
        cells(self.shown().parser.screen())
    }

    /// Returns the rows of what the screen shows.
    pub(crate) fn rows(&self) -> Vec<String> {
        let shown = self.shown();
        let screen = shown.parser.screen();
        screen.rows(0, screen.size().1.get()).collect()
    }

    /// Returns what a cell shows.
    pub(crate) fn text_at(&self, column: u16, row: u16) -> String {
        let shown = self.shown();
        let cell = shown.parser.screen().cell(row, column).expect("the cell is on the screen");
        cell.contents().to_owned()
    }

    /// Waits until the terminal takes lines, as a shell leaves it to the programs that it runs.
    #[track_caller]
    pub(crate) fn wait_for_lines(&self) {
        let settings = || self.master.as_ref().unwrap().get_termios().unwrap();
        wait_until("the terminal takes lines", || format!("{:?}", settings()).contains("ICANON"));
    }

    /// Waits until the program has written more than this many bytes.
    #[track_caller]
    pub(crate) fn wait_written(&self, bytes: usize) {
        let end = Instant::now() + PATIENCE;
        let mut shown = self.shown();
        while shown.bytes.len() <= bytes {
            let left = end.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "nothing is drawn");
            shown = self.shared.1.wait_timeout(shown, left).unwrap().0;
        }
    }

    /// Returns all that the program has written.
    pub(crate) fn written(&self) -> String {
        String::from_utf8_lossy(&self.shown().bytes).into_owned()
    }

    /// Returns how many bytes the program has written.
    pub(crate) fn bytes_written(&self) -> usize {
        self.shown().bytes.len()
    }

    /// All that the terminal was sent.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.shown().bytes.clone()
    }

    /// Feeds the terminal what a keyboard or a mouse would send.
    pub(crate) fn feed(&mut self, bytes: &str) {
        let keys = self.keys.as_mut().expect("the terminal is open");
        keys.write_all(bytes.as_bytes()).unwrap();
        keys.flush().unwrap();
    }

    /// Presses and releases the left button on a cell; columns and rows count from 0.
    pub(crate) fn click(&mut self, column: u16, row: u16) {
        let (column, row) = (column + 1, row + 1);
        self.feed(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    /// Resizes the terminal, which tells the program so by SIGWINCH.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.shown().parser.set_size(side(rows), side(columns));
        self.master.as_ref().unwrap().resize(pty_size(columns, rows)).unwrap();
    }

    /// Sends a signal to the program.
    pub(crate) fn signal(&self, name: &str) {
        signal(name, self.process());
    }

    /// Closes the terminal, as a window is closed; the program must be drawing from time to time.
    pub(crate) fn close(&mut self) {
        self.shown().closing = true;
        // The reader holds the terminal too and lets go at the next bytes, which this brings.
        self.resize(81, 25);
        self.reader.take().unwrap().join().unwrap();
        (self.keys, self.master, self.slave) = (None, None, None);
    }

    /// Stops to read what the program writes, as a terminal does whose output somebody has stopped.
    pub(crate) fn stall(&self) {
        self.shown().stalled = true;
    }

    /// Goes on to read.
    pub(crate) fn go_on(&self) {
        self.shown().stalled = false;
        self.shared.1.notify_all();
    }

    /// Waits until the program has ended, whether or not what it has written was read.
    #[track_caller]
    pub(crate) fn wait_for_end(&mut self) {
        wait_for_end(&mut *self.child);
    }

    /// Waits until the program has ended, and for all that it has written.
    #[track_caller]
    pub(crate) fn ended(&mut self) -> Ended {
        let status = wait_for_end(&mut *self.child);
        let settings =
            self.master.as_ref().map(|master| format!("{:?}", master.get_termios().unwrap()));
        self.slave = None;
        if let Some(reader) = self.reader.take() {
            reader.join().unwrap();
        }
        Ended { status, settings_kept: settings.map(|settings| settings == self.settings) }
    }

    /// Waits for the program's end and checks that it left the terminal as it was.
    #[track_caller]
    pub(crate) fn ends_with(&mut self, code: u32) {
        let ended = self.ended();
        assert_eq!(ended.status.exit_code(), code, "{}", self.contents());
        assert_eq!(ended.settings_kept, Some(true), "the terminal's settings were changed");
        self.assert_modes_are_off();
    }

    /// Checks that the screen is the usual one, the cursor shown, mouse and paste reports off.
    #[track_caller]
    pub(crate) fn assert_modes_are_off(&self) {
        let shown = self.shown();
        assert!(modes_are_off(shown.parser.screen()), "the terminal's modes were left on");
    }
}

/// How a program ended.
#[derive(Debug)]
pub(crate) struct Ended {
    pub(crate) status: ExitStatus,
    /// Whether the terminal's settings are what they were; `None` once the terminal is closed.
    pub(crate) settings_kept: Option<bool>,
}

impl Drop for Bench {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            self.signal("KILL");
            let _ = self.child.wait();
        }
    }
}

/// What a cell shows: its text, its colours, and whether they are bold or exchanged.
pub(crate) type Cell = (String, vt100::Color, vt100::Color, bool, bool);

/// Returns all cells of a screen; a cell never written counts as a space.
pub(crate) fn cells(screen: &vt100::Screen) -> Vec<Cell> {
    let (rows, columns) = screen.size();
    let places =
        (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |column| (row, column)));
    let cells = places.filter_map(|(row, column)| screen.cell(row, column));
    cells
        .map(|cell| {
            let text = if cell.has_contents() { cell.contents() } else { " " };
            (text.to_owned(), cell.fgcolor(), cell.bgcolor(), cell.bold(), cell.inverse())
        })
        .collect()
}

/// Returns whether the terminal shows its usual screen and cursor and reports neither mouse nor paste.
pub(crate) fn modes_are_off(screen: &vt100::Screen) -> bool {
    !screen.alternate_screen()
        && !screen.hide_cursor()
        && !screen.bracketed_paste()
        && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
}

/// Sends a signal to a process.
pub(crate) fn signal(name: &str, process: u32) {
    let sent = Command::new("kill").args(["-s", name, &process.to_string()]).status().unwrap();
    assert!(sent.success(), "SIG{name} could not be sent");
}

/// Waits until something that cannot be seen on the screen is so.
#[track_caller]
pub(crate) fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < end, "never: {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[track_caller]
fn wait_for_end(child: &mut (dyn Child + Send + Sync)) -> ExitStatus {
    let mut status = None;
    wait_until("the program ends", || {
        status = child.try_wait().unwrap();
        status.is_some()
    });
    status.expect("just seen")
}

/// Keeps the picture of a terminal up to date until the program has let go of it.
fn follow(mut reader: Box<dyn Read + Send>, shared: Shared) -> JoinHandle<()> {
    thread::spawn(move || {
        let mut buffer = [0; 1 << 14];
        while let Ok(count @ 1..) = reader.read(&mut buffer) {
            let mut shown = shared.0.lock().unwrap();
            shown.parser.process(&buffer[..count]);
            shown.bytes.extend_from_slice(&buffer[..count]);
            let closing = shown.closing;
            shared.1.notify_all();
            let goes_on = shared.1.wait_while(shown, |shown| shown.stalled);
            drop(goes_on.unwrap());
            if closing {
                break;
            }
        }
    })
}
