//! Whole games against a simulated clock: the pacer decides, and made-up searches cost time.

use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::budget::TimeLeft;
use super::pacer::{Outcome, Pacer};
use super::steps::Steps;
use crate::eval::Value;
use crate::rules::Square;
use crate::search::Limits;
use crate::search::probcut::Selectivity;
use crate::search::root::Step;

/// A machine and how its searches go.
#[derive(Clone, Copy, Debug)]
struct Machine {
    /// How much slower it is than the one on which the pacer's figures were measured.
    slowness: f64,
    /// What a move costs beside its search.
    overhead: Duration,
    /// What one move of the game may cost more, because the system has something else to do. A
    /// budget puts the time for one such move aside.
    stall: Duration,
    /// The first random number of its games.
    seed: u64,
}

const QUICK: Machine = Machine {
    slowness: 1.0,
    overhead: Duration::from_millis(2),
    stall: Duration::from_millis(30),
    seed: 0,
};

const BUSY: Machine =
    Machine { overhead: Duration::from_millis(8), stall: Duration::from_millis(70), ..QUICK };

/// The time that passes at most between two looks at the clock on a quick machine.
const BLIND: f64 = 0.000_3;
/// The positions that a quick machine visits in a second.
const SPEED: f64 = 1e7;

/// One side's game: what it has left, and what is behind it.
struct Game {
    machine: Machine,
    random: StdRng,
    /// The move that the system delays, if the game is that long.
    delayed: usize,
    left: Duration,
    /// The empty squares from which the ending was first solved.
    solved: Option<u8>,
    /// Empties and the time taken, for every move.
    took: Vec<(u8, Duration)>,
}

impl Game {
    fn new(machine: Machine, main: Duration) -> Self {
        let mut random = StdRng::seed_from_u64(machine.seed);
        let delayed = random.random_range(0..40);
        Self { machine, random, delayed, left: main, solved: None, took: Vec::new() }
    }

    /// Plays every move of one side; `next` says what its clock shows then.
    fn play(mut self, mut next: impl FnMut(Duration, usize) -> TimeLeft) -> Self {
        let mut empties: u8 = 60;
        while empties > 0 {
            let time = next(self.left, self.took.len());
            let took = self.think(time, empties);
            assert!(took < time.left, "{took:?} of {time:?} at {empties}: {:?}", self.machine);
            self.left = time.left - took + time.increment;
            self.took.push((empties, took));
            // Now and then the opponent passes.
            let by = if self.random.random_bool(0.03) { 1 } else { 2 };
            empties = empties.saturating_sub(by);
        }
        self
    }

    /// The time that a move takes.
    fn think(&mut self, time: TimeLeft, empties: u8) -> Duration {
        let limits = Limits::on_clock(time, empties);
        let hard = limits.time.expect("a clock limits the time").hard.as_secs_f64();
        let only_move = self.random.random_bool(0.05);
        let unsteady = self.random.random_bool(0.2);
        let mut steps = Steps::new(empties, &limits);
        let mut pacer = Pacer::new(limits.time, only_move);
        let mut seconds = 0.0;
        let mut value = 0;
        loop {
            let nodes = (seconds / self.machine.slowness * SPEED) as u64;
            let elapsed = Duration::from_secs_f64(seconds);
            let Some(step) = steps.next(nodes, &pacer, elapsed) else { break };
            let whole = seconds + self.cost(step, empties);
            let stops = hard + BLIND * self.machine.slowness;
            if whole > stops {
                seconds = stops;
                break;
            }
            seconds = whole;
            if step == Step::EXACT {
                self.solved.get_or_insert(empties);
            }
            let best = if unsteady && self.random.random() { Square::C4 } else { Square::D3 };
            value += if unsteady { self.random.random_range(-500..=500) } else { 0 };
            let value = Value::from_hundredths(value);
            let second = (!only_move).then_some(value - Value::DISC);
            pacer.note(Outcome { best, value, second }, Duration::from_secs_f64(seconds));
        }
        let delayed = self.took.len() == self.delayed;
        let stall = if delayed { self.machine.stall } else { Duration::ZERO };
        Duration::from_secs_f64(seconds) + self.machine.overhead + stall
    }

