//! Regular files, opened without waiting and read up to a bound.
//!
//! Where a file of a certain kind is looked for (a saved game, weights, a list of names), a pipe would
//! be waited for and a device would never end. This layer imports nothing; what a file means is not
//! known here.

use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read as _};
use std::path::Path;

use thiserror::Error;

/// What stands where a regular file of some size is looked for; within an [`io::Error`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unfit {
    /// A folder.
    #[error("it is a folder")]
    Folder,
    /// A pipe, a device or the like.
    #[error("it is not a regular file")]
    NotRegular,
    /// A file of more than so many bytes.
    #[error("it is longer than {}", size(*.0))]
    TooLong(u64),
}

/// Opens a regular file for reading.
///
/// # Errors
/// When there is none, or the system does not let us.
pub fn open(path: &Path) -> io::Result<File> {
    open_with(OpenOptions::new().read(true), path)
}

/// Opens a regular file, or makes one if the options say so.
///
/// # Errors
/// When something else is in its place, or the system does not let us.
pub fn open_with(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    // Some devices do something when they are opened.
    if let Ok(metadata) = path.metadata() {
        refuse_unless_regular(&metadata)?;
    }
    without_waiting(options);
    let file = options.open(path)?;
    refuse_unless_regular(&file.metadata()?)?;
    Ok(file)
}

/// Reads a regular file of at most so many bytes.
///
/// # Errors
/// When it is longer or something else, or the system does not let us.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    read_rest(&open(path)?, most)
}

/// Reads what follows in a file of at most so many bytes.
///
/// # Errors
/// When it is longer, or the system does not let us.
pub fn read_rest(file: &File, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    // A file that is too long is not read at all, and one that grows meanwhile not to its end.
    if file.metadata()?.len() <= most {
        file.take(most + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 <= most {
            return Ok(bytes);
        }
    }
    Err(io::Error::new(io::ErrorKind::FileTooLarge, Unfit::TooLong(most)))
}

/// Which file a path leads to: the same for all its names, by links of either kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Identity(#[cfg(unix)] (u64, u64), #[cfg(not(unix))] std::path::PathBuf);

/// Finds out which file a path leads to.
///
/// # Errors
/// When it leads nowhere.
pub fn identity(path: &Path) -> io::Result<Identity> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        path.metadata().map(|metadata| Identity((metadata.dev(), metadata.ino())))
    }
    #[cfg(not(unix))]
    {
        path.canonicalize().map(Identity)
    }
}

/// Writes a number of bytes as a whole number of the largest unit that gives one.
#[must_use]
pub fn size(bytes: u64) -> String {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
    let fitting = units.into_iter().find(|(bits, _)| bytes.is_multiple_of(1 << bits));
    fitting.map_or_else(
        || format!("{bytes} bytes"),
        |(bits, unit)| format!("{} {unit}", bytes >> bits),
    )
}

fn refuse_unless_regular(metadata: &Metadata) -> io::Result<()> {
    if metadata.is_file() {
        Ok(())
    } else if metadata.is_dir() {
        Err(io::Error::new(io::ErrorKind::IsADirectory, Unfit::Folder))
    } else {
        Err(io::Error::other(Unfit::NotRegular))
    }
}

/// Lets a pipe that took the file's place meanwhile be opened at once, to be refused.
#[cfg(unix)]
fn without_waiting(options: &mut OpenOptions) {
    use std::os::unix::fs::OpenOptionsExt as _;

    use rustix::fs::OFlags;

    let flags = OFlags::NONBLOCK | OFlags::NOCTTY;
    options.custom_flags(flags.bits().cast_signed());
}

/// Nothing has to be done here: pipes have no place among the files.
#[cfg(not(unix))]
fn without_waiting(_options: &mut OpenOptions) {}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_is_read_up_to_its_bound() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, [7; 1024]).unwrap();
        assert_eq!(read(&path, 1024).unwrap().len(), 1024);
        let said = |most| read(&path, most).unwrap_err().to_string();
        assert_eq!(said(1000), "it is longer than 1000 bytes");
        fs::write(&path, [7; 1025]).unwrap();
        assert_eq!(said(1024), "it is longer than 1 KiB");
        assert_eq!(read(folder.path(), 9).unwrap_err().to_string(), "it is a folder");
    }

    #[cfg(unix)]
    #[test]
    fn neither_a_device_nor_a_pipe_is_opened_or_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        for path in [Path::new("/dev/zero"), &pipe] {
            let append = open_with(OpenOptions::new().append(true).create(true), path);
            for refused in [open(path), append] {
                assert_eq!(refused.unwrap_err().to_string(), "it is not a regular file");
            }
        }
    }
}
