use super::lines::{Lines, Seal, Slot};
use crate::rules::{RuleSet, Square};
use crate::search::probcut::Selectivity;

/// What tells one position from another: the discs, and the supply where the rules count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::search) struct Key {
    mover: u64,
    opponent: u64,
    /// The mover's; the opponent's follows from it and the discs.
    supply: u8,
}

impl Key {
    #[inline]
    pub(in crate::search) fn of<R: RuleSet>(position: R) -> Self {
        let board = position.board();
        Self { mover: board.mover.0, opponent: board.opponent.0, supply: position.mover_supply() }
    }

    /// The mover's and the opponent's discs.
    #[inline]
    pub(in crate::search) const fn discs(self) -> [u64; 2] {
        [self.mover, self.opponent]
    }

    /// The discs that the mover has yet to place.
    #[inline]
    pub(in crate::search) const fn supply(self) -> u8 {
        self.supply
    }

    /// The high bits of two multiplications: enough for a table that keeps little for long.
    #[inline]
    pub(in crate::search) const fn quick_hash(self, bits: u32) -> usize {
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
pub(in crate::search) struct Entry {
    /// The value is no less than this.
    pub(in crate::search) lower: i16,
    /// The value is no more than this.
    pub(in crate::search) upper: i16,
    /// The plies searched.
    pub(in crate::search) depth: u8,
    /// How sure the search was of what it left out.
    pub(in crate::search) selectivity: Selectivity,
    /// The best move known, and the best one before it was.
    pub(in crate::search) moves: [Option<Square>; 2],
}

impl Entry {
    /// What a search with this window found. A value outside it is a bound only.
    #[inline]
    pub(in crate::search) fn found(
        value: i32,
        alpha: i32,
        beta: i32,
        (depth, selectivity): (u8, Selectivity),
        best: Option<Square>,
    ) -> Self {
        Self {
            lower: if value > alpha { value as i16 } else { i16::MIN },
            upper: if value < beta { value as i16 } else { i16::MAX },
            depth,
            selectivity,
            moves: [best, None],
        }
    }

    /// This entry, with what an older one of the same position adds to it.
    #[inline]
    pub(in crate::search) fn joined_with(self, older: Self) -> Self {
        let mut joined = self;
        if older.draft() == self.draft() && older.lower <= self.upper && older.upper >= self.lower {
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

    /// How much work the entry stands for: plies, then how surely they were searched.
    #[inline]
    pub(in crate::search) const fn draft(self) -> (u8, Selectivity) {
        (self.depth, self.selectivity)
    }

    const fn pack(self) -> u64 {
        self.lower as u16 as u64
            | (self.upper as u16 as u64) << 16
            | (self.depth as u64) << 32
            | (pack_square(self.moves[0]) as u64) << 40
            | (pack_square(self.moves[1]) as u64) << 48
            | (self.selectivity.index() as u64) << 56
    }

    const fn unpack(word: u64) -> Self {
        Self {
            lower: word as i16,
            upper: (word >> 16) as i16,
            depth: (word >> 32) as u8,
            selectivity: Selectivity::from_index((word >> 56) as u8),
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

/// The part of a slot's tag that counts searches; the supply is below it.
const GENERATION_SHIFT: u32 = 8;

/// A table of positions searched before. Threads may share it.
#[derive(Debug)]
pub(in crate::search) struct Table {
    lines: Lines,
    /// Counts the searches, so that entries of earlier ones give way first.
    generation: u64,
    /// Entries of a search before this one are forgotten.
    oldest: u64,
}

impl Table {
    /// A table of this many MiB, at least one; a smaller one where the system does not give as much.
    pub(in crate::search) fn new(mib: usize) -> Self {
        Self::of_lines(mib.max(1) * (1 << 20) / 64)
    }

    /// A table of this many lines of two entries.
    pub(in crate::search) fn of_lines(count: usize) -> Self {
        Self { lines: Lines::new(count), generation: 1, oldest: 1 }
    }

    /// Forgets every position, at no cost: what is left of one is as good as an empty slot.
    pub(in crate::search) const fn clear(&mut self) {
        self.generation += 1;
        self.oldest = self.generation;
    }

    /// Begins another search.
    pub(in crate::search) fn start_search(&mut self) {
        self.generation += 1;
    }

    /// Where the position may be, and the seal that its entry is under there.
    #[inline]
    fn place(&self, key: Key) -> ([Slot<'_>; 2], Seal) {
        let hash = key.hash();
        (self.lines.line(self.line_of(hash)), Seal::new(key.discs(), hash))
    }

    /// Has the processor fetch what is known of the position while it does something else.
    #[inline]
    pub(in crate::search) fn prefetch(&self, key: Key) {
        self.lines.prefetch(self.line_of(key.hash()));
    }

    /// Which line a hash falls to.
    #[inline]
    fn line_of(&self, hash: u64) -> usize {
        let scaled = u128::from(hash) * self.lines.count() as u128;
        (scaled >> 64) as usize
    }

    /// What is known of the position.
    #[inline]
    pub(in crate::search) fn probe(&self, key: Key) -> Option<Entry> {
        let (slots, seal) = self.place(key);
        slots.into_iter().find_map(|slot| self.entry_in(slot, seal, key)).map(|(entry, _)| entry)
    }

    /// Keeps what was found, unless the same search knows the position more deeply or surely already.
    pub(in crate::search) fn store(&self, key: Key, entry: Entry) {
        let (slots, seal) = self.place(key);
        let tag = u64::from(key.supply) | self.generation << GENERATION_SHIFT;
        for slot in slots {
            if let Some((older, generation)) = self.entry_in(slot, seal, key) {
                if older.draft() <= entry.draft() || generation != self.generation {
                    slot.store(seal, entry.joined_with(older).pack(), tag);
                }
                return;
            }
        }
        self.victim(slots).store(seal, entry.pack(), tag);
    }

    /// The entry in the slot and its generation, if it is this position's.
    #[inline]
    fn entry_in(&self, slot: Slot<'_>, seal: Seal, key: Key) -> Option<(Entry, u64)> {
        let (data, tag) = slot.under(seal)?;
        let generation = tag >> GENERATION_SHIFT;
        (tag as u8 == key.supply && generation >= self.oldest)
            .then(|| (Entry::unpack(data), generation))
    }

    /// The slot to give up: one that says nothing, then one of an earlier search, then the
    /// shallower.
    #[inline]
    fn victim<'a>(&self, [first, second]: [Slot<'a>; 2]) -> Slot<'a> {
        let worth = |slot: Slot<'_>| {
            let (data, tag) = slot.contents();
            let generation = tag >> GENERATION_SHIFT;
            let draft = (generation >= self.oldest).then(|| Entry::unpack(data).draft());
            (generation == self.generation, draft)
        };
        if worth(first) < worth(second) { first } else { second }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Bitboard, Board, ReversiBoard};

    fn entry(value: i32, depth: u8, best: Square) -> Entry {
        Entry::found(value, value - 1, value + 1, (depth, Selectivity::Full), Some(best))
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
        let draft = (5, Selectivity::Full);
        table.store(key, Entry::found(30, 20, 21, draft, Some(Square::F5)));
        table.store(key, Entry::found(40, 40, 41, draft, Some(Square::D3)));
        let moves = [Some(Square::D3), Some(Square::F5)];
        let expected =
            Entry { lower: 30, upper: 40, depth: 5, selectivity: Selectivity::Full, moves };
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
    }

    #[test]
    fn a_cleared_table_keeps_and_gives_up_what_a_new_one_does() {
        let keys = [1, 2, 4, 8, 16]
            .map(|mover| Key::of(Board { mover: Bitboard(mover), opponent: Bitboard(0xff00) }));
        let filled = |table: &Table| {
            for (key, depth) in keys.into_iter().zip([5, 9, 5, 7, 7]) {
                table.store(key, entry(10, depth, Square::F5));
            }
            keys.map(|key| table.probe(key))
        };
        let mut table = Table::of_lines(1);
        let new = filled(&table);
        assert_eq!(new.iter().flatten().count(), 2, "a line has room for two");
        for _ in 0..2 {
            table.clear();
            assert_eq!(keys.map(|key| table.probe(key)), [None; 5]);
            assert_eq!(filled(&table), new);
        }
    }

    #[test]
    fn a_surer_entry_takes_the_place_of_one_as_deep_and_keeps_none_of_its_bounds() {
        let table = Table::new(1);
        let key = Key::of(Board::START);
        let found = |value, selectivity| {
            Entry::found(value, value - 1, value, (20, selectivity), Some(Square::F5))
        };
        let (unsure, sure) = (found(30, Selectivity::ROUGH), found(10, Selectivity::Full));
        table.store(key, unsure);
        assert_eq!(table.probe(key), Some(unsure));
        table.store(key, sure);
        assert_eq!(table.probe(key), Some(sure));
        table.store(key, unsure);
        assert_eq!(table.probe(key), Some(sure));
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
