/// How to fit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How many steps a stage takes at most, each of the two times that it is fitted.
    pub steps: usize,
    /// How strongly weights are held near zero: as so many more samples would that have the shape,
    /// and are worth nothing because of it.
    pub ridge: f32,
    /// How many stages are fitted at a time, at least 1. The weights do not depend on it.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { steps: 60, ridge: 16.0, threads: 1 }
    }
}
