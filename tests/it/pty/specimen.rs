//! The smallest app that the screens' loop can run: it shows what each input did.

use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use otello::session::Failure;
use otello::tui::event_loop::{Options, run};
use otello::tui::{App, Exit, Flow, Inbox, Input, Poster, RunError, Turn};
use portable_pty::CommandBuilder;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::widgets::Paragraph;

use super::bench::Bench;

/// Names the file in which the specimen notes how it left; set, it makes the test be the specimen.
const NOTE: &str = "OTELLO_SPECIMEN_NOTE";

/// Makes the specimen panic at the first key.
const PANIC: &str = "OTELLO_SPECIMEN_PANIC";

/// The path of the test that is the specimen, for the test binary's own command line.
const ITSELF: &str = "pty::specimen::a_specimen_shows_what_was_typed";

/// Describes a start of the specimen, which will note in a file how it left.
pub(super) fn specimen(note: &Path) -> CommandBuilder {
    let mut command = CommandBuilder::new(env::current_exe().unwrap());
    command.args([ITSELF, "--exact", "--nocapture"]);
    command.env(NOTE, note);
    command
}

/// Describes a start of the specimen that panics at the first key.
pub(super) fn panicking_specimen(note: &Path) -> CommandBuilder {
    let mut command = specimen(note);
    command.env(PANIC, "1");
    command
}

struct Specimen {
    poster: Poster<String>,
    note: PathBuf,
    keys: String,
    clicks: Vec<(u16, u16)>,
    pasted: String,
    news: String,
    resumed: usize,
    due: usize,
    deadline: Option<Instant>,
}

impl Specimen {
    fn key(&mut self, key: KeyEvent, turn: &mut Turn) -> Flow {
        let KeyCode::Char(letter) = key.code else { return Flow::Wait };
        self.keys.push(letter);
        match letter {
            'q' => return self.leave(Exit::Quit),
            'b' => turn.ring(),
            'y' => turn.copy("f5d6"),
            'l' => return Flow::Repaint,
            't' => self.deadline = Some(turn.now() + Duration::from_millis(20)),
            'w' => self.start_worker(),
            _ => {}
        }
        Flow::Draw
    }

    /// Starts a thread that panics and reports it as the session's worker does.
    fn start_worker(&self) {
        let poster = self.poster.clone();
        thread::spawn(move || {
            let payload = catch_unwind(|| panic!("a worker's fault")).unwrap_err();
            let Failure { text, place } = Failure::caught(&*payload);
            poster.news(format!("{text} at {}", place.unwrap()));
        });
    }

    fn leave(&self, exit: Exit) -> Flow {
        fs::write(&self.note, format!("{exit:?}")).unwrap();
        Flow::Leave(exit)
    }
}

impl App for Specimen {
    type News = String;

    fn handle(&mut self, input: Input<String>, turn: &mut Turn) -> Flow {
        match input {
            Input::Key(key) => return self.key(key, turn),
            Input::Mouse(mouse) => self.clicks.push((mouse.column, mouse.row)),
            Input::Paste(text) => self.pasted = text,
            Input::Resize(..) | Input::Stopping => return Flow::Wait,
            Input::Resumed => self.resumed += 1,
            Input::Due => (self.deadline, self.due) = (None, self.due + 1),
            Input::News(news) => {
                self.news = news;
                return Flow::DrawSoon;
            }
            Input::Leaving(exit) => return self.leave(exit),
        }
        Flow::Draw
    }

    fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    fn draw(&mut self, frame: &mut Frame<'_>, _: Instant) {
        let area = frame.area();
        let Self { keys, clicks, pasted, news, resumed, due, .. } = self;
        let text = format!(
            "specimen {}x{}\nkeys {keys:?}\nclicks {clicks:?}\npasted {pasted:?}\n\
             resumed {resumed}\ndue {due}\nnews {news}\n",
            area.width, area.height,
        );
        frame.render_widget(Paragraph::new(text), area);
    }
}

/// Runs the specimen in this process, to its end.
fn be_the_specimen(note: PathBuf) -> ! {
    let inbox = Inbox::new();
    let mut specimen = Specimen {
        poster: inbox.poster(),
        note,
        keys: String::new(),
        clicks: Vec::new(),
        pasted: String::new(),
        news: String::new(),
        resumed: 0,
        due: 0,
        deadline: None,
    };
    let options = Options { panic_on_key: env::var_os(PANIC).is_some(), ..Options::default() };
    match run(&mut specimen, inbox, options) {
        Ok(exit) => process::exit(exit.code().into()),
        Err(error) => process::exit(if matches!(error, RunError::NoTerminal(_)) { 2 } else { 1 }),
    }
}

#[test]
fn a_specimen_shows_what_was_typed() {
    if let Some(note) = env::var_os(NOTE) {
        be_the_specimen(note.into());
    }
    let folder = tempfile::tempdir().unwrap();
    let note = folder.path().join("note");
    let mut bench = Bench::start(specimen(&note), 80, 24);
    bench.wait_for("specimen 80x24");
    bench.feed("ac");
    bench.wait_for("keys \"ac\"");
    bench.feed("q");
    bench.ends_with(0);
    assert_eq!(fs::read_to_string(&note).unwrap(), "Quit");
}
