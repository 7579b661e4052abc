use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::formats::games::{self, Format, Unwritable, WthorBuilder};
use crate::formats::record::GameRecord;
use crate::formats::wthor::{Day, Header, NameFile};

/// Why a file cannot be written.
#[derive(Debug, Error)]
#[error("{}: {reason}", path.display())]
pub(in crate::cli) struct OutputError {
    pub(in crate::cli) path: PathBuf,
    pub(in crate::cli) reason: io::Error,
}

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

/// Writes a file that the player named.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), OutputError> {
    fs::write(path, bytes).map_err(|reason| OutputError { path: path.to_owned(), reason })
}

/// Writes the names beside the games, where there are none: nobody asked to replace them.
pub(super) fn write_names(games: &Path, names: &[NameFile; 2]) -> Result<(), OutputError> {
    for (file, extension) in names.iter().zip(["JOU", "TRN"]) {
        let path = games.with_extension(extension);
        File::create_new(&path)
            .and_then(|mut created| created.write_all(&file.write()))
            .map_err(|reason| OutputError { path, reason })?;
    }
    Ok(())
}
