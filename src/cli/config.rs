//! `otello config`: the file of the settings.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::Subcommand;

use super::failure::Failure;
use crate::files;
use crate::settings::{Fault, default_file, read, written_anew};
use crate::store::{Existing, StoreError, write_files};
use crate::text::{Texts, say};
use crate::wording::reason;

/// What is done with the file.
#[derive(Clone, Copy, Debug, Subcommand)]
pub(super) enum ConfigCommand {
    /// Write a file with every setting as it is by default
    Init {
        /// Replace a file that exists
        #[arg(long)]
        force: bool,
    },
    /// Say what is wrong with the file; exit code 1 if a setting is
    Check,
    /// Print where the file is
    Path,
}

/// The longest file that is checked.
const MOST_BYTES: u64 = 1 << 20;

/// Does it.
///
/// # Errors
/// When there is no place for the file, or it cannot be written.
pub(super) fn run(
    command: ConfigCommand,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<ExitCode, Failure> {
    let file = default_file().ok_or(StoreError::NoFolder)?;
    match command {
        ConfigCommand::Path => writeln!(out, "{}", file.display())?,
        ConfigCommand::Init { force } => {
            let existing = if force { Existing::Goes } else { Existing::Stays };
            if let Some(folder) = file.parent() {
                fs::create_dir_all(folder)?;
            }
            write_files(&[(&file, written_anew().as_bytes())], existing)?;
            writeln!(out, "{}", file.display())?;
        }
        ConfigCommand::Check => return check(&file, texts, out).map_err(Failure::from),
    }
    Ok(ExitCode::SUCCESS)
}

fn check(file: &Path, texts: &Texts, out: &mut dyn Write) -> io::Result<ExitCode> {
    let bytes = match files::read(file, MOST_BYTES) {
        Ok(bytes) => bytes,
        Err(error) => {
            writeln!(out, "{}: {}", file.display(), reason(texts, &error))?;
            let missing = error.kind() == io::ErrorKind::NotFound;
            return Ok(if missing { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
    };
    let (found, faults) = read(&String::from_utf8_lossy(&bytes));
    for fault in &faults {
        writeln!(out, "{}", fault.said(file, texts))?;
    }
    if faults.is_empty() {
        writeln!(out, "{}", say!(texts, "settings-sound", count = found.len()))?;
    }
    let wrong = faults.iter().any(Fault::is_error);
    Ok(if wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}
