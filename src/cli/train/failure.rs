use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::train::corpus::OpenError;

/// Why a command of `otello train` ends with a message.
#[derive(Debug, Error)]
pub(in crate::cli) enum TrainFailure {
    /// Games cannot be appended to a file.
    #[error("{}: {fault}", .path.display())]
    Corpus {
        /// The file.
        path: PathBuf,
        /// Why not.
        fault: OpenError,
    },
    /// The games of a file are not the first of the run.
    #[error(
        "{}: its last game, number {number}, is not the one that this seed, these settings and this \
         engine play; choose another file",
        .path.display()
    )]
    OtherRun {
        /// The file.
        path: PathBuf,
        /// The number of the game that differs.
        number: u64,
    },
    /// A file cannot be read or written.
    #[error("{}: {fault}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why not.
        fault: io::Error,
    },
    /// Something else could not be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

impl TrainFailure {
    /// Says which file it was that could not be read or written.
    pub(super) fn file(path: &Path) -> impl Fn(io::Error) -> Self {
        let path = path.to_owned();
        move |fault| Self::File { path: path.clone(), fault }
    }
}
