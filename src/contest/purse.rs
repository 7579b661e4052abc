use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The least that a move gets, so that there is one.
const LEAST: Duration = Duration::from_millis(5);

/// How many moves of a game the other side's time is spread over: of its 26 moves after an opening
/// of eight plies most are exact and cost little once the ending has been solved.
const MOVES: u32 = 12;

/// The time of a player that gets as much as the other one uses, over all games of its contest.
///
/// Before every move it may use the other's time so far less its own, finished games and the present
/// one together, and plans to spread a game's worth over its next moves. So at no time has it used
/// more than the other, but for [`LEAST`] a move when it owes: as a rule in the first moves of the
/// first game only. What it saves, up to two games' worth, it may use later.
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

    /// What the next move may cost, when both sides have used so much in this game and `rivals`
    /// games that share the purse are going on.
    pub(super) fn allowance(&self, own: Duration, other: Duration, rivals: u32) -> Duration {
        let account = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let saved = account.other.saturating_sub(account.own) / rivals.max(1);
        let owed = account.own.saturating_sub(account.other);
        let a_game = account.other / account.games.max(1);
        let saved = saved.min(a_game * 2);
        let left = (saved + other).saturating_sub(own + owed);
        (left / MOVES).max(LEAST)
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
                game[0] += purse.allowance(game[0], game[1], 1);
                assert!(total[0] + game[0] <= total[1] + game[1] + 26 * LEAST);
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
        assert_eq!(purse.allowance(Duration::ZERO, Duration::ZERO, 1), LEAST);
        purse.settle(Duration::ZERO, 12 * SECOND);
        assert_eq!(purse.allowance(Duration::ZERO, Duration::ZERO, 1), SECOND);
        purse.settle(Duration::ZERO, 12 * SECOND);
        purse.settle(Duration::ZERO, 12 * SECOND);
        assert_eq!(purse.allowance(Duration::ZERO, Duration::ZERO, 1), 2 * SECOND);
        purse.settle(100 * SECOND, Duration::ZERO);
        assert_eq!(purse.allowance(Duration::ZERO, Duration::ZERO, 1), LEAST);
    }
}
