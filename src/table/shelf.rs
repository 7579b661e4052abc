//! Where the games of a front end are kept: the one on the table, and the one that can be
//! continued.

use crate::game::{Game, Seats};
use crate::session::{Failure, ProgramFault};
use crate::store::{Imported, Keeper, Names, Slot, Store, StoreError};

/// What is kept, and where.
#[derive(Debug)]
pub struct Keeping {
    /// The data folder; `None` where there is no place for it.
    pub store: Option<Store>,
    /// Whether games without a person are kept too (`--save`).
    pub always: bool,
}

/// The keeper of the game on the table, and the game that can be continued.
#[derive(Debug)]
pub(super) struct Shelf {
    keeping: Keeping,
    keeper: Keeper,
    /// The game as it was written last.
    written: Option<Game>,
    away: Option<Away>,
}

/// A game that can be continued.
#[derive(Debug)]
enum Away {
    /// Found in the data folder. It stays there until somebody goes on with it.
    Found(Slot, Game),
    /// Left for the menu, and still in the keeper's hands.
    Left(Game),
}

impl Shelf {
    pub(super) const fn new(keeping: Keeping) -> Self {
        Self { keeping, keeper: Keeper::off(), written: None, away: None }
    }

    /// Takes in a game that was found in the data folder.
    pub(super) fn offer(&mut self, slot: Slot, game: Game) {
        self.away = Some(Away::Found(slot, game));
    }

    /// The game that can be continued.
    pub(super) const fn offered(&self) -> Option<&Game> {
        match &self.away {
            Some(Away::Found(_, game) | Away::Left(game)) => Some(game),
            None => None,
        }
    }

    /// Puts a game away that is to be continued.
    pub(super) fn put_away(&mut self, game: Game) {
        self.away = Some(Away::Left(game));
    }

    /// Whether a game is on disk that can be gone on with: the one on the table, or the one that
    /// can be continued.
    pub(super) fn keeps_game(&self, on_table: &Game) -> bool {
        let written = self.keeper.is_on() && !self.keeper.is_failing();
        match &self.away {
            Some(Away::Found(..)) => true,
            Some(Away::Left(_)) => written,
            None => written && on_table.has_begun() && !on_table.is_over(),
        }
    }

    /// Gives out the game that can be continued.
    pub(super) fn take(&mut self) -> Option<Game> {
        match self.away.take()? {
            Away::Left(game) => Some(game),
            Away::Found(slot, game) => {
                self.keeper = Keeper::resuming(slot);
                self.written = Some(game.clone());
                Some(game)
            }
        }
    }

    /// The game that was left for the menu and is now left for good; to be finished.
    pub(super) fn take_left(&mut self) -> Option<Game> {
        match self.away.take()? {
            Away::Left(game) => Some(game),
            Away::Found(..) => None,
        }
    }

    /// Begins to keep a new game, if such games are kept.
    pub(super) fn begin(&mut self, seats: &Seats) {
        let wanted = seats.has_human() || self.keeping.always;
        let store = self.keeping.store.as_ref().filter(|_| wanted);
        self.keeper = store.map_or_else(Keeper::off, |store| Keeper::new(store.clone()));
        self.written = None;
    }

    /// Writes the game if it has changed, other than by time that has passed since its last move.
    ///
    /// # Errors
    /// When it cannot be written, the first time.
    pub(super) fn save(&mut self, game: &Game) -> Result<(), StoreError> {
        if self.written.as_ref().is_some_and(|written| written.stands_as(game)) {
            return Ok(());
        }
        self.save_with_time(game)
    }

    /// Writes the game if it has changed or time has passed: when it is left.
    ///
    /// # Errors
    /// When it cannot be written, the first time.
    pub(super) fn save_with_time(&mut self, game: &Game) -> Result<(), StoreError> {
        if !self.keeper.is_on() || !game.has_begun() || self.written.as_ref() == Some(game) {
            return Ok(());
        }
        self.written = Some(game.clone());
        self.keeper.save(game)
    }

    /// Puts the game away for good.
    ///
    /// # Errors
    /// When it cannot be written, unless that was told.
    pub(super) fn finish(&mut self, game: &Game, names: Names<'_>) -> Result<(), StoreError> {
        // What is over is not written again, whatever is still done at its board.
        std::mem::replace(&mut self.keeper, Keeper::off()).finish(game, names)
    }

