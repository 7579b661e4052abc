use std::io::Write;

use super::TrainFailure;
use super::arguments::ZeroOptions;
use super::pack::write;
use crate::eval::pattern::Weights;
use crate::store::Existing;

/// Writes weights that make every position worth nothing.
///
/// # Errors
/// When the file cannot be written.
pub(super) fn run(options: &ZeroOptions, out: &mut dyn Write) -> Result<(), TrainFailure> {
    let provenance = "otello train zero: nothing is learned yet".to_owned();
    let existing = Existing::goes_if(options.force);
    write(&Weights { provenance, ..Weights::zero() }, &options.output, existing, out)
}
