/// Least squares over samples of `N` features, one at a time.
#[derive(Clone, Debug)]
pub(super) struct Regression<const N: usize> {
    products: [[f64; N]; N],
    targets: [f64; N],
    samples: usize,
}

/// What keeps features that the samples do not tell apart from taking any value they like.
const RIDGE: f64 = 1e-6;

impl<const N: usize> Regression<N> {
    pub(super) const fn new() -> Self {
        Self { products: [[0.0; N]; N], targets: [0.0; N], samples: 0 }
    }

    pub(super) fn add(&mut self, features: [f64; N], target: f64) {
        self.samples += 1;
        for row in 0..N {
            self.targets[row] += features[row] * target;
            for column in 0..N {
                self.products[row][column] += features[row] * features[column];
            }
        }
    }

    /// The coefficients of the features, by elimination with the largest pivots.
    pub(super) fn solve(&self) -> [f64; N] {
        let (mut rows, mut right) = (self.products, self.targets);
        for (index, row) in rows.iter_mut().enumerate() {
            row[index] += RIDGE * self.samples.max(1) as f64;
        }
        for column in 0..N {
            let largest = (column..N)
                .max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()))
                .expect("the column has a row left");
            rows.swap(column, largest);
            right.swap(column, largest);
            for below in column + 1..N {
                let pivot = rows[column];
                let factor = rows[below][column] / pivot[column];
                for (entry, of_pivot) in rows[below].iter_mut().zip(pivot) {
                    *entry -= factor * of_pivot;
                }
                right[below] -= factor * right[column];
            }
        }
        let mut found = [0.0; N];
        for row in (0..N).rev() {
            let known: f64 = (row + 1..N).map(|index| rows[row][index] * found[index]).sum();
            found[row] = (right[row] - known) / rows[row][row];
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_coefficients_are_found() {
        let planted = [3.0, -2.0, 0.5];
        let mut regression = Regression::new();
        for x in 0..20 {
            for y in 0..20 {
                let features = [1.0, f64::from(x), f64::from(y * y)];
                let target = features.iter().zip(planted).map(|(a, b)| a * b).sum();
                regression.add(features, target);
            }
        }
        for (found, planted) in regression.solve().into_iter().zip(planted) {
            assert!((found - planted).abs() < 1e-2, "{found} for {planted}");
        }
    }
}
