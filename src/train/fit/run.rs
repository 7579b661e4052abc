use std::sync::Mutex;
use std::thread;

use super::conjugate::add;
use super::features::Features;
use super::rows::EMPTIES;
use super::settings::Settings;
use super::stage::{StageFit, StageReport, fit_stage};
use crate::train::samples::Samples;

/// How much more strongly weights are held near those of the neighbouring stages than near zero.
const TOGETHER: f32 = 4.0;

/// Fits every stage twice: first by itself, then held near the mean of what its neighbours came to.
/// Some are fitted at a time, and `done` is called as each fit is, in any order.
///
/// The fits come back in the order of the stages, and are the same for any number of threads.
pub fn fit(
    features: &impl Features,
    samples: &Samples,
    settings: Settings,
    done: &(impl Fn(&StageReport) + Sync),
) -> Vec<StageFit> {
    let stages = features.stages();
    let nothing = vec![vec![0.0; features.slots() + EMPTIES]; stages.len()];
    let alone = sweep(features, samples, nothing, settings, done);
    let together = Settings { ridge: settings.ridge * TOGETHER, ..settings };
    sweep(features, samples, priors(&alone), together, done)
}

/// For each stage the mean of its neighbours' weights, and its own biases.
fn priors(fits: &[StageFit]) -> Vec<Vec<f32>> {
    let prior = |stage: usize| {
        let before = stage.checked_sub(2).and_then(|before| fits.get(before));
        let mut neighbours: Vec<_> = before.into_iter().chain(fits.get(stage + 2)).collect();
        if neighbours.is_empty() {
            neighbours.push(&fits[stage]);
        }
        let mut prior = mean(&neighbours, fits[stage].weights.len());
        let mut biases = vec![0.0; EMPTIES];
        for (&empties, &bias) in fits[stage].empties.iter().zip(&fits[stage].biases) {
            biases[empties] = bias;
        }
        prior.extend(biases);
        prior
    };
    (0..fits.len()).map(prior).collect()
}

fn mean(fits: &[&StageFit], slots: usize) -> Vec<f32> {
    let mut mean = vec![0.0; slots];
    for fit in fits {
        add(&mut mean, 1.0 / fits.len() as f32, &fit.weights);
    }
    mean
}

/// Fits every stage, each held near its prior.
fn sweep(
    features: &impl Features,
    samples: &Samples,
    priors: Vec<Vec<f32>>,
    settings: Settings,
    done: &(impl Fn(&StageReport) + Sync),
) -> Vec<StageFit> {
    let stages = features.stages();
    let work = Mutex::new(stages.iter().cloned().zip(priors).enumerate());
    let fits: Vec<_> = stages.iter().map(|_| Mutex::new(None)).collect();
    thread::scope(|scope| {
        for _ in 0..settings.threads.min(stages.len()) {
            scope.spawn(|| {
                loop {
                    let next = work.lock().expect("taking work does not panic").next();
                    let Some((stage, (empties, prior))) = next else { break };
                    let fit = fit_stage(features, samples, empties, prior, settings);
                    done(&fit.report);
                    *fits[stage].lock().expect("no thread panics holding a fit") = Some(fit);
                }
            });
        }
    });
    let fits = fits.into_iter().map(|fit| fit.into_inner().expect("no thread panicked"));
    fits.map(|fit| fit.expect("every stage was taken by a thread")).collect()
}
