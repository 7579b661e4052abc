/// The distribution of the deeper value less the shallower, in hundredths of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    /// What the deeper value is expected to be more.
    pub mean: i32,
    /// The standard deviation from that.
    pub deviation: i32,
}

/// What the spread between estimates of `depth` and of `probe` plies is linear in, with so many
/// empty squares.
///
/// Basic arithmetic and the root are the same on every machine, to the last bit.
#[must_use]
#[inline]
pub fn estimate_features(empties: u8, depth: u8, probe: u8) -> [f64; 6] {
    let [empties, depth, probe] = [empties, depth, probe].map(f64::from);
    let further = (depth - probe).sqrt();
    [1.0, empties, empties * empties / 64.0, probe, further, empties * further / 8.0]
}

/// What the spread between the score and an estimate of `probe` plies is linear in, with so many
/// empty squares. Few, because it is asked with more empties than are cheap to measure.
#[must_use]
#[inline]
pub fn score_features(empties: u8, probe: u8) -> [f64; 3] {
    [1.0, f64::from(empties), f64::from(probe)]
}

/// How the spread follows from `N` features.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Model<const N: usize> {
    /// The coefficients of the mean.
    pub mean: [f64; N],
    /// The coefficients of the deviation.
    pub deviation: [f64; N],
}

/// No deviation is less: where the model says so, it is asked beyond what it was fitted to.
const LEAST_DEVIATION: i32 = 100;

impl<const N: usize> Model<N> {
    /// The spread of a case with these features.
    #[must_use]
    #[inline]
    pub fn spread(&self, features: [f64; N]) -> Spread {
        let sum = |coefficients: &[f64; N]| {
            let terms = features.iter().zip(coefficients).map(|(a, b)| a * b);
            terms.sum::<f64>() as i32
        };
        Spread { mean: sum(&self.mean), deviation: sum(&self.deviation).max(LEAST_DEVIATION) }
    }
}
