//! What the threads of a search share, tried in every order of their steps by the model checker
//! loom: the real table, pool, splits and workers, on problems so small that this takes seconds.
//! A model is explored up to so many preemptions. Two find a result that is kept although the split
//! was given up, and a torn entry; a missed wake-up takes three.
//!
//! ```sh
//! RUSTFLAGS="--cfg loom" cargo test --lib --no-default-features models
//! ```

use std::sync::Arc;

use loom::model::Builder;
use loom::thread::{self, JoinHandle};

use super::pool::{Job, Kind, Pool, Shut, Split};
use crate::eval::pattern::PatternEvaluation;
use crate::rules::{Bitboard, Board, Square};
use crate::search::Stop;
use crate::search::node::Scored;
use crate::search::order::Ordering;
use crate::search::probcut::{Selection, Selectivity};
use crate::search::table::{Entry, Key, Table};
use crate::search::time::Clock;
use crate::search::worker::{Limiter, Worker};

fn explore(preemptions: usize, model: impl Fn() + Send + Sync + 'static) {
    let mut builder = Builder::new();
    builder.preemption_bound = Some(preemptions);
    builder.check(model);
}

/// Two positions and the two whose halves are theirs.
fn crossed() -> [Key; 4] {
    let key =
        |mover, opponent| Key::of(Board { mover: Bitboard(mover), opponent: Bitboard(opponent) });
    [key(0x0f, 0xf000), key(0xf0, 0x0f00), key(0x0f, 0x0f00), key(0xf0, 0xf000)]
}

/// Two threads store an entry each in a table of one line while a third looks for every key, and
/// finds nothing that was not stored.
fn store_and_probe(stored: [(Key, Entry); 2], sought: [Key; 4], allowed: &[(Key, Entry)]) {
    let table = Arc::new(Table::of_lines(1));
    let writers = stored.map(|(key, entry)| {
        let table = Arc::clone(&table);
        thread::spawn(move || table.store(key, entry))
    });
    let probe = || {
        for key in sought {
            if let Some(found) = table.probe(key) {
                assert!(allowed.contains(&(key, found)), "{key:?}: {found:?}");
            }
        }
    };
    probe();
    writers.into_iter().for_each(|writer| writer.join().expect("nothing panics"));
    probe();
}

#[test]
fn a_torn_entry_is_never_taken_for_a_position() {
    let keys = crossed();
    let entries = [
        Entry::found(4, 3, 4, (20, Selectivity::Full), Some(Square::F5)),
        Entry::found(-2, -1, 0, (21, Selectivity::P73), Some(Square::D3)),
    ];
    for [first, second] in [entries, [entries[0]; 2]] {
        let stored = [(keys[0], first), (keys[1], second)];
        explore(2, move || store_and_probe(stored, keys, &stored));
    }
}

#[test]
fn two_results_for_one_position_leave_either_or_both() {
    let keys = crossed();
    let draft = (20, Selectivity::Full);
    let (lower, upper) = (Entry::found(4, 3, 4, draft, None), Entry::found(6, 7, 8, draft, None));
    let both = Entry { upper: 6, ..lower };
    let stored = [(keys[0], lower), (keys[0], upper)];
    let allowed = [lower, upper, both].map(|entry| (keys[0], entry));
    explore(2, move || store_and_probe(stored, keys, &allowed));
}

/// Six empties and Black's four moves: d8 is worth +8, the best of the others -2.
const BOARD: &str = "OOOOOOOXXOOOOOOOXXXXOXOOXXXXXXOOXXXOXOOOXXXOOOOOXXXO--OOXXX----O";

fn board() -> Board {
    let set = |mark: u8| {
        let marked = BOARD.bytes().enumerate().filter(|&(_, byte)| byte == mark);
        Bitboard(marked.fold(0, |set, (index, _)| set | 1 << index))
    };
    Board { mover: set(b'X'), opponent: set(b'O') }
}

/// Everything that the threads of one search share.
struct Shared {
    table: Table,
    pool: Pool<Board>,
    stop: Stop,
    clock: Clock,
    evaluation: Arc<PatternEvaluation>,
}

impl Shared {
    fn new() -> Arc<Self> {
        let (table, pool, clock) = (Table::of_lines(1), Pool::default(), Clock::start(None));
        let evaluation = PatternEvaluation::built_in();
        Arc::new(Self { table, pool, stop: Stop::new(), clock, evaluation })
    }

