//! Games that began elsewhere: with other people, another program or in a file.

use super::{Game, Origin, Record, Seats};
use crate::formats::record::{GameRecord, GameResult};
use crate::rules::{Disc, Move};

impl Game {
    /// A game that was read, taken up where it ends: by these players if it goes on. One that is
    /// over is only looked at, by people who may go back in it and on from there.
    #[must_use]
    pub fn taken_up(read: GameRecord, seats: Seats, seed: u64, started: String) -> Self {
        let record = Record::of(&read);
        let turns = record.turns().len();
        let over = record.is_over() || read.result.is_some();
        let origin = Some(Origin::of(read, turns)).filter(|_| over || record.plies() > 0);
        let seats = if over { Seats::TWO_PLAYERS } else { seats };
        let game = Self::new(*record.start(), seats, seed, started);
        Self { record, origin, ..game }
    }

    /// Whether any turn was played here, also if it was taken back.
    #[must_use]
    pub fn is_played_here(&self) -> bool {
        let turns = self.record.turns().len() + self.record.undone().len();
        self.origin.as_ref().is_none_or(|origin| turns > origin.turns)
    }

    /// Whether it was over before it came here, and nothing was played since.
    #[must_use]
    pub fn is_looked_at(&self) -> bool {
        !self.is_played_here() && self.is_over()
    }

    /// How it ended elsewhere, before its end on the board, if it stands there now.
    #[must_use]
    pub fn recorded_result(&self) -> Option<GameResult> {
        let origin = self.origin.as_ref()?;
        let stands = origin.turns == self.record.turns().len() && !self.record.is_over();
        origin.whole.as_ref().filter(|_| stands)?.result
    }

    /// Who played a colour elsewhere, while nobody has played it here.
    #[must_use]
    pub fn other_player(&self, disc: Disc) -> Option<&str> {
        let shown = self.seats.is_two_players() && !self.is_played_here();
        self.origin.as_ref().filter(|_| shown)?.player(disc)
    }

    /// How many discs were placed before it came here.
    #[must_use]
    pub fn plies_elsewhere(&self) -> usize {
        let turns = self.origin.as_ref().map_or(0, |origin| origin.turns);
        self.record.turns().iter().take(turns).filter(|turn| turn.action != Move::Pass).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::record::Player;
    use crate::rules::{Outcome, Position, Rules, Square};

    fn read(squares: &[Square], result: Option<GameResult>) -> GameRecord {
        GameRecord {
            moves: squares.iter().map(|square| Move::Place(*square).into()).collect(),
            black: Player::named("Ada\u{1b}[1m"),
            white: Player::named("Bob"),
            place: "Rome".to_owned(),
            result,
            ..GameRecord::new(Position::start(Rules::Othello))
        }
    }

    fn taken_up(result: Option<GameResult>) -> Game {
        let seats = Seats::against_engine(Disc::Black, crate::game::Strength::DEFAULT);
        Game::taken_up(read(&[Square::F5, Square::D6, Square::C3], result), seats, 1, String::new())
    }

    #[test]
    fn a_game_that_goes_on_is_played_here_from_its_next_move_on() {
        let mut game = taken_up(None);
        assert!(!game.is_played_here() && !game.is_over() && !game.has_begun());
        assert_eq!(game.origin.as_ref().unwrap().label(), "Ada[1m - Bob, Rome");
        game.play(Move::Place(Square::D3)).unwrap();
        assert!(game.is_played_here() && game.has_begun());
        assert_eq!(game.plies_elsewhere(), 3);
        game.undo(|_| true);
        assert!(game.has_begun(), "what was taken back was played here");
    }

    #[test]
    fn a_game_that_is_over_is_looked_at_and_can_be_gone_on_with_from_before() {
        let mut game = taken_up(Some(GameResult::Win { by: Disc::White, ending: None }));
        assert!(game.is_looked_at() && game.seats.is_two_players());
        assert_eq!(game.outcome(), Outcome::Win(Disc::White));
        assert_eq!(game.other_player(Disc::White), Some("Bob"));
        game.undo(|_| true);
        assert!(!game.is_over() && !game.is_played_here());
        game.redo(|_| true);
        assert!(game.is_looked_at());
        game.undo(|_| true);
        game.play(Move::Place(Square::C4)).unwrap();
        assert!(!game.is_over() && game.is_played_here());
        assert_eq!((game.plies_elsewhere(), game.other_player(Disc::White)), (2, None));
        game.undo(|_| true);
        assert!(!game.is_over(), "its end was that of another line");
    }
}
