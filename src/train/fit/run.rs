use std::sync::Mutex;
use std::{iter, thread};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;

use super::adagrad::Pulled;
use super::batch::{Part, UNIT};
use super::features::Features;
use super::network::Network;
use super::settings::Settings;
use super::table::Learning;
use crate::eval::pattern::{STACKS, Stack, WIDTH, stack_of};
use crate::train::errors::Errors;
use crate::train::sample::Sample;
use crate::train::samples::Samples;

/// How many samples move the network together.
const BATCH: usize = 1024;
/// How many of them a thread takes at a time.
const SHARE: usize = 128;
/// How much smaller the stacks' steps are than the rows'.
const STACK_STEPS: f32 = 0.3;
/// So many passes that leave the error on what is held out no lower end the fit.
const PATIENCE: usize = 2;

/// A fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// The network of the pass after which the error on what is held out was lowest; that of the
    /// last pass if nothing is held out.
    pub network: Network,
    /// How many passes were taken to it.
    pub passes: usize,
    /// The errors in each stage.
    pub stages: Vec<StageErrors>,
}

/// The errors on the positions of one stage.
#[derive(Clone, Debug, PartialEq)]
pub struct StageErrors {
    /// The stage's numbers of empties.
    pub empties: Vec<u32>,
    /// The errors on the positions learned from.
    pub learned: Errors,
    /// The errors on the positions held out.
    pub held_out: Errors,
}

/// Fits a network to the samples by stochastic gradients, batch by batch, with steps for every
/// number that shrink as it is pulled at, and all together towards the last pass. `passed` is called
/// after each pass with the error on what is held out.
///
/// The network is the same for any number of threads.
pub fn fit(
    features: &impl Features,
    samples: &Samples,
    settings: Settings,
    passed: &mut impl FnMut(Errors),
) -> Fit {
    let split = |held_out: bool| samples.iter().filter(move |sample| sample.held_out == held_out);
    let mut learned: Vec<_> = split(false).copied().collect();
    let held_out: Vec<_> = split(true).copied().collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(settings.seed);
    let mut learner = Learner::new(features, settings);
    let mut best = (learner.network.clone(), 0, f64::INFINITY);
    for pass in 1..=settings.passes {
        learned.shuffle(&mut rng);
        learner.pass(&learned, pass - 1);
        let errors: Errors = learner.lacks(&held_out).map(|(_, lack)| lack).collect();
        passed(errors);
        let error = errors.root_mean_square();
        assert!(error.is_finite(), "steps of at most 1 keep every number finite");
        if errors.positions == 0 || error < best.2 {
            best = (learner.network.clone(), pass, error);
        } else if pass - best.1 >= PATIENCE {
            break;
        }
    }
    learner.network = best.0;
    let stages = learner.errors(&learned, &held_out);
    Fit { network: in_discs(learner.network), passes: best.1, stages }
}

/// The network with its value in discs.
fn in_discs(mut network: Network) -> Network {
    for stack in &mut network.stacks {
        let numbers = stack.output.iter_mut().chain(&mut stack.direct).chain([&mut stack.bias]);
        numbers.for_each(|number| *number *= UNIT);
    }
    network
}

/// A network that learns.
struct Learner<'a, F> {
    features: &'a F,
    settings: Settings,
    /// The table of each lane, and the lanes of each table.
    lanes: Vec<usize>,
    lanes_of: Vec<Vec<usize>>,
    network: Network,
    tables: Vec<Learning>,
    bias: [Pulled; WIDTH],
    stacks: Vec<Vec<Pulled>>,
    parts: Vec<Part>,
}

impl<'a, F: Features> Learner<'a, F> {
    fn new(features: &'a F, settings: Settings) -> Self {
        let (sizes, lanes) = (features.tables(), features.lanes());
        let of = |table| (0..lanes.len()).filter(|&lane| lanes[lane] == table).collect();
        let numbers = Stack::ZERO.numbers().count();
        Self {
            features,
            settings,
            lanes_of: (0..sizes.len()).map(of).collect(),
            network: Network::new(&sizes, settings.seed),
            tables: sizes.iter().map(|&rows| Learning::new(rows)).collect(),
            bias: [Pulled::START; WIDTH],
            stacks: vec![vec![Pulled::START; numbers]; STACKS],
            parts: vec![Part::new(lanes.len()); BATCH.div_ceil(SHARE)],
            lanes,
        }
    }

