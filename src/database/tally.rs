use super::{Database, Entry};
use crate::rules::{Disc, Outcome};

/// Games counted by how they ended for one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All games.
    pub games: u32,
    /// The games that the side won.
    pub wins: u32,
    /// The games drawn.
    pub draws: u32,
    /// The games that the side lost.
    pub losses: u32,
    /// The games whose result is not known.
    pub unknown: u32,
    /// The games whose score is known: of some only the winner is.
    pub scored: u32,
    /// The scores added up, seen by the side.
    pub score: i64,
}

impl Tally {
    /// Counts a game, seen by this side.
    pub fn add(&mut self, entry: &Entry, viewer: Disc) {
        self.games += 1;
        match entry.outcome() {
            Some(Outcome::Win(winner)) if winner == viewer => self.wins += 1,
            Some(Outcome::Win(_)) => self.losses += 1,
            Some(Outcome::Draw) => self.draws += 1,
            None => self.unknown += 1,
        }
        self.scored += u32::from(entry.score.is_some());
        let score = i64::from(entry.score.unwrap_or_default());
        self.score += if viewer == Disc::Black { score } else { -score };
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
            unknown: self.unknown + other.unknown,
            scored: self.scored + other.scored,
            score: self.score + other.score,
        }
    }

    /// The games whose result is known.
    #[must_use]
    pub const fn known(self) -> u32 {
        self.games - self.unknown
    }

    /// The share of points, a draw being half of one; `None` without results.
    #[must_use]
    pub fn points(self) -> Option<f64> {
        let known = self.known();
        (known > 0).then(|| (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(known))
    }

    /// The average score in discs; `None` without scores.
    #[must_use]
    pub fn average(self) -> Option<f64> {
        (self.scored > 0).then(|| self.score as f64 / f64::from(self.scored))
    }
}

impl Database {
    /// The games counted for Black.
    #[must_use]
    pub fn results(&self, games: &[usize]) -> Tally {
        let mut tally = Tally::default();
        games.iter().for_each(|&game| tally.add(&self.entries[game], Disc::Black));
        tally
    }

    /// The games of every player, by name; each player's own results.
    #[must_use]
    pub fn by_player(&self, games: &[usize]) -> Vec<(&str, Tally)> {
        self.grouped(games, |entry| [(entry.black, Disc::Black), (entry.white, Disc::White)])
            .into_iter()
            .map(|(number, tally)| (self.players.name(number), tally))
            .collect()
    }

    /// The games of every tournament, by name; results for Black.
    #[must_use]
    pub fn by_event(&self, games: &[usize]) -> Vec<(&str, Tally)> {
        self.grouped(games, |entry| [(entry.event, Disc::Black)])
            .into_iter()
            .map(|(number, tally)| (self.events.name(number), tally))
            .collect()
    }

    /// The games of every year, in order; results for Black.
    #[must_use]
    pub fn by_year(&self, games: &[usize]) -> Vec<(u16, Tally)> {
        self.grouped(games, |entry| [(entry.year.unwrap_or_default().into(), Disc::Black)])
            .into_iter()
            .map(|(year, tally)| (year as u16, tally))
            .filter(|&(year, _)| year != 0)
            .collect()
    }

    /// The games under each of their numbers, the unnamed (0) left out, in order of the numbers.
    fn grouped<const KEYS: usize>(
        &self,
        games: &[usize],
        keys: impl Fn(&Entry) -> [(u32, Disc); KEYS],
    ) -> Vec<(u32, Tally)> {
        let mut tallies: Vec<Tally> = Vec::new();
        for entry in games.iter().map(|&game| &self.entries[game]) {
            for (number, viewer) in keys(entry) {
                let index = number as usize;
                if tallies.len() <= index {
                    tallies.resize(index + 1, Tally::default());
                }
                tallies[index].add(entry, viewer);
            }
        }
        (0..).zip(tallies).filter(|(number, tally)| *number != 0 && tally.games > 0).collect()
    }
}

/// The groups with most games, at most so many.
#[must_use]
pub fn top<T>(mut groups: Vec<(T, Tally)>, most: usize) -> Vec<(T, Tally)> {
    groups.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games));
    groups.truncate(most);
    groups
}
