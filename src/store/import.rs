use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Seek as _, SeekFrom};
use std::path::Path;

use super::StoreError;
use super::archive::{append_to, write_line};
use super::identity::Identity;
use crate::files;
use crate::formats::ggf;

/// The longest archive that is looked through.
const MOST_BYTES: u64 = 1 << 30;

/// How many games of others were taken in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The games that were appended.
    pub added: usize,
    /// The games that stood in the archive already.
    pub known: usize,
}

/// Appends records that are not in the archive yet: all of them in one write under one lock, or
/// none.
///
/// # Errors
/// When the archive cannot be read, or the lines not be written as a whole.
pub(super) fn append(path: &Path, records: &[ggf::Game]) -> Result<Imported, StoreError> {
    let mut imported = Imported::default();
    append_to(path, |file| {
        let mut known = identities(file)?;
        let new = records.iter().filter(|record| known.insert(Identity::of(record)));
        let lines: Vec<_> = new.map(ggf::write).collect();
        imported = Imported { added: lines.len(), known: records.len() - lines.len() };
        if lines.is_empty() { Ok(()) } else { write_line(file, &lines.join("\n")) }
    })?;
    Ok(imported)
}

/// The games that stand in the archive; a line that is none is in nobody's way.
fn identities(file: &mut File) -> io::Result<HashSet<Identity>> {
    file.seek(SeekFrom::Start(0))?;
    let bytes = files::read_rest(file, MOST_BYTES)?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(ggf::games(&text).flatten().map(|game| Identity::of(&game)).collect())
}
