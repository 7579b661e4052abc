//! Nanoseconds per evaluation with the update of its state, and of each alone.
//!
//! The boards are those of seeded games, three moves for each ply as in a search, so that the
//! weights looked up are as many and as scattered as there.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use otello::eval::Evaluator;
use otello::eval::pattern::{Lanes, PatternEvaluation, Stack, Weights};
use otello::rules::{Bitboard, Board, Square};

mod games;

/// A board's state, and a move from it.
struct Step {
    before: Lanes,
    square: Square,
    flipped: Bitboard,
    child: Board,
    moves: Bitboard,
    after: Lanes,
}

fn steps() -> Vec<Step> {
    let mut steps = Vec::new();
    for (board, _) in games::plies(100) {
        for square in board.legal_moves().squares().take(3) {
            let before = Lanes::of(board);
            let flipped = board.flips(square);
            let child = board.place_flipping(square, flipped);
            let (moves, after) = (child.legal_moves(), Lanes::of(child));
            steps.push(Step { before, square, flipped, child, moves, after });
        }
    }
    steps
}

/// Rows and stacks of every size, so that the total shows a wrong look-up.
fn weights() -> Weights {
    let mut weights = Weights::zero();
    for (index, number) in weights.rows.iter_mut().flatten().enumerate() {
        *number = (index as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(8) as i8 / 8;
    }
    weights.biases.iter_mut().flatten().for_each(|number| *number = 60);
    for (index, number) in weights.stacks.iter_mut().flat_map(Stack::numbers_mut).enumerate() {
        *number = (index * 37 % 101) as f32 / 40.0 - 1.25;
    }
    weights
}

fn bench(criterion: &mut Criterion) {
    let evaluation = PatternEvaluation::new(&weights());
    let steps = steps();
    let value = |step: &Step| {
        let state = evaluation.after(&step.before, step.square, step.flipped);
        evaluation.evaluate(step.child, step.moves, &state).hundredths()
    };
    assert_eq!(steps.iter().map(value).map(i64::from).sum::<i64>(), SUM);
    let mut group = criterion.benchmark_group("evaluation");
    group.throughput(Throughput::Elements(steps.len() as u64));
    group.bench_function("update and value", |bench| {
        bench.iter(|| black_box(&steps).iter().map(value).sum::<i32>());
    });
    group.bench_function("value", |bench| {
        let value =
            |step: &Step| evaluation.evaluate(step.child, step.moves, &step.after).hundredths();
        bench.iter(|| black_box(&steps).iter().map(value).sum::<i32>());
    });
    group.bench_function("from scratch", |bench| {
        let number = |step: &Step| i32::from(Lanes::of(step.child).numbers()[7]);
        bench.iter(|| black_box(&steps).iter().map(number).sum::<i32>());
    });
    group.finish();
}

/// The sum of all values, in hundredths of a disc.
const SUM: i64 = 709_547;

criterion_group!(benches, bench);
criterion_main!(benches);
