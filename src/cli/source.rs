//! What a command reads: a file, standard input, or the argument itself.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::told;
use crate::files;
use crate::formats::board;
use crate::formats::games::{GameError, Input, InputError, LineFault, Names};
use crate::formats::obf::ObfError;
use crate::formats::record::GameRecord;
use crate::formats::wthor::{FileError, NameFile, Named};
use crate::game::Game;
use crate::rules::Rules;
use crate::store::{SavedGameError, is_saved_game, read_saved_game};
use crate::text::Texts;
use crate::wording::Said;

/// No file of games is longer; a device that never ends is.
const MOST_BYTES: u64 = 1 << 30;

/// No file of names is longer: its header counts no more than 65,535.
const MOST_NAMES: u64 = 4 << 20;

/// What is read is called so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SourceName {
    /// Standard input.
    Input,
    /// The argument itself.
    Argument,
    /// A file, by its path as typed.
    File(String),
}

impl SourceName {
    pub(super) fn of(path: &Path) -> Self {
        Self::File(told::path(path))
    }
}

impl fmt::Display for SourceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Input => "standard input",
            Self::Argument => "the argument",
            Self::File(path) => path,
        })
    }
}

/// Why there is nothing to be read.
#[derive(Debug, Error)]
pub(super) enum SourceError {
    /// The system does not let us.
    #[error("{name}: {reason}")]
    Io {
        /// The file, or `standard input`.
        name: SourceName,
        /// What the system says.
        reason: io::Error,
    },
    /// It does not end.
    #[error("{0}: it is longer than 1 GiB")]
    TooLong(SourceName),
    /// Its games cannot be read.
    #[error("{name}: {fault}")]
    Game {
        /// The file.
        name: SourceName,
        /// What is wrong with the first of them.
        fault: GameError,
    },
    /// A file that is not what it was when it was read before.
    #[error("{0}: the file has changed")]
    Changed(SourceName),
    /// A game that the program saved, and cannot read any more.
    #[error("{name}: {fault}")]
    Saved {
        /// The file.
        name: SourceName,
        /// What is wrong with it.
        fault: SavedGameError,
    },
    /// A file of names is none.
    #[error("{name}: {fault}")]
    Names {
        /// The file.
        name: SourceName,
        /// What is wrong with it.
        fault: FileError,
    },
    /// It names no file, and is no game or position either.
    #[error("{argument} is no file, and cannot be read as it stands: {fault}")]
    Neither {
        /// The argument.
        argument: String,
        /// What is wrong with it if it is no name.
        fault: ArgumentFault,
    },
    /// The argument is meant as a game, and is none.
    #[error("the argument: {0}")]
    Argument(ArgumentFault),
    /// No format has it.
    #[error("{name}: {reason}")]
    NoGames {
        /// The file, `standard input`, or the argument.
        name: SourceName,
        /// What is wrong.
        reason: InputError,
    },
}

