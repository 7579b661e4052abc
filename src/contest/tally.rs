use super::{Entry, Pairs, TimeUse};
use crate::engines::FaultKind;

/// The games of a pairing, added up, seen by A.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games won, drawn and lost.
    pub score: Scoring,
    /// The sum of the differences of discs, of the games that were played to their end.
    pub discs: i64,
    /// How many were.
    pub played_out: u32,
    /// Faults of A and of B: illegal moves, crashes, time.
    pub faults: [[u32; 3]; 2],
    /// The time of A and of B.
    pub time: [TimeUse; 2],
    /// The pairs of games with one opening.
    pub pairs: Pairs,
}

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scoring {
    /// Won.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
}

impl Scoring {
    /// All games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, 0 to 1; one half before the first game.
    #[must_use]
    pub fn share(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(games),
        }
    }
}

impl Tally {
    /// Adds up games of one pairing, each once, in any order.
    #[must_use]
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Self {
        let mut tally = Self::default();
        let mut halves = std::collections::BTreeMap::new();
        for entry in entries {
            tally.count(entry);
            halves.entry(entry.number / 2).or_insert_with(Vec::new).push(entry.halves);
        }
        for pair in halves.values() {
            if let &[first, second] = pair.as_slice() {
                tally.pairs.add(first, second);
            }
        }
        tally
    }

    fn count(&mut self, entry: &Entry) {
        *match entry.halves {
            0 => &mut self.score.losses,
            1 => &mut self.score.draws,
            _ => &mut self.score.wins,
        } += 1;
        if let Some(discs) = entry.discs {
            self.discs += i64::from(discs);
            self.played_out += 1;
        }
        if let Some((side, fault)) = &entry.fault {
            self.faults[*side][match fault.kind {
                FaultKind::Illegal => 0,
                FaultKind::Crash => 1,
                FaultKind::Time => 2,
            }] += 1;
        }
        for (own, time) in self.time.iter_mut().zip(&entry.time) {
            own.join(time);
        }
    }

    /// The mean difference of discs in the games that were played to their end.
    #[must_use]
    pub fn mean_discs(&self) -> Option<f64> {
        (self.played_out > 0).then(|| self.discs as f64 / f64::from(self.played_out))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Fault;

    fn entry(number: usize, halves: u8, discs: Option<i32>) -> Entry {
        let fault = Fault { kind: FaultKind::Time, reason: String::new() };
        let fault = discs.is_none().then_some((1, fault));
        Entry { pairing: 0, number, halves, discs, fault, time: [TimeUse::default(); 2] }
    }

    #[test]
    fn games_are_added_up_and_paired_by_opening() {
        let entries =
            [entry(5, 2, Some(10)), entry(0, 1, Some(0)), entry(1, 2, None), entry(4, 0, Some(-4))];
        let tally = Tally::of(&entries);
        assert_eq!(tally.score, Scoring { wins: 2, draws: 1, losses: 1 });
        assert_eq!(tally.score.share(), 0.625);
        assert_eq!(tally.mean_discs(), Some(2.0));
        assert_eq!(tally.faults, [[0; 3], [0, 0, 1]]);
        assert_eq!(tally.pairs, Pairs([0, 0, 1, 1, 0]));
        assert_eq!(Tally::of([]).score.share(), 0.5);
    }
}
