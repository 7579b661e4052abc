use std::sync::atomic::{AtomicU64, Ordering};

use crate::rules::{RuleSet, Square};

/// What tells one position from another: the discs, and the supply where the rules count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    mover: u64,
    opponent: u64,
    /// The mover's; the opponent's follows from it and the discs.
    supply: u8,
}

impl Key {
    #[inline]
    pub(super) fn of<R: RuleSet>(position: R) -> Self {
        let board = position.board();
        Self { mover: board.mover.0, opponent: board.opponent.0, supply: position.mover_supply() }
    }

    /// The mover's and the opponent's discs.
    #[inline]
    pub(super) const fn discs(self) -> [u64; 2] {
        [self.mover, self.opponent]
    }

    /// The discs that the mover has yet to place.
    #[inline]
    pub(super) const fn supply(self) -> u8 {
        self.supply
    }

    /// The high bits of two multiplications: enough for a table that keeps little for long.
    #[inline]
    pub(super) const fn quick_hash(self, bits: u32) -> usize {
        let mixed = self.mover.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ (self.opponent ^ self.supply as u64).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed >> (64 - bits)) as usize
    }

    /// Mixes by two widening multiplications; the high bits are the good ones.
    #[inline]
    fn hash(self) -> u64 {
        let supply = u64::from(self.supply).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = fold(self.mover ^ 0xa076_1d64_78bd_642f, self.opponent ^ 0xe703_7ed1_a0b4_28db);
        fold(mixed ^ supply, 0x8ebc_6af0_9c88_c6e3)
    }
}

/// Both halves of the product, one laid over the other.
#[inline]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

/// What the table knows of a position.
///
/// An entry whose depth is the number of empty squares is a solved one, and its bounds are discs;
/// any other is an estimate with bounds in hundredths of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The value is no less than this.
    pub(super) lower: i16,
    /// The value is no more than this.
    pub(super) upper: i16,
    /// The plies searched.
    pub(super) depth: u8,
    /// The best move known, and the best one before it was.
    pub(super) moves: [Option<Square>; 2],
}

impl Entry {
    /// What a search with this window found. A value outside it is a bound only.
    #[inline]
    pub(super) fn found(
        value: i32,
        alpha: i32,
        beta: i32,
        depth: u8,
        best: Option<Square>,
    ) -> Self {
        Self {
            lower: if value > alpha { value as i16 } else { i16::MIN },
            upper: if value < beta { value as i16 } else { i16::MAX },
            depth,
            moves: [best, None],
        }
    }

    /// This entry, with what an older one of the same position adds to it.
    #[inline]
    pub(super) fn joined_with(self, older: Self) -> Self {
        let mut joined = self;
        if older.depth == self.depth && older.lower <= self.upper && older.upper >= self.lower {
            joined.lower = self.lower.max(older.lower);
            joined.upper = self.upper.min(older.upper);
        }
        joined.moves = match (self.moves[0], older.moves[0]) {
            (None, _) => older.moves,
            (best, previous) if best == previous => older.moves,
            (best, previous) => [best, previous],
        };
        joined
    }

    const fn pack(self) -> u64 {
        self.lower as u16 as u64
            | (self.upper as u16 as u64) << 16
            | (self.depth as u64) << 32
            | (pack_square(self.moves[0]) as u64) << 40
            | (pack_square(self.moves[1]) as u64) << 48
    }

    const fn unpack(word: u64) -> Self {
        Self {
            lower: word as i16,
            upper: (word >> 16) as i16,
            depth: (word >> 32) as u8,
            moves: [unpack_square((word >> 40) as u8), unpack_square((word >> 48) as u8)],
        }
    }
}

/// One more than the index, and zero for none, so that a zeroed slot is an empty one.
const fn pack_square(square: Option<Square>) -> u8 {
    match square {
        Some(square) => square as u8 + 1,
        None => 0,
    }
}

const fn unpack_square(byte: u8) -> Option<Square> {
    if byte == 0 { None } else { Some(Square::from_index(byte - 1)) }
}

/// One entry as four words. Threads read and write them without a lock: the words of the key are
/// stored exclusive-or the other two, so that an entry torn between two writers matches no
/// position (Hyatt and Mann, *A lock-less transposition table implementation*, 2002).
#[derive(Debug, Default)]
struct Slot([AtomicU64; 4]);

/// The part of a slot's last word that counts searches.
const GENERATION_SHIFT: u32 = 8;

impl Slot {
    #[inline]
    fn load(&self) -> ([u64; 2], u64, u64) {
        let [mover, opponent, data, tag] =
            [0, 1, 2, 3].map(|word| self.0[word].load(Ordering::Relaxed));
        ([mover ^ data ^ tag, opponent ^ data.rotate_left(32) ^ tag], data, tag)
    }

