use std::io::Write;
use std::path::Path;

use super::TrainFailure;
use super::arguments::PackOptions;
use crate::cli::told;
use crate::eval::pattern::Weights;
use crate::files;
use crate::store::{Existing, write_files};
use crate::train::{Fitted, pack};

/// No file that the pipeline reads as a whole is longer.
pub(super) const MOST_BYTES: u64 = 1 << 30;

/// Rounds fitted weights and writes them as the file that the program carries.
///
/// # Errors
/// When a file cannot be read or written, or does not hold weights for this program.
pub(super) fn run(options: &PackOptions, out: &mut dyn Write) -> Result<(), TrainFailure> {
    let PackOptions { fitted: from, output: to, force } = options;
    let file = files::read(from, MOST_BYTES).map_err(TrainFailure::file(from))?;
    let fitted = Fitted::decode(&file).map_err(|fault| TrainFailure::weights(from, fault))?;
    let weights = pack(&fitted).map_err(|fault| TrainFailure::weights(from, fault))?;
    write(&weights, to, Existing::goes_if(*force), out)
}

/// Writes weights as the file that the program carries.
///
/// # Errors
/// When it cannot be written.
pub(super) fn write(
    weights: &Weights,
    to: &Path,
    existing: Existing,
    out: &mut dyn Write,
) -> Result<(), TrainFailure> {
    let packed = weights.encode();
    write_files(&[(to, &packed)], existing)?;
    writeln!(out, "{} bytes in {}", packed.len(), told::path(to))?;
    Ok(())
}
