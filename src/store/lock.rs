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
use crate::files;

/// A file with its lock, which goes with the value.
#[derive(Debug)]
pub(super) struct Locked(File);

impl Locked {
    /// The file.
    pub(super) const fn file(&mut self) -> &mut File {
        &mut self.0
    }
}

impl Drop for Locked {
    /// Lets go by name: closing the file does so too, but only once no child that the program
    /// started meanwhile has a copy of it.
    fn drop(&mut self) {
        // A lock that cannot be let go of goes with the file.
        let _ = self.0.unlock();
    }
}

/// How often a locked file is tried before giving up, and how long the pauses between are.
const TRIES: usize = 1000;
const PAUSE: Duration = Duration::from_millis(5);

/// Creates a lock file that must not exist yet, and takes its lock. `None` if the name is taken.
pub(super) fn create(path: &Path) -> io::Result<Option<Locked>> {
    let file = match files::open_with(OpenOptions::new().write(true).create_new(true), path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Ok(None),
        file => file?,
    };
    // A program that tidies up may have been faster, and have removed the file under its lock.
    Ok(try_lock(file)?.filter(|_| path.exists()))
}

/// Takes the lock of a lock file, which is created if it is missing. `None` if another has it.
pub(super) fn take(path: &Path) -> io::Result<Option<Locked>> {
    let mut options = OpenOptions::new();
    try_lock(files::open_with(options.write(true).create(true).truncate(false), path)?)
}

/// Waits up to five seconds for a lock that is held for moments only.
pub(super) fn wait(file: File, path: &Path) -> Result<Locked, StoreError> {
    for _ in 0..TRIES {
        match file.try_lock() {
            Ok(()) => return Ok(Locked(file)),
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            Err(TryLockError::Error(reason)) => return Err(StoreError::write(path)(reason)),
        }
    }
    Err(StoreError::Busy(path.to_owned()))
}

/// Takes the lock of a file. `None` if another has it.
pub(super) fn try_lock(file: File) -> io::Result<Option<Locked>> {
    match file.try_lock() {
        Ok(()) => Ok(Some(Locked(file))),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As a child has one between fork and exec.
    #[test]
    fn a_copy_of_the_file_does_not_keep_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let lock = create(&path).unwrap().unwrap();
        let copy = lock.0.try_clone().unwrap();
        assert!(take(&path).unwrap().is_none());
        drop(lock);
        assert!(take(&path).unwrap().is_some());
        drop(copy);
    }
}
