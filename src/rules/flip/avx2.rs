//! Flips with AVX2: four directions to a register.
//!
//! Towards higher indices a carry runs along the opposing discs and stops on the first other
//! square. No carry runs towards lower indices: there the first other square is found by spreading
//! all of them over what lies behind, in doubled steps.

#![expect(unsafe_code, reason = "calls functions that need AVX2")]

use std::arch::x86_64::{
    __m256i, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256, _mm256_cmpeq_epi64,
    _mm256_or_si256, _mm256_setzero_si256, _mm256_srlv_epi64, _mm256_sub_epi64,
};

use super::sight::Sight;
use crate::rules::{Square, lanes};

lanes::kernel! {
    "avx2" needs ["avx2"]: turned as
    /// The opposing discs that a disc of the mover on the empty `square` turns, over all directions.
    flips(square: Square, mover: u64, opponent: u64)
}

#[inline]
#[target_feature(enable = "avx2")]
fn turned(square: Square, mover: u64, opponent: u64) -> u64 {
    let sight = Sight::from(square, mover, opponent);
    lanes::union(_mm256_or_si256(turned_up(&sight), turned_down(&sight)))
}

#[inline]
#[target_feature(enable = "avx2")]
fn turned_up(sight: &Sight) -> __m256i {
    let bracket = sight.bracket_up();
    // One less than the bracket covers what lies before it; without a bracket, nothing.
    let open = _mm256_cmpeq_epi64(bracket, _mm256_setzero_si256());
    let before = _mm256_sub_epi64(_mm256_add_epi64(bracket, lanes::all(!0)), open);
    _mm256_and_si256(before, sight.up)
}

#[inline]
#[target_feature(enable = "avx2")]
fn turned_down(sight: &Sight) -> __m256i {
    let step = lanes::four(&lanes::STEP);
    let two_steps = lanes::four(&lanes::TWO_STEPS);
    let four_steps = lanes::four(&lanes::FOUR_STEPS);
    let ends = sight.ends_down();
    let mut behind = _mm256_srlv_epi64(ends, step);
    behind = _mm256_or_si256(behind, _mm256_srlv_epi64(behind, step));
    behind = _mm256_or_si256(behind, _mm256_srlv_epi64(behind, two_steps));
    behind = _mm256_or_si256(behind, _mm256_srlv_epi64(behind, four_steps));
    let bracket = _mm256_andnot_si256(behind, _mm256_and_si256(ends, sight.mover));
    // The negative of twice the bracket covers what lies above it; without a bracket, nothing.
    let twice = _mm256_add_epi64(bracket, bracket);
    _mm256_and_si256(_mm256_sub_epi64(_mm256_setzero_si256(), twice), sight.down)
}
