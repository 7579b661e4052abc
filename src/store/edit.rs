//! Text files of the player's that the program changes.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

use super::{StoreError, atomic, lock};
use crate::files;

/// Changes a text file, of at most so many bytes, as a whole or not at all: `change` gets what stands
/// there, nothing if there is no file. Programs that change it at the same time wait for one another,
/// by a lock beside it. A link is kept, and leads to the new file.
///
/// What `change` refuses comes back within.
///
/// # Errors
/// When the file cannot be read or written; what was there is still there.
pub fn edit<E>(
    path: &Path,
    most: u64,
    change: impl FnOnce(&str) -> Result<String, E>,
) -> Result<Result<(), E>, StoreError> {
    let path = &path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(StoreError::write(folder))?;
    }
    let lock_path = path.with_extension("lock");
    let mut options = OpenOptions::new();
    let file = files::open_with(options.write(true).create(true).truncate(false), &lock_path);
    let _lock = lock::wait(file.map_err(StoreError::write(&lock_path))?, &lock_path)?;
    let text = match files::read(path, most) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(StoreError::read(path)(error)),
    };
    match change(&text) {
        Ok(text) => atomic::replace(path, &text).map(Ok),
        Err(refused) => Ok(Err(refused)),
    }
}
