//! Mobility by parallel prefix over shifts; needs nothing of the processor.

use crate::rules::Bitboard;

/// The kernel's name, as `otello --version` prints it.
pub const NAME: &str = "portable";

/// The empty squares where the mover brackets at least one line.
#[must_use]
#[inline]
pub const fn legal_moves(mover: u64, opponent: u64) -> u64 {
    let inner = opponent & Bitboard::INNER_FILES.0;
    let reached = reached::<1>(mover, inner)
        | reached::<7>(mover, inner)
        | reached::<8>(mover, opponent)
        | reached::<9>(mover, inner);
    reached & !(mover | opponent)
}

/// The squares just behind lines of `opponent` that begin next to a disc of the mover, both ways
/// along one axis.
const fn reached<const STEP: u32>(mover: u64, opponent: u64) -> u64 {
    let mut up = opponent & (mover << STEP);
    let mut down = opponent & (mover >> STEP);
    up |= opponent & (up << STEP);
    down |= opponent & (down >> STEP);
    let pairs_up = opponent & (opponent << STEP);
    let pairs_down = opponent & (opponent >> STEP);
    up |= pairs_up & (up << (2 * STEP));
    down |= pairs_down & (down >> (2 * STEP));
    up |= pairs_up & (up << (2 * STEP));
    down |= pairs_down & (down >> (2 * STEP));
    (up << STEP) | (down >> STEP)
}
