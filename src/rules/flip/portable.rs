//! Flips by shift and mask, one direction at a time; needs nothing of the processor.

use crate::rules::{Bitboard, Square};

/// The kernel's name, as `otello --version` prints it.
pub const NAME: &str = "portable";

/// Every file but a, so that a step to the right cannot wrap.
const NOT_A: u64 = !Bitboard::FILE_A.0;
/// Every file but h, so that a step to the left cannot wrap.
const NOT_H: u64 = !Bitboard::FILE_H.0;

/// The opposing discs that a disc of the mover on the empty `square` turns, over all directions.
#[must_use]
#[inline]
pub const fn flips(square: Square, mover: u64, opponent: u64) -> u64 {
    let disc = square.bit().0;
    turned::<1, NOT_A>(disc, mover, opponent)
        | turned::<7, NOT_H>(disc, mover, opponent)
        | turned::<8, { !0 }>(disc, mover, opponent)
        | turned::<9, NOT_A>(disc, mover, opponent)
        | turned::<-1, NOT_H>(disc, mover, opponent)
        | turned::<-7, NOT_A>(disc, mover, opponent)
        | turned::<-8, { !0 }>(disc, mover, opponent)
        | turned::<-9, NOT_H>(disc, mover, opponent)
}

/// One step of `STEP` index places, `MASK` being the squares that it may arrive on.
const fn step<const STEP: i32, const MASK: u64>(set: u64) -> u64 {
    MASK & if STEP > 0 { set << STEP } else { set >> -STEP }
}

const fn turned<const STEP: i32, const MASK: u64>(disc: u64, mover: u64, opponent: u64) -> u64 {
    let mut line = step::<STEP, MASK>(disc) & opponent;
    let mut round = 0;
    while round < 5 {
        line |= step::<STEP, MASK>(line) & opponent;
        round += 1;
    }
    if step::<STEP, MASK>(line) & mover == 0 { 0 } else { line }
}
