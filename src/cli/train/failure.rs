use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};

use crate::formats::obf::ObfError;
use crate::formats::wthor::FileError;
use crate::store::OutputError;
use crate::train::corpus::OpenError;

/// Why a command of `otello train` ends with a message.
#[derive(Debug, thiserror::Error)]
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
    /// A file cannot be written, or is there already.
    #[error(transparent)]
    Written(#[from] OutputError),
    /// A line of a file is no position with scores.
    #[error("{}, line {line}: {fault}", .path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// The line's number, from 1.
        line: usize,
        /// Why not.
        fault: ObfError,
    },
    /// A file of tournament games is none.
    #[error("{}: {fault}", .path.display())]
    Wthor {
        /// The file.
        path: PathBuf,
        /// Why not.
        fault: FileError,
    },
    /// A file does not hold weights for this program.
    #[error("{}: {fault}", .path.display())]
    Weights {
        /// The file.
        path: PathBuf,
        /// Why not.
        fault: Box<dyn Error + Send + Sync>,
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

    /// Says which file it was that does not hold weights for this program.
    pub(super) fn weights(path: &Path, fault: impl Error + Send + Sync + 'static) -> Self {
        Self::Weights { path: path.to_owned(), fault: Box::new(fault) }
    }
}
