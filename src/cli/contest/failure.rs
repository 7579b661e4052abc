use thiserror::Error;

use crate::contest::{HallError, JournalError};

/// Why a match cannot begin or go on.
#[derive(Debug, Error)]
pub(in crate::cli) enum MatchFailure {
    #[error(transparent)]
    Journal(#[from] JournalError),
    #[error(transparent)]
    Hall(#[from] HallError),
}
