use super::Wording;
use crate::game::Game;
use crate::store::{Imported, StoreError};
use crate::text::{key, say, shown};

impl Wording<'_> {
    /// That a text that was pasted is no game; `number` is the move with which it goes wrong.
    #[must_use]
    pub fn pasted_no_game(self, number: Option<usize>) -> String {
        match number {
            Some(number) => say!(self.texts, "paste-wrong-move", number = number),
            None => self.texts.get(key!("paste-no-game")).into_owned(),
        }
    }

    /// Where a game comes from of which nothing was played here, and what becomes of it.
    #[must_use]
    pub fn taken_up(self, game: &Game) -> Option<String> {
        let origin = game.origin.as_ref().filter(|_| !game.is_played_here())?;
        let (label, moves) = (shown(&origin.label()).into_owned(), game.record.plies());
        let said = if game.is_over() {
            self.texts.get(key!("open-looked-at")).into_owned()
        } else {
            say!(self.texts, "open-goes-on", moves = moves)
        };
        Some(if label.is_empty() { said } else { format!("{label}. {said}") })
    }

    /// What came of keeping a game of others.
    #[must_use]
    pub fn taken_in(self, taken_in: &Result<Imported, StoreError>) -> String {
        match taken_in {
            Ok(Imported { added: 0, .. }) => self.texts.get(key!("open-known")).into_owned(),
            Ok(_) => self.texts.get(key!("open-kept")).into_owned(),
            Err(error) => self.not_put_away(error),
        }
    }

    /// That no game can be pasted while one is going on.
    #[must_use]
    pub fn paste_in_game(self) -> String {
        self.texts.get(key!("paste-in-game")).into_owned()
    }
}