    /// Adds a game of others to the finished ones.
    ///
    /// # Errors
    /// When it cannot be written, or there is no place for it.
    pub(super) fn take_in(&self, game: &Game, names: Names<'_>) -> Result<Imported, StoreError> {
        let store = self.keeping.store.as_ref().ok_or(StoreError::NoFolder)?;
        store.take_in(game, names)
    }

    /// Writes a fault of the engine down, with its place, for whoever looks for its cause.
    pub(super) fn log(&self, failure: &Failure) {
        let Failure { text, place } = failure;
        self.note(&format!("engine: {text} ({})", place.as_deref().unwrap_or("place unknown")));
    }

    /// Writes down why another program does not play on, in more words than are told.
    pub(super) fn log_fault(&self, fault: &ProgramFault) {
        self.note(&format!("program: {}", fault.error()));
    }

    fn note(&self, line: &str) {
        if let Some(store) = &self.keeping.store {
            // It is told on the screen in any case, so that a log that cannot be written is no loss.
            let _ = store.log(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Strength;
    use crate::rules::{Move, Position, Rules, Square};

    fn game(seats: Seats) -> Game {
        let start = Position::start(Rules::Othello);
        let mut game = Game::new(start, seats, 1, "2026.11.30_14:05:00.UTC".to_owned());
        game.record.play(Move::Place(Square::F5)).unwrap();
        game
    }

    fn saved(folder: &std::path::Path) -> usize {
        let Ok(entries) = folder.join("games").read_dir() else { return 0 };
        let is_saved = |path: std::path::PathBuf| path.extension() == Some("otello".as_ref());
        entries.filter(|entry| is_saved(entry.as_ref().unwrap().path())).count()
    }

    fn shelf(folder: &std::path::Path, always: bool) -> Shelf {
        Shelf::new(Keeping { store: Some(Store::open(folder.to_owned())), always })
    }

    #[test]
    fn a_game_is_kept_from_its_first_move_until_it_is_finished() {
        let folder = tempfile::tempdir().unwrap();
        let mut shelf = shelf(folder.path(), false);
        let game = game(Seats::TWO_PLAYERS);
        shelf.begin(&game.seats);
        shelf.save(&game).unwrap();
        shelf.put_away(game.clone());
        assert_eq!(saved(folder.path()), 1);
        let left = shelf.take_left().unwrap();
        shelf.finish(&left, Names { black: "Black", white: "White" }).unwrap();
        assert_eq!(saved(folder.path()), 0);
        assert!(folder.path().join("games.ggf").exists());
    }

    #[test]
    fn a_game_is_said_to_be_kept_only_if_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let mut shelf = shelf(folder.path(), false);
        let game = game(Seats::TWO_PLAYERS);
        assert!(!shelf.keeps_game(&game), "nothing was begun");
        shelf.begin(&game.seats);
        let new = Game::new(Position::start(Rules::Othello), game.seats, 1, String::new());
        assert!(!shelf.keeps_game(&new), "no move was made");
        shelf.save(&game).unwrap();
        assert!(shelf.keeps_game(&game));
        shelf.put_away(game.clone());
        assert!(shelf.keeps_game(&new), "it can be continued");
        let left = shelf.take_left().unwrap();
        shelf.finish(&left, Names { black: "Black", white: "White" }).unwrap();
        assert!(!shelf.keeps_game(&game), "it is put away for good");
    }

    #[test]
    fn a_game_that_can_not_be_written_is_not_said_to_be_kept() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        std::fs::write(&file, "").unwrap();
        let mut shelf = shelf(&file, false);
        let game = game(Seats::TWO_PLAYERS);
        shelf.begin(&game.seats);
        assert!(shelf.save(&game).is_err());
        assert!(!shelf.keeps_game(&game));
    }

    #[test]
    fn games_that_nobody_plays_are_kept_only_on_request() {
        for always in [false, true] {
            let folder = tempfile::tempdir().unwrap();
            let mut shelf = shelf(folder.path(), always);
            let game = game(Seats::watch(Strength::DEFAULT));
            shelf.begin(&game.seats);
            shelf.save(&game).unwrap();
            assert_eq!(saved(folder.path()), usize::from(always));
        }
    }

    #[test]
    fn a_game_that_was_found_stays_until_somebody_goes_on_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let game = game(Seats::TWO_PLAYERS);
        let slot = Store::open(folder.path().to_owned()).begin(&game).unwrap();
        let mut shelf = shelf(folder.path(), false);
        shelf.offer(slot, game.clone());
        assert_eq!(shelf.offered(), Some(&game));
        assert_eq!(shelf.take_left(), None);
        assert_eq!(saved(folder.path()), 1);
    }
}
