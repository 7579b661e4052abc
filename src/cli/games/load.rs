use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::arguments::Sources;
use crate::cli::counted::counted;
use crate::cli::failure::Failure;
use crate::cli::source::{Source, SourceError};
use crate::database::{Database, Origin};
use crate::formats::games::Input;
use crate::formats::wthor::GameFile;
use crate::rules::Rules;
use crate::store::Store;

/// At most so many faults of a file are told one by one.
const MOST_TOLD: usize = 10;

/// The games of all files.
pub(super) struct Loaded {
    pub(super) database: Database,
    /// The files, by the numbers that games have for them.
    pub(super) files: Vec<PathBuf>,
    /// Whether everything could be read.
    pub(super) whole: bool,
}

/// Reads the player's own games, if there are any, and the files that were named; tells on `errors`
/// what cannot be read.
///
/// # Errors
/// When a file that was named cannot be opened.
pub(super) fn load(
    sources: &Sources,
    store: Option<&Store>,
    errors: &mut dyn Write,
) -> Result<Loaded, Failure> {
    let own = store.filter(|_| !sources.without_own);
    let own = own.map(|store| store.archive_file(Rules::Othello)).filter(|file| file.exists());
    let mut files: Vec<_> = own.into_iter().collect();
    for path in &sources.files {
        if path.is_dir() {
            files.extend(games_in(path)?);
        } else {
            files.push(path.clone());
        }
    }
    let mut loaded = Loaded { database: Database::new(), files, whole: true };
    for (number, path) in (0..).zip(loaded.files.clone()) {
        let source = Source::read_file(&path)?;
        let faults = loaded.add(&source, number);
        loaded.whole &= faults.is_empty();
        tell(errors, &source.name, &faults);
    }
    Ok(loaded)
}

/// The files of games in a folder, in order of their names.
fn games_in(folder: &Path) -> Result<Vec<PathBuf>, SourceError> {
    let failed = |reason| SourceError::Io { name: folder.display().to_string(), reason };
    let entries = fs::read_dir(folder).map_err(failed)?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    let is_games = |path: &PathBuf| {
        let ends =
            |wanted: &str| path.extension().is_some_and(|own| own.eq_ignore_ascii_case(wanted));
        ["wtb", "ggf", "sgf"].into_iter().any(ends) && path.is_file()
    };
    files.retain(is_games);
    files.sort();
    Ok(files)
}

impl Loaded {
    /// Adds the games of a file; gives back what is wrong with the others.
    fn add(&mut self, source: &Source, number: u32) -> Vec<String> {
        let input = match source.input() {
            Ok(input) => input,
            Err(SourceError::NoGames { reason, .. }) => return vec![reason.to_string()],
            Err(error) => return vec![error.to_string()],
        };
        let names = source.names();
        match input.wthor() {
            Some(file) => {
                let faults = self.database.add_wthor(file, &names, number).into_iter();
                let told = faults.map(|(game, fault)| {
                    let byte = GameFile::offset(game - 1) + fault.offset();
                    format!("game {game} (byte {byte}): {fault}")
                });
                told.chain(file.size_fault().map(|fault| fault.to_string())).collect()
            }
            None => self.add_games(&input, number),
        }
    }

    fn add_games(&mut self, input: &Input<'_>, file: u32) -> Vec<String> {
        let names = crate::formats::games::Names::default();
        let games = (1..).zip(input.games(Rules::Othello, &names));
        let faults = games.filter_map(|(number, game)| match game {
            Err(fault) => Some(fault.to_string()),
            Ok(game) => {
                let added = self.database.add(&game, Origin { file, number });
                added.err().map(|fault| format!("game {number}: {fault}"))
            }
        });
        faults.collect()
    }
}

/// Nothing is left to be told to somebody who does not listen.
fn tell(errors: &mut dyn Write, name: &str, faults: &[String]) {
    for fault in faults.iter().take(MOST_TOLD) {
        let _ = writeln!(errors, "otello: {name}: {fault}");
    }
    if faults.len() > MOST_TOLD {
        let more = faults.len() - MOST_TOLD;
        let more = counted(more, "more game");
        let _ = writeln!(errors, "otello: {name}: {more} cannot be read");
    }
}
