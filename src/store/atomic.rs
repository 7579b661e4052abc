//! Files that are replaced as a whole or not at all.

use std::fs::{self, File, OpenOptions};
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
    let replaced = create_anew(&temporary)
        .and_then(|file| write_synced(file, text.as_bytes()))
        .and_then(|()| fs::rename(&temporary, path));
    if replaced.is_err() {
        // It holds nothing that counts, and on a full disk its room is needed.
        let _ = fs::remove_file(&temporary);
    }
    replaced.map_err(StoreError::write(path))?;
    path.parent().map_or(Ok(()), sync_folder).map_err(StoreError::write(path))
}

/// Creates a file in the place of one that a program left behind. A link there goes, and what it
/// leads to is left alone.
fn create_anew(path: &Path) -> io::Result<File> {
    let create = || OpenOptions::new().write(true).create_new(true).open(path);
    create().or_else(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => fs::remove_file(path).and_then(|()| create()),
        _ => Err(error),
    })
}

/// Writes a file's bytes and waits until they will last.
pub(super) fn write_synced(mut file: File, bytes: &[u8]) -> io::Result<()> {
    file.write_all(bytes)?;
    file.sync_all()
}

/// The folder of a file; of one that is named without it, the working folder.
pub(super) fn folder_of(path: &Path) -> &Path {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    parent.unwrap_or_else(|| Path::new("."))
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
