//! Advisory locks, which the system lets go of however a program ends.
//!
//! The lock file of a game is removed only by a program that holds its lock and only when the game's
//! own file is gone, and names are never used twice. So whoever takes a lock and then still finds
//! the game owns it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

use super::StoreError;

/// How often a locked file is tried before giving up, and how long the pauses between are.
const TRIES: usize = 1000;
const PAUSE: Duration = Duration::from_millis(5);

/// Creates a lock file that must not exist yet, and takes its lock. `None` if the name is taken.
pub(super) fn create(path: &Path) -> io::Result<Option<File>> {
    let file = match OpenOptions::new().write(true).create_new(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Ok(None),
        file => file?,
    };
    // A program that tidies up may have been faster, and have removed the file under its lock.
    Ok(try_lock(file)?.filter(|_| path.exists()))
}

/// Takes the lock of a lock file, which is created if it is missing. `None` if another has it.
pub(super) fn take(path: &Path) -> io::Result<Option<File>> {
    try_lock(OpenOptions::new().write(true).create(true).truncate(false).open(path)?)
}

/// Waits up to five seconds for a lock that is held for moments only.
pub(super) fn wait(file: &File, path: &Path) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            Err(TryLockError::Error(reason)) => return Err(StoreError::write(path)(reason)),
        }
    }
    Err(StoreError::Busy(path.to_owned()))
}

fn try_lock(file: File) -> io::Result<Option<File>> {
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}
