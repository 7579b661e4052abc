use super::table::{Entry, Key};

/// Positions near the end of the game that one thread has solved: small enough to stay in its
/// cache, where most positions are met again soon or never.
#[derive(Debug)]
pub(super) struct LocalTable {
    slots: Box<[LocalSlot]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LocalSlot {
    key: Key,
    entry: Entry,
}

/// The slots: 2 to this power.
const BITS: u32 = 14;

impl LocalTable {
    pub(super) fn new() -> Self {
        let slot = LocalSlot { key: Key::NONE, entry: Entry::NOTHING };
        Self { slots: vec![slot; 1 << BITS].into_boxed_slice() }
    }

    /// What is known of the position.
    #[inline]
    pub(super) fn probe(&self, key: Key) -> Option<Entry> {
        let slot = &self.slots[key.quick_hash(BITS)];
        (slot.key == key).then_some(slot.entry)
    }

    /// Keeps what was found, in the place of whatever was there.
    #[inline]
    pub(super) fn store(&mut self, key: Key, entry: Entry) {
        let slot = &mut self.slots[key.quick_hash(BITS)];
        let entry = if slot.key == key { entry.joined_with(slot.entry) } else { entry };
        *slot = LocalSlot { key, entry };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Square};

    #[test]
    fn the_last_entry_of_a_slot_is_found_again() {
        let mut table = LocalTable::new();
        let key = Key::of(Board::START);
        assert_eq!(table.probe(key), None);
        let entry = Entry::found(4, 3, 5, 60, Some(Square::F5));
        table.store(key, entry);
        assert_eq!(table.probe(key), Some(entry));
        assert_eq!(table.probe(Key::of(Board::START.pass())), None);
    }
}
