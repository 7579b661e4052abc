use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::slot::{Opened, is_game, locked_game};
use super::{SavedGameError, Slot, Store, StoreError};
use crate::files;
use crate::game::Game;

/// What [`Store::newest_unfinished`] found.
#[derive(Debug, Default)]
pub struct Found {
    /// The game that was played last of those that are unfinished and not locked; locked now.
    pub unfinished: Option<(Slot, Game)>,
    /// Games that are over and were not put away, since their program was killed: to be finished.
    pub finished: Vec<(Slot, Game)>,
    /// What could not be read, to be told.
    pub troubles: Vec<Trouble>,
}

/// A saved game that cannot be taken up.
#[derive(Debug)]
pub enum Trouble {
    /// A file that is no saved game any more; it was put aside.
    Damaged {
        /// Where it is now.
        kept: PathBuf,
        /// What is wrong with it.
        fault: SavedGameError,
    },
    /// A file of a later version of Otello; it was put aside.
    Newer {
        /// Where it is now.
        kept: PathBuf,
        /// The version of its format.
        version: u32,
    },
    /// The last game of an archive that was not written to its end; it was put aside.
    Torn {
        /// Where it is now.
        kept: PathBuf,
    },
    /// A file or folder that the system does not let us read or lock; it was left alone.
    Unreadable(StoreError),
}

/// Goes through the games from the one saved last, until one can be taken up.
pub(super) fn look(store: &Store) -> Found {
    let mut found = Found { troubles: store.mend_archives(), ..Found::default() };
    let folder = store.games();
    let paths = match newest_first(&folder, &mut found.troubles) {
        Ok(paths) => paths,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return found,
        Err(error) => {
            found.troubles.push(Trouble::Unreadable(StoreError::read(&folder)(error)));
            return found;
        }
    };
    for path in paths {
        match Slot::open(store, &path) {
            Ok(Opened::Game(slot, game)) if game.is_over() => {
                found.finished.push((slot, *game));
            }
            Ok(Opened::Game(slot, game)) => {
                found.unfinished = Some((slot, *game));
                break;
            }
            Ok(Opened::Faulty(slot, fault)) => found.troubles.push(put_aside(store, slot, fault)),
            Ok(Opened::Locked | Opened::Gone) => {}
            Err(error) => found.troubles.push(Trouble::Unreadable(error)),
        }
    }
    found
}

/// Takes up the game of this file, if it is one of the folder's own.
pub(super) fn at(store: &Store, path: &Path) -> Option<(Slot, Game)> {
    let (path, folder) = (path.canonicalize().ok()?, store.games().canonicalize().ok()?);
    if !is_game(&path) || path.parent() != Some(&folder) {
        return None;
    }
    match Slot::open(store, &path) {
        Ok(Opened::Game(slot, game)) if !game.is_over() => Some((slot, *game)),
        _ => None,
    }
}

/// The games, the one written last first; behind them those of which a program that was killed
/// left no more than a lock. A folder by the name of a game is left alone, and other things are told.
fn newest_first(folder: &Path, troubles: &mut Vec<Trouble>) -> io::Result<Vec<PathBuf>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let Some(game) = locked_game(&path).filter(|game| !game.exists()) {
            games.push((None, game));
        } else if is_game(&path)
            && let Ok(metadata) = path.metadata()
        {
            if metadata.is_file() {
                games.push((metadata.modified().ok(), path));
            } else if let Err(error) = files::open(&path)
                && !metadata.is_dir()
            {
                troubles.push(Trouble::Unreadable(StoreError::read(&path)(error)));
            }
        }
    }
    games.sort_unstable();
    Ok(games.into_iter().rev().map(|(_, path)| path).collect())
}

/// Puts the file aside. Its fault goes into the log, for whoever wants to mend it.
fn put_aside(store: &Store, slot: Slot, fault: SavedGameError) -> Trouble {
    // That it was put aside is told in any case; a log that cannot be written is not.
    let _ = store.log(&format!("saved game: {}: {fault}", slot.path().display()));
    match fault {
        SavedGameError::Newer(version) => Trouble::Newer { kept: slot.put_aside("newer"), version },
        fault => Trouble::Damaged { kept: slot.put_aside("damaged"), fault },
    }
}
