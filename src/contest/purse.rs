use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The time of a player that gets as much as the other one uses, over all games of its contest.
///
/// Before every move it has what the other has used so far less what it has used itself, finished
/// games and the present one together, as if its clock showed that for the rest of the game. So at
/// no time has it used more than the other, but for the milliseconds of a shallow search when
/// nothing is left: as a rule in the first moves of the first game only. What it saves, up to two
/// games' worth, it may use later.
#[derive(Debug, Default)]
pub(super) struct Purse(Mutex<Account>);

#[derive(Clone, Copy, Debug, Default)]
struct Account {
    games: u32,
    own: Duration,
    other: Duration,
}

impl Purse {
    /// Writes down a finished game.
    pub(super) fn settle(&self, own: Duration, other: Duration) {
        let mut account = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        account.games += 1;
        account.own += own;
        account.other += other;
    }

    /// What is left for the rest of a game, when both sides have used so much in it and `rivals`
    /// games that share the purse are going on.
    pub(super) fn left(&self, own: Duration, other: Duration, rivals: u32) -> Duration {
        let account = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let saved = account.other.saturating_sub(account.own) / rivals.max(1);
        let owed = account.own.saturating_sub(account.other);
        let a_game = account.other / account.games.max(1);
        let saved = saved.min(a_game * 2);
        (saved + other).saturating_sub(own + owed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_player_never_uses_more_than_the_other_has_used() {
        let purse = Purse::default();
        let mut total = [Duration::ZERO; 2];
        for _ in 0..20 {
            let mut game = [Duration::ZERO; 2];
            for _ in 0..26 {
                game[0] += purse.left(game[0], game[1], 1) / 8;
                assert!(total[0] + game[0] <= total[1] + game[1]);
                game[1] += SECOND;
            }
            purse.settle(game[0], game[1]);
            total = [total[0] + game[0], total[1] + game[1]];
        }
        assert!(total[0].as_secs_f64() > 0.8 * total[1].as_secs_f64(), "{total:?}");
    }

    #[test]
    fn savings_are_used_up_to_two_games() {
        let purse = Purse::default();
        let left = || purse.left(Duration::ZERO, Duration::ZERO, 1);
        assert_eq!(left(), Duration::ZERO);
        purse.settle(Duration::ZERO, 12 * SECOND);
        assert_eq!(left(), 12 * SECOND);
        assert_eq!(purse.left(5 * SECOND, 2 * SECOND, 2), 3 * SECOND);
        purse.settle(Duration::ZERO, 12 * SECOND);
        purse.settle(Duration::ZERO, 12 * SECOND);
        assert_eq!(left(), 24 * SECOND);
        purse.settle(100 * SECOND, Duration::ZERO);
        assert_eq!(left(), Duration::ZERO);
    }
}
