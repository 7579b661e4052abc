//! The data folder: what is kept, found again, put aside and put away, and what may go wrong.

mod archive;
mod faults;
mod format;
mod locks;
mod saved;

use std::fs;
use std::path::{Path, PathBuf};

use otello::formats::transcript;
use otello::game::{Game, Seats, Strength};
use otello::rules::{Disc, Position, Rules};
use otello::store::{Names, Store};
use tempfile::TempDir;

const NAMES: Names<'static> = Names { black: "You", white: "Otello level 3" };

/// A store in a folder that is not made yet, which goes with the test.
fn store() -> (TempDir, Store) {
    let place = tempfile::tempdir().unwrap();
    let store = Store::open(place.path().join("data"));
    (place, store)
}

/// A game in Othello after these squares.
fn game(squares: &str) -> Game {
    let seats = Seats::against_engine(Disc::Black, Strength::Level(3));
    let start = Position::start(Rules::Othello);
    let mut game = Game::new(start, seats, 7, "2026.11.30_14:05:00.UTC".into());
    play(&mut game, squares);
    game
}

fn play(game: &mut Game, squares: &str) {
    for action in transcript::parse(squares, game.record.position()).unwrap() {
        if action.square().is_some() {
            game.record.play(action).unwrap();
        }
    }
}

/// The names of the files in a folder of the store, sorted; none if there is no such folder.
fn files(store: &Store, folder: &str) -> Vec<String> {
    let entries = fs::read_dir(store.folder().join(folder)).into_iter().flatten();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn with_extension(store: &Store, extension: &str) -> Vec<PathBuf> {
    let names = files(store, "games").into_iter();
    names
        .map(|name| store.folder().join("games").join(name))
        .filter(|path| path.extension().is_some_and(|own| own == extension))
        .collect()
}

/// Makes a file look as if it had been written so many seconds after 1970.
fn set_written(path: &Path, seconds: u64) {
    let time = std::time::UNIX_EPOCH + std::time::Duration::from_secs(seconds);
    fs::File::options().write(true).open(path).unwrap().set_modified(time).unwrap();
}
