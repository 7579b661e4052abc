//! Lines of play counted in a second, on one core.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use otello::rules::{Board, PassPly, ReversiBoard, RuleSet, Square, perft};

/// One depth of one rule set, with its known count.
fn count<R: RuleSet>(criterion: &mut Criterion, name: &str, start: R, depth: u32, leaves: u64) {
    assert_eq!(perft(start, depth, PassPly::Costs), leaves);
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10).throughput(Throughput::Elements(leaves));
    group.bench_function(format!("{name}/{depth}"), |bench| {
        bench.iter(|| perft(black_box(start), depth, PassPly::Costs));
    });
    group.finish();
}

fn bench(criterion: &mut Criterion) {
    count(criterion, "othello", Board::START, 9, 3_005_288);
    count(criterion, "othello", Board::START, 11, 212_258_800);
    let centre = [Square::D4, Square::D5, Square::E4, Square::E5];
    let parallel = centre.into_iter().fold(ReversiBoard::START, ReversiBoard::place);
    count(criterion, "reversi", parallel, 7, 64_794);
}

criterion_group!(benches, bench);
criterion_main!(benches);
