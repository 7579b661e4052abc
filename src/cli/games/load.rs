use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::arguments::Sources;
use crate::cli::failure::Failure;
use crate::cli::source::{Source, SourceError, SourceName};
use crate::cli::told::tell;
use crate::database::{Database, Origin};
use crate::files;
use crate::formats::games::{Input, Names};
use crate::formats::wthor::GameFile;
use crate::rules::Rules;
use crate::store::Store;
use crate::text::{Texts, say};
use crate::wording::Said;

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
    texts: &Texts,
    errors: &mut dyn Write,
) -> Result<Loaded, Failure> {
    let own = store.filter(|_| !sources.without_own);
    let own = own.map(|store| store.archive_file(Rules::Othello)).filter(|file| file.exists());
    let mut files: Vec<_> = own.iter().cloned().collect();
    for path in &sources.files {
        if path.is_dir() {
            files.extend(games_in(path)?);
        } else {
            files.push(path.clone());
        }
    }
    // A file that is named twice, by its folder too or by a link, is there once.
    let mut seen = HashSet::new();
    files.retain(|path| files::identity(path).map_or(true, |identity| seen.insert(identity)));
    let mut loaded = Loaded { database: Database::new(), files, whole: true };
    for (number, path) in (0..).zip(loaded.files.clone()) {
        let is_own = own.as_ref() == Some(&path);
        let source = if is_own { Source::read_own(&path)? } else { Source::read_file(&path)? };
        let faults = loaded.add(&source, number, texts, errors);
        loaded.whole &= faults.is_empty();
        tell_faults(errors, texts, &source, &faults);
    }
    Ok(loaded)
}

/// The files of games in a folder, in order of their names.
fn games_in(folder: &Path) -> Result<Vec<PathBuf>, SourceError> {
    let failed = |reason| SourceError::Io { name: SourceName::of(folder), reason };
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
    fn add(
        &mut self,
        source: &Source,
        number: u32,
        texts: &Texts,
        errors: &mut dyn Write,
    ) -> Vec<String> {
        let input = match source.input() {
            Ok(input) => input,
            Err(SourceError::NoGames { reason, .. }) => return vec![reason.said(texts)],
            Err(error) => return vec![error.said(texts)],
        };
        match input.wthor() {
            Some(file) => {
                let faults = self
                    .database
                    .add_wthor(file, &source.names(texts, &input, errors), number)
                    .into_iter();
                let told = faults.map(|(game, fault)| {
                    let byte = GameFile::offset(game - 1) + fault.offset();
                    let fault = fault.said(texts);
                    say!(texts, "fault-game-byte", game = game, offset = byte, fault = fault)
                });
                told.chain(file.size_fault().map(|fault| fault.said(texts))).collect()
            }
            None => self.add_games(&input, number, texts),
        }
    }

    fn add_games(&mut self, input: &Input<'_>, file: u32, texts: &Texts) -> Vec<String> {
        let names = Names::default();
        let games = (1..).zip(input.games(Rules::Othello, &names));
        let faults = games.filter_map(|(number, game)| match game {
            Err(fault) => Some(fault.said(texts)),
            Ok(game) => {
                let added = self.database.add(&game, Origin { file, number });
                let fault = added.err()?.said(texts);
                Some(say!(texts, "games-fault", game = number, fault = fault))
            }
        });
        faults.collect()
    }
}

fn tell_faults(errors: &mut dyn Write, texts: &Texts, source: &Source, faults: &[String]) {
    let name = source.name.said(texts);
    for fault in faults.iter().take(MOST_TOLD) {
        tell(errors, format_args!("{name}: {fault}"));
    }
    if faults.len() > MOST_TOLD {
        let more = faults.len() - MOST_TOLD;
        let more = say!(texts, "games-unreadable", games = more);
        tell(errors, format_args!("{name}: {more}"));
    }
}
