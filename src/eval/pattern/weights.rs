use super::layout::Layout;

/// How many stages of the game have weights of their own: two to every four numbers of empty squares,
/// one for the even and one for the odd, since who moves last in a region is worth a lot.
pub const STAGES: usize = 30;

/// Weights are whole multiples of a disc divided by this.
pub const RESOLUTION: i32 = 32;

/// The stage of a board with so many empty squares: from 0 at the start of the game, those of even
/// numbers being even.
#[must_use]
#[inline]
pub const fn stage_of(empties: u32) -> usize {
    let odd = (empties % 2) as usize;
    let stage = 60_u32.saturating_sub(empties) as usize / 4 * 2 + odd;
    if stage < STAGES { stage } else { STAGES - 2 + odd }
}

/// The weights of one stage, in discs divided by [`RESOLUTION`], in the order of [`Layout`].
pub type StageWeights = Vec<i16>;

/// Everything that is learned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Where the weights come from: command, games, date, error figures.
    pub provenance: String,
    /// What being on move is worth with each number of empty squares, 0 to 60.
    pub biases: [i16; 61],
    /// The weights of every stage; [`STAGES`] of them.
    pub stages: Vec<StageWeights>,
}

impl Weights {
    /// Weights that make every board worth nothing.
    #[must_use]
    pub fn zero() -> Self {
        Self {
            provenance: String::new(),
            biases: [0; 61],
            stages: vec![vec![0; Layout::shared().weights()]; STAGES],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_cover_the_game() {
        assert_eq!([60, 59, 58, 57, 56].map(stage_of), [0, 1, 0, 1, 2]);
        assert_eq!([4, 3, 2, 1, 0, 64].map(stage_of), [28, 29, 28, 29, 28, 0]);
    }
}
