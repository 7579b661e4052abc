//! What a program that was killed while it appended a game left behind.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use super::{StoreError, lock};
use crate::files;

/// How far back the beginning of the last line is looked for: more than any game takes.
const LONGEST: u64 = 1 << 20;

/// Puts the end of a file aside if it is a game that was not written to its end. Gives back where
/// the piece is now.
///
/// # Errors
/// When the file cannot be read or changed; it is as it was then.
pub(super) fn mend(path: &Path) -> Result<Option<PathBuf>, StoreError> {
    let found = files::open(path).and_then(|mut file| find(&mut file));
    match found {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(StoreError::read(path)(error)),
        Ok(None) => return Ok(None),
        // Whoever appends has the lock: what looks torn may be a game that is being written.
        Ok(Some(_)) => {}
    }
    let file = files::open_with(OpenOptions::new().read(true).append(true), path)
        .map_err(StoreError::write(path))?;
    let mut locked = lock::wait(file, path)?;
    put_aside(locked.file(), path).map_err(StoreError::write(path))
}

/// Does the same with a file that is locked and open for appending.
pub(super) fn put_aside(file: &mut File, path: &Path) -> io::Result<Option<PathBuf>> {
    let Some(Torn { from, piece }) = find(file)? else { return Ok(None) };
    let mut name = path.as_os_str().to_owned();
    name.push(".torn");
    let aside = PathBuf::from(name);
    let mut kept = files::open_with(OpenOptions::new().append(true).create(true), &aside)?;
    kept.write_all(&[&piece, &b"\n"[..]].concat())?;
    kept.sync_all()?;
    file.set_len(from)?;
    file.sync_all()?;
    Ok(Some(aside))
}

/// The end of a file that is no whole game.
struct Torn {
    /// Where it begins.
    from: u64,
    piece: Vec<u8>,
}

fn find(file: &mut File) -> io::Result<Option<Torn>> {
    let length = file.seek(SeekFrom::End(0))?;
    let begin = length.saturating_sub(LONGEST);
    if length == 0 || ends_line(file)? {
        return Ok(None);
    }
    file.seek(SeekFrom::Start(begin))?;
    let mut end = Vec::new();
    file.take(LONGEST).read_to_end(&mut end)?;
    let line = match end.iter().rposition(|&byte| byte == b'\n') {
        Some(at) => at + 1,
        None if begin == 0 => 0,
        // A line of that length is no game.
        None => return Ok(None),
    };
    Ok(torn_from(&end[line..]).map(|at| {
        let from = begin + (line + at) as u64;
        Torn { from, piece: end.split_off(line + at) }
    }))
}

/// Whether a file that is not empty ends with a line's end.
fn ends_line(file: &mut File) -> io::Result<bool> {
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

/// Where a game of GGF begins that has no end, or what a file system puts in the place of bytes that
/// it lost.
fn torn_from(line: &[u8]) -> Option<usize> {
    let mut game = None;
    let mut in_value = false;
    let mut before = b' ';
    for (at, &byte) in line.iter().enumerate() {
        match byte {
            0 => return Some(game.unwrap_or(at)),
            b']' => in_value = false,
            b'[' => in_value = game.is_some(),
            b')' if !in_value => game = None,
            b';' if game.is_none() && before == b'(' => game = Some(at - 1),
            _ => {}
        }
        before = byte;
    }
    game.or_else(|| (line.trim_ascii() == b"(").then_some(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_torn_wherever_it_is_cut() {
        let whole = b"(;GM[Othello]PB[:-)];)";
        for end in 1..whole.len() {
            assert_eq!(torn_from(&whole[..end]), Some(0), "cut at {end}");
        }
        assert_eq!(torn_from(whole), None);
        assert_eq!(torn_from(&[&whole[..], b" (;GM["].concat()), Some(whole.len() + 1));
        assert_eq!(torn_from(b"(;GM[Othe\0\0\0"), Some(0));
        assert_eq!(torn_from(b"\0\0\0"), Some(0));
    }

    #[test]
    fn what_is_no_beginning_of_a_game_is_left_alone() {
        for line in ["", "  ", "W[D6];)", "# a remark [and more", "f5d6c3", "(see below)"] {
            assert_eq!(torn_from(line.as_bytes()), None, "{line}");
        }
    }
}
