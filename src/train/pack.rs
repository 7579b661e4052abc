use super::fitted::Fitted;
use crate::eval::pattern::{Layout, RESOLUTION, STAGES, Weights};

/// Fitted weights that are not those of the evaluation of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there are {stages} stages of {weights} weights, and this program's evaluation has {STAGES} of {}",
    Layout::shared().weights()
)]
pub struct OtherShape {
    /// How many stages they have.
    pub stages: usize,
    /// How many weights the first stage has.
    pub weights: usize,
}

/// Rounds fitted weights to what the evaluation reckons with. Where the weights come from stays
/// with them.
///
/// # Errors
/// When they were fitted for other patterns or stages.
pub fn pack(fitted: &Fitted) -> Result<Weights, OtherShape> {
    let weights = fitted.stages.first().map_or(0, Vec::len);
    if fitted.stages.len() != STAGES || weights != Layout::shared().weights() {
        return Err(OtherShape { stages: fitted.stages.len(), weights });
    }
    let mut packed = Weights { provenance: fitted.provenance.clone(), ..Weights::zero() };
    round(&fitted.biases, &mut packed.biases);
    for (from, to) in fitted.stages.iter().zip(&mut packed.stages) {
        round(from, to);
    }
    Ok(packed)
}

/// A number beyond an `i16` becomes the nearest one that is not.
fn round(from: &[f32], to: &mut [i16]) {
    for (from, to) in from.iter().zip(to) {
        *to = (from * RESOLUTION as f32).round() as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_rounded_to_the_resolution_and_held_within_it() {
        let mut stages = vec![vec![0.0; Layout::shared().weights()]; STAGES];
        let fraction = 1.0 / RESOLUTION as f32;
        stages[3][..3].copy_from_slice(&[2.4 * fraction, -2.6 * fraction, 1e6]);
        let mut fitted = Fitted { provenance: "here".to_owned(), biases: vec![1.0; 61], stages };
        let packed = pack(&fitted).expect("the shape is the evaluation's");
        assert_eq!(packed.stages[3][..4], [2, -3, i16::MAX, 0]);
        assert_eq!(packed.biases, [RESOLUTION as i16; 61]);
        assert_eq!(packed.provenance, "here");
        fitted.stages.pop();
        let weights = Layout::shared().weights();
        assert_eq!(pack(&fitted), Err(OtherShape { stages: STAGES - 1, weights }));
    }
}
