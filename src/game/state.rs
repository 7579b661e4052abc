use std::time::Duration;

use super::{ClockSetting, Clocks, Forfeit, Origin, Program, Record, Seats, Times, Turn};
use crate::rules::{Disc, IllegalMove, Move, Outcome, Position};

/// A game with all that is kept when it is put away and taken up again.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// The line of play. Where the game has clocks, moves are made by [`Game::play`], so that they
    /// take their time.
    pub record: Record,
    /// Where its first turns come from, if they were not played here. A game of which nothing was
    /// played here is nobody's: it is neither kept nor counted.
    pub origin: Option<Origin>,
    /// Who plays which colour.
    pub seats: Seats,
    /// The program that plays where a seat says so.
    pub program: Option<Program>,
    /// How the game ended if a side gave it up; a move taken back takes that back too.
    pub forfeit: Option<Forfeit>,
    /// What the engine's choices among equal moves come from; with the same seed and a fixed depth
    /// a game goes the same way again.
    pub seed: u64,
    /// Whether a player asked for hints or took moves back.
    pub assisted: bool,
    /// Whether the board is shown turned by 180 degrees.
    pub turned: bool,
    /// When the game began, in GGF's way: `2026.11.30_14:05:00.UTC`; empty if nobody knows.
    pub started: String,
    /// The time that moves took, if the game has clocks.
    pub times: Option<Times>,
}

impl Game {
    /// A new game from this position, without clocks.
    #[must_use]
    pub fn new(start: Position, seats: Seats, seed: u64, started: String) -> Self {
        let record = Record::new(start);
        Self {
            record,
            origin: None,
            seats,
            program: None,
            forfeit: None,
            seed,
            assisted: false,
            turned: false,
            started,
            times: None,
        }
    }

    /// The game with clocks that begin to run now, or without any.
    #[must_use]
    pub fn with_clocks(self, setting: Option<ClockSetting>) -> Self {
        Self { times: setting.map(Times::new), ..self }
    }

