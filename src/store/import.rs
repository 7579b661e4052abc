use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use super::StoreError;
use super::archive::{append_to, write_line};
use crate::formats::ggf;
use crate::rules::{Move, Position};

/// How many games of others were taken in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The games that were appended.
    pub added: usize,
    /// The games that stood in the archive already.
    pub known: usize,
}

/// What makes a game of others the same as another: two pairs of players may well play the same
/// moves in one year, which is all that some dates say.
type Identity = (String, String, String, Position, Vec<Move>);

/// Appends records that are not in the archive yet: all of them in one write under one lock, or
/// none.
///
/// # Errors
/// When the archive cannot be read, or the lines not be written as a whole.
pub(super) fn append(path: &Path, records: &[ggf::Game]) -> Result<Imported, StoreError> {
    let mut imported = Imported::default();
    append_to(path, |file| {
        let mut known = identities(file)?;
        let new = records.iter().filter(|record| known.insert(identity(record)));
        let lines: Vec<_> = new.map(ggf::write).collect();
        imported = Imported { added: lines.len(), known: records.len() - lines.len() };
        if lines.is_empty() { Ok(()) } else { write_line(file, &lines.join("\n")) }
    })?;
    Ok(imported)
}

/// The games that stand in the archive; a line that is none is in nobody's way.
fn identities(file: &mut File) -> io::Result<HashSet<Identity>> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.read_to_end(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(ggf::games(&text).flatten().map(|game| identity(&game)).collect())
}

fn identity(game: &ggf::Game) -> Identity {
    let moves = game.moves.iter().map(|played| played.action).collect();
    (game.date.clone(), game.black.clone(), game.white.clone(), game.start, moves)
}
