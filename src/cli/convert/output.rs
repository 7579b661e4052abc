use std::path::Path;

use crate::formats::games::{self, Format, Unwritable, WthorBuilder};
use crate::formats::record::GameRecord;
use crate::formats::wthor::{Day, Header, NameFile};
use crate::store::{Existing, OutputError, write_files};

/// The games written so far.
pub(super) enum Output {
    Text(Format, String),
    Wthor(WthorBuilder),
}

impl Output {
    pub(super) fn new(format: Format) -> Self {
        match format {
            Format::Wthor => Self::Wthor(WthorBuilder::new()),
            format => Self::Text(format, String::new()),
        }
    }

    pub(super) fn add(&mut self, game: &GameRecord) -> Result<(), Unwritable> {
        match self {
            Self::Text(format, text) => text.push_str(&games::write(game, *format)?),
            Self::Wthor(builder) => builder.add(game)?,
        }
        Ok(())
    }

    /// Whether games of several years go into a file that has one.
    pub(super) fn mixes_years(&self) -> bool {
        matches!(self, Self::Wthor(builder) if builder.has_several_years())
    }

    /// The bytes of the file, and the files of names that belong to it, if there are any.
    pub(super) fn finish(
        self,
        like: Option<&Header>,
        today: Day,
    ) -> (Vec<u8>, Option<[NameFile; 2]>) {
        match self {
            Self::Text(_, text) => (text.into_bytes(), None),
            Self::Wthor(builder) => {
                let files = builder.finish(like, today);
                (files.games.write(), files.names)
            }
        }
    }
}

/// Writes a file that the player named, with the names beside it: all of them or none.
///
/// # Errors
/// When one cannot be written, or is there and must not be replaced.
pub(super) fn write(
    path: &Path,
    bytes: &[u8],
    names: Option<&[NameFile; 2]>,
    existing: Existing,
) -> Result<(), OutputError> {
    let names = names.into_iter().flatten().zip(["JOU", "TRN"]);
    let names = names.map(|(file, extension)| (path.with_extension(extension), file.write()));
    let names: Vec<_> = names.collect();
    let mut files = vec![(path, bytes)];
    files.extend(names.iter().map(|(path, bytes)| (path.as_path(), bytes.as_slice())));
    write_files(&files, existing)
}
