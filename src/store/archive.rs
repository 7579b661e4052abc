//! Finished games, and games left for a new one: GGF files that other programs read.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::time::Duration;

use super::atomic::{folder_of, sync_folder};
use super::lock::Locked;
use super::{StoreError, lock, torn};
use crate::files;
use crate::formats::ggf;
use crate::game::{ClockSetting, Forfeit, ForfeitWay, Game};
use crate::rules::Rules;

/// How much of a line is looked at as one: more than any game takes.
const LONGEST_LINE: u64 = 1 << 20;

/// What the players are called in a record: `You`, `Otello level 3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names<'a> {
    /// Black's name.
    pub black: &'a str,
    /// White's (Red's) name.
    pub white: &'a str,
}

/// The record of a game as it is kept for good: the moves up to now, without those taken back.
///
/// The place is `Otello`, the result `?` unless the game is over (with `:t` if a side ran out of
/// time, `:r` or `:l` if one gave up or its program left). A game in which a player had help says so
/// in a comment, and one that was begun elsewhere says where: `CO[assisted; moves 1-20: Ada - Bob]`.
#[must_use]
pub fn ggf_record(game: &Game, names: Names<'_>) -> ggf::Game {
    let record = &game.record;
    let comment = comment(game);
    ggf::Game {
        place: "Otello".to_owned(),
        date: game.started.clone(),
        black: names.black.to_owned(),
        white: names.white.to_owned(),
        result: result(game),
        time: game.clock_setting().map_or_else(|| "0".to_owned(), ClockSetting::to_ggf),
        other: comment.map(|comment| ("CO".to_owned(), comment)).into_iter().collect(),
        moves: moves(game),
        ..ggf::Game::new(*record.start())
    }
}

fn comment(game: &Game) -> Option<String> {
    let assisted = game.assisted.then(|| "assisted".to_owned());
    let begun = game.origin.as_ref().filter(|_| game.plies_elsewhere() > 0).map(|origin| {
        let label = origin.label();
        let from = if label.is_empty() { "from elsewhere" } else { &label };
        format!("moves 1-{}: {from}", game.plies_elsewhere())
    });
    let parts: Vec<_> = assisted.into_iter().chain(begun).collect();
    (!parts.is_empty()).then(|| parts.join("; "))
}

fn result(game: &Game) -> Option<ggf::Result> {
    let position = game.record.position();
    let lost = |by, ending| Some(ggf::Result::lost(position, by, ending));
    match (game.forfeit, game.flag()) {
        (Some(Forfeit { by, way: ForfeitWay::Resigned }), _) => lost(by, ggf::Ending::Resigned),
        (Some(Forfeit { by, way: ForfeitWay::Left }), _) => lost(by, ggf::Ending::Left),
        (None, Some(by)) => lost(by, ggf::Ending::TimedOut),
        (None, None) => game.record.is_over().then(|| ggf::Result::of(position)),
    }
}

/// The moves with the time that each took, where it is known.
fn moves(game: &Game) -> Vec<ggf::Move> {
    let turns = game.record.turns().iter().enumerate();
    let moves = turns.map(|(index, turn)| {
        let took = game.times.as_ref().and_then(|times| times.took(index));
        ggf::Move { seconds: took.map(in_hundredths), ..turn.action.into() }
    });
    moves.collect()
}

/// Seconds, to the hundredth as GGF's writers give them.
fn in_hundredths(time: Duration) -> f64 {
    (time.as_secs_f64() * 100.0).round() / 100.0
}

/// The name of the file of finished games.
pub(super) const fn file_name(rules: Rules) -> &'static str {
    match rules {
        Rules::Othello => "games.ggf",
        Rules::Reversi => "reversi.ggf",
    }
}

/// Whether a record may stand in the archive already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// It is new.
    No,
    /// The game was taken up from its file: a program may have been killed after it had appended
    /// the game and before it had removed the file.
    Perhaps,
}

/// Appends a record as one line, unless it is known and stands there already.
///
/// # Errors
/// When the line cannot be written as a whole; none of it is kept then.
pub(super) fn append(path: &Path, record: &ggf::Game, known: Known) -> Result<(), StoreError> {
    append_to(path, |file| {
        if known == Known::Perhaps && holds(file, record)? {
            return Ok(());
        }
        write_line(file, &ggf::write(record))
    })
}

/// Opens a file under a lock, lets `write` append to it, and waits until that will last.
pub(super) fn append_to(
    path: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<(), StoreError> {
    let mut locked = lock::wait(open_to_append(path)?, path)?;
    append_under(&mut locked, path, write)
}

/// Opens a file for [`append_under`]; it is created if it is missing.
pub(super) fn open_to_append(path: &Path) -> Result<File, StoreError> {
    files::open_with(OpenOptions::new().read(true).append(true).create(true), path)
        .map_err(StoreError::write(path))
}

/// Lets `write` append to a file whose lock is held, and waits until that will last.
pub(super) fn append_under(
    locked: &mut Locked,
    path: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<(), StoreError> {
    let file = locked.file();
    torn::put_aside(file, path)
        .and_then(|_| write(file))
        .and_then(|()| sync_folder(folder_of(path)))
        .map_err(StoreError::write(path))
}

/// Writes a line at the end, or several that are parted by line ends, in one write.
pub(super) fn write_line(file: &mut File, line: &str) -> io::Result<()> {
    let before = file.seek(SeekFrom::End(0))?;
    let gap = if ends_a_line(file, before)? { "" } else { "\n" };
    let text = format!("{gap}{line}\n");
    let written = file.write(text.as_bytes()).and_then(|length| {
        if length == text.len() { file.sync_all() } else { Err(io::ErrorKind::StorageFull.into()) }
    });
    if written.is_err() {
        // Why the line could not be written is what counts; a part of it is told from games by
        // every reader.
        let _ = file.set_len(before);
    }
    written
}

/// Whether the game stands in the archive, whatever its players were called: their names follow
/// the language.
fn holds(file: &mut File, record: &ggf::Game) -> io::Result<bool> {
    file.seek(SeekFrom::Start(0))?;
    let mut lines = BufReader::new(file);
    let mut line = Vec::new();
    while lines.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? > 0 {
        let text = String::from_utf8_lossy(&line);
        if text.contains(&record.date)
            && let Some(Ok(kept)) = ggf::games(&text).next()
            && is_same(&kept, record)
        {
            return Ok(true);
        }
        drop(text);
        line.clear();
    }
    Ok(false)
}

fn is_same(kept: &ggf::Game, record: &ggf::Game) -> bool {
    let actions =
        |game: &ggf::Game| game.moves.iter().map(|played| played.action).collect::<Vec<_>>();
    kept.date == record.date && kept.start == record.start && actions(kept) == actions(record)
}

fn ends_a_line(file: &mut File, length: u64) -> io::Result<bool> {
    if length == 0 {
        return Ok(true);
    }
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}
