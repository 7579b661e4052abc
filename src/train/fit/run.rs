use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::features::Features;
use super::settings::Settings;
use super::stage::{StageFit, StageReport, fit_stage};
use crate::train::samples::Samples;

/// Fits every stage by itself, some at a time, and calls `done` as each is, in any order.
///
/// The fits come back in the order of the stages, and are the same for any number of threads.
pub fn fit(
    features: &impl Features,
    samples: &Samples,
    settings: Settings,
    done: &(impl Fn(&StageReport) + Sync),
) -> Vec<StageFit> {
    let stages = features.stages();
    let next = AtomicUsize::new(0);
    let fits: Vec<_> = stages.iter().map(|_| Mutex::new(None)).collect();
    thread::scope(|scope| {
        for _ in 0..settings.threads.min(stages.len()) {
            scope.spawn(|| {
                loop {
                    let stage = next.fetch_add(1, Ordering::Relaxed);
                    let Some(empties) = stages.get(stage) else { break };
                    let fit = fit_stage(features, samples, empties.clone(), settings);
                    done(&fit.report);
                    *fits[stage].lock().expect("no thread panics holding a fit") = Some(fit);
                }
            });
        }
    });
    let fits = fits.into_iter().map(|fit| fit.into_inner().expect("no thread panicked"));
    fits.map(|fit| fit.expect("every stage was taken by a thread")).collect()
}
