//! Nanoseconds per flip: many at once (throughput), and each waiting for the one before (latency).

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use otello::rules::{Board, Square, flip};

mod games;

/// Counts the discs turned by every ply, each board known beforehand.
#[inline(always)]
fn many(plies: &[games::Ply], flips: impl Fn(Square, u64, u64) -> u64) -> u32 {
    plies
        .iter()
        .map(|(board, square)| flips(*square, board.mover.0, board.opponent.0).count_ones())
        .sum()
}

/// Counts the discs turned by the squares of the plies on a board that every flip changes.
#[inline(always)]
fn chained(plies: &[games::Ply], flips: impl Fn(Square, u64, u64) -> u64) -> u32 {
    let mut board = Board::START;
    let mut turned = 0;
    for &(_, square) in plies {
        let flips = flips(square, board.mover.0, board.opponent.0);
        turned += flips.count_ones();
        (board.mover.0, board.opponent.0) = (board.opponent.0 ^ flips, board.mover.0 ^ flips);
        board.opponent.0 |= square.bit().0 & !board.mover.0;
    }
    turned
}

/// Checks a kernel's counts and times it. A macro, so that the kernel is compiled into the loop.
macro_rules! time {
    ($criterion:expr, $plies:expr, $kernel:ident) => {
        assert_eq!(many(&$plies, flip::$kernel::flips), 13_506);
        assert_eq!(chained(&$plies, flip::$kernel::flips), 17_413);
        let mut group = $criterion.benchmark_group(format!("flip/{}", flip::$kernel::NAME));
        group.throughput(Throughput::Elements($plies.len() as u64));
        group.bench_function("many", |bench| {
            bench.iter(|| many(black_box(&$plies), flip::$kernel::flips));
        });
        group.bench_function("chained", |bench| {
            bench.iter(|| chained(black_box(&$plies), flip::$kernel::flips));
        });
        group.finish();
    };
}

fn bench(criterion: &mut Criterion) {
    let plies = games::plies(100);
    time!(criterion, plies, portable);
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    time!(criterion, plies, avx2);
    #[cfg(all(target_arch = "x86_64", target_feature = "avx512cd", target_feature = "avx512vl"))]
    time!(criterion, plies, avx512);
}

criterion_group!(benches, bench);
criterion_main!(benches);
