use crate::book::{OpeningName, name_of};
use crate::formats::record::{GameRecord, Player, RecordedMove};
use crate::game::{Game, Record};
use crate::rules::Mover;
use crate::text::Texts;
use crate::wording::Wording;

/// A game that is analysed: what its file says of it, and its line of play.
#[derive(Clone, Debug)]
pub(super) struct Subject {
    pub(super) game: GameRecord,
    pub(super) record: Record,
}

impl Subject {
    pub(super) fn new(game: GameRecord) -> Self {
        Self { record: Record::of(&game), game }
    }

    /// A game that the program saved.
    pub(super) fn saved(saved: &Game, texts: &Texts) -> Self {
        let start = *saved.record.start();
        let players = Wording::new(texts, start.rules()).players(saved);
        let names = players.as_names();
        let mut game = GameRecord::new(start);
        game.black = Player::named(names.black);
        game.white = Player::named(names.white);
        game.date.clone_from(&saved.started);
        game.moves =
            saved.record.turns().iter().map(|turn| RecordedMove::from(turn.action)).collect();
        game.settle(None);
        Self::new(game)
    }

    /// What its opening is called.
    pub(super) fn opening(&self) -> Option<OpeningName> {
        let positions =
            (0..=self.record.turns().len()).map(|turns| self.record.position_before(turns));
        name_of(positions.filter_map(|position| match position.mover() {
            Mover::Othello(board) => Some(board),
            Mover::Reversi(_) => None,
        }))
    }
}
