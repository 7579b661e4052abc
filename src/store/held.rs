//! A file of lines that one program alone appends to.

use std::io::{self, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use super::StoreError;
use super::archive::{append_under, open_to_append, write_line};
use super::lock::{self, Locked};
use crate::files;

/// A file that nobody else can hold as long as the value lives, however the program ends.
#[derive(Debug)]
pub struct Held {
    path: PathBuf,
    locked: Locked,
}

impl Held {
    /// Takes hold of a file, which is created if it is missing.
    ///
    /// # Errors
    /// When it cannot be written, or, as [`StoreError::Busy`], another program holds it.
    pub fn take(path: &Path) -> Result<Self, StoreError> {
        let file = open_to_append(path)?;
        let locked = lock::try_lock(file).map_err(StoreError::write(path))?;
        let locked = locked.ok_or_else(|| StoreError::Busy(path.to_owned()))?;
        Ok(Self { path: path.to_owned(), locked })
    }

    /// Reads the whole file, of at most so many bytes.
    ///
    /// # Errors
    /// When it is longer, or the system does not let us.
    pub fn read(&mut self, most: u64) -> io::Result<Vec<u8>> {
        let file = self.locked.file();
        file.seek(SeekFrom::Start(0))?;
        files::read_rest(file, most)
    }

    /// Makes the file empty.
    ///
    /// # Errors
    /// When the system does not let us.
    pub fn clear(&mut self) -> Result<(), StoreError> {
        self.locked.file().set_len(0).map_err(StoreError::write(&self.path))
    }

    /// Appends a line in one write, and waits until it will last. What another program left
    /// unfinished at the end of the file is put aside.
    ///
    /// # Errors
    /// When the line cannot be written as a whole; none of it is kept then.
    pub fn append_line(&mut self, line: &str) -> Result<(), StoreError> {
        append_under(&mut self.locked, &self.path, |file| write_line(file, line))
    }
}
