use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::eval::Value;
use crate::game::Record;
use crate::search::{Limits, Searcher, Stop};

/// What counts as balanced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// The plies of the search that decides.
    pub depth: u8,
    /// The most discs that either side may be ahead.
    pub within: u8,
}

/// By how many discs more a shallow search may be off.
const SLACK: u8 = 4;

/// The table of a thread, in MiB.
const HASH: usize = 8;

impl Balance {
    /// Whether the position that a line leads to is balanced. What was searched before plays no
    /// part.
    fn holds(self, searcher: &mut Searcher, record: &Record) -> bool {
        let shallow = Self { depth: self.depth.min(6), within: self.within + SLACK };
        shallow.holds_by_search(searcher, record) && self.holds_by_search(searcher, record)
    }

    fn holds_by_search(self, searcher: &mut Searcher, record: &Record) -> bool {
        searcher.clear();
        let limits = Limits { exact_from: 0, ..Limits::depth(self.depth) };
        let answer = searcher.search(record.position(), &limits, &Stop::new(), &mut |_| {});
        let value = answer.expect("a line ends where a disc can be placed").report.value;
        value.hundredths().abs() <= Value::DISC.hundredths() * i32::from(self.within)
    }
}

/// The lines that are balanced, in their order, by so many threads. Calls `progress` after each that
/// was weighed, from any of them.
#[must_use]
pub fn weigh(
    lines: Vec<Record>,
    balance: Balance,
    threads: usize,
    progress: &mut (impl FnMut() + Send),
) -> Vec<Record> {
    let next = AtomicUsize::new(0);
    let shared = Mutex::new((vec![false; lines.len()], progress));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut searcher = Searcher::new(HASH);
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(line) = lines.get(index) else { break };
                    let holds = balance.holds(&mut searcher, line);
                    let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
                    shared.0[index] = holds;
                    shared.1();
                }
            });
        }
    });
    let (kept, _) = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    lines.into_iter().zip(kept).filter_map(|(line, kept)| kept.then_some(line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::openings::lines;

    #[test]
    fn lopsided_positions_are_dropped_and_threads_agree() {
        let all = lines(5);
        let balance = Balance { depth: 3, within: 2 };
        let mut weighed = 0;
        let kept = weigh(all.clone(), balance, 1, &mut || weighed += 1);
        assert_eq!(weighed, all.len());
        assert!(!kept.is_empty() && kept.len() < all.len());
        assert_eq!(weigh(all.clone(), balance, 3, &mut || {}), kept);
        let generous = Balance { depth: 3, within: 64 };
        assert_eq!(weigh(all.clone(), generous, 2, &mut || {}), all);
    }
}
