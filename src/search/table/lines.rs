use crate::memory::prefer_large_pages;
use crate::search::parallel::sync::{AtomicU64, Ordering};

/// The words of a slot.
const SLOT_WORDS: usize = 4;

/// The words of a line, which is what a processor's cache takes at once.
const LINE_WORDS: usize = 2 * SLOT_WORDS;

/// The words of the smallest piece of memory that systems give out.
const PAGE_WORDS: usize = 512;

/// What an entry's words are combined with, so that they match this position alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seal([u64; 2]);

impl Seal {
    /// The seal of a position whose hash this is. Without the hash in it, the halves of two
    /// positions with equal entries would be those of a third.
    #[inline]
    pub(super) const fn new([mover, opponent]: [u64; 2], hash: u64) -> Self {
        Self([mover, opponent ^ hash])
    }
}

/// One entry as four words: two of seal, one of data, and a tag. Threads read and write them
/// without a lock: the seal is stored exclusive-or the other two, so that an entry torn between
/// two writers matches no position (Hyatt and Mann, *A lock-less transposition table
/// implementation*, 2002).
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot<'a>(&'a [AtomicU64; SLOT_WORDS]);

impl Slot<'_> {
    /// The data and the tag, if the entry is under this seal. Data is never zero.
    #[inline]
    pub(super) fn under(self, Seal(seal): Seal) -> Option<(u64, u64)> {
        let (data, tag) = self.contents();
        let found = [self.word(0) ^ data ^ tag, self.word(1) ^ data.rotate_left(32) ^ tag];
        (found == seal && data != 0).then_some((data, tag))
    }

    /// The data and the tag, of whatever position.
    #[inline]
    pub(super) fn contents(self) -> (u64, u64) {
        (self.word(2), self.word(3))
    }

    #[inline]
    pub(super) fn store(self, Seal([first, second]): Seal, data: u64, tag: u64) {
        let words = [first ^ data ^ tag, second ^ data.rotate_left(32) ^ tag, data, tag];
        for (slot, word) in self.0.iter().zip(words) {
            slot.store(word, Ordering::Relaxed);
        }
    }

    #[inline]
    fn word(self, index: usize) -> u64 {
        self.0[index].load(Ordering::Relaxed)
    }
}

/// Lines of two slots each, all zero at first.
#[derive(Debug)]
pub(super) struct Lines {
    words: Vec<AtomicU64>,
    /// Where the first line begins: an allocation of words may begin in the middle of one, and one
    /// with the alignment of lines would be zeroed word by word.
    first: usize,
    count: usize,
}

impl Lines {
    /// So many lines, or half as many, and so on, down to one: what the system gives.
    pub(super) fn new(mut count: usize) -> Self {
        let words = loop {
            match zeroed((count + 1) * LINE_WORDS) {
                Some(words) => break words,
                None if count > 1 => count /= 2,
                None => end_without_memory(),
            }
        };
        prefer_large_pages(&words);
        // Memory that is read before it is written is taken from the system twice, in the midst of a
        // search, and the second time all of its threads are held up.
        words.iter().step_by(PAGE_WORDS).for_each(|word| word.store(0, Ordering::Relaxed));
        let first = start_of_line(&words);
        Self { words, first, count }
    }

    #[inline]
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    /// Has the processor fetch a line while it does something else.
    #[inline]
    #[cfg_attr(
        all(target_arch = "x86_64", not(loom)),
        expect(unsafe_code, reason = "a hint to the processor, harmless for any address")
    )]
    pub(super) fn prefetch(&self, index: usize) {
        #[cfg(all(target_arch = "x86_64", not(loom)))]
        if let Some(word) = self.words.get(self.first + index * LINE_WORDS) {
            use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            // SAFETY: a prefetch has no effect that a program could see.
            unsafe { _mm_prefetch::<_MM_HINT_T0>(word.as_ptr().cast_const().cast()) }
        }
        #[cfg(not(all(target_arch = "x86_64", not(loom))))]
        let _ = index;
    }

    /// The slots of a line.
    #[inline]
    pub(super) fn line(&self, index: usize) -> [Slot<'_>; 2] {
        let words = &self.words[self.first + index * LINE_WORDS..][..LINE_WORDS];
        let (first, rest) = words.split_first_chunk().expect("a line is two slots");
        [Slot(first), Slot(rest.first_chunk().expect("a line is two slots"))]
    }
}

/// Zeroed words, untouched: the system gives large allocations as pages that it zeroes when they
/// are first used. `None` where it has none to give.
#[cfg(not(loom))]
fn zeroed(count: usize) -> Option<Vec<AtomicU64>> {
    use zerocopy::FromZeros;

    AtomicU64::new_vec_zeroed(count).ok()
}

/// Ends the program, as every small allocation does that fails.
fn end_without_memory() -> ! {
    std::alloc::handle_alloc_error(std::alloc::Layout::new::<[u64; 2 * LINE_WORDS]>())
}

#[cfg(not(loom))]
fn start_of_line(words: &[AtomicU64]) -> usize {
    words.as_ptr().align_offset(LINE_WORDS * size_of::<u64>())
}

#[cfg(loom)]
fn zeroed(count: usize) -> Option<Vec<AtomicU64>> {
    Some((0..count).map(|_| AtomicU64::new(0)).collect())
}

/// The words of the model are no words of memory.
#[cfg(loom)]
fn start_of_line(_words: &[AtomicU64]) -> usize {
    0
}

// The words of loom have no place in memory, and exist only while a model runs.
#[cfg(all(test, not(loom)))]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_line_of_the_cache_and_empty() {
        for count in [1, 2, 1 << 14] {
            let lines = Lines::new(count);
            assert_eq!(lines.count(), count);
            for index in 0..count {
                let [first, second] = lines.line(index);
                assert_eq!(first.0.as_ptr().addr() % 64, 0);
                assert_eq!(second.0.as_ptr().addr() % 64, 32);
                assert_eq!((first.contents(), second.contents()), ((0, 0), (0, 0)));
            }
        }
    }

    #[test]
    fn an_entry_is_found_under_its_own_seal_only() {
        let lines = Lines::new(1);
        let [slot, other] = lines.line(0);
        let seal = Seal::new([1, 2], 77);
        assert_eq!(slot.under(Seal::new([0, 0], 0)), None, "nothing is no entry");
        slot.store(seal, 5, 6);
        assert_eq!(slot.under(seal), Some((5, 6)));
        assert_eq!(slot.contents(), (5, 6));
        for wrong in [Seal::new([2, 2], 77), Seal::new([1, 3], 77), Seal::new([1, 2], 78)] {
            assert_eq!(slot.under(wrong), None);
        }
        assert_eq!(other.under(seal), None);
    }

    #[test]
    fn the_halves_of_two_positions_with_equal_entries_are_no_third() {
        let lines = Lines::new(1);
        let [torn, whole] = lines.line(0);
        torn.store(Seal::new([1, 2], 77), 5, 6);
        whole.store(Seal::new([4, 8], 99), 5, 6);
        torn.0[1].store(whole.word(1), Ordering::Relaxed);
        assert_eq!(torn.under(Seal::new([1, 8], 1234)), None);
    }
}
