use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use super::Side;
use crate::game::Record;
use crate::rules::Disc;
use crate::starts;

/// What is played: every pairing as many games, each opening twice with the colours exchanged.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The pairings, A first.
    pub pairings: Vec<[Side; 2]>,
    /// The games of every pairing.
    pub games: usize,
    /// What the games begin with.
    pub openings: Openings,
    /// What the order of the openings, random openings and the choices of levels come from.
    pub seed: u64,
    /// How long a move is waited for that no clock limits.
    pub patience: Duration,
}

/// What the games begin with.
#[derive(Clone, Debug, PartialEq)]
pub enum Openings {
    /// Openings of a list, in an order of the seed's, from the first again after the last.
    List(Vec<Record>),
    /// So many random plies.
    Random(usize),
}

/// A game of a contest.
#[derive(Clone, Debug, PartialEq)]
pub struct Fixture {
    /// Which pairing, from 0.
    pub pairing: usize,
    /// Which game of the pairing, from 0; an even one and the next share an opening.
    pub number: usize,
    /// How it begins.
    pub opening: Record,
    /// A's discs.
    pub a: Disc,
}

impl Openings {
    /// The list in an order of the seed's.
    #[must_use]
    pub fn shuffled(mut list: Vec<Record>, seed: u64) -> Self {
        list.shuffle(&mut StdRng::seed_from_u64(seed));
        Self::List(list)
    }

    fn opening(&self, index: usize, seed: u64) -> Record {
        match self {
            Self::List(list) => list[index % list.len()].clone(),
            Self::Random(plies) => starts::random(*plies, seed.wrapping_add(index as u64)),
        }
    }
}

impl Contest {
    /// A game of a pairing.
    #[must_use]
    pub fn fixture(&self, pairing: usize, number: usize) -> Fixture {
        Fixture {
            pairing,
            number,
            opening: self.openings.opening(number / 2, self.seed),
            a: if number.is_multiple_of(2) { Disc::Black } else { Disc::White },
        }
    }

    /// All games in the order in which they are begun: two of every pairing, and again.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture> + '_ {
        (0..self.games).step_by(2).flat_map(move |first| {
            (0..self.pairings.len()).flat_map(move |pairing| {
                let last = (first + 2).min(self.games);
                (first..last).map(move |number| self.fixture(pairing, number))
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Control;

    fn contest(openings: Openings) -> Contest {
        let players = || ["depth:1".parse().unwrap(), "depth:2".parse().unwrap()];
        let pairing = || Side::both(players(), Some(Control::Depth(1))).unwrap();
        let (pairings, patience) = (vec![pairing(), pairing()], Duration::from_secs(1));
        Contest { pairings, games: 3, openings, seed: 5, patience }
    }

    #[test]
    fn every_opening_is_played_with_both_colours() {
        let fixtures: Vec<_> = contest(Openings::Random(8)).fixtures().collect();
        let order: Vec<_> =
            fixtures.iter().map(|fixture| (fixture.pairing, fixture.number)).collect();
        assert_eq!(order, [(0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (1, 2)]);
        assert_eq!(fixtures[0].opening, fixtures[1].opening);
        assert_ne!(fixtures[0].a, fixtures[1].a);
        assert_ne!(fixtures[0].opening, fixtures[4].opening);
    }

    #[test]
    fn a_list_begins_again_after_its_end() {
        let list = starts::parse("f5d6\nf5f4\nf5f6\n", crate::rules::Rules::Othello).unwrap();
        let contest = contest(Openings::shuffled(list, 1));
        assert_eq!(contest.fixture(0, 0).opening, contest.fixture(0, 7).opening);
        assert_ne!(contest.fixture(0, 0).opening, contest.fixture(0, 2).opening);
    }
}
