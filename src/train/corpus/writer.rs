use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use thiserror::Error;

use super::Game;
use super::record::{BEGINNING, RECORD_LEN, RecordFault};

/// Why games cannot be appended to a file.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The file cannot be opened, read or cut.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Another program holds the file.
    #[error("another run is writing to it")]
    InUse,
    /// The file is something else, or was damaged.
    #[error("its last record is not a game: {0}")]
    Foreign(#[from] RecordFault),
    /// What would be dropped as a torn record is something else.
    #[error("it ends in {0} bytes that are not the beginning of a record")]
    ForeignTail(u64),
}

/// Appends games to a corpus, each with one write, so that a run that is killed leaves at most its
/// last record torn. The file is locked against other runs.
#[derive(Debug)]
pub struct Appender {
    file: File,
    games: u64,
    last: Option<Game>,
}

impl Appender {
    /// Opens a corpus, or begins one, and drops a torn record at its end.
    ///
    /// # Errors
    /// When the file cannot be opened, is in use, or does not end in a game. It is then left as it
    /// was.
    pub fn open(path: &Path) -> Result<Self, OpenError> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        let len = file.metadata()?.len();
        let games = len / RECORD_LEN as u64;
        check_tail(&mut file, games * RECORD_LEN as u64, len)?;
        let last = games.checked_sub(1).map(|last| read_game(&mut file, last)).transpose()?;
        file.set_len(games * RECORD_LEN as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Self { file, games, last })
    }

    /// How many games the file holds.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// The game that was its last when it was opened.
    #[must_use]
    pub const fn last(&self) -> Option<&Game> {
        self.last.as_ref()
    }

    /// Appends a game.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn append(&mut self, game: &Game) -> io::Result<()> {
        self.file.write_all(&game.to_record())?;
        self.games += 1;
        Ok(())
    }
}

fn read_game(file: &mut File, number: u64) -> Result<Game, OpenError> {
    let mut record = [0; RECORD_LEN];
    file.seek(SeekFrom::Start(number * RECORD_LEN as u64))?;
    file.read_exact(&mut record)?;
    Ok(Game::from_record(&record)?)
}

/// What stands behind the last whole record is dropped only if it is the beginning of another.
fn check_tail(file: &mut File, begin: u64, end: u64) -> Result<(), OpenError> {
    let mut tail = Vec::new();
    file.seek(SeekFrom::Start(begin))?;
    file.take(BEGINNING.len() as u64).read_to_end(&mut tail)?;
    if BEGINNING.starts_with(&tail) { Ok(()) } else { Err(OpenError::ForeignTail(end - begin)) }
}