    fn worker(&self) -> Worker<'_, Board, PatternEvaluation> {
        let limiter = Limiter { stop: &self.stop, clock: &self.clock, nodes: None };
        Worker::new(&self.table, &*self.evaluation, Some(&self.pool), limiter)
    }

    fn spawn_helper(self: &Arc<Self>) -> JoinHandle<()> {
        let shared = Arc::clone(self);
        thread::spawn(move || shared.worker().help())
    }
}

/// A worker shares the moves with helpers. Unless it is stopped, what it gets is right.
fn share_moves(squares: Bitboard, alpha: i32, best: i32, helpers: usize, cancel: bool) {
    let shared = Shared::new();
    let helpers: Vec<_> = (0..helpers).map(|_| shared.spawn_helper()).collect();
    let parent = Arc::new(Split::new(None, (Kind::Solve, Selection::NONE), 0, vec![], (-65, None)));
    let canceller = cancel.then(|| {
        let parent = Arc::clone(&parent);
        thread::spawn(move || parent.cancel())
    });
    {
        let _shut = Shut(&shared.pool);
        let mut worker = shared.worker();
        worker.split = Some(parent);
        worker.list_others(board(), squares);
        worker.order_moves(board(), 0, Ordering::Mobility);
        let (value, square) = worker.search_together(0, Kind::Solve, alpha, (-65, None));
        if !worker.is_stopped() {
            assert_eq!(value > alpha, best > alpha, "{value}");
            assert!(if value > alpha { value <= best } else { value >= best });
            assert!(squares.has(square.expect("some move has a value")));
        }
        assert!(cancel || !worker.is_stopped());
    }
    helpers.into_iter().chain(canceller).for_each(|thread| thread.join().expect("nothing panics"));
}

fn two_moves() -> Bitboard {
    [Square::D8, Square::E8].into_iter().collect()
}

#[test]
fn what_a_helper_finds_is_merged_whenever_it_comes() {
    explore(4, || share_moves(two_moves(), 9, 8, 1, false));
    explore(4, || share_moves(two_moves(), 7, 8, 1, false));
}

#[test]
fn two_helpers_and_an_owner_lose_no_move() {
    explore(2, || share_moves(board().legal_moves(), 9, 8, 2, false));
}

#[test]
fn a_split_given_up_further_up_says_nothing() {
    explore(2, || share_moves(two_moves(), 9, 8, 1, true));
    explore(2, || share_moves(two_moves(), 7, 8, 1, true));
}

/// The moves of a tree of two levels; those of the lower one are worth what they say.
const LEAVES: [[i32; 2]; 2] = [[4, -6], [2, 1]];

/// Plays the worker on that tree: searches a job, its children as a split of their own.
fn run(pool: &Pool<i32>, mut job: Job<'_, i32>) {
    let child = job.tried.child;
    let value = match job.split.kind {
        Kind::Solve => child,
        Kind::Estimate { .. } => {
            let moves = LEAVES[child as usize];
            -together(pool, Some(&job.split), Kind::Solve, -job.split.alpha - 1, moves)
        }
    };
    job.value = (!job.split.is_cancelled()).then_some(value);
}

fn together(
    pool: &Pool<i32>,
    parent: Option<&Arc<Split<i32>>>,
    kind: Kind,
    alpha: i32,
    moves: [i32; 2],
) -> i32 {
    let moves = moves.map(|child| Scored { child, square: Square::A1, score: 0 });
    let split = Arc::new(Split::new(
        parent.cloned(),
        (kind, Selection::NONE),
        alpha,
        moves.to_vec(),
        (-65, None),
    ));
    let offer = pool.offer(&split);
    while let Some(job) = pool.wait_for_split(&split) {
        run(pool, job);
    }
    drop(offer);
    split.best().0
}

/// The value of the tree is the better of -4 and -2.
#[test]
fn an_owner_helps_its_helper() {
    for (alpha, reaches) in [(-2, false), (-3, true)] {
        explore(4, move || {
            let pool = Arc::new(Pool::default());
            let helper = {
                let pool = Arc::clone(&pool);
                thread::spawn(move || {
                    while let Some(job) = pool.wait_for_job() {
                        run(&pool, job);
                    }
                })
            };
            let kind = Kind::Estimate { depth: 1, late: false };
            let value = together(&pool, None, kind, alpha, [0, 1]);
            assert_eq!(value > alpha, reaches, "{value}");
            drop(Shut(&*pool));
            helper.join().unwrap();
        });
    }
}
