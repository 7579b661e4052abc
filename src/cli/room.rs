//! How much memory there is for the engine and its table.

use std::sync::LazyLock;

use sysinfo::{MemoryRefreshKind, RefreshKind, System};
use thiserror::Error;

use super::values::{NotWithin, whole};
use crate::memory::Room;

/// What the engine takes beside its table, and more: its weights, and its threads' stacks.
const BESIDE: u64 = 32 * MIB;

const MIB: u64 = 1 << 20;

/// Why a text is not the size of a table.
#[derive(Debug, Error)]
#[error("a whole number of MiB is needed, as in 256; this machine has room for 1 to {0}")]
pub(super) struct NoRoom(pub(super) usize);

/// There is not enough memory for an engine at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the engine needs {needed} MiB of memory, and there is room for {room}")]
pub(super) struct NoMemory {
    /// What it needs, in MiB.
    pub(super) needed: u64,
    /// What there is, in MiB.
    pub(super) room: u64,
}

/// The addresses that threads have set aside for what they allocate, and may never use.
const SET_ASIDE: u64 = 128 * MIB;

/// The bytes that there are for everything: of the machine, and as far as the system allows. A system
/// that does not tell is taken at its word when it allocates.
static ROOM: LazyLock<Room> = LazyLock::new(|| {
    let ram = RefreshKind::nothing().with_memory(MemoryRefreshKind::nothing().with_ram());
    let machine = System::new_with_specifics(ram).map(|system| system.total_memory()).ok();
    let room = Room::now();
    Room { memory: [room.memory, machine].into_iter().flatten().min(), ..room }
});

/// Whether there is room for an engine with the smallest table.
pub(super) fn check() -> Result<(), NoMemory> {
    let room = [ROOM.memory, ROOM.addresses].into_iter().flatten().min().unwrap_or(u64::MAX);
    if room < BESIDE { Err(NoMemory { needed: BESIDE / MIB, room: room / MIB }) } else { Ok(()) }
}

/// The largest table that there is room for, in MiB, with something left for everything else.
fn most() -> usize {
    let addresses = ROOM.addresses.map(|room| room.saturating_sub(SET_ASIDE));
    let room = [ROOM.memory, addresses].into_iter().flatten().min().unwrap_or(u64::MAX);
    let bytes = room.saturating_sub(BESIDE) / 4 * 3;
    usize::try_from(bytes / MIB).unwrap_or(usize::MAX).max(1)
}

/// What there is, in MiB: for the process as the system allows it, and for a table.
pub(super) fn told() -> String {
    let mib = |bytes: Option<u64>| {
        bytes.map_or_else(|| "not limited".to_owned(), |bytes| format!("{} MiB", bytes / MIB))
    };
    let (memory, addresses) = (mib(ROOM.memory), mib(ROOM.addresses));
    format!("{memory}; addresses: {addresses}; the largest table: {} MiB", most())
}

/// Reads the size of a table, which has to fit into memory.
pub(super) fn hash(text: &str) -> Result<usize, NoRoom> {
    whole(1..=most())(text).map_err(|NotWithin { to, .. }| NoRoom(to))
}

/// The size that was asked for, or the usual one as far as it fits.
pub(super) fn table(asked: Option<usize>, usual: usize) -> usize {
    asked.unwrap_or_else(|| usual.min(most()))
}

/// The size of each of so many tables, none larger than this.
pub(super) fn tables(count: usize, largest: usize) -> usize {
    largest.min((most() / count.max(1)).max(1))
}
