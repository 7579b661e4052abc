//! Exact play to the end of the game on one thread, from 15 and 18 empty squares (FFO #21 and #23).

#![allow(missing_docs, reason = "criterion's macros make public items")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use otello::formats::board;
use otello::rules::{Position, Rules};
use otello::search::{Answer, Limits, Searcher, Stop};

/// A board, its score, and the positions that its solution visits on a fresh table of 16 MiB.
const PROBLEMS: [(&str, &str, i32, u64); 2] = [
    (
        "15 empties",
        "OOOOOOOOXOOXXX--XXOOXOO-XOXOOO--XOOOOX--XOOXOO--XOOOOO--XXXX---- O",
        0,
        314_597,
    ),
    (
        "18 empties",
        "--O-------OOX---OOOXXXO-OOOOXOXXXXXOOXOXXXXXXOOXX-XXXXOX--XXXX-- X",
        4,
        303_089,
    ),
];

fn solve(searcher: &mut Searcher, position: &Position) -> Answer {
    searcher.clear();
    let answer = searcher.search(position, &Limits::depth(60), &Stop::new(), &mut |_| {});
    answer.expect("the problems have moves")
}

fn endgame(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("endgame");
    let mut searcher = Searcher::new(16);
    for (name, text, score, nodes) in PROBLEMS {
        let position = board::parse(text, Rules::Othello).expect("the problems are boards");
        let report = solve(&mut searcher, &position).report;
        assert_eq!((report.value.discs(), report.nodes), (score, nodes), "{name}");
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(name, |bench| bench.iter(|| solve(&mut searcher, &position)));
    }
}

criterion_group!(benches, endgame);
criterion_main!(benches);
