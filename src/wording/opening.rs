use super::Wording;
use crate::book::name_of;
use crate::game::Record;
use crate::rules::Mover;
use crate::text::Language;

impl Wording<'_> {
    /// What the opening of a game is called, as far as it has been played; `None` while it has no
    /// name, and in Reversi.
    #[must_use]
    pub fn opening(self, record: &Record) -> Option<&'static str> {
        let positions = (0..=record.turns().len()).map(|index| record.position_before(index));
        let boards = positions.map_while(|position| match position.mover() {
            Mover::Othello(board) => Some(board),
            Mover::Reversi(_) => None,
        });
        let name = name_of(boards)?;
        Some(match self.texts.language() {
            Language::English => name.english,
            Language::Italian => name.italian,
        })
    }
}
