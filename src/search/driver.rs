use super::clock::Clock;
use super::line::with_passes;
use super::root::{Root, Step};
use super::table::Table;
use super::worker::Worker;
use super::{Answer, Candidate, Limits, Report, Stop};
use crate::eval::{HandMade, Value};
use crate::rules::{Mover, Position, RuleSet};

/// Searches positions, of either rule set, and remembers what it found in a table of its own.
///
/// On a fresh table the same position and limits (of depth or nodes) give the same answer, down to
/// the positions visited.
#[derive(Debug)]
pub struct Searcher {
    table: Table,
    evaluator: HandMade,
}

/// More than two values can be apart: every root move gets its true value.
const EVERY_MOVE: Value = Value::from_hundredths(4 * Value::MAX.hundredths());

impl Searcher {
    /// A searcher with a table of this many MiB, at least one.
    #[must_use]
    pub fn new(hash_mib: usize) -> Self {
        Self { table: Table::new(hash_mib), evaluator: HandMade }
    }

    /// Forgets every position searched.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Finds the best move within the limits; `None` when the side to move has no legal move.
    ///
    /// Calls `progress` after every completed depth. Told to stop, it answers within milliseconds
    /// with the last depth it completed; the first ply is always completed.
    pub fn search(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Answer> {
        self.run(position, limits, stop, &mut |_, report| progress(report))
    }

    /// Finds the true value of every legal move at rising depth, whatever the limits' margin;
    /// `None` when the side to move has no legal move.
    ///
    /// Calls `progress` with all moves, best first, after every completed depth.
    pub fn evaluate_moves(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        progress: &mut dyn FnMut(&[Candidate], &Report),
    ) -> Option<Answer> {
        let limits = Limits { margin: Some(EVERY_MOVE), ..limits.clone() };
        self.run(position, &limits, stop, progress)
    }

    /// Resolves the rule set, once.
    fn run(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        progress: &mut dyn FnMut(&[Candidate], &Report),
    ) -> Option<Answer> {
        match position.mover() {
            Mover::Othello(board) => self.deepen(position, board, limits, stop, progress),
            Mover::Reversi(board) => self.deepen(position, board, limits, stop, progress),
        }
    }

    /// Searches ever more deeply, until the last step is done or the search is stopped.
    fn deepen<R: RuleSet>(
        &mut self,
        position: &Position,
        board: R,
        limits: &Limits,
        stop: &Stop,
        progress: &mut dyn FnMut(&[Candidate], &Report),
    ) -> Option<Answer> {
        if board.legal_moves().is_empty() {
            return None;
        }
        self.table.start_search();
        let clock = Clock::start(limits.time);
        let mut worker = Worker::new(&self.table, &self.evaluator, stop, &clock);
        let steps = steps(board.board().empties().len() as u8, limits);
        let mut done = None;
        let mut root = Root::new(board);
        for &step in &steps {
            let Some(next) = root.after(&mut worker, step, limits.margin) else {
                break;
            };
            root = next;
            let report = report(position, &root, step, worker.nodes, &clock);
            let candidates = root.candidates();
            progress(&candidates, &report);
            done = Some((step, candidates, report));
            worker.obey(limits.nodes);
        }
        let (step, candidates, report) = done.expect("nothing stops the first step");
        let report = Report { nodes: worker.nodes, elapsed: clock.elapsed(), ..report };
        Some(Answer { candidates, report, stopped: Some(&step) != steps.last() })
    }
}

/// The steps of a search: rising depths, then the end if the limits reach it.
fn steps(empties: u8, limits: &Limits) -> Vec<Step> {
    let solve = empties <= limits.depth.max(limits.exact_from);
    let deepest = if solve { warm_up(empties) } else { limits.depth };
    let estimates = (1..=deepest.max(1)).map(Step::Estimate);
    estimates.chain(solve.then_some(Step::Solve)).collect()
}

/// How deep the estimates go that order the moves of an exact search.
const fn warm_up(empties: u8) -> u8 {
    empties / 2
}

fn report<R: RuleSet>(
    position: &Position,
    root: &Root<R>,
    step: Step,
    nodes: u64,
    clock: &Clock,
) -> Report {
    let best = &root.0[0];
    let squares = std::iter::once(best.candidate.square).chain(best.line.iter().copied());
    Report {
        depth: match step {
            Step::Estimate(depth) => depth,
            Step::Solve => position.empties().len() as u8,
        },
        exact: step == Step::Solve,
        value: best.candidate.value,
        line: with_passes(position, squares),
        nodes,
        elapsed: clock.elapsed(),
    }
}
