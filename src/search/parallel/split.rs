use std::sync::Arc;

use super::pool::{Job, Kind, Pool, Split};
use crate::eval::Evaluator;
use crate::rules::{RuleSet, Square};
use crate::search::node::Node;
use crate::search::worker::Worker;

/// How a worker shares the younger brothers of a node with idle threads.
impl<R: RuleSet, E: Evaluator> Worker<'_, R, E> {
    /// Whether the moves of the list from `index` on are worth sharing: some thread is idle, and
    /// there is a move for it.
    #[inline]
    pub(in crate::search) fn finds_helpers(&self, index: usize) -> bool {
        self.pool.is_some_and(Pool::has_idle_threads) && self.moves.len() - index > 1
    }

    /// Searches the moves of the list from `index` on together with other threads, against the null
    /// window above `alpha`; returns the best value and its move, those so far included.
    #[cold]
    pub(in crate::search) fn search_together(
        &mut self,
        index: usize,
        kind: Kind,
        alpha: i32,
        best: (i32, Option<Square>),
    ) -> (i32, Option<Square>) {
        let pool = self.pool.expect("there are helpers only in a pool");
        let mut moves = self.moves[index..].to_vec();
        moves.sort_by_key(|tried| std::cmp::Reverse(tried.score));
        let task = (kind, self.selection);
        let split = Arc::new(Split::new(self.split.clone(), task, alpha, moves, best));
        let offer = pool.offer(&split);
        while let Some(job) = pool.wait_for_split(&split) {
            self.run(job);
            if self.is_stopped() {
                split.cancel();
            }
        }
        drop(offer);
        // A split that is no longer wanted further up ends with moves untried, and what it found is
        // no bound: the thread has to know before it keeps anything.
        self.poll();
        split.best()
    }

    /// Works for the splits of other threads until the pool is shut.
    pub(in crate::search) fn help(&mut self) {
        let pool = self.pool.expect("a helper belongs to a pool");
        while let Some(job) = pool.wait_for_job() {
            self.run(job);
        }
    }

    fn run(&mut self, mut job: Job<'_, R>) {
        let outer = self.split.replace(Arc::clone(&job.split));
        let outer_selection = std::mem::replace(&mut self.selection, job.split.selection);
        self.poll();
        if !self.is_stopped() {
            let (child, alpha) = (job.tried.child, job.split.alpha);
            let value = match job.split.kind {
                Kind::Solve => -self.solve_zero(child, -alpha - 1),
                Kind::Estimate { depth, late } => {
                    let child = Node::new(self.evaluator, child);
                    self.estimate_move(&child, alpha, depth, late)
                }
            };
            job.value = (!self.is_stopped()).then_some(value);
        }
        drop(job);
        self.split = outer;
        self.selection = outer_selection;
        // What stopped this job need not stop the work that it interrupted.
        self.poll();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::pattern::PatternEvaluation;
    use crate::rules::Board;
    use crate::search::Stop;
    use crate::search::order::Ordering;
    use crate::search::probcut::Selection;
    use crate::search::table::Table;
    use crate::search::time::Clock;
    use crate::search::worker::Limiter;

    #[test]
    fn a_split_given_up_further_up_leaves_nothing_to_keep() {
        let (table, stop, clock) = (Table::new(1), Stop::new(), Clock::start(None));
        let pool = Pool::default();
        let limiter = Limiter { stop: &stop, clock: &clock, nodes: None };
        let evaluation = PatternEvaluation::built_in();
        let mut worker = Worker::new(&table, &*evaluation, Some(&pool), limiter);
        let parent =
            Arc::new(Split::new(None, (Kind::Solve, Selection::NONE), 0, vec![], (-65, None)));
        worker.split = Some(Arc::clone(&parent));
        let board = Board::START;
        worker.list_others(board, board.legal_moves());
        worker.order_moves(board, 0, Ordering::Mobility);
        parent.cancel();
        assert!(!worker.is_stopped(), "it has not looked yet");
        worker.search_together(0, Kind::Solve, 0, (-65, None));
        assert!(worker.is_stopped());
    }
}
