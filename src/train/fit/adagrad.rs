/// How far each number has been pulled, squared and summed: the more, the smaller its steps (Duchi,
/// Hazan and Singer, *Adaptive subgradient methods for online learning and stochastic optimization*,
/// Journal of Machine Learning Research 12, 2011).
#[derive(Clone, Copy, Debug)]
pub(super) struct Pulled(f32);

impl Pulled {
    /// Not yet. The first pulls count less than they would from nothing.
    pub(super) const START: Self = Self(0.01);

    /// Moves a number against its slope.
    #[inline]
    pub(super) fn step(&mut self, number: &mut f32, slope: f32, step: f32) {
        self.0 += slope * slope;
        *number -= step * slope / self.0.sqrt();
    }
}
