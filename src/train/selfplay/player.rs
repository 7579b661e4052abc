use std::sync::Arc;
use std::vec;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};

use super::opening::{any_move, opening, place};
use crate::eval::{Evaluator, Value};
use crate::rules::{Disc, Position, Square};
use crate::search::{Answer, Bound, Candidate, Limits, Searcher, Stop};
use crate::train::corpus::{Game, Ply};

/// How the games of a run are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// What every game's own seed follows from, with its number.
    pub seed: u64,
    /// Plies searched for a move.
    pub depth: u8,
    /// From so many empties on every position is solved; from `depth` on if that is more.
    pub exact_from: u8,
}

/// What a searched move may be worth less than the best and still be chosen.
const MARGIN: Value = Value::from_hundredths(50);

/// One solved move in so many is random.
const ONE_RANDOM_IN: u32 = 16;

/// The size of a player's table. It is cleared before every game, so that no game depends on those
/// before it.
const HASH_MIB: usize = 1;

/// Plays games against itself, one at a time.
#[derive(Debug)]
pub struct SelfPlayer<E> {
    settings: Settings,
    searcher: Searcher<E>,
}

/// A game as far as it has been played.
struct Line {
    plies: Vec<Ply>,
    position: Position,
}

impl Line {
    fn place(&mut self, square: Square, value: i8) {
        self.plies.push(Ply { square, value: Some(value) });
        self.position = place(&self.position, square);
    }

    fn empties(&self) -> u8 {
        self.position.empties().len() as u8
    }
}

/// The score of a position for Black, and the moves that lead to it.
struct Solution {
    score: i8,
    squares: vec::IntoIter<Square>,
}

impl<E: Evaluator> SelfPlayer<E> {
    /// A player with these settings and this evaluation.
    #[must_use]
    pub fn new(settings: Settings, evaluation: Arc<E>) -> Self {
        Self { settings, searcher: Searcher::with_evaluation(HASH_MIB, evaluation) }
    }

    /// Plays the game of a number, always the same.
    pub fn game(&mut self, number: u64) -> Game {
        self.searcher.clear();
        let mut random = seeded(self.settings.seed, number);
        let (squares, position) = opening(&mut random);
        let random_plies = squares.len() as u8;
        let plies = squares.into_iter().map(|square| Ply { square, value: None }).collect();
        let mut line = Line { plies, position };
        self.search(&mut line, &mut random);
        let solved_from = line.plies.len() as u8;
        self.solve(&mut line, &mut random);
        Game::new(line.plies, random_plies, solved_from).expect("every move was legal to the end")
    }

    /// Plays by search until the rest is to be solved.
    fn search(&mut self, line: &mut Line, random: &mut impl RngExt) {
        let exact_from = self.settings.exact_from.max(self.settings.depth);
        while line.empties() > exact_from && !line.position.is_over() {
            let answer = self.answer(&line.position, Some(MARGIN));
            line.place(choose(&answer, random), answer.report.value.discs() as i8);
        }
    }

    /// Plays to the end, mostly perfectly.
    fn solve(&mut self, line: &mut Line, random: &mut impl RngExt) {
        let mut known = None;
        while !line.position.is_over() {
            let mut solution = known.take().unwrap_or_else(|| self.solution(&line.position));
            let best = solution.squares.next().expect("a solved line ends with the game");
            let astray = random.random_ratio(1, ONE_RANDOM_IN);
            let square = if astray { any_move(&line.position, random) } else { best };
            let black = line.position.to_move() == Disc::Black;
            line.place(square, if black { solution.score } else { -solution.score });
            known = (square == best).then_some(solution);
        }
    }

    fn solution(&mut self, position: &Position) -> Solution {
        let report = self.answer(position, None).report;
        let score = report.value.discs() as i8;
        let squares: Vec<_> = report.line.iter().filter_map(|action| action.square()).collect();
        let black = position.to_move() == Disc::Black;
        Solution { score: if black { score } else { -score }, squares: squares.into_iter() }
    }

    /// Searches, or solves if the position is near enough to the end.
    fn answer(&mut self, position: &Position, margin: Option<Value>) -> Answer {
        let Settings { depth, exact_from, .. } = self.settings;
        let limits = Limits { depth, exact_from, time: None, nodes: None, margin };
        let answer = self.searcher.search(position, &limits, &Stop::new(), &mut |_| {});
        answer.expect("a side that cannot move has passed")
    }
}

/// The numbers that the choices of one game are drawn from. The generator is named, not the
/// library's standard one, whose numbers may change with its version.
fn seeded(seed: u64, number: u64) -> Xoshiro256PlusPlus {
    let run = Xoshiro256PlusPlus::seed_from_u64(seed).next_u64();
    Xoshiro256PlusPlus::seed_from_u64(run.wrapping_add(number))
}

/// Any of the moves that are good enough.
fn choose(answer: &Answer, random: &mut impl RngExt) -> Square {
    let worst = answer.report.value - MARGIN;
    let good = |candidate: &&Candidate| candidate.bound == Bound::True && candidate.value >= worst;
    let good: Vec<_> = answer.candidates.iter().filter(good).collect();
    let chosen = random.random_range(0..good.len() as u32);
    good[chosen as usize].square
}