    /// The seconds that a step costs: on the machine that the pacer's figures come from, one of our own
    /// games' positions of 20 empties took 0.08 s to solve and one of 24 took 1.8 s, in the median; 12
    /// plies took 2.4 ms and 19 plies 29 ms. Of 12 with 24 empties, the searches that lead up to
    /// the exact one took 8 and 20 % of it.
    fn cost(&mut self, step: Step, empties: u8) -> f64 {
        let known = self.solved.is_some();
        let seconds = match step {
            Step::Solve(_) if known => 0.001,
            Step::Solve(surely) => {
                let share = match surely {
                    Selectivity::Full => 1.0,
                    Selectivity::P73 => 0.08,
                    _ => 0.2,
                };
                share * 0.08 * 2.17f64.powi(i32::from(empties) - 20)
            }
            Step::Estimate(_) if known => 0.000_01,
            Step::Estimate(depth) => 0.000_01 * 1.55f64.powi(depth.into()),
        };
        seconds * self.machine.slowness * self.random.random_range(0.4..2.5)
    }

    /// The part of `main` that was used.
    fn used(&self, main: Duration) -> f64 {
        let took: Duration = self.took.iter().map(|(_, took)| took).sum();
        took.div_duration_f64(main)
    }
}

fn seconds(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds)
}

/// Games of a machine, and of others slower and quicker than it, with this clock, some with other ways to draw lots.
fn games(machine: Machine, main: f64, increment: f64) -> Vec<Game> {
    let games = (0..100).flat_map(|seed| {
        [0.2, 1.0, 5.0, 20.0].map(|slowness| {
            let machine = Machine { slowness, seed, ..machine };
            Game::new(machine, seconds(main))
                .play(|left, _| TimeLeft::to_the_end(left, seconds(increment)))
        })
    });
    games.collect()
}

#[test]
fn no_clock_runs_out_on_any_machine() {
    for main in [1.0, 10.0, 60.0, 300.0, 1500.0] {
        for increment in [0.0, 0.1, 2.0, 30.0] {
            games(QUICK, main, increment);
            games(BUSY, main, increment);
        }
    }
}

#[test]
fn a_clock_is_used_well_and_mostly_before_the_ending_is_solved() {
    for main in [1.0, 10.0, 300.0] {
        for game in games(QUICK, main, 0.0) {
            let used = game.used(seconds(main));
            // What is left of a quick machine's clock once the ending is solved has no use.
            assert!((0.3..1.0).contains(&used), "{used} of {main} s: {:?}", game.machine);
            let late: Duration =
                game.took.iter().filter(|(empties, _)| *empties <= 12).map(|(_, took)| took).sum();
            let most = if game.machine.slowness > 5.0 { main / 3.0 } else { main / 5.0 };
            assert!(late.as_secs_f64() < most, "{late:?} of {main} s: {:?}", game.machine);
        }
    }
}

#[test]
fn a_quick_machine_solves_earlier_when_it_has_more_time() {
    let solved = |main| {
        let mut from: Vec<_> = games(QUICK, main, 0.0)
            .into_iter()
            .filter(|game| game.machine.slowness == 1.0)
            .map(|game| game.solved.expect("the last move is solved"))
            .collect();
        from.sort_unstable();
        from[from.len() / 2]
    };
    let earliest = [1.0, 10.0, 300.0].map(solved);
    assert!(earliest.is_sorted() && earliest[0] >= 14 && earliest[2] >= 22, "{earliest:?}");
}

#[test]
fn periods_of_moves_are_kept_too() {
    for (period, moves) in [(0.1, 1), (1.0, 1), (15.0, 1), (5.0, 10), (300.0, 10)] {
        for seed in 0..100 {
            // Of a tenth of a second half is put aside; stalls of a third of it cannot be helped.
            let stall = QUICK.stall.min(seconds(period / 5.0));
            let machine = Machine { seed, stall, ..QUICK };
            Game::new(machine, seconds(period)).play(|left, played| {
                let done = (played % usize::from(moves)) as u8;
                let left = if done == 0 { seconds(period) } else { left };
                TimeLeft::for_moves(left, moves - done)
            });
        }
    }
}
