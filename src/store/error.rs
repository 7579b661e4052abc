use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why something could not be kept or read.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Neither `OTELLO_DATA` nor a home folder says where to keep things.
    #[error("there is no data folder: neither OTELLO_DATA nor a home folder is set")]
    NoFolder,
    /// A file or folder that cannot be written: a full disk, a read-only one, a wrong path.
    #[error("cannot write {}: {reason}", path.display())]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// A file or folder that cannot be read.
    #[error("cannot read {}: {reason}", path.display())]
    Read {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// A file that another program has kept locked.
    #[error("another program does not let go of {}", .0.display())]
    Busy(PathBuf),
}

impl StoreError {
    /// Wraps what the system says about a write.
    pub(super) fn write(path: &Path) -> impl FnOnce(io::Error) -> Self {
        |reason| Self::Write { path: path.to_owned(), reason }
    }

    /// Wraps what the system says about a read.
    pub(super) fn read(path: &Path) -> impl FnOnce(io::Error) -> Self {
        |reason| Self::Read { path: path.to_owned(), reason }
    }
}
