/// Pairs of games with one opening, by the points of both together in halves: 0 to 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(pub [u32; 5]);

/// A rating difference on Elo's logistic scale, with its 95% interval; without end where the score
/// is all or nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The difference that explains the score.
    pub difference: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The square of half a point in a pair, as a share of its points.
const UNSEEN: f64 = 0.25 * 0.25;

/// How many deviations 95% lie within.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

impl Pairs {
    /// Adds a pair by the points of its games, in halves.
    pub(super) const fn add(&mut self, first: u8, second: u8) {
        self.0[(first + second) as usize] += 1;
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The mean share of the points, 0 to 1, and its variance in one pair.
    pub(super) fn moments(&self) -> (f64, f64) {
        let pairs = f64::from(self.len());
        let sum = |value: &dyn Fn(f64) -> f64| -> f64 {
            self.0
                .iter()
                .zip(0..5)
                .map(|(&count, quarters)| f64::from(count) * value(f64::from(quarters) / 4.0))
                .sum::<f64>()
                / pairs
        };
        let mean = sum(&|share| share);
        (mean, sum(&|share| (share - mean) * (share - mean)))
    }

    /// The rating difference by the pairs, `None` without one.
    ///
    /// The pairs are what is independent: the two games of one share an opening that may favour a
    /// colour, so that counting games would overstate the noise. The interval is that of the mean
    /// share, normally distributed, carried over to the scale; its variance counts one more pair that
    /// was half a point off, so that a few pairs that ended alike do not look certain. If all pairs
    /// were won, or all lost, it ends where such a run would have had a chance of 2.5%.
    #[must_use]
    pub fn rating(&self) -> Option<Rating> {
        if self.is_empty() {
            return None;
        }
        let pairs = f64::from(self.len());
        let (mean, variance) = self.moments();
        let least = 0.025_f64.powf(1.0 / pairs);
        let (low, high) = if mean >= 1.0 {
            (least, 1.0)
        } else if mean <= 0.0 {
            (0.0, 1.0 - least)
        } else {
            let reach = DEVIATIONS * ((variance + UNSEEN / pairs) / pairs).sqrt();
            (mean - reach, mean + reach)
        };
        Some(Rating { difference: elo(mean), low: elo(low), high: elo(high) })
    }
}

/// The rating difference that makes a share of the points expected.
pub(super) fn elo(share: f64) -> f64 {
    if share <= 0.0 {
        f64::NEG_INFINITY
    } else if share >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (share / (1.0 - share)).log10()
    }
}

/// The share of the points that a rating difference makes expected.
pub(super) fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The figures that fastchess's tests state for these counts of pairs.
    #[test]
    fn ratings_agree_with_published_ones() {
        for (pairs, difference, error) in [
            ([34, 54, 63, 64, 75], 55.58, 27.65),
            ([332, 433, 498, 333, 334], -8.64, 10.33),
            ([7895, 8757, 5685, 568, 9999], -21.04, 2.95),
        ] {
            let rating = Pairs(pairs).rating().unwrap();
            assert!((rating.difference - difference).abs() < 0.05, "{rating:?}");
            assert!(((rating.high - rating.low) / 2.0 - error).abs() < 0.05, "{rating:?}");
        }
    }

    #[test]
    fn a_clean_score_has_an_interval_that_ends_on_one_side() {
        let won = Pairs([0, 0, 0, 0, 10]).rating().unwrap();
        assert_eq!((won.difference, won.high), (f64::INFINITY, f64::INFINITY));
        assert!((share(won.low).powi(10) - 0.025).abs() < 1e-12);
        let lost = Pairs([10, 0, 0, 0, 0]).rating().unwrap();
        assert!((lost.high + won.low).abs() < 1e-9);
        assert_eq!(Pairs::default().rating(), None);
    }

    #[test]
    fn a_few_pairs_that_ended_alike_are_not_certain() {
        let even = Pairs([0, 0, 5, 0, 0]).rating().unwrap();
        assert_eq!(even.difference, 0.0);
        assert!(even.low < -30.0 && even.high > 30.0, "{even:?}");
    }

    #[test]
    fn shares_and_ratings_are_each_others_inverse() {
        for difference in [-700.0, -10.0, 0.0, 191.0] {
            assert!((elo(share(difference)) - difference).abs() < 1e-9);
        }
        assert!((share(200.0) - 0.759_747).abs() < 1e-6);
    }
}
