use std::fs;
use std::path::{Path, PathBuf};

use super::archive::{self, Known};
use super::lock::{self, Locked};
use super::saved::{self, SavedGameError};
use super::{Names, Store, StoreError, atomic, ggf_record};
use crate::files;
use crate::game::Game;

/// What the files of games in progress are called.
const GAME: &str = "otello";
/// What the files that lock them are called.
const LOCK: &str = "lock";
/// No saved game is longer: one takes some hundred bytes.
const MOST_BYTES: u64 = 1 << 20;
/// How many names a new game tries; each has 32 random bits.
const NAMES: usize = 16;

/// The file of a game in progress, with its lock.
///
/// Dropping it leaves the game where it is, for another time or another program.
#[derive(Debug)]
pub struct Slot {
    store: Store,
    path: PathBuf,
    known: Known,
    _lock: Locked,
}

impl Slot {
    /// Makes the folder and a file for a new game.
    pub(super) fn create(store: &Store, game: &Game) -> Result<Self, StoreError> {
        let folder = store.games();
        fs::create_dir_all(&folder).map_err(StoreError::write(&folder))?;
        for _ in 0..NAMES {
            let path = folder.join(file_name(&game.started, rand::random()));
            let lock_path = path.with_extension(LOCK);
            let taken = lock::create(&lock_path).map_err(StoreError::write(&lock_path))?;
            if let Some(lock) = taken {
                let slot = Self { store: store.clone(), path, known: Known::No, _lock: lock };
                return match slot.save(game) {
                    Ok(()) => Ok(slot),
                    Err(error) => {
                        slot.remove();
                        Err(error)
                    }
                };
            }
        }
        Err(StoreError::Busy(folder))
    }

    /// Opens the file of a game if nobody else has it open. If there is no such file, removes what
    /// a program that was killed left of one.
    pub(super) fn open(store: &Store, path: &Path) -> Result<Opened, StoreError> {
        let lock_path = path.with_extension(LOCK);
        let taken = lock::take(&lock_path).map_err(StoreError::write(&lock_path))?;
        let Some(lock) = taken else { return Ok(Opened::Locked) };
        let slot = Self {
            store: store.clone(),
            path: path.to_owned(),
            known: Known::Perhaps,
            _lock: lock,
        };
        if !path.exists() {
            slot.remove();
            return Ok(Opened::Gone);
        }
        let bytes = files::read(path, MOST_BYTES).map_err(StoreError::read(path))?;
        Ok(match saved::read(&bytes) {
            Ok(game) => Opened::Game(slot, Box::new(game)),
            Err(fault) => Opened::Faulty(slot, fault),
        })
    }

    /// Writes the game as it is now.
    ///
    /// # Errors
    /// When it cannot be written; what was written before is still there.
    pub fn save(&self, game: &Game) -> Result<(), StoreError> {
        atomic::replace(&self.path, &saved::write(game))
    }

    /// Appends the game to the finished ones, over or not, and removes its own file.
    ///
    /// # Errors
    /// When it cannot be appended; its own file is still there then, as it was last saved.
    pub fn finish(self, game: &Game, names: Names<'_>) -> Result<(), StoreError> {
        let archive = self.store.archive_path(game);
        archive::append(&archive, &ggf_record(game, names), self.known)?;
        fs::remove_file(&self.path).map_err(StoreError::write(&self.path))?;
        self.remove();
        Ok(())
    }

    /// Where its game is kept.
    #[must_use]
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// The game's file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the file a name that ends in `.suffix` and is not taken, where no program looks for a
    /// game. Gives back where it is now: in its old place, if it cannot be moved.
    pub(super) fn put_aside(self, suffix: &str) -> PathBuf {
        let name = |number: usize| match number {
            1 => format!("{GAME}.{suffix}"),
            number => format!("{GAME}.{suffix}-{number}"),
        };
        let mut names = (1..).map(|number| self.path.with_extension(name(number)));
        let aside = names.find(|path| path.symlink_metadata().is_err());
        let aside = aside.expect("there are more numbers than files");
        if fs::rename(&self.path, &aside).is_err() {
            return self.path;
        }
        self.remove();
        aside
    }

    /// Removes the game's files, the lock's last. What stays is in nobody's way.
    fn remove(&self) {
        for path in [
            self.path.clone(),
            self.path.with_extension(atomic::TEMPORARY),
            self.path.with_extension(LOCK),
        ] {
            let _ = fs::remove_file(path);
        }
    }
}

/// What opening a game's file came to.
pub(super) enum Opened {
    /// The game, which is the caller's now.
    Game(Slot, Box<Game>),
    /// A text that is no game of this version.
    Faulty(Slot, SavedGameError),
    /// Another program plays it.
    Locked,
    /// Another program has just finished it.
    Gone,
}

/// Whether a file is a game in progress, by its name.
pub(super) fn is_game(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == GAME)
}

/// The game that a file locks, by its name.
pub(super) fn locked_game(path: &Path) -> Option<PathBuf> {
    path.extension().filter(|&extension| extension == LOCK).map(|_| path.with_extension(GAME))
}

/// `2026-11-30-14-05-00-UTC-9f3a1c2b.otello`
fn file_name(started: &str, random: u32) -> String {
    let words = started.split(|character: char| !character.is_ascii_alphanumeric());
    let words: Vec<_> = words.filter(|word| !word.is_empty()).take(7).collect();
    let date = if words.is_empty() { "game".to_owned() } else { words.join("-") };
    let date: String = date.chars().take(40).collect();
    format!("{date}-{random:08x}.{GAME}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_for_the_time_its_game_began() {
        assert_eq!(
            file_name("2026.11.30_14:05:00.UTC", 0x9f3a_1c2b),
            "2026-11-30-14-05-00-UTC-9f3a1c2b.otello"
        );
        assert_eq!(file_name("", 1), "game-00000001.otello");
        assert_eq!(file_name("../../\u{e9}tc", 1), "tc-00000001.otello");
        assert!(is_game(Path::new(&file_name("", 7))));
    }
}
