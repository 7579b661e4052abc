use std::sync::{Arc, PoisonError};
use std::thread;

use super::sync::{AtomicBool, AtomicU64, AtomicUsize, Condvar, Mutex, MutexGuard, Ordering};
use crate::rules::Square;
use crate::search::node::Scored;
use crate::search::probcut::Selection;

/// How the moves of a split are searched, against the null window above its `alpha`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::search) enum Kind {
    /// To the end of the game.
    Solve,
    /// To so many plies after the move; for a late one, first to fewer.
    Estimate { depth: u8, late: bool },
}

/// The younger brothers of a node whose eldest did not decide it: moves that several threads
/// search at once (young brothers wait; Feldmann, *Game tree search on massively parallel
/// systems*, 1993).
#[derive(Debug)]
pub(in crate::search) struct Split<R> {
    /// The split that its owner was working for.
    parent: Option<Arc<Split<R>>>,
    pub(in crate::search) kind: Kind,
    /// What the search of a move may leave out.
    pub(in crate::search) selection: Selection,
    pub(in crate::search) alpha: i32,
    /// The moves in the order in which they are taken.
    moves: Vec<Scored<R>>,
    /// Whether a move above `alpha` was found, or the owner gave up.
    cancelled: AtomicBool,
    progress: Mutex<Progress>,
}

#[derive(Debug)]
struct Progress {
    /// The move to be taken next.
    next: usize,
    /// The threads at work on moves.
    working: usize,
    best: i32,
    best_square: Option<Square>,
}

impl<R: Copy> Split<R> {
    /// Moves to be searched against the window above `alpha`, the best so far being known.
    pub(in crate::search) fn new(
        parent: Option<Arc<Self>>,
        (kind, selection): (Kind, Selection),
        alpha: i32,
        moves: Vec<Scored<R>>,
        (best, best_square): (i32, Option<Square>),
    ) -> Self {
        let progress = Progress { next: 0, working: 0, best, best_square };
        let cancelled = AtomicBool::new(false);
        Self { parent, kind, selection, alpha, moves, cancelled, progress: Mutex::new(progress) }
    }

    /// Whether its result is no longer wanted, here or further up.
    pub(in crate::search) fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
            || self.parent.as_ref().is_some_and(|parent| parent.is_cancelled())
    }

    /// The best value and its move so far.
    pub(in crate::search) fn best(&self) -> (i32, Option<Square>) {
        let progress = self.progress();
        (progress.best, progress.best_square)
    }

    /// Gives the split up: its threads stop soon.
    pub(in crate::search) fn cancel(&self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }

    fn descends_from(&self, ancestor: &Arc<Self>) -> bool {
        self.parent
            .as_ref()
            .is_some_and(|parent| Arc::ptr_eq(parent, ancestor) || parent.descends_from(ancestor))
    }

    /// Takes a move to be searched, if there is one left that matters.
    fn take(&self) -> Option<Scored<R>> {
        let mut progress = self.progress();
        let tried = *self.moves.get(progress.next).filter(|_| !self.is_cancelled())?;
        progress.next += 1;
        progress.working += 1;
        Some(tried)
    }

    /// Gives a taken move back, with its value if it was searched to the end.
    fn give_back(&self, square: Square, value: Option<i32>) {
        let mut progress = self.progress();
        progress.working -= 1;
        if let Some(value) = value.filter(|&value| value > progress.best) {
            progress.best = value;
            progress.best_square = Some(square);
            if value > self.alpha {
                self.cancel();
            }
        }
    }

    fn is_done(&self) -> bool {
        let progress = self.progress();
        progress.working == 0 && (progress.next == self.moves.len() || self.is_cancelled())
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        lock(&self.progress)
    }
}

/// Where threads that have nothing to do find splits to work for.
#[derive(Debug)]
pub(in crate::search) struct Pool<R> {
    open: Mutex<Open<R>>,
    /// Signalled when a split is opened, a move given back, or the pool closed.
    changed: Condvar,
    /// The threads that wait for work.
    idle: AtomicUsize,
    /// The positions that all threads visited, as far as they have told.
    nodes: AtomicU64,
    /// Whether a thread panicked: what it was to find is missing.
    failed: AtomicBool,
}

#[derive(Debug)]
struct Open<R> {
    splits: Vec<Arc<Split<R>>>,
    closed: bool,
}

/// A move taken from a split. Dropping it gives it back, with its value if it was searched to the
/// end; so a thread that panics leaves no owner waiting, and the owner knows.
pub(in crate::search) struct Job<'a, R: Copy> {
    pool: &'a Pool<R>,
    pub(in crate::search) split: Arc<Split<R>>,
    pub(in crate::search) tried: Scored<R>,
    pub(in crate::search) value: Option<i32>,
}

