//! Files that a player asks for: all that belong together are written, or none.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::atomic::{folder_of, sync_folder, write_synced};

/// What becomes of files that are there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// They stay, and nothing is written.
    Stays,
    /// They are replaced.
    Goes,
}

/// Why files cannot be written.
#[derive(Debug, Error)]
pub enum OutputError {
    /// A file is there already, and nobody asked to replace it.
    #[error("{} exists already; --force replaces it", .0.display())]
    Exists(PathBuf),
    /// Two of the files would be the same.
    #[error("{} would be written twice", .0.display())]
    Twice(PathBuf),
    /// The system does not let us, or something else is in the place.
    #[error("cannot write {}: {reason}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why not.
        reason: io::Error,
    },
}

impl Existing {
    /// Whether they are to be replaced.
    #[must_use]
    pub const fn goes_if(replaced: bool) -> Self {
        if replaced { Self::Goes } else { Self::Stays }
    }
}

impl OutputError {
    fn of(path: &Path) -> impl FnOnce(io::Error) -> Self {
        |reason| Self::Write { path: path.to_owned(), reason }
    }
}

/// Writes files so that each is there as a whole or not at all, and all or none of them. An old file
/// keeps its permissions, and a link leads to the new one. A pipe or a terminal that is named is
/// written to.
///
/// # Errors
/// When one cannot be written, or must not be; then all are as they were.
pub fn write_files(files: &[(&Path, &[u8])], existing: Existing) -> Result<(), OutputError> {
    if let [(path, bytes)] = files
        && is_stream(path)
    {
        let opened = OpenOptions::new().write(true).open(path);
        return opened
            .and_then(|mut stream| io::Write::write_all(&mut stream, bytes))
            .map_err(OutputError::of(path));
    }
    let mut pending = Pending::default();
    for (path, bytes) in files {
        pending.prepare(path, bytes, existing)?;
    }
    pending.put_in_place(existing)
}

/// Finds out whether [`write_files`] may write a file, before the work that leads up to it.
///
/// # Errors
/// When it may not.
pub fn check_file(path: &Path, existing: Existing) -> Result<(), OutputError> {
    if is_stream(path) { Ok(()) } else { Target::of(path, existing).map(|_| ()) }
}

/// Whether a name is that of something that takes bytes as they come and keeps nothing: a pipe, a
/// terminal, the device that forgets.
#[must_use]
pub fn is_stream(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt as _;
        let kind = fs::metadata(path).map(|metadata| metadata.file_type());
        kind.is_ok_and(|kind| kind.is_fifo() || kind.is_char_device())
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        false
    }
}

/// Where a file is to go.
struct Target {
    /// Its place, links followed.
    path: PathBuf,
    /// The file that is there now.
    old: Option<Metadata>,
}

impl Target {
    fn of(path: &Path, existing: Existing) -> Result<Self, OutputError> {
        match fs::metadata(path) {
            Ok(old) if !old.is_file() => {
                let what = if old.is_dir() { "it is a folder" } else { "it is not a regular file" };
                Err(OutputError::of(path)(io::Error::other(what)))
            }
            Ok(_) if existing == Existing::Stays => Err(OutputError::Exists(path.to_owned())),
            Ok(old) => {
                let path = path.canonicalize().map_err(OutputError::of(path))?;
                Ok(Self { path, old: Some(old) })
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(OutputError::of(path)(error))
            }
            // A link that leads nowhere is there too.
            Err(_) if existing == Existing::Stays && path.symlink_metadata().is_ok() => {
                Err(OutputError::Exists(path.to_owned()))
            }
            Err(_) => Ok(Self { path: path.to_owned(), old: None }),
        }
    }
}

/// A file that is written and not yet in its place.
struct Prepared {
    target: Target,
    temporary: PathBuf,
    /// A second name of the old file.
    backup: Option<PathBuf>,
    /// Whether it has taken its place.
    placed: bool,
}

/// Files that take their places together. What is dropped before they have is undone.
#[derive(Default)]
struct Pending {
    files: Vec<Prepared>,
    done: bool,
}

impl Pending {
    fn prepare(
        &mut self,
        path: &Path,
        bytes: &[u8],
        existing: Existing,
    ) -> Result<(), OutputError> {
        let target = Target::of(path, existing)?;
        if self.files.iter().any(|file| file.target.path == target.path) {
            return Err(OutputError::Twice(path.to_owned()));
        }
        let failed = OutputError::of(path);
        let (temporary, file) = match create_beside(&target.path) {
            Ok(created) => created,
            Err(error) => return Err(failed(error)),
        };
        let permissions = target.old.as_ref().map(Metadata::permissions);
        self.files.push(Prepared { target, temporary, backup: None, placed: false });
        let allowed = permissions.map_or(Ok(()), |permissions| file.set_permissions(permissions));
        allowed.and_then(|()| write_synced(file, bytes)).map_err(failed)
    }

    fn put_in_place(&mut self, existing: Existing) -> Result<(), OutputError> {
        let several = self.files.len() > 1;
        for file in &mut self.files {
            let path = &file.target.path;
            if several && file.target.old.is_some() {
                // Where files have no second names, one that is replaced cannot be brought back.
                let backup = unused_name(path);
                file.backup = fs::hard_link(path, &backup).ok().map(|()| backup);
            }
            file.place(existing).map_err(|error| match error.kind() {
                io::ErrorKind::AlreadyExists => OutputError::Exists(path.clone()),
                _ => OutputError::of(path)(error),
            })?;
            file.placed = true;
        }
        self.done = true;
        self.files.iter().try_for_each(|Prepared { target: Target { path, .. }, .. }| {
            sync_folder(folder_of(path)).map_err(OutputError::of(path))
        })
    }
}

impl Prepared {
    fn place(&self, existing: Existing) -> io::Result<()> {
        let path = &self.target.path;
        if existing == Existing::Goes {
            return fs::rename(&self.temporary, path);
        }
        // A second name is never given in the place of a file that has come meanwhile.
        match fs::hard_link(&self.temporary, path) {
            Ok(()) => fs::remove_file(&self.temporary),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            Err(_) if path.symlink_metadata().is_ok() => Err(io::ErrorKind::AlreadyExists.into()),
            Err(_) => fs::rename(&self.temporary, path),
        }
    }
}

impl Drop for Pending {
    /// Tidies up. What stays is in nobody's way.
    fn drop(&mut self) {
        for Prepared { target, temporary, backup, placed } in &self.files {
            match (self.done, *placed, backup) {
                (false, true, Some(backup)) => {
                    let _ = fs::rename(backup, &target.path);
                }
                (false, true, None) if target.old.is_none() => {
                    let _ = fs::remove_file(&target.path);
                }
                (_, _, Some(backup)) => {
                    let _ = fs::remove_file(backup);
                }
                _ => {}
            }
            if !placed {
                let _ = fs::remove_file(temporary);
            }
        }
    }
}

/// Creates a file beside another, under a name that nobody uses.
fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let temporary = unused_name(path);
    let file = OpenOptions::new().write(true).create_new(true).open(&temporary)?;
    Ok((temporary, file))
}

fn unused_name(path: &Path) -> PathBuf {
    let random: u64 = rand::random();
    folder_of(path).join(format!(".otello-{random:016x}.tmp"))
}
