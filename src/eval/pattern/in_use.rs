use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use thiserror::Error;

use super::evaluation::PatternEvaluation;
use super::file::WeightsFileError;
use super::weights::Weights;
use crate::files;

/// No file of weights is longer: this program's own takes 2 MB.
const MOST_BYTES: u64 = 64 << 20;

/// What the program was told to judge by, if it was.
static CHOSEN: OnceLock<Arc<PatternEvaluation>> = OnceLock::new();

/// Why weights cannot be used.
#[derive(Debug, Error)]
pub enum WeightsError {
    /// The file cannot be read.
    #[error("cannot read {}: {reason}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// It holds no weights for this program.
    #[error("{}: {fault}", path.display())]
    Weights {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        fault: WeightsFileError,
    },
}

impl PatternEvaluation {
    /// The evaluation by the weights of a file.
    ///
    /// # Errors
    /// When the file cannot be read, or holds no weights for this program.
    pub fn read(path: &Path) -> Result<Self, WeightsError> {
        let path = path.to_owned();
        match files::read(&path, MOST_BYTES) {
            Err(reason) => Err(WeightsError::Read { path, reason }),
            Ok(file) => match Weights::decode(&file) {
                Err(fault) => Err(WeightsError::Weights { path, fault }),
                Ok(weights) => Ok(Self::new(&weights)),
            },
        }
    }

    /// Lets the whole program judge by this evaluation, if it has not been told before.
    pub fn choose(self) {
        CHOSEN.get_or_init(|| Arc::new(self));
    }

    /// What the program judges by wherever nothing else is named: the evaluation
    /// [chosen](Self::choose), or the built-in one.
    #[must_use]
    pub fn in_use() -> Arc<Self> {
        CHOSEN.get().map_or_else(Self::built_in, Arc::clone)
    }
}
