//! Files that are replaced as a whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use super::StoreError;

/// What a file's text is written to before it takes the file's place.
pub(super) const TEMPORARY: &str = "tmp";

/// Replaces a file: a reader, or a program that starts after a crash, finds the old text or the new
/// one, never a part. The caller holds the lock that keeps others from doing the same.
///
/// # Errors
/// When the text cannot be written; the old one is still there.
pub(super) fn replace(path: &Path, text: &str) -> Result<(), StoreError> {
    let temporary = path.with_extension(TEMPORARY);
    let replaced = write_synced(&temporary, text).and_then(|()| fs::rename(&temporary, path));
    if replaced.is_err() {
        // It holds nothing that counts, and on a full disk its room is needed.
        let _ = fs::remove_file(&temporary);
    }
    replaced.map_err(StoreError::write(path))?;
    path.parent().map_or(Ok(()), sync_folder).map_err(StoreError::write(path))
}

fn write_synced(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Makes a rename in a folder last through a power failure.
#[cfg(unix)]
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder)?.sync_all() {
        // Some file systems know no such thing for folders.
        Err(error) if error.kind() == io::ErrorKind::InvalidInput => Ok(()),
        synced => synced,
    }
}

/// Makes a rename in a folder last through a power failure, which this system does unasked.
#[cfg(not(unix))]
pub(super) fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}
