/// How to fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How often every position is learned from, at most.
    pub passes: usize,
    /// How far a number of the first layer moves the first time that something pulls at it, less and
    /// less after that; the numbers behind it move by three tenths of that.
    pub step: f32,
    /// What the network's first numbers and the order of the positions follow from.
    pub seed: u64,
    /// How many threads work, at least 1. The network does not depend on it.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { passes: 10, step: 0.02, seed: 1, threads: 1 }
    }
}