impl<R: Copy> Drop for Job<'_, R> {
    fn drop(&mut self) {
        // Under the lock, so that an owner about to wait cannot miss it.
        let _open = self.pool.lock();
        if thread::panicking() {
            self.pool.failed.store(true, Ordering::Relaxed);
        }
        self.split.give_back(self.tried.square, self.value);
        self.pool.changed.notify_all();
    }
}

/// A split on offer to the other threads. Dropping it takes it back; if its owner did not wait for
/// it but panicked, those at work on it stop soon.
pub(in crate::search) struct Offer<'a, R: Copy> {
    pool: &'a Pool<R>,
    split: Arc<Split<R>>,
}

impl<R: Copy> Drop for Offer<'_, R> {
    fn drop(&mut self) {
        self.split.cancel();
        self.pool.lock().splits.retain(|other| !Arc::ptr_eq(other, &self.split));
    }
}

/// Ends the work of all helpers when it is dropped.
pub(in crate::search) struct Shut<'a, R: Copy>(pub(in crate::search) &'a Pool<R>);

impl<R: Copy> Drop for Shut<'_, R> {
    fn drop(&mut self) {
        self.0.lock().closed = true;
        self.0.changed.notify_all();
    }
}

impl<R> Default for Pool<R> {
    fn default() -> Self {
        Self {
            open: Mutex::new(Open { splits: Vec::new(), closed: false }),
            changed: Condvar::new(),
            idle: AtomicUsize::new(0),
            nodes: AtomicU64::new(0),
            failed: AtomicBool::new(false),
        }
    }
}

impl<R: Copy> Pool<R> {
    /// Whether a split would find a helper.
    #[inline]
    pub(in crate::search) fn has_idle_threads(&self) -> bool {
        self.idle.load(Ordering::Relaxed) > 0
    }

    /// Adds to the positions visited and returns the sum of all threads.
    pub(in crate::search) fn add_nodes(&self, nodes: u64) -> u64 {
        self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes
    }

    /// Whether a thread panicked, so that no result is to be kept.
    pub(in crate::search) fn has_failed(&self) -> bool {
        self.failed.load(Ordering::Relaxed)
    }

    /// Offers a split to the other threads, until the offer is dropped.
    pub(in crate::search) fn offer(&self, split: &Arc<Split<R>>) -> Offer<'_, R> {
        self.lock().splits.push(Arc::clone(split));
        self.changed.notify_all();
        Offer { pool: self, split: Arc::clone(split) }
    }

    /// The next job of any split, waiting for one; nothing once the pool is shut.
    pub(in crate::search) fn wait_for_job(&self) -> Option<Job<'_, R>> {
        let mut open = self.lock();
        loop {
            if open.closed {
                return None;
            }
            if let Some(job) = self.first_job(&open.splits, |_| true) {
                return Some(job);
            }
            open = self.wait(open);
        }
    }

    /// For the owner of a split: its next move, then, while helpers are still at work on it, jobs
    /// that came up below it (helpful master); nothing once the split is done.
    pub(in crate::search) fn wait_for_split(&self, split: &Arc<Split<R>>) -> Option<Job<'_, R>> {
        let mut open = self.lock();
        loop {
            if let Some(tried) = split.take() {
                return Some(self.job(split, tried));
            }
            if split.is_done() {
                return None;
            }
            if let Some(job) = self.first_job(&open.splits, |other| other.descends_from(split)) {
                return Some(job);
            }
            open = self.wait(open);
        }
    }

    /// The oldest split has the most work.
    fn first_job(
        &self,
        splits: &[Arc<Split<R>>],
        wanted: impl Fn(&Split<R>) -> bool,
    ) -> Option<Job<'_, R>> {
        splits
            .iter()
            .filter(|split| wanted(split))
            .find_map(|split| split.take().map(|tried| self.job(split, tried)))
    }

    fn job(&self, split: &Arc<Split<R>>, tried: Scored<R>) -> Job<'_, R> {
        Job { pool: self, split: Arc::clone(split), tried, value: None }
    }

    fn wait<'a>(&self, open: MutexGuard<'a, Open<R>>) -> MutexGuard<'a, Open<R>> {
        self.idle.fetch_add(1, Ordering::Relaxed);
        let open = self.changed.wait(open).unwrap_or_else(PoisonError::into_inner);
        self.idle.fetch_sub(1, Ordering::Relaxed);
        open
    }

    fn lock(&self) -> MutexGuard<'_, Open<R>> {
        lock(&self.open)
    }
}

/// A thread that panicked leaves counters behind that are whole; the panic itself ends the search.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