    /// Learns from all samples once. Steps shrink from the first pass to the last, slowly at first
    /// and in the end.
    fn pass(&mut self, samples: &[Sample], passes: usize) {
        let all = (samples.len() * self.settings.passes) as f32;
        for (index, batch) in samples.chunks(BATCH).enumerate() {
            let done = (passes * samples.len() + index * BATCH) as f32 / all;
            let left = 1.0 - done * done * (3.0 - 2.0 * done);
            self.learn(batch, self.settings.step * (0.98 * left + 0.02));
        }
    }

    /// Learns from a batch.
    fn learn(&mut self, batch: &[Sample], step: f32) {
        let Self { features, lanes, network, parts, .. } = self;
        let shares = batch.chunks(SHARE);
        let parts = &mut parts[..shares.len()];
        for_each(self.settings.threads, parts.iter_mut().zip(shares), |(part, share)| {
            part.take(share.iter(), *features, lanes, network);
        });
        for stack in 0..STACKS {
            let mut slopes = Stack::ZERO;
            for part in &*parts {
                let added = part.stacks[stack].numbers();
                slopes.numbers_mut().zip(added).for_each(|(sum, slope)| *sum += slope);
            }
            let numbers = network.stacks[stack].numbers_mut().zip(slopes.numbers());
            for ((number, slope), pulled) in numbers.zip(&mut self.stacks[stack]) {
                pulled.step(number, slope, step * STACK_STEPS);
            }
        }
        let mut slopes = [0.0; WIDTH];
        for (_, pull) in parts.iter().flat_map(Part::pulls) {
            slopes.iter_mut().zip(pull).for_each(|(sum, slope)| *sum += slope);
        }
        for ((number, slope), pulled) in network.bias.iter_mut().zip(slopes).zip(&mut self.bias) {
            pulled.step(number, slope, step);
        }
        let parts = &*parts;
        let tables = network.tables.iter_mut().zip(&mut self.tables).zip(&self.lanes_of);
        for_each(self.settings.threads, tables, |((rows, learning), lanes)| {
            learning.learn(rows, lanes, parts.iter(), step);
        });
    }

    /// The stage of each sample, and what its value lacks to its label, in discs.
    fn lacks(&self, samples: &[Sample]) -> impl Iterator<Item = (usize, f32)> {
        let shares = samples.chunks(SHARE);
        let mut lacks = vec![Vec::new(); shares.len()];
        for_each(self.settings.threads, lacks.iter_mut().zip(shares), |(lacks, share)| {
            let mut rows = vec![0; self.lanes.len()];
            lacks.extend(share.iter().map(|sample| {
                let empties = sample.board.empties().len();
                self.features.fill(sample.board, &mut rows);
                let value = self.network.layers(&self.lanes, &rows, empties).value;
                (stack_of(empties), sample.label - UNIT * value)
            }));
        });
        lacks.into_iter().flatten()
    }

    /// The errors of each stage.
    fn errors(&self, learned: &[Sample], held_out: &[Sample]) -> Vec<StageErrors> {
        let empties = |stage| (0..=60).filter(|&empties| stack_of(empties) == stage).collect();
        let nothing = |stage| StageErrors {
            empties: empties(stage),
            learned: Errors::default(),
            held_out: Errors::default(),
        };
        let mut stages: Vec<_> = (0..STACKS).map(nothing).collect();
        self.lacks(learned).for_each(|(stage, lack)| stages[stage].learned.add(lack));
        self.lacks(held_out).for_each(|(stage, lack)| stages[stage].held_out.add(lack));
        stages
    }
}

/// Does the work on every item, with as many threads.
fn for_each<T: Send>(
    threads: usize,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(T) + Sync,
) {
    let items = Mutex::new(items);
    let take = || items.lock().expect("taking an item does not panic").next();
    let run = || iter::from_fn(take).for_each(&work);
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(run);
        }
        run();
    });
}
