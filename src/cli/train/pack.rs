use std::fs;
use std::io::Write;
use std::path::Path;

use super::TrainFailure;
use super::arguments::PackOptions;
use crate::eval::pattern::Weights;
use crate::train::{Fitted, pack};

/// Rounds fitted weights and writes them as the file that the program carries.
///
/// # Errors
/// When a file cannot be read or written, or does not hold weights for this program.
pub(super) fn run(options: &PackOptions, out: &mut dyn Write) -> Result<(), TrainFailure> {
    let PackOptions { fitted: from, output: to } = options;
    let file = fs::read(from).map_err(TrainFailure::file(from))?;
    let fitted = Fitted::decode(&file).map_err(|fault| TrainFailure::weights(from, fault))?;
    let weights = pack(&fitted).map_err(|fault| TrainFailure::weights(from, fault))?;
    write(&weights, to, out)
}

/// Writes weights as the file that the program carries.
///
/// # Errors
/// When it cannot be written.
pub(super) fn write(weights: &Weights, to: &Path, out: &mut dyn Write) -> Result<(), TrainFailure> {
    let packed = weights.encode();
    fs::write(to, &packed).map_err(TrainFailure::file(to))?;
    writeln!(out, "{} bytes in {}", packed.len(), to.display())?;
    Ok(())
}
