//! What is done with the games of the folder.

use std::path::Path;

use super::archive::{self, Known};
use super::{
    Found, Imported, Names, Slot, Store, StoreError, Trouble, found, ggf_record, import, torn,
};
use crate::formats::games::to_ggf;
use crate::formats::ggf;
use crate::game::Game;
use crate::rules::Rules;

impl Store {
    /// Makes a file for a new game, locked as long as the slot lives.
    ///
    /// # Errors
    /// When the folder or the file cannot be written.
    pub fn begin(&self, game: &Game) -> Result<Slot, StoreError> {
        Slot::create(self, game)
    }

    /// Looks for games that nobody plays.
    #[must_use]
    pub fn newest_unfinished(&self) -> Found {
        found::look(self)
    }

    /// Opens the file of a game in progress by its path, if it is one of this folder's and unfinished
    /// and nobody plays it.
    #[must_use]
    pub fn unfinished_at(&self, path: &Path) -> Option<(Slot, Game)> {
        found::at(self, path)
    }

    /// Appends a game that has no file of its own to the finished ones, over or not.
    ///
    /// # Errors
    /// When it cannot be appended.
    pub fn archive(&self, game: &Game, names: Names<'_>) -> Result<(), StoreError> {
        self.make_folder()?;
        archive::append(&self.archive_path(game), &ggf_record(game, names), Known::No)
    }

    /// Appends games of others to the finished ones, those that are not there yet: all or none.
    ///
    /// # Errors
    /// When they cannot be appended.
    pub fn import(&self, rules: Rules, games: &[ggf::Game]) -> Result<Imported, StoreError> {
        self.make_folder()?;
        import::append(&self.archive_file(rules), games)
    }

    /// Puts aside what a program that was killed left of a game at the end of an archive. What cannot
    /// be mended is told by whoever needs the archive.
    #[must_use]
    pub fn mend_archives(&self) -> Vec<Trouble> {
        let archives = [Rules::Othello, Rules::Reversi].map(|rules| self.archive_file(rules));
        let torn = archives.iter().filter_map(|path| torn::mend(path).ok().flatten());
        torn.map(|kept| Trouble::Torn { kept }).collect()
    }

    /// Appends a game of others that is only looked at, because a player asked for it, unless it is
    /// there already: as it was read, if nothing was played since.
    ///
    /// # Errors
    /// When it cannot be appended.
    pub fn take_in(&self, game: &Game, names: Names<'_>) -> Result<Imported, StoreError> {
        let whole = game.origin.as_ref().and_then(|origin| origin.whole.as_deref());
        let record = whole.map_or_else(|| ggf_record(game, names), to_ggf);
        self.import(game.record.start().rules(), &[record])
    }
}
