use super::conjugate::{ConjugateGradients, add};
use super::features::Features;
use super::rows::{EMPTIES, Rows};
use super::settings::Settings;
use crate::train::errors::Errors;
use crate::train::samples::Samples;

/// A shape that was met less often keeps what it had before: its weight would say more of the games
/// it was met in than of itself.
const RARE: f32 = 3.0;

/// So many steps that leave the error on what is held out no lower end the fit. It may rise for some
/// steps and then fall again.
const PATIENCE: usize = 8;

/// A stage's fit.
#[derive(Clone, Debug, PartialEq)]
pub struct StageFit {
    /// The stage's numbers of empties.
    pub empties: Vec<usize>,
    /// The weights in discs, slot by slot.
    pub weights: Vec<f32>,
    /// What each of them is worth by itself, in discs.
    pub biases: Vec<f32>,
    /// How it went.
    pub report: StageReport,
}

/// How the fit of a stage went.
#[derive(Clone, Debug, PartialEq)]
pub struct StageReport {
    /// The stage's numbers of empties.
    pub empties: Vec<usize>,
    /// How many weights are not zero.
    pub weights: usize,
    /// How many steps were taken to the weights that were kept.
    pub steps: usize,
    /// The errors on the positions learned from, the neighbours' left out.
    pub learned: Errors,
    /// The errors on the positions held out.
    pub held_out: Errors,
}

/// Fits a stage, its weights held near `prior`. The weights kept are those with the lowest error on what is held out, or the last
/// ones if nothing is.
pub(super) fn fit_stage(
    features: &impl Features,
    samples: &Samples,
    empties: Vec<usize>,
    prior: Vec<f32>,
    settings: Settings,
) -> StageFit {
    let rows = Rows::learned(features, samples, &empties);
    let held_out = Rows::held_out(features, samples, &empties);
    let counts = rows.counts(features.slots() + EMPTIES);
    let mut solver = ConjugateGradients::new(&rows, prior, &counts, settings.ridge, RARE);
    let mut lacks = Vec::new();
    held_out.lacks(&solver.weights, &mut lacks);
    let mut best = Best::new(&solver, &lacks);
    let mut changes = Vec::new();
    for step in 1..=settings.steps {
        let Some(far) = solver.step() else { break };
        held_out.sums(solver.direction(), &mut changes);
        add(&mut lacks, -far, &changes);
        best.offer(step, &solver, &lacks);
        if step - best.step >= PATIENCE || !solver.turn() {
            break;
        }
    }
    best.finish(features.slots(), empties)
}

/// The best weights so far.
struct Best {
    step: usize,
    weights: Vec<f32>,
    learned: Errors,
    held_out: Errors,
}

impl Best {
    fn new(solver: &ConjugateGradients<'_>, lacks: &[f32]) -> Self {
        Self {
            step: 0,
            weights: solver.weights.clone(),
            learned: solver.own_lacks().collect(),
            held_out: lacks.iter().copied().collect(),
        }
    }

    fn offer(&mut self, step: usize, solver: &ConjugateGradients<'_>, lacks: &[f32]) {
        let held_out: Errors = lacks.iter().copied().collect();
        if held_out.positions == 0 || held_out.root_mean_square() < self.held_out.root_mean_square()
        {
            self.step = step;
            self.weights.copy_from_slice(&solver.weights);
            self.learned = solver.own_lacks().collect();
            self.held_out = held_out;
        }
    }

    fn finish(mut self, slots: usize, empties: Vec<usize>) -> StageFit {
        let biases = self.weights.split_off(slots);
        let report = StageReport {
            empties: empties.clone(),
            weights: self.weights.iter().filter(|&&weight| weight != 0.0).count(),
            steps: self.step,
            learned: self.learned,
            held_out: self.held_out,
        };
        StageFit {
            biases: empties.iter().map(|&empties| biases[empties]).collect(),
            weights: self.weights,
            empties,
            report,
        }
    }
}
