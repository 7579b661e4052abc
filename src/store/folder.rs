use std::env;
use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;
#[cfg(windows)]
use etcetera::base_strategy::Windows as Strategy;
#[cfg(not(windows))]
use etcetera::base_strategy::Xdg as Strategy;

use super::{StoreError, archive};
use crate::files;
use crate::game::Game;
use crate::rules::Rules;
use crate::text::cut;

/// How many cells of a line the log keeps.
const LONGEST_LOGGED: usize = 2_000;

/// The data folder.
///
/// Nothing is read or made before a method asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    /// A store in this folder, which need not exist yet.
    #[must_use]
    pub const fn open(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The player's data folder: `$OTELLO_DATA`, or `otello` in XDG's data folder, also on macOS;
    /// on Windows in that of the system.
    ///
    /// # Errors
    /// When neither is known.
    pub fn default_folder() -> Result<PathBuf, StoreError> {
        let data_folder = || Strategy::new().ok().map(|strategy| strategy.data_dir());
        choose_folder(env::var_os("OTELLO_DATA"), data_folder).ok_or(StoreError::NoFolder)
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file of the finished games of these rules, which need not exist yet.
    #[must_use]
    pub fn archive_file(&self, rules: Rules) -> PathBuf {
        self.folder.join(archive::file_name(rules))
    }

    /// Appends a line to the log, in one write and without what a terminal would obey.
    ///
    /// # Errors
    /// When it cannot be appended.
    pub fn log(&self, line: &str) -> Result<(), StoreError> {
        self.make_folder()?;
        let path = self.folder.join("otello.log");
        let line = format!("{}\n", cut(line.trim_end(), LONGEST_LOGGED));
        let file = files::open_with(OpenOptions::new().append(true).create(true), &path);
        file.and_then(|mut file| file.write_all(line.as_bytes())).map_err(StoreError::write(&path))
    }

    /// The folder of the games in progress.
    pub(super) fn games(&self) -> PathBuf {
        self.folder.join("games")
    }

    /// The file to which a game is appended.
    pub(super) fn archive_path(&self, game: &Game) -> PathBuf {
        self.archive_file(game.record.start().rules())
    }

    pub(super) fn make_folder(&self) -> Result<(), StoreError> {
        fs::create_dir_all(&self.folder).map_err(StoreError::write(&self.folder))
    }
}

/// The folder that the player set, unless it is empty, or ours in the system's data folder.
fn choose_folder(
    set: Option<OsString>,
    data_folder: impl FnOnce() -> Option<PathBuf>,
) -> Option<PathBuf> {
    match set.filter(|folder| !folder.is_empty()) {
        Some(folder) => Some(folder.into()),
        None => data_folder().map(|folder| folder.join("otello")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_player_may_set_the_folder() {
        let data = || Some(PathBuf::from("/home/ada/.local/share"));
        let chosen = |set: Option<&str>| choose_folder(set.map(OsString::from), data);
        assert_eq!(chosen(Some("/tmp/x")), Some("/tmp/x".into()));
        for unset in [None, Some("")] {
            assert_eq!(chosen(unset), Some("/home/ada/.local/share/otello".into()));
        }
        assert_eq!(choose_folder(None, || None), None);
    }
}
