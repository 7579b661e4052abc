use super::rows::Rows;

/// The least squares of a stage's rows, with a ridge, solved step by step by the method of conjugate
/// gradients on the normal equations, each column scaled by how often it is named (Hestenes and
/// Stiefel 1952; Jacobi's preconditioner).
///
#[derive(Debug)]
pub(super) struct ConjugateGradients<'a> {
    rows: &'a Rows,
    /// The solution so far.
    pub(super) weights: Vec<f32>,
    ridge: f32,
    /// What each column is scaled by; 0 for one that stays 0.
    scales: Vec<f32>,
    /// What is wrong with the solution, column by column.
    residual: Vec<f32>,
    /// Where the next step goes.
    direction: Vec<f32>,
    /// The residual's length, scaled.
    length: f64,
    /// That length before the first step.
    first: f64,
    /// What each row lacks to its label.
    lacks: Vec<f32>,
    /// How each row changes along the direction.
    changes: Vec<f32>,
}

impl<'a> ConjugateGradients<'a> {
    /// Starts at `prior`, near which the ridge holds the solution. Columns that are named less than
    /// `rare` times stay there.
    pub(super) fn new(
        rows: &'a Rows,
        prior: Vec<f32>,
        counts: &[f32],
        ridge: f32,
        rare: f32,
    ) -> Self {
        let scale = |&count: &f32| if count < rare { 0.0 } else { 1.0 / (count + ridge) };
        let scales: Vec<f32> = counts.iter().map(scale).collect();
        let mut lacks = Vec::with_capacity(rows.len());
        rows.lacks(&prior, &mut lacks);
        let mut residual = vec![0.0; counts.len()];
        rows.gather(&lacks, &mut residual);
        let direction: Vec<f32> = residual.iter().zip(&scales).map(|(r, s)| r * s).collect();
        let length = dot(&residual, &direction);
        Self {
            rows,
            weights: prior,
            ridge,
            scales,
            residual,
            direction,
            length,
            first: length,
            lacks,
            changes: Vec::new(),
        }
    }

    /// Takes a step; `None` at the solution, otherwise how far along the
    /// [`direction`](Self::direction) of the step.
    pub(super) fn step(&mut self) -> Option<f32> {
        let mut curved: Vec<f32> = self.direction.iter().map(|d| d * self.ridge).collect();
        self.rows.sums_and_gather(&self.direction, &mut self.changes, &mut curved);
        let curvature = dot(&self.direction, &curved);
        if curvature <= 0.0 {
            return None;
        }
        let far = (self.length / curvature) as f32;
        add(&mut self.weights, far, &self.direction);
        add(&mut self.residual, -far, &curved);
        add(&mut self.lacks, -far, &self.changes);
        Some(far)
    }

    /// Turns towards the next step; false if the solution is as near as single precision comes, so
    /// that a further step would follow nothing but rounding.
    pub(super) fn turn(&mut self) -> bool {
        let scaled = |(r, s): (&f32, &f32)| f64::from(r * s) * f64::from(*r);
        let length: f64 = self.residual.iter().zip(&self.scales).map(scaled).sum();
        let kept = (length / self.length) as f32;
        self.length = length;
        let columns = self.direction.iter_mut().zip(&self.residual).zip(&self.scales);
        columns.for_each(|((d, r), s)| *d = r * s + kept * *d);
        length > PRECISION * self.first
    }

    /// Where the step goes.
    pub(super) fn direction(&self) -> &[f32] {
        &self.direction
    }

    /// What each row of the stage's own samples lacks to its label.
    pub(super) fn own_lacks(&self) -> impl Iterator<Item = f32> {
        self.lacks[self.rows.own.clone()].iter().copied()
    }
}

/// The square of the share of the residual that rounding leaves.
const PRECISION: f64 = 1e-8;

fn dot(a: &[f32], b: &[f32]) -> f64 {
    a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
}

/// Adds `far` times the second to the first.
pub(super) fn add(to: &mut [f32], far: f32, what: &[f32]) {
    to.iter_mut().zip(what).for_each(|(to, what)| *to += far * what);
}
