use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{Contest, Entry, entry};
use crate::formats::{ggf, transcript};
use crate::store::{Held, StoreError};

/// The file that keeps a contest: its settings in the first line, then a game a line.
///
/// Other programs read it as GGF, which skips what is between the games. The number of games is not
/// among the settings, so that more can be asked for later. Two contests at a time would play the
/// same games, so that one alone holds the file.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: Held,
    /// Lines that were meant as games and are none, so that these games are played again.
    pub damaged: usize,
}

/// Why a result file cannot be used.
#[derive(Debug, Error)]
pub enum JournalError {
    /// It cannot be read.
    #[error("cannot read {}: {reason}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// It cannot be written.
    #[error(transparent)]
    Write(#[from] StoreError),
    /// Another contest appends to it.
    #[error("{} is in use by another match; choose another file", .0.display())]
    InUse(PathBuf),
    /// It holds something else.
    #[error("{} exists and is no result file of a match", .0.display())]
    NotOurs(PathBuf),
    /// It holds another contest.
    #[error(
        "{} holds another match; choose another file, or give the same settings\n  there: {there}\n  \
         now:   {now}",
        path.display()
    )]
    OtherSettings {
        /// The file.
        path: PathBuf,
        /// The settings in the file.
        there: String,
        /// The settings of this contest.
        now: String,
    },
    /// A game of it began otherwise: the list of openings has changed.
    #[error("game {game} in {} began with {there}, and would begin with {now}: the openings have changed", path.display())]
    OtherOpening {
        /// The file.
        path: PathBuf,
        /// Which game of its pairing, from 1.
        game: usize,
        /// Its opening.
        there: String,
        /// The opening of this contest.
        now: String,
    },
}

/// The longest file that is read.
const MOST_BYTES: u64 = 1 << 30;

/// How the settings line begins.
const MARK: &str = "# otello match: ";

impl Journal {
    /// Opens the file, or begins it, and reads the games that it holds of this contest, each once.
    /// `settings` is all that decides how a game goes.
    ///
    /// # Errors
    /// When it cannot be read or written, is in use, or holds something else.
    pub fn open(
        path: &Path,
        settings: &str,
        contest: &Contest,
    ) -> Result<(Self, Vec<Entry>), JournalError> {
        // Nothing in it may look like a game.
        let settings = settings.replace(char::is_control, " ").replace("(;", "( ;");
        let mut file = Held::take(path).map_err(|error| match error {
            StoreError::Busy(path) => JournalError::InUse(path),
            error => error.into(),
        })?;
        let bytes = file
            .read(MOST_BYTES)
            .map_err(|reason| JournalError::Read { path: path.to_owned(), reason })?;
        let text = String::from_utf8_lossy(&bytes);
        let mut journal = Self { path: path.to_owned(), file, damaged: 0 };
        let begin = format!("{MARK}{settings}");
        // A match that was killed may have left a part of the line.
        let is_torn = !text.contains('\n') && begin.starts_with(&*text);
        let Some(first) = text.lines().next().filter(|_| !is_torn) else {
            journal.file.clear()?;
            journal.file.append_line(&begin)?;
            return Ok((journal, Vec::new()));
        };
        match first.strip_prefix(MARK) {
            None => return Err(JournalError::NotOurs(path.to_owned())),
            Some(there) if there != settings => {
                let (path, there) = (path.to_owned(), there.to_owned());
                return Err(JournalError::OtherSettings { path, there, now: settings });
            }
            Some(_) => {}
        }
        let entries = journal.entries(&text, contest)?;
        Ok((journal, entries))
    }

    fn entries(&mut self, text: &str, contest: &Contest) -> Result<Vec<Entry>, JournalError> {
        let mut entries = Vec::new();
        let mut seen = BTreeSet::new();
        for line in text.lines().skip(1).filter(|line| !line.is_empty()) {
            let game = ggf::games(line).next().and_then(Result::ok);
            let Some((entry, game)) = game.and_then(|game| Some((entry::read(&game)?, game)))
            else {
                self.damaged += 1;
                continue;
            };
            let wanted = entry.pairing < contest.pairings.len() && entry.number < contest.games;
            if wanted && seen.insert((entry.pairing, entry.number)) {
                self.check_opening(&game, &entry, contest)?;
                entries.push(entry);
            }
        }
        Ok(entries)
    }

    fn check_opening(
        &self,
        game: &ggf::Game,
        entry: &Entry,
        contest: &Contest,
    ) -> Result<(), JournalError> {
        let opening = contest.fixture(entry.pairing, entry.number).opening;
        let moves: Vec<_> = opening.turns().iter().map(|turn| turn.action).collect();
        let there = entry::opening(game).unwrap_or_default();
        let now = transcript::write(&moves);
        if there == now && game.start == *opening.start() {
            return Ok(());
        }
        let (path, there) = (self.path.clone(), there.to_owned());
        Err(JournalError::OtherOpening { path, game: entry.number + 1, there, now })
    }

    /// Appends a game, so that it lasts.
    ///
    /// # Errors
    /// When it cannot be written; nothing of it is kept then.
    pub fn append(&mut self, game: &ggf::Game) -> Result<(), JournalError> {
        Ok(self.file.append_line(&ggf::write(game))?)
    }
}
