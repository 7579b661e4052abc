use std::str::FromStr;

use thiserror::Error;

use super::Pairs;
use super::rating::share;

/// Wald's sequential probability ratio test of two rating differences, with 5% for either error.
///
/// The likelihood ratio is the generalised one over the five results of a pair of games: of all
/// distributions with the mean that a hypothesis says, the one that makes the pairs most likely
/// (Van den Bergh, "A practical introduction to the GSPRT", 2020).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// A's rating less B's by the first hypothesis.
    pub elo0: f64,
    /// And by the second, which is larger.
    pub elo1: f64,
}

/// What a test has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first hypothesis is accepted.
    First,
    /// The second hypothesis is accepted.
    Second,
    /// More games are needed.
    Open,
}

/// Why a text is not a test.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("two rating differences are needed, the smaller first, as in 0,10")]
pub struct SprtError;

/// The log-likelihood ratio at which the second hypothesis is accepted, and with a minus the first:
/// ln((1 - 0.05) / 0.05).
const BOUND: f64 = 2.944_438_979_166_440_5;

/// What is counted of a result that has not occurred: it may yet.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    /// The log-likelihood ratios at which the first and the second hypothesis are accepted.
    pub const BOUNDS: [f64; 2] = [-BOUND, BOUND];

    /// The log-likelihood ratio of the second hypothesis to the first; 0 before the first pair.
    #[must_use]
    pub fn ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.is_empty() {
            return 0.0;
        }
        let counts = pairs.0.map(|count| if count == 0 { UNSEEN } else { f64::from(count) });
        let total: f64 = counts.iter().sum();
        let observed = counts.map(|count| count / total);
        let [first, second] = [self.elo0, self.elo1].map(|elo| most_likely(&observed, share(elo)));
        counts
            .iter()
            .zip(first.iter().zip(&second))
            .map(|(count, (p0, p1))| count * (p1 / p0).ln())
            .sum()
    }

    /// What the pairs decide.
    #[must_use]
    pub fn verdict(&self, pairs: &Pairs) -> Verdict {
        match self.ratio(pairs) {
            ratio if ratio >= BOUND => Verdict::Second,
            ratio if ratio <= -BOUND => Verdict::First,
            _ => Verdict::Open,
        }
    }
}

impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Self, SprtError> {
        let (elo0, elo1) = text.split_once(',').ok_or(SprtError)?;
        let read = |text: &str| {
            text.trim().parse().ok().filter(|elo: &f64| elo.abs() <= 1000.0).ok_or(SprtError)
        };
        let sprt = Self { elo0: read(elo0)?, elo1: read(elo1)? };
        if sprt.elo0 < sprt.elo1 { Ok(sprt) } else { Err(SprtError) }
    }
}

/// The distribution with this mean that makes the observed one most likely.
///
/// It is `observed[i] / (1 + t (x[i] - mean))` with the `t` for which its mean is right. That is the
/// root of a function that falls all the way between the poles, found by halving.
fn most_likely(observed: &[f64; 5], mean: f64) -> [f64; 5] {
    let distances: [f64; 5] = std::array::from_fn(|quarters| quarters as f64 / 4.0 - mean);
    let surplus = |t: f64| -> f64 {
        observed
            .iter()
            .zip(&distances)
            .map(|(p, distance)| p * distance / (1.0 + t * distance))
            .sum()
    };
    let (mut low, mut high) = (-1.0 / distances[4], -1.0 / distances[0]);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if surplus(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let t = f64::midpoint(low, high);
    std::array::from_fn(|index| observed[index] / (1.0 + t * distances[index]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The figures that fastchess's tests state for these counts of pairs.
    #[test]
    fn ratios_agree_with_published_ones() {
        for (elo0, elo1, pairs, ratio) in [
            (0.5, 2.5, [223, 9863, 21279, 10037, 246], -3.07),
            (0.0, 2.0, [871, 26175, 55983, 26678, 821], -4.98),
        ] {
            let found = Sprt { elo0, elo1 }.ratio(&Pairs(pairs));
            assert!((found - ratio).abs() < 0.01, "{found}");
        }
    }

    #[test]
    fn clear_results_decide_and_few_do_not() {
        let sprt: Sprt = "0,50".parse().unwrap();
        assert_eq!(sprt.verdict(&Pairs::default()), Verdict::Open);
        assert_eq!(sprt.verdict(&Pairs([0, 0, 1, 1, 0])), Verdict::Open);
        assert_eq!(sprt.verdict(&Pairs([0, 2, 10, 30, 40])), Verdict::Second);
        assert_eq!(sprt.verdict(&Pairs([40, 30, 10, 2, 0])), Verdict::First);
    }

    #[test]
    fn a_test_is_two_rating_differences() {
        assert_eq!("-5, 0.5".parse(), Ok(Sprt { elo0: -5.0, elo1: 0.5 }));
        for text in ["", "5", "5,0", "0,0", "x,1", "0,inf", "0,1,2"] {
            assert_eq!(text.parse::<Sprt>(), Err(SprtError), "{text}");
        }
    }

    #[test]
    fn the_most_likely_distribution_has_its_mean() {
        let found = most_likely(&[0.1, 0.2, 0.4, 0.2, 0.1], 0.6);
        let mean: f64 = found.iter().zip(0..5).map(|(p, x)| p * f64::from(x) / 4.0).sum();
        assert!((mean - 0.6).abs() < 1e-9);
        assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
}
