//! Flips with AVX-512 on 256-bit registers: four directions to a register.
//!
//! Towards higher indices a carry runs along the opposing discs and stops on the first other
//! square; towards lower indices that square is the highest bit, found by counting leading zeros.

#![expect(unsafe_code, reason = "calls functions that need AVX-512")]

use std::arch::x86_64::{
    __m256i, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256, _mm256_lzcnt_epi64,
    _mm256_max_epi64, _mm256_or_si256, _mm256_rorv_epi64, _mm256_setzero_si256,
};

use super::sight::Sight;
use crate::rules::{Square, lanes};

lanes::kernel! {
    "avx512" needs ["avx512cd" "avx512vl"]: turned as
    /// The opposing discs that a disc of the mover on the empty `square` turns, over all directions.
    flips(square: Square, mover: u64, opponent: u64)
}

#[inline]
#[target_feature(enable = "avx512cd,avx512vl")]
fn turned(square: Square, mover: u64, opponent: u64) -> u64 {
    let sight = Sight::from(square, mover, opponent);
    lanes::union(_mm256_or_si256(turned_up(&sight), turned_down(&sight)))
}

#[inline]
#[target_feature(enable = "avx512cd,avx512vl")]
fn turned_up(sight: &Sight) -> __m256i {
    let bracket = sight.bracket_up();
    // One less than the bracket covers what lies before it; without a bracket that is -1, and the
    // maximum makes it nothing. h8, the lowest number there is, becomes the highest.
    let before =
        _mm256_max_epi64(_mm256_add_epi64(bracket, lanes::all(!0)), _mm256_setzero_si256());
    _mm256_and_si256(before, sight.up)
}

#[inline]
#[target_feature(enable = "avx512cd,avx512vl")]
fn turned_down(sight: &Sight) -> __m256i {
    let ends = sight.ends_down();
    // Twice the highest end: 1 turned right by the zeros above it. Without an end that is the bit
    // of a1, which twice the mover's discs never have.
    let twice_first = _mm256_rorv_epi64(lanes::all(1), _mm256_lzcnt_epi64(ends));
    let twice_bracket = _mm256_and_si256(twice_first, _mm256_add_epi64(sight.mover, sight.mover));
    // One less covers the bracket and what lies below; without a bracket, everything.
    let not_turned = _mm256_add_epi64(twice_bracket, lanes::all(!0));
    _mm256_andnot_si256(not_turned, sight.down)
}
