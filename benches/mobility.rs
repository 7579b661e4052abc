//! Nanoseconds per mobility: many at once (throughput), and each waiting for the one before
//! (latency).

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use otello::rules::mobility;

mod games;

/// Counts the legal moves of every board, each known beforehand.
#[inline(always)]
fn many(plies: &[games::Ply], legal_moves: impl Fn(u64, u64) -> u64) -> u32 {
    plies.iter().map(|(board, _)| legal_moves(board.mover.0, board.opponent.0).count_ones()).sum()
}

/// Counts the same where each board waits for the moves of the one before, which take a1 from the
/// mover if it was among them.
#[inline(always)]
fn chained(plies: &[games::Ply], legal_moves: impl Fn(u64, u64) -> u64) -> u32 {
    let mut moves = 0;
    let mut count = 0;
    for (board, _) in plies {
        moves = legal_moves(board.mover.0 & !(moves & 1), board.opponent.0);
        count += moves.count_ones();
    }
    count
}

/// Checks a kernel's counts and times it. A macro, so that the kernel is compiled into the loop.
macro_rules! time {
    ($criterion:expr, $plies:expr, $kernel:ident) => {
        assert_eq!(many(&$plies, mobility::$kernel::legal_moves), 50_943);
        assert_eq!(chained(&$plies, mobility::$kernel::legal_moves), 50_943);
        let mut group = $criterion.benchmark_group(format!("mobility/{}", mobility::$kernel::NAME));
        group.throughput(Throughput::Elements($plies.len() as u64));
        group.bench_function("many", |bench| {
            bench.iter(|| many(black_box(&$plies), mobility::$kernel::legal_moves));
        });
        group.bench_function("chained", |bench| {
            bench.iter(|| chained(black_box(&$plies), mobility::$kernel::legal_moves));
        });
        group.finish();
    };
}

fn bench(criterion: &mut Criterion) {
    let plies = games::plies(100);
    time!(criterion, plies, portable);
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    time!(criterion, plies, avx2);
    #[cfg(all(target_arch = "x86_64", target_feature = "avx512f"))]
    time!(criterion, plies, avx512);
}

criterion_group!(benches, bench);
criterion_main!(benches);
