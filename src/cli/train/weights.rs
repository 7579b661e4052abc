use std::fs;
use std::path::Path;

use super::TrainFailure;
use crate::eval::pattern::Weights;

/// Reads a file of weights.
///
/// # Errors
/// When it cannot be read, or holds no weights for this program.
pub(super) fn read(path: &Path) -> Result<Weights, TrainFailure> {
    let file = fs::read(path).map_err(TrainFailure::file(path))?;
    Weights::decode(&file).map_err(|fault| TrainFailure::weights(path, fault))
}