    /// Whether a disc has been placed here: before that there is nothing to keep.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        let placed = self.record.plies() > 0 || !self.record.undone().is_empty();
        placed && self.is_played_here()
    }

    /// What the clocks show, if there are any.
    #[must_use]
    pub fn clocks(&self) -> Option<Clocks> {
        self.times.as_ref().map(|times| times.clocks(&self.record))
    }

    /// What the clocks are set to, if there are any.
    #[must_use]
    pub fn clock_setting(&self) -> Option<ClockSetting> {
        self.times.as_ref().map(Times::setting)
    }

    /// The side whose time has run out.
    #[must_use]
    pub fn flag(&self) -> Option<Disc> {
        self.times.as_ref()?.flag(&self.record)
    }

    /// The side that has lost whatever is on the board: out of time, or because it gave up.
    #[must_use]
    pub fn loser(&self) -> Option<Disc> {
        self.forfeit.map(|forfeit| forfeit.by).or_else(|| self.flag())
    }

    /// Whether neither side can move, or one has lost before that, or its record says that it is
    /// over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.record.is_over() || self.loser().is_some() || self.recorded_result().is_some()
    }

    /// Who has won a game that is over: by the board, or because the other ran out of time or gave
    /// up.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        match (self.loser(), self.recorded_result()) {
            (Some(by), _) => Outcome::Win(!by),
            (None, Some(result)) => result.outcome(),
            (None, None) => self.record.position().outcome(),
        }
    }

    /// Lets time pass for the side to move.
    pub fn pass_time(&mut self, time: Duration) {
        if let Some(times) = &mut self.times {
            times.pass(time);
        }
    }

    /// See [`Record::play`]; the move has taken the time that passed since the one before it.
    ///
    /// # Errors
    /// When the move is not legal; nothing has changed then.
    pub fn play(&mut self, action: Move) -> Result<&[Turn], IllegalMove> {
        let before = self.record.turns().len();
        let added = self.record.play(action)?;
        if let Some(times) = &mut self.times {
            times.played(before, added);
        }
        if let Some(origin) = &mut self.origin {
            origin.left_at(before);
        }
        Ok(added)
    }

    /// See [`Record::undo`]; the clocks are set back too.
    pub fn undo(&mut self, chose: impl Fn(Disc) -> bool) -> bool {
        let undone = self.record.undo(chose);
        if undone {
            self.forfeit = None;
        }
        if undone && let Some(times) = &mut self.times {
            times.restart();
        }
        undone
    }

    /// See [`Record::redo`]; the clocks show again what they did.
    pub fn redo(&mut self, chooses: impl Fn(Disc) -> bool) -> &[Turn] {
        let added = self.record.redo(chooses);
        if !added.is_empty()
            && let Some(times) = &mut self.times
        {
            times.restart();
        }
        added
    }

    /// Whether nothing but time has passed between the two.
    #[must_use]
    pub fn stands_as(&self, other: &Self) -> bool {
        let rest = |game: &Self| game.times.as_ref().map(Times::at_the_last_move);
        self.record == other.record
            && self.origin == other.origin
            && self.seats == other.seats
            && (&self.program, self.forfeit) == (&other.program, other.forfeit)
            && (self.seed, self.assisted, self.turned) == (other.seed, other.assisted, other.turned)
            && self.started == other.started
            && rest(self) == rest(other)
            && self.flag() == other.flag()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Rules, Square};

    fn play(game: &mut Game, square: Square, seconds: u64) {
        game.pass_time(Duration::from_secs(seconds));
        game.play(Move::Place(square)).unwrap();
    }

    /// What both clocks show, in seconds.
    fn left(game: &Game) -> (u64, u64) {
        let clocks = game.clocks().unwrap();
        (clocks.left(Disc::Black).as_secs(), clocks.left(Disc::White).as_secs())
    }

    fn game() -> Game {
        let start = Position::start(Rules::Othello);
        let game = Game::new(start, Seats::TWO_PLAYERS, 1, String::new());
        game.with_clocks("1m+2s".parse().ok())
    }

    #[test]
    fn the_clocks_follow_the_moves_back_and_forth() {
        let mut game = game();
        play(&mut game, Square::F5, 10);
        play(&mut game, Square::D6, 5);
        assert_eq!(left(&game), (52, 57));
        game.pass_time(Duration::from_secs(20));
        assert_eq!(left(&game), (32, 57));
        assert!(game.undo(|_| true));
        assert_eq!(left(&game), (52, 60), "d6 is thought about anew");
        game.redo(|_| true);
        assert_eq!(left(&game), (52, 57));
        assert!(game.undo(|_| true) && game.undo(|_| true));
        play(&mut game, Square::D3, 1);
        assert_eq!(left(&game), (61, 60));
    }

    #[test]
    fn a_side_without_time_has_lost_until_its_move_is_taken_back() {
        let mut game = game();
        play(&mut game, Square::F5, 10);
        game.pass_time(Duration::from_secs(60));
        assert_eq!((game.flag(), game.is_over()), (Some(Disc::White), true));
        assert_eq!(game.outcome(), Outcome::Win(Disc::Black));
        assert!(game.undo(|_| true) && !game.is_over());
    }

    #[test]
    fn what_was_played_before_the_clocks_were_set_took_no_time() {
        let mut game = game().with_clocks(None);
        play(&mut game, Square::F5, 10);
        let mut game = game.with_clocks("1m+2s".parse().ok());
        assert_eq!(left(&game), (60, 60));
        play(&mut game, Square::D6, 5);
        assert_eq!(left(&game), (60, 57));
        game.undo(|disc| disc == Disc::Black);
        assert_eq!(left(&game), (60, 60));
    }

    #[test]
    fn a_game_whose_clock_runs_stands_as_it_was() {
        let before = game();
        let mut now = before.clone();
        now.pass_time(Duration::from_secs(59));
        assert!(now != before && now.stands_as(&before));
        now.pass_time(Duration::from_secs(1));
        assert!(!now.stands_as(&before), "its flag has fallen");
    }
}