/// What is wrong with an argument that is a game or a position itself.
#[derive(Debug, Error)]
pub(super) enum ArgumentFault {
    /// No format has it.
    #[error(transparent)]
    Input(#[from] InputError),
    /// Its moves or its position are none.
    #[error(transparent)]
    Line(LineFault),
    /// It is a game of a format with tags, and wrong.
    #[error(transparent)]
    Game(GameError),
    /// It is no problem.
    #[error(transparent)]
    Problem(#[from] ObfError),
}

impl From<GameError> for ArgumentFault {
    /// An argument is one game on one line, so that neither has a number.
    fn from(fault: GameError) -> Self {
        match fault {
            GameError::Line { fault, .. } => Self::Line(fault),
            fault => Self::Game(fault),
        }
    }
}

/// The bytes that an argument names, and what they are called.
pub(super) struct Source {
    /// What it is called.
    pub(super) name: SourceName,
    /// What was read.
    pub(super) bytes: Vec<u8>,
    /// The file, if it is one.
    pub(super) path: Option<PathBuf>,
}

impl Source {
    /// Reads standard input (`-`), a file, or the argument itself if it is a game or a board.
    pub(super) fn read(argument: &str) -> Result<Self, SourceError> {
        if argument == "-" {
            let name = SourceName::Input;
            let bytes = read_all(&mut io::stdin().lock(), &name)?;
            return Ok(Self { name, bytes, path: None });
        }
        let path = Path::new(argument);
        match meant_by(argument)? {
            Meant::File => Self::read_file(path),
            Meant::Game => {
                Ok(Self { name: SourceName::Argument, bytes: argument.into(), path: None })
            }
        }
    }

    /// Reads a file.
    pub(super) fn read_file(path: &Path) -> Result<Self, SourceError> {
        Self::read_opened(path, File::open(path))
    }

    /// Reads a file of the program's own, which is no pipe and no device.
    pub(super) fn read_own(path: &Path) -> Result<Self, SourceError> {
        Self::read_opened(path, files::open(path))
    }

    fn read_opened(path: &Path, opened: io::Result<File>) -> Result<Self, SourceError> {
        let name = SourceName::of(path);
        let mut file = opened.map_err(|reason| SourceError::Io { name: name.clone(), reason })?;
        // Only a stream has to be read to know that it is too long.
        if file.metadata().is_ok_and(|metadata| metadata.is_file() && metadata.len() > MOST_BYTES) {
            return Err(SourceError::TooLong(name));
        }
        let bytes = read_all(&mut file, &name)?;
        Ok(Self { name, bytes, path: Some(path.to_owned()) })
    }

    /// Reads what is left of a stream.
    pub(super) fn read_from(
        stream: &mut dyn Read,
        name: SourceName,
        path: Option<PathBuf>,
    ) -> Result<Self, SourceError> {
        Ok(Self { bytes: read_all(stream, &name)?, name, path })
    }

    /// The source with its format found.
    pub(super) fn input(&self) -> Result<Input<'_>, SourceError> {
        let named = |reason| SourceError::NoGames { name: self.name.clone(), reason };
        Input::of_bytes(&self.bytes).map_err(named)
    }

    /// The game that the program saved here, if it is a file of that kind.
    pub(super) fn saved_game(&self) -> Option<Result<Game, SourceError>> {
        let named = |fault| SourceError::Saved { name: self.name.clone(), fault };
        is_saved_game(&self.bytes).then(|| read_saved_game(&self.bytes).map_err(named))
    }

    /// The last game that can be read; `rules` are those of texts that do not say which game it is.
    pub(super) fn last_game(&self, rules: Rules) -> Result<GameRecord, SourceError> {
        let names = Names::default();
        let input = self.input()?;
        let mut last =
            Err(SourceError::NoGames { name: self.name.clone(), reason: InputError::Empty });
        for game in input.games(rules, &names) {
            match game {
                Ok(game) => last = Ok(game),
                Err(fault) if matches!(last, Err(SourceError::NoGames { .. })) => {
                    last = Err(match self.name.clone() {
                        SourceName::Argument => SourceError::Argument(fault.into()),
                        name => SourceError::Game { name, fault },
                    });
                }
                Err(_) => {}
            }
        }
        last
    }

    /// The names that lie beside its file, if that is one of WTHOR; tells which file of them names
    /// nobody, and why.
    pub(super) fn names(&self, texts: &Texts, input: &Input<'_>, errors: &mut dyn Write) -> Names {
        let path = self.path.as_deref().filter(|_| input.wthor().is_some());
        let Some(path) = path else { return Names::default() };
        let (names, faults) = names_beside(path);
        faults.iter().for_each(|fault| told::tell(errors, fault.said(texts)));
        names
    }
}

fn read_all(source: &mut dyn Read, name: &SourceName) -> Result<Vec<u8>, SourceError> {
    let mut bytes = Vec::new();
    source
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(|reason| SourceError::Io { name: name.clone(), reason })?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(SourceError::TooLong(name.clone()));
    }
    Ok(bytes)
}

/// What an argument stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meant {
    /// A file, whether it is there or not.
    File,
    /// A game or a board, right or wrong.
    Game,
}

/// Tells what an argument stands for: the file of that name, if there is one.
///
/// # Errors
/// When it is neither a file nor a game, and has nothing of a path.
pub(super) fn meant_by(argument: &str) -> Result<Meant, SourceError> {
    if Path::new(argument).exists() {
        Ok(Meant::File)
    } else if is_game(argument) {
        Ok(Meant::Game)
    } else {
        let fault = game_of(argument, Rules::Othello).err();
        missing(argument, fault.filter(|_| !looks_like_path(argument)))
    }
}

/// A file that is not there, or an argument with a fault of its own.
///
/// # Errors
/// When there is such a fault.
pub(super) fn missing(argument: &str, fault: Option<ArgumentFault>) -> Result<Meant, SourceError> {
    let neither = |fault| SourceError::Neither { argument: told::argument(argument), fault };
    fault.map_or(Ok(Meant::File), |fault| Err(neither(fault)))
}

/// Whether somebody who types this means a file, there or not.
pub(super) fn looks_like_path(argument: &str) -> bool {
    argument.contains(['/', '\\']) || Path::new(argument).extension().is_some()
}

