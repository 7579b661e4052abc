use std::sync::Arc;
use std::thread;

use super::line::with_passes;
use super::parallel::{Pool, Shut};
use super::probcut::Selectivity;
use super::root::{Root, Step};
use super::table::Table;
use super::time::{Clock, Pacer, Steps};
use super::worker::{Limiter, Worker};
use super::{Answer, Candidate, Limits, Report, Stop};
use crate::eval::pattern::PatternEvaluation;
use crate::eval::{Evaluator, Value};
use crate::rules::{Mover, Position, RuleSet};

/// Searches positions, of either rule set, and remembers what it found in a table of its own.
///
/// With one thread and on a fresh table the same position and limits (of depth or nodes) give the same answer, down to
/// the positions visited.
///
/// ```
/// use otello::rules::{Position, Rules};
/// use otello::search::{Limits, Searcher, Stop};
///
/// let position = Position::start(Rules::Othello);
/// let mut searcher = Searcher::new(1);
/// let answer = searcher
///     .search(&position, &Limits::depth(4), &Stop::new(), &mut |report| {
///         assert!(report.depth <= 4);
///     })
///     .expect("there is a move");
/// assert_eq!(answer.report.depth, 4);
/// assert!(position.legal_moves().has(answer.candidates[0].square));
/// ```
#[derive(Debug)]
pub struct Searcher<E = PatternEvaluation> {
    table: Table,
    evaluator: Arc<E>,
    threads: usize,
    /// How sure estimates are to be of what they leave out.
    estimate: Selectivity,
}

/// More than two values can be apart: every root move gets its true value.
const EVERY_MOVE: Value = Value::from_hundredths(4 * Value::MAX.hundredths());

impl Searcher {
    /// A searcher with the evaluation [in use](PatternEvaluation::in_use) and a table of this many MiB, at least one.
    ///
    /// Where the system does not give as much the table is half as large, or a quarter, and so on.
    #[must_use]
    pub fn new(hash_mib: usize) -> Self {
        Self::with_evaluation(hash_mib, PatternEvaluation::in_use())
    }
}

impl<E: Evaluator> Searcher<E> {
    /// A searcher with an evaluation that others may share, and a table of this many MiB, at least
    /// one.
    #[must_use]
    pub fn with_evaluation(hash_mib: usize, evaluator: Arc<E>) -> Self {
        Self { table: Table::new(hash_mib), evaluator, threads: 1, estimate: Selectivity::ROUGH }
    }

    /// Searches with this many threads from now on, at least one. The score of a solved position is
    /// the same for every number; only one thread visits the same positions every time.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// From now on an estimate leaves out only what a shallower search decides with a certainty of
    /// 95 %: slower, and nearer to the true value.
    pub fn search_surely(&mut self) {
        self.estimate = Selectivity::SURE;
    }

    /// From now on a certainty of 63 % is enough, as it is at first: what serves a move to play best.
    pub fn search_roughly(&mut self) {
        self.estimate = Selectivity::ROUGH;
    }

    /// Leaves no move out of any search from now on, as measurements of the evaluation need it.
    pub fn search_full_width(&mut self) {
        self.estimate = Selectivity::Full;
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
        let clock = Clock::start(limits.time.map(|budget| budget.hard));
        let limiter = Limiter { stop, clock: &clock, nodes: limits.nodes };
        let pool = (self.threads > 1).then(Pool::default);
        let worker = || Worker::new(&self.table, &*self.evaluator, pool.as_ref(), limiter);
        thread::scope(|scope| {
            let _shut = pool.as_ref().map(Shut);
            for _ in 1..self.threads {
                // With fewer threads than asked for the search is slower and no more.
                let _ = thread::Builder::new().spawn_scoped(scope, || worker().help());
            }
            let mut worker = worker();
            worker.selection.estimate = self.estimate;
            Some(take_steps(&mut worker, position, board, limits, progress))
        })
    }
}

/// Searches step by step, until the last is done or the search is stopped.
fn take_steps<R: RuleSet, E: Evaluator>(
    worker: &mut Worker<'_, R, E>,
    position: &Position,
    board: R,
    limits: &Limits,
    progress: &mut dyn FnMut(&[Candidate], &Report),
) -> Answer {
    let empties = board.board().empties().len() as u8;
    let mut steps = Steps::new(empties, limits);
    let mut pacer = Pacer::new(limits.time, board.legal_moves().len() == 1);
    let mut done = None;
    let mut root = Root::new(board);
    let mut stopped = false;
    while let Some(step) = steps.next(worker.total_nodes(), &pacer, worker.elapsed()) {
        if let Step::Solve(selectivity) = step {
            worker.selection.solve = selectivity;
        }
        let Some(next) = root.after(worker, step, limits.margin) else {
            stopped = true;
            break;
        };
        root = next;
        let report = report(position, &root, step, worker);
        pacer.note(root.outcome(), report.elapsed);
        let candidates = root.candidates();
        progress(&candidates, &report);
        done = Some((candidates, report));
        worker.obey();
    }
    let (candidates, report) = done.expect("nothing stops the first step");
    let report = Report { nodes: worker.total_nodes(), elapsed: worker.elapsed(), ..report };
    Answer { candidates, report, stopped: stopped || !steps.is_complete() }
}

fn report<R: RuleSet, E: Evaluator>(
    position: &Position,
    root: &Root<R>,
    step: Step,
    worker: &mut Worker<'_, R, E>,
) -> Report {
    let best = &root.0[0];
    let squares = std::iter::once(best.candidate.square).chain(best.line.iter().copied());
    Report {
        depth: match step {
            Step::Estimate(depth) => depth,
            Step::Solve(_) => position.empties().len() as u8,
        },
        exact: step == Step::EXACT,
        value: best.candidate.value,
        line: with_passes(position, squares),
        nodes: worker.total_nodes(),
        elapsed: worker.elapsed(),
    }
}
