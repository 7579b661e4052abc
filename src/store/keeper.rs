use super::{Names, Slot, Store, StoreError};
use crate::game::Game;

/// Keeps the game that is being played, or does not, so that a front end need not ask at each move.
///
/// A write that fails is told once: as long as the following ones fail too they say nothing, and
/// the game goes on. Each is tried again with the next move.
#[derive(Debug)]
pub struct Keeper {
    store: Option<Store>,
    slot: Option<Slot>,
    told: bool,
}

impl Keeper {
    /// Keeps games in this store.
    #[must_use]
    pub const fn new(store: Store) -> Self {
        Self { store: Some(store), slot: None, told: false }
    }

    /// Keeps nothing, as for games with no human and without `--save`.
    #[must_use]
    pub const fn off() -> Self {
        Self { store: None, slot: None, told: false }
    }

    /// Goes on keeping a game that was found, where it was found.
    #[must_use]
    pub fn resuming(slot: Slot) -> Self {
        Self { store: Some(slot.store().clone()), slot: Some(slot), told: false }
    }

    /// Whether games are kept.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.store.is_some()
    }

    /// Whether the last write failed.
    #[must_use]
    pub const fn is_failing(&self) -> bool {
        self.told
    }

    /// Writes the game as it is now, into a file of its own from its first move on. To be called
    /// after every change.
    ///
    /// # Errors
    /// When it cannot be written, the first time.
    pub fn save(&mut self, game: &Game) -> Result<(), StoreError> {
        let told = self.told;
        let saved = self.save_on_request(game);
        if told { Ok(()) } else { saved }
    }

    /// Writes the game as it is now for a player who asked for it, and so tells every failure.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn save_on_request(&mut self, game: &Game) -> Result<(), StoreError> {
        let Some(store) = self.store.as_ref().filter(|_| game.has_begun()) else { return Ok(()) };
        let saved = match &self.slot {
            Some(slot) => slot.save(game),
            None => store.begin(game).map(|slot| self.slot = Some(slot)),
        };
        self.told = saved.is_err();
        saved
    }

    /// Puts the game away for good, over or left for a new one: when its players leave it, since
    /// until then they may take moves back. The next game gets a file of its own.
    ///
    /// # Errors
    /// When it cannot be written, unless that was told. Its own file, if it has one, is kept then.
    pub fn finish(&mut self, game: &Game, names: Names<'_>) -> Result<(), StoreError> {
        let Some(store) = self.store.as_ref().filter(|_| game.has_begun()) else { return Ok(()) };
        let finished = match self.slot.take() {
            Some(slot) => slot.finish(game, names),
            None => store.archive(game, names),
        };
        self.tell_once(finished)
    }

    fn tell_once(&mut self, written: Result<(), StoreError>) -> Result<(), StoreError> {
        let told = std::mem::replace(&mut self.told, written.is_err());
        if told { Ok(()) } else { written }
    }
}
