use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::eval::Value;
use crate::rules::Square;
use crate::search::{Answer, Bound};

/// How an engine chooses among moves whose values it knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Any move that is no more than so much worse than the best, one as likely as another.
    Within(Value),
    /// As people do, who overlook things: each time so much is overlooked as an exponential
    /// distribution says, and the move is the worst that loses no more than that.
    Overlooking {
        /// What is overlooked on average. The loss is less, since few moves lose just as much.
        mean: Value,
        /// What is never overlooked: where every other move is worse by more, as right after a
        /// blunder of the other side, the best is played.
        most: Value,
    },
}

impl Manner {
    /// The best moves and no others.
    pub const BEST: Self = Self::Within(Value::ZERO);

    /// How much worse than the best a move may be that is chosen.
    #[must_use]
    pub const fn most(self) -> Value {
        match self {
            Self::Within(most) | Self::Overlooking { most, .. } => most,
        }
    }

    /// The manner of a first move: at least a disc of choice, so that games differ.
    #[must_use]
    pub fn varied(self) -> Self {
        match self {
            Self::Within(most) => Self::Within(most.max(Value::DISC)),
            overlooking @ Self::Overlooking { .. } => overlooking,
        }
    }

    /// Chooses among the moves whose value is known. The same answer, seed and ply give the same
    /// choice.
    #[must_use]
    pub fn choose(self, answer: &Answer, seed: u64, ply: usize) -> Square {
        let mut random = StdRng::seed_from_u64(seed.wrapping_add(ply as u64));
        let best = answer.report.value;
        let mut good: Vec<_> = answer.candidates.iter().collect();
        good.retain(|tried| tried.bound == Bound::True && tried.value >= best - self.most());
        if let Self::Overlooking { mean, most } = self {
            let chance: f64 = random.random();
            let overlooked = -f64::from(mean.hundredths()) * (1.0 - chance).ln();
            let loss = Value::from_hundredths(overlooked as i32).min(most);
            let worst = good.iter().map(|tried| tried.value).filter(|&value| value >= best - loss);
            let chosen = worst.min().unwrap_or(best);
            good.retain(|tried| tried.value == chosen);
        }
        match good.len() {
            0 => answer.best(),
            len => good[random.random_range(0..len)].square,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::search::{Candidate, Report};

    /// Moves of these values in discs, the best first, and one only known to be no better.
    fn answer(discs: &[i32]) -> Answer {
        let squares = [Square::D3, Square::C4, Square::F5, Square::C5];
        let candidate = |(&discs, square): (&i32, Square)| {
            let value = Value::from_hundredths(discs * 100);
            Candidate { square, value, bound: Bound::True }
        };
        let value = Value::from_hundredths(discs[0] * 100);
        let mut candidates: Vec<_> = discs.iter().zip(squares).map(candidate).collect();
        candidates.push(Candidate { square: Square::E6, value, bound: Bound::AtMost });
        let (line, elapsed) = (Vec::new(), Duration::ZERO);
        let report = Report { depth: 1, exact: false, value, line, nodes: 4, elapsed };
        Answer { candidates, report, stopped: false }
    }

    /// How often each of the moves is chosen in a thousand games.
    fn choices(manner: Manner, discs: &[i32]) -> Vec<usize> {
        let answer = answer(discs);
        let mut counts = vec![0; discs.len()];
        for seed in 0..1000 {
            let square = manner.choose(&answer, seed, 59);
            let place = answer.candidates.iter().position(|tried| tried.square == square).unwrap();
            counts[place] += 1;
        }
        counts
    }

    #[test]
    fn the_seed_chooses_among_moves_that_are_good_enough() {
        assert!(matches!(choices(Manner::BEST, &[2, 2, 1])[..], [400..600, 400..600, 0]));
        let within = choices(Manner::Within(Value::DISC), &[2, 2, 1, 0]);
        assert!(matches!(within[..], [250..400, 250..400, 250..400, 0]));
        let largest = Manner::BEST.choose(&answer(&[2, 2]), u64::MAX, 59);
        assert_eq!(Manner::BEST.choose(&answer(&[2, 2]), u64::MAX, 59), largest);
    }

    #[test]
    fn small_things_are_overlooked_often_and_large_ones_never() {
        let discs = |discs: i32| Value::from_hundredths(discs * 100);
        let manner = Manner::Overlooking { mean: discs(4), most: discs(10) };
        // e^(−2/4) of the times at least two discs are overlooked, e^(−8/4) at least eight.
        let counts = choices(manner, &[12, 10, 4, -8]);
        assert!(matches!(counts[..], [340..450, 420..540, 90..180, 0]), "{counts:?}");
        assert_eq!(choices(manner, &[12, 1, 0, -8]), [1000, 0, 0, 0], "an obvious move");
    }

    #[test]
    fn only_the_best_is_widened_in_first_moves() {
        assert_eq!(Manner::BEST.varied(), Manner::Within(Value::DISC));
        let overlooking = Manner::Overlooking { mean: Value::DISC, most: Value::DISC };
        assert_eq!(overlooking.varied(), overlooking);
    }
}
