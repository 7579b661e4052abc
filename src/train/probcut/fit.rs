use std::f64::consts::PI;
use std::fmt;

use super::Ladder;
use super::regression::Regression;
use crate::search::probcut::{Model, estimate_features, score_features};

/// The models that the ladders make likely.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// Of a deeper estimate less a shallower one.
    pub estimates: Model<6>,
    /// Of the score less an estimate.
    pub scores: Model<3>,
    /// The differences that both were fitted to.
    pub samples: [usize; 2],
}

/// The difference between two searches of one position, in hundredths of a disc, with what it is
/// expected to follow from.
#[derive(Clone, Copy, Debug)]
struct Difference<const N: usize> {
    features: [f64; N],
    hundredths: f64,
}

/// Beyond this, in hundredths of a disc, values are too near to a wipe-out to differ freely.
const LIMIT: i32 = 5000;

/// Fits both models to the ladders.
#[must_use]
pub fn fit(ladders: &[Ladder]) -> Fitted {
    let estimates: Vec<_> = ladders.iter().flat_map(between_estimates).collect();
    let scores: Vec<_> = ladders.iter().flat_map(to_the_score).collect();
    Fitted {
        estimates: fit_model(&estimates),
        scores: fit_model(&scores),
        samples: [estimates.len(), scores.len()],
    }
}

/// The differences between estimates whose depths have the same parity.
fn between_estimates(ladder: &Ladder) -> impl Iterator<Item = Difference<6>> {
    let estimates = &ladder.estimates;
    (0..estimates.len()).flat_map(move |deep| {
        (deep % 2..deep).step_by(2).filter_map(move |shallow| {
            let hundredths = difference(estimates[deep], estimates[shallow])?;
            let [depth, probe] = [deep, shallow].map(|index| index as u8 + 1);
            let features = estimate_features(ladder.empties, depth, probe);
            Some(Difference { features, hundredths })
        })
    })
}

/// The differences between the score and estimates whose depth has the parity of the empties.
fn to_the_score(ladder: &Ladder) -> impl Iterator<Item = Difference<3>> {
    let empties = ladder.empties;
    ladder.score.into_iter().flat_map(move |score| {
        let estimates = ladder.estimates.iter().zip(1_u8..);
        let alike = estimates.filter(move |&(_, probe)| (empties - probe).is_multiple_of(2));
        alike.filter_map(move |(&estimate, probe)| {
            let features = score_features(empties, probe);
            Some(Difference { features, hundredths: difference(score, estimate)? })
        })
    })
}

/// The deeper value less the shallower, unless one is too near to a wipe-out.
fn difference(deeper: i32, shallower: i32) -> Option<f64> {
    let free = deeper.abs() <= LIMIT && shallower.abs() <= LIMIT;
    free.then(|| f64::from(deeper - shallower))
}

/// Fits the mean by least squares, then the size of what is left over; of normally distributed
/// differences the deviation is that times √(π/2).
fn fit_model<const N: usize>(differences: &[Difference<N>]) -> Model<N> {
    let mut means = Regression::new();
    for difference in differences {
        means.add(difference.features, difference.hundredths);
    }
    let mean = means.solve();
    let mut deviations = Regression::new();
    for Difference { features, hundredths } in differences {
        let expected: f64 = features.iter().zip(mean).map(|(a, b)| a * b).sum();
        deviations.add(*features, (hundredths - expected).abs() * (PI / 2.0).sqrt());
    }
    Model { mean, deviation: deviations.solve() }
}

impl fmt::Display for Fitted {
    /// The source of the search's model.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "use super::Model;")?;
        let [estimates, scores] = self.samples;
        let of_estimates = "Of a deeper estimate less a shallower one";
        write_model(formatter, of_estimates, estimates, "ESTIMATES", self.estimates)?;
        write_model(formatter, "Of the score less an estimate", scores, "SCORES", self.scores)
    }
}

fn write_model<const N: usize>(
    formatter: &mut fmt::Formatter<'_>,
    what: &str,
    samples: usize,
    name: &str,
    Model { mean, deviation }: Model<N>,
) -> fmt::Result {
    let row = |row: [f64; N]| row.map(|number| format!("{number:.3}")).join(", ");
    writeln!(formatter, "\n/// {what}, by {samples} differences.")?;
    writeln!(formatter, "#[rustfmt::skip]")?;
    writeln!(formatter, "pub(super) const {name}: Model<{N}> = Model {{")?;
    writeln!(formatter, "    mean: [{}],", row(mean))?;
    writeln!(formatter, "    deviation: [{}],", row(deviation))?;
    writeln!(formatter, "}};")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ladders whose deeper estimates are spread about the shallower ones by a planted amount.
    fn planted(mean: i32, spread: i32) -> Vec<Ladder> {
        let climb = |index: i32| {
            let off = mean + if index % 2 == 0 { spread } else { -spread };
            let empties = 14 + (index / 2 % 40) as u8;
            let score = (empties < 20).then_some(off);
            Ladder { empties, estimates: vec![0, 0, off, off], score }
        };
        (0..800).map(climb).collect()
    }

    #[test]
    fn the_planted_spread_is_found() {
        let fitted = fit(&planted(30, 200));
        assert_eq!(fitted.samples, [1600, 240]);
        let spread = fitted.estimates.spread(estimate_features(30, 4, 2));
        assert!((27..=33).contains(&spread.mean), "{spread:?}");
        let expected = (200.0 * (PI / 2.0).sqrt()) as i32;
        assert!((spread.deviation - expected).abs() < 5, "{spread:?}");
    }

    #[test]
    fn the_text_names_both_models() {
        let text = fit(&planted(0, 100)).to_string();
        assert!(
            text.contains("const ESTIMATES: Model<6>") && text.contains("const SCORES: Model<3>")
        );
    }
}
