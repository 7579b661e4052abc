//! `otello doctor`: one page to paste into a report.

use std::io::{self, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::{env, fmt, fs, thread};

use etcetera::home_dir;

use super::{commands, room};
use crate::eval::pattern::PatternEvaluation;
use crate::settings::{Setting, Settings, Source};
use crate::store::Store;
use crate::text::{Texts, cut, shown};
use crate::tui::{ColourMode, measure};

/// What discs and boards are drawn with; one cell each is what the screens count on.
const GLYPHS: [&str; 8] =
    ["X", "\u{25cf}", "\u{25cb}", "\u{2590}", "\u{259d}", "\u{2584}", "\u{2591}", "\u{2502}"];

/// Writes the page: of the terminal, the folders and the machine, and nothing of the games.
///
/// # Errors
/// When it cannot be written.
pub(super) fn write(settings: &Settings, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    // The terminal is asked before anything is written to it.
    let widths = measure::cells(&GLYPHS);
    let version = env!("CARGO_PKG_VERSION");
    writeln!(out, "otello     {version}, kernels: {}", commands::kernels())?;
    writeln!(out, "system     {} {}", env::consts::OS, env::consts::ARCH)?;
    terminal(out)?;
    glyphs(widths, out)?;
    language(texts, settings, out)?;
    folders(settings, texts, out)?;
    writeln!(out, "weights    {}", weights())?;
    writeln!(out, "memory     {}", room::told())?;
    let processors = thread::available_parallelism().map_or(0, usize::from);
    writeln!(out, "processors {processors} for this program")
}

fn terminal(out: &mut dyn Write) -> io::Result<()> {
    let variables = ["TERM", "COLORTERM", "TERM_PROGRAM", "TMUX", "STY", "NO_COLOR"];
    writeln!(out, "terminal   {}", set(&variables))?;
    let is = |is: bool| if is { "a terminal" } else { "no terminal" };
    let (input, output) = (io::stdin().is_terminal(), io::stdout().is_terminal());
    writeln!(out, "           input is {}, output is {}", is(input), is(output))?;
    if let Some((columns, rows)) = measure::room().filter(|_| output) {
        writeln!(out, "           {columns} columns, {rows} rows")?;
    }
    let colours = match ColourMode::of_terminal(|name| env::var(name).ok()) {
        ColourMode::True => "all",
        ColourMode::Indexed => "256",
        ColourMode::Sixteen => "16",
        ColourMode::None => "none",
    };
    writeln!(out, "colours    {colours}")
}

fn glyphs(widths: io::Result<Vec<u16>>, out: &mut dyn Write) -> io::Result<()> {
    match widths {
        Ok(widths) => {
            let each = GLYPHS.iter().zip(&widths).map(|(glyph, cells)| format!("{glyph} {cells}"));
            writeln!(out, "glyphs     cells measured: {}", each.collect::<Vec<_>>().join("  "))
        }
        Err(error) => writeln!(out, "glyphs     not measured: {error}"),
    }
}

fn language(texts: &Texts, settings: &Settings, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "locale     {}", set(&["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"]))?;
    let source = match settings.source(Setting::Language) {
        Source::Default => "by the locale",
        Source::File => "by the settings",
        Source::Environment => "by OTELLO_LANGUAGE",
        Source::Flag => "by --lang",
    };
    writeln!(out, "language   {}, {source}", texts.language().name())
}

fn folders(settings: &Settings, texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    match settings.file() {
        Some(file) => writeln!(out, "settings   {}: {}", home(file), state(file))?,
        None => writeln!(out, "settings   there is no place for a file")?,
    }
    for fault in settings.faults() {
        let said = fault.said(settings.file().unwrap_or(Path::new("")), texts);
        writeln!(out, "           {said}")?;
    }
    let changed = Setting::ALL.into_iter().filter(|setting| {
        settings.source(*setting) != Source::Default
            && settings.value(*setting) != setting.default()
    });
    for setting in changed {
        writeln!(out, "           {} = {}", setting.name(), shown(settings.value(setting)))?;
    }
    match Store::default_folder() {
        Ok(folder) => writeln!(out, "data       {}: {}", home(&folder), state(&folder)),
        Err(error) => writeln!(out, "data       {error}"),
    }
}

/// The variables of these that are set.
fn set(names: &[&str]) -> String {
    let value = |name: &&str| {
        let value = env::var_os(name)?;
        Some(format!("{name}={}", shown(&value.to_string_lossy())))
    };
    let set: Vec<_> = names.iter().filter_map(value).collect();
    if set.is_empty() { "nothing is set".to_owned() } else { set.join(" ") }
}

/// Whether something is there, and may be read and written.
fn state(path: &Path) -> String {
    let Ok(metadata) = fs::metadata(path) else { return "missing".to_owned() };
    let kind = if metadata.is_dir() { "a folder" } else { "a file" };
    let readable = match metadata.is_dir() {
        true => fs::read_dir(path).is_ok(),
        false => crate::files::open(path).is_ok(),
    };
    #[cfg(unix)]
    let writable = rustix::fs::access(path, rustix::fs::Access::WRITE_OK).is_ok();
    #[cfg(not(unix))]
    let writable = !metadata.permissions().readonly();
    let yes = |is: bool| if is { "yes" } else { "no" };
    format!("{kind}, readable: {}, writable: {}", yes(readable), yes(writable))
}

/// A path, the home folder as `~`, so that the page names nobody.
fn home(path: &Path) -> impl fmt::Display {
    let short = home_dir().ok().and_then(|home| path.strip_prefix(home).ok().map(PathBuf::from));
    let path = short.map_or_else(|| path.to_owned(), |rest| Path::new("~").join(rest));
    shown(&path.display().to_string()).into_owned()
}

/// Where the weights come from, as far as a line has room.
fn weights() -> String {
    const ROOM: usize = 68;
    cut(PatternEvaluation::in_use().provenance().lines().next().unwrap_or_default(), ROOM)
}
