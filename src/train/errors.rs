use std::ops::AddAssign;

/// How far estimates are from their labels, in discs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Errors {
    /// How many positions were measured.
    pub positions: u64,
    absolute: f64,
    squared: f64,
}

impl Errors {
    /// Takes in what one estimate is off by.
    pub fn add(&mut self, error: f32) {
        self.positions += 1;
        self.absolute += f64::from(error.abs());
        self.squared += f64::from(error) * f64::from(error);
    }

    /// The mean absolute error; 0 if nothing was measured.
    #[must_use]
    pub fn mean_absolute(&self) -> f64 {
        self.absolute / self.positions.max(1) as f64
    }

    /// The root of the mean square error; 0 if nothing was measured.
    #[must_use]
    pub fn root_mean_square(&self) -> f64 {
        (self.squared / self.positions.max(1) as f64).sqrt()
    }
}

impl FromIterator<f32> for Errors {
    fn from_iter<I: IntoIterator<Item = f32>>(errors: I) -> Self {
        let mut all = Self::default();
        errors.into_iter().for_each(|error| all.add(error));
        all
    }
}

impl AddAssign for Errors {
    fn add_assign(&mut self, other: Self) {
        self.positions += other.positions;
        self.absolute += other.absolute;
        self.squared += other.squared;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_taken_over_all_that_was_measured() {
        let mut errors: Errors = [3.0, -4.0].into_iter().collect();
        assert_eq!(errors.mean_absolute(), 3.5);
        assert_eq!(errors.root_mean_square(), 12.5_f64.sqrt());
        errors += [0.0, -5.0].into_iter().collect();
        assert_eq!((errors.positions, errors.mean_absolute()), (4, 3.0));
        assert_eq!(Errors::default().mean_absolute(), 0.0);
    }
}
