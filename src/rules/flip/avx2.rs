//! Flips with AVX2: four directions to a register.
//!
//! Towards higher indices a carry runs along the opposing discs and stops on the first other
//! square. No carry runs towards lower indices: there the first other square is found by spreading
//! all of them over what lies behind, in doubled steps.

#![expect(unsafe_code, reason = "calls functions that need AVX2")]

use std::arch::x86_64::{
    __m256i, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256, _mm256_cmpeq_epi64,
    _mm256_or_si256, _mm256_setzero_si256, _mm256_srlv_epi64, _mm256_sub_epi64, _mm256_xor_si256,
};

use super::rays::Rays;
use crate::rules::{Square, lanes};

/// The kernel's name, as `otello --version` prints it.
pub const NAME: &str = "avx2";

/// The opposing discs that a disc of the mover on the empty `square` turns, over all directions.
#[must_use]
#[inline]
pub fn flips(square: Square, mover: u64, opponent: u64) -> u64 {
    // SAFETY: this file is compiled when the build needs AVX2 anyway; in tests, `detected` alone
    // hands the kernel out.
    unsafe { turned(square, mover, opponent) }
}

/// The kernel, if this processor can run it.
#[cfg(test)]
pub(super) fn detected() -> Option<super::agreement::Kernel> {
    is_x86_feature_detected!("avx2").then_some((NAME, flips))
}

#[inline]
#[target_feature(enable = "avx2")]
fn turned(square: Square, mover: u64, opponent: u64) -> u64 {
    let rays = Rays::from(square);
    let (mover, opponent) = (lanes::all(mover), lanes::all(opponent));
    let up = turned_up(lanes::four(&rays.up), mover, opponent);
    let down = turned_down(lanes::four(&rays.down), mover, opponent);
    lanes::union(_mm256_or_si256(up, down))
}

#[inline]
#[target_feature(enable = "avx2")]
fn turned_up(rays: __m256i, mover: __m256i, opponent: __m256i) -> __m256i {
    let ones = lanes::all(!0);
    let conductors = _mm256_or_si256(opponent, _mm256_xor_si256(rays, ones));
    let carried = _mm256_sub_epi64(conductors, ones);
    let bracket = _mm256_and_si256(carried, _mm256_and_si256(mover, rays));
    // One less than the bracket covers what lies before it; without a bracket, nothing.
    let open = _mm256_cmpeq_epi64(bracket, _mm256_setzero_si256());
    let before = _mm256_sub_epi64(_mm256_add_epi64(bracket, ones), open);
    _mm256_and_si256(before, rays)
}

#[inline]
#[target_feature(enable = "avx2")]
fn turned_down(rays: __m256i, mover: __m256i, opponent: __m256i) -> __m256i {
    let step = lanes::four(&[1, 7, 8, 9]);
    let two_steps = lanes::four(&[2, 14, 16, 18]);
    let four_steps = lanes::four(&[4, 28, 32, 36]);
    let ends = _mm256_andnot_si256(opponent, rays);
    let mut behind = _mm256_srlv_epi64(ends, step);
    behind = _mm256_or_si256(behind, _mm256_srlv_epi64(behind, step));
    behind = _mm256_or_si256(behind, _mm256_srlv_epi64(behind, two_steps));
    behind = _mm256_or_si256(behind, _mm256_srlv_epi64(behind, four_steps));
    let bracket = _mm256_andnot_si256(behind, _mm256_and_si256(ends, mover));
    // The negative of twice the bracket covers what lies above it; without a bracket, nothing.
    let twice = _mm256_add_epi64(bracket, bracket);
    _mm256_and_si256(_mm256_sub_epi64(_mm256_setzero_si256(), twice), rays)
}
