use super::Wording;
use crate::text::{key, say};

impl Wording<'_> {
    /// That a text that was pasted is no game; `number` is the move with which it goes wrong.
    #[must_use]
    pub fn pasted_no_game(self, number: Option<usize>) -> String {
        match number {
            Some(number) => say!(self.texts, "paste-wrong-move", number = number),
            None => self.texts.get(key!("paste-no-game")).into_owned(),
        }
    }

    /// That no game can be pasted while one is going on.
    #[must_use]
    pub fn paste_in_game(self) -> String {
        self.texts.get(key!("paste-in-game")).into_owned()
    }
}
