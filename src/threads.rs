//! Threads, which the system may not have to give.

use std::num::NonZero;
use std::thread::{self, Builder};

/// Does work on items by shares, of which each but the first is for a thread of its own; the results
/// are in the order of the items. `work` gets the place of its first item, and its items.
///
/// A share whose thread cannot be started is done by the caller: slower, and no worse.
///
/// # Panics
/// When the work does.
pub fn share_out<T: Sync, R: Send>(
    items: &[T],
    threads: NonZero<usize>,
    work: impl Fn(usize, &[T]) -> R + Sync,
) -> Vec<R> {
    let share = items.len().div_ceil(threads.get()).max(1);
    let work = &work;
    thread::scope(|scope| {
        let shares = items.chunks(share).enumerate();
        let started: Vec<_> = shares
            .map(|(index, items)| {
                let own = move || work(index * share, items);
                let thread = (index > 0).then(|| Builder::new().spawn_scoped(scope, own));
                thread.and_then(Result::ok).ok_or((index * share, items))
            })
            .collect();
        let done = started.into_iter().map(|thread| match thread {
            Ok(thread) => thread.join().expect("the work does not panic"),
            Err((first, items)) => work(first, items),
        });
        done.collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_worked_on_once_and_in_order() {
        let items: Vec<_> = (0..100).collect();
        for threads in [1, 3, 7, 100, 1000] {
            let threads = NonZero::new(threads).unwrap();
            let shares = share_out(&items, threads, |first, items| {
                assert_eq!(items[0], first);
                items.to_vec()
            });
            assert_eq!(shares.concat(), items);
        }
        let none = share_out(&[0_u8; 0], NonZero::<usize>::MIN, |_, items| items.len());
        assert!(none.is_empty());
    }
}
