use super::shared::{Entry, Key};
use crate::rules::Square;
use crate::search::probcut::Selectivity;

/// Positions near the end of the game that one thread has solved, leaving nothing out: small enough
/// to stay in its cache, where most positions are met again soon or never.
#[derive(Debug)]
pub(in crate::search) struct LocalTable {
    slots: Box<[LocalSlot]>,
}

/// A key and an entry in 24 bytes: scores fit into one byte, and the depth is the empties.
#[derive(Clone, Copy, Debug)]
struct LocalSlot {
    discs: [u64; 2],
    supply: u8,
    lower: i8,
    upper: i8,
    moves: [Option<Square>; 2],
}

/// The slots: 2 to this power.
const BITS: u32 = 14;

impl LocalTable {
    pub(in crate::search) fn new() -> Self {
        // No position has discs of both colours on every square.
        let slot = LocalSlot {
            discs: [!0; 2],
            supply: 0,
            lower: i8::MIN,
            upper: i8::MAX,
            moves: [None; 2],
        };
        Self { slots: vec![slot; 1 << BITS].into_boxed_slice() }
    }

    /// What is known of the position.
    #[inline]
    pub(in crate::search) fn probe(&self, key: Key) -> Option<Entry> {
        let slot = &self.slots[key.quick_hash(BITS)];
        slot.is_of(key).then(|| slot.entry())
    }

    /// Keeps what was found, in the place of whatever was there.
    #[inline]
    pub(in crate::search) fn store(&mut self, key: Key, entry: Entry) {
        let slot = &mut self.slots[key.quick_hash(BITS)];
        let entry = if slot.is_of(key) { entry.joined_with(slot.entry()) } else { entry };
        *slot = LocalSlot {
            discs: key.discs(),
            supply: key.supply(),
            lower: entry.lower.max(i16::from(i8::MIN)) as i8,
            upper: entry.upper.min(i16::from(i8::MAX)) as i8,
            moves: entry.moves,
        };
    }
}

impl LocalSlot {
    #[inline]
    fn is_of(&self, key: Key) -> bool {
        self.discs == key.discs() && self.supply == key.supply()
    }

    #[inline]
    const fn entry(&self) -> Entry {
        Entry {
            lower: self.lower as i16,
            upper: self.upper as i16,
            depth: (self.discs[0] | self.discs[1]).count_zeros() as u8,
            selectivity: Selectivity::Full,
            moves: self.moves,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Board;

    #[test]
    fn the_last_entry_of_a_slot_is_found_again() {
        let mut table = LocalTable::new();
        let key = Key::of(Board::START);
        assert_eq!(table.probe(key), None);
        let entry = Entry::found(4, 3, 5, (60, Selectivity::Full), Some(Square::F5));
        table.store(key, entry);
        assert_eq!(table.probe(key), Some(entry));
        assert_eq!(table.probe(Key::of(Board::START.pass())), None);
    }
}
