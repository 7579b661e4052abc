use std::sync::{Arc, mpsc};
use std::thread;

use super::{Ladder, Reach};
use crate::eval::Evaluator;
use crate::rules::Board;
use crate::search::Searcher;

/// The size of each thread's table.
const HASH_MIB: usize = 32;

/// Climbs the ladders of all boards on so many threads, at least one, and gives them back in the
/// order of the boards. Calls `progress` after each.
pub fn measure<E: Evaluator>(
    evaluator: &Arc<E>,
    boards: &[Board],
    reach: Reach,
    threads: usize,
    progress: &mut dyn FnMut(),
) -> Vec<Ladder> {
    let threads = threads.max(1);
    thread::scope(|scope| {
        let climbers: Vec<_> = (0..threads)
            .map(|first| {
                let (sender, ladders) = mpsc::channel();
                let own = boards.iter().skip(first).step_by(threads);
                scope.spawn(move || {
                    let mut searcher = Searcher::with_evaluation(HASH_MIB, Arc::clone(evaluator));
                    searcher.search_full_width();
                    for &board in own {
                        searcher.clear();
                        let ladder = Ladder::climb(&mut searcher, board, reach);
                        if sender.send(ladder).is_err() {
                            break;
                        }
                    }
                });
                ladders
            })
            .collect();
        let in_order = boards.iter().zip(climbers.iter().cycle()).map(|(_, ladders)| {
            progress();
            ladders.recv().expect("a climber hands over all its ladders")
        });
        in_order.collect()
    })
}
