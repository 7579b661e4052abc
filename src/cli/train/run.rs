use std::io::Write;

use super::arguments::{TrainCommand, TrainOptions};
use super::{TrainFailure, fit, openings, pack, probcut, selfplay, show, test, zero};

/// Carries out a command and says whether everything that it read was sound.
///
/// # Errors
/// When it cannot be carried out.
pub(in crate::cli) fn run(
    options: &TrainOptions,
    out: &mut dyn Write,
) -> Result<bool, TrainFailure> {
    match &options.command {
        TrainCommand::Selfplay(options) => selfplay::run(options, out).map(|()| true),
        TrainCommand::Openings(options) => openings::run(options, out).map(|()| true),
        TrainCommand::Probcut(options) => probcut::run(options, out).map(|()| true),
        TrainCommand::Show(options) => show::run(options, out),
        TrainCommand::Fit(options) => fit::run(options, out),
        TrainCommand::Pack(options) => pack::run(options, out).map(|()| true),
        TrainCommand::Test(options) => test::run(options, out),
        TrainCommand::Zero(options) => zero::run(options, out).map(|()| true),
    }
}