    #[inline]
    fn store(&self, key: Key, data: u64, tag: u64) {
        let words = [key.mover ^ data ^ tag, key.opponent ^ data.rotate_left(32) ^ tag, data, tag];
        for (slot, word) in self.0.iter().zip(words) {
            slot.store(word, Ordering::Relaxed);
        }
    }

    /// The entry and its generation, if it is this position's.
    #[inline]
    fn entry_of(&self, key: Key) -> Option<(Entry, u64)> {
        let (discs, data, tag) = self.load();
        (discs == [key.mover, key.opponent] && tag as u8 == key.supply && data != 0)
            .then(|| (Entry::unpack(data), tag >> GENERATION_SHIFT))
    }
}

/// Two slots: one cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; 2]);

/// A table of positions searched before. Threads may share it.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Box<[Bucket]>,
    /// Counts the searches, so that entries of earlier ones give way first.
    generation: u64,
}

impl Table {
    /// A table of this many MiB, at least one.
    pub(super) fn new(mib: usize) -> Self {
        let buckets = mib.max(1) * (1 << 20) / size_of::<Bucket>();
        let buckets = std::iter::repeat_with(Bucket::default).take(buckets).collect();
        Self { buckets, generation: 0 }
    }

    /// Forgets every position.
    pub(super) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.generation = 0;
    }

    /// Begins another search.
    pub(super) fn start_search(&mut self) {
        self.generation += 1;
    }

    #[inline]
    fn bucket(&self, key: Key) -> &Bucket {
        let scaled = u128::from(key.hash()) * self.buckets.len() as u128;
        &self.buckets[(scaled >> 64) as usize]
    }

    /// What is known of the position.
    #[inline]
    pub(super) fn probe(&self, key: Key) -> Option<Entry> {
        let [first, second] = &self.bucket(key).0;
        first.entry_of(key).or_else(|| second.entry_of(key)).map(|(entry, _)| entry)
    }

    /// Keeps what was found, unless the same search knows the position more deeply already.
    pub(super) fn store(&self, key: Key, entry: Entry) {
        let bucket = self.bucket(key);
        let tag = u64::from(key.supply) | self.generation << GENERATION_SHIFT;
        for slot in &bucket.0 {
            if let Some((older, generation)) = slot.entry_of(key) {
                if older.depth <= entry.depth || generation != self.generation {
                    slot.store(key, entry.joined_with(older).pack(), tag);
                }
                return;
            }
        }
        self.victim(bucket).store(key, entry.pack(), tag);
    }

    /// The slot to give up: one of an earlier search, then the shallower.
    #[inline]
    fn victim<'a>(&self, bucket: &'a Bucket) -> &'a Slot {
        let worth = |slot: &Slot| {
            let (_, data, tag) = slot.load();
            (tag >> GENERATION_SHIFT == self.generation, Entry::unpack(data).depth)
        };
        let [first, second] = &bucket.0;
        if worth(first) < worth(second) { first } else { second }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, ReversiBoard};

    fn entry(value: i32, depth: u8, best: Square) -> Entry {
        Entry::found(value, value - 1, value + 1, depth, Some(best))
    }

    #[test]
    fn what_is_stored_is_found_again() {
        let table = Table::new(1);
        let key = Key::of(Board::START);
        assert_eq!(table.probe(key), None);
        table.store(key, entry(-123, 7, Square::F5));
        assert_eq!(table.probe(key), Some(entry(-123, 7, Square::F5)));
        assert_eq!(table.probe(Key::of(Board::START.pass())), None);
    }

    #[test]
    fn bounds_of_one_depth_meet_and_the_last_two_moves_are_kept() {
        let table = Table::new(1);
        let key = Key::of(Board::START);
        table.store(key, Entry::found(30, 20, 21, 5, Some(Square::F5)));
        table.store(key, Entry::found(40, 40, 41, 5, Some(Square::D3)));
        let expected =
            Entry { lower: 30, upper: 40, depth: 5, moves: [Some(Square::D3), Some(Square::F5)] };
        assert_eq!(table.probe(key), Some(expected));
    }

    #[test]
    fn a_deeper_entry_of_the_same_search_stays() {
        let mut table = Table::new(1);
        let key = Key::of(Board::START);
        table.store(key, entry(10, 9, Square::F5));
        table.store(key, entry(20, 3, Square::D3));
        assert_eq!(table.probe(key), Some(entry(10, 9, Square::F5)));
        table.start_search();
        table.store(key, entry(20, 3, Square::F5));
        assert_eq!(table.probe(key).map(|entry| entry.depth), Some(3));
        table.clear();
        assert_eq!(table.probe(key), None);
    }

    #[test]
    fn supplies_tell_positions_apart() {
        let table = Table::new(1);
        let position = ReversiBoard { board: Board::START, mover_supply: 30, opponent_supply: 30 };
        table.store(Key::of(position), entry(1, 1, Square::F5));
        let other = ReversiBoard { mover_supply: 31, opponent_supply: 29, ..position };
        assert_eq!(table.probe(Key::of(other)), None);
    }
}