/// Reads the first game of a text, in any format; `rules` are those of one that does not say.
///
/// # Errors
/// When it cannot be read, or there is none.
pub(super) fn game_of(text: &str, rules: Rules) -> Result<GameRecord, ArgumentFault> {
    let names = Names::default();
    let input = Input::of_text(text)?;
    Ok(input.games(rules, &names).next().ok_or(InputError::Empty)??)
}

/// Whether an argument that names no file is a game, or meant as a board or as moves.
pub(super) fn is_game(argument: &str) -> bool {
    let names = Names::default();
    let holds = |input: &Input<'_>, rules| input.games(rules, &names).any(|game| game.is_ok());
    board::looks_like_board(argument)
        || looks_like_moves(argument)
        || Input::of_text(argument)
            .is_ok_and(|input| holds(&input, Rules::Othello) || holds(&input, Rules::Reversi))
}

/// Whether somebody who types this means moves, right or wrong, rather than a file: two squares or
/// what has their form, and nothing of a path.
fn looks_like_moves(argument: &str) -> bool {
    let extension = Path::new(argument).extension().and_then(|extension| extension.to_str());
    let signs = argument.chars().filter(char::is_ascii_alphanumeric);
    let mut signs = signs.skip_while(char::is_ascii_digit);
    let mut square = || {
        signs.next().is_some_and(|sign| sign.is_ascii_alphabetic())
            && signs.next().is_some_and(|sign| sign.is_ascii_digit())
    };
    !argument.contains(['/', '\\'])
        && extension.is_none_or(|extension| extension.contains(' '))
        && square()
        && square()
}

/// The players and tournaments in the folder of a file of games: those that are called like it, or
/// else the first. A file of names that cannot be read names nobody, and is a fault.
fn names_beside(path: &Path) -> (Names, Vec<SourceError>) {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let entries = fs::read_dir(folder.unwrap_or(Path::new("."))).into_iter().flatten();
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.sort_by_key(|other| other.file_stem() != path.file_stem());
    let mut faults = Vec::new();
    let mut find = |named, extension: &str| {
        let ends = |path: &&PathBuf| {
            path.extension().is_some_and(|own| own.eq_ignore_ascii_case(extension))
        };
        let read = read_names(named, paths.iter().find(ends)?);
        read.map_err(|fault| faults.push(fault)).ok()
    };
    let (players, tournaments) = (find(Named::Players, "jou"), find(Named::Tournaments, "trn"));
    (Names { players, tournaments }, faults)
}

fn read_names(named: Named, path: &Path) -> Result<NameFile, SourceError> {
    let name = SourceName::of(path);
    match files::read(path, MOST_NAMES) {
        Err(reason) => Err(SourceError::Io { name, reason }),
        Ok(bytes) => {
            NameFile::read(named, &bytes).map_err(|fault| SourceError::Names { name, fault })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::wthor::{Day, Name};

    #[test]
    fn names_are_found_beside_their_games() {
        let folder = tempfile::tempdir().unwrap();
        let write = |file: &str, name: &str| {
            let names = vec![Name::new(Named::Players, name)];
            let names = NameFile::new(Named::Players, Day::new(2026, 11, 30), names);
            fs::write(folder.path().join(file), names.write()).unwrap();
        };
        write("A.JOU", "Ada");
        write("own.jou", "Bob");
        let first = |games: &str| {
            let (names, faults) = names_beside(&folder.path().join(games));
            assert!(faults.is_empty());
            names.players.map(|file| file.names[0].to_string())
        };
        assert_eq!(first("own.wtb").as_deref(), Some("Bob"));
        assert_eq!(first("other.wtb").as_deref(), Some("Ada"));
        assert_eq!(names_beside(Path::new("/nowhere/x.wtb")).0, Names::default());
    }

    #[test]
    fn a_game_is_told_from_a_file_that_is_not_there() {
        assert!(is_game("f5d6c3") && is_game("(;GM[2];B[f5])") && is_game("d4d5e4e5"));
        assert!(is_game(&"-".repeat(60)), "a board with a fault is still one");
        assert!(!is_game("games.ggf") && !is_game("f5.z9") && !is_game(""));
    }

    #[test]
    fn moves_are_told_from_the_names_of_files() {
        for moves in ["f5z9", "f5d6c3e1", "F5 D6", "1. f5 d6 2. c3 c3", "f5-d6"] {
            assert!(looks_like_moves(moves), "{moves}");
        }
        for file in ["f5", "games.ggf", "f5d6.sgf", "a1b2/c3d4", "WTH_2024.wtb", "f5.d6", ""] {
            assert!(!looks_like_moves(file), "{file}");
        }
    }
}
