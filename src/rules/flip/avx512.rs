//! Flips with AVX-512 on 256-bit registers: four directions to a register.
//!
//! Towards higher indices a carry runs along the opposing discs and stops on the first other
//! square; towards lower indices that square is the highest bit, found by counting leading zeros.

#![expect(unsafe_code, reason = "calls functions that need AVX-512")]

use std::arch::x86_64::{
    __m256i, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256, _mm256_lzcnt_epi64,
    _mm256_max_epi64, _mm256_or_si256, _mm256_rorv_epi64, _mm256_setzero_si256, _mm256_sub_epi64,
    _mm256_xor_si256,
};

use super::rays::Rays;
use crate::rules::{Square, lanes};

/// The kernel's name, as `otello --version` prints it.
pub const NAME: &str = "avx512";

/// The opposing discs that a disc of the mover on the empty `square` turns, over all directions.
#[must_use]
#[inline]
pub fn flips(square: Square, mover: u64, opponent: u64) -> u64 {
    // SAFETY: this file is compiled when the build needs AVX-512 anyway; in tests, `detected` alone
    // hands the kernel out.
    unsafe { turned(square, mover, opponent) }
}

/// The kernel, if this processor can run it.
#[cfg(test)]
pub(super) fn detected() -> Option<super::agreement::Kernel> {
    let able = is_x86_feature_detected!("avx512cd") && is_x86_feature_detected!("avx512vl");
    able.then_some((NAME, flips))
}

#[inline]
#[target_feature(enable = "avx512cd,avx512vl")]
fn turned(square: Square, mover: u64, opponent: u64) -> u64 {
    let rays = Rays::from(square);
    let (mover, opponent) = (lanes::all(mover), lanes::all(opponent));
    let up = turned_up(lanes::four(&rays.up), mover, opponent);
    let down = turned_down(lanes::four(&rays.down), mover, opponent);
    lanes::union(_mm256_or_si256(up, down))
}

#[inline]
#[target_feature(enable = "avx512cd,avx512vl")]
fn turned_up(rays: __m256i, mover: __m256i, opponent: __m256i) -> __m256i {
    let ones = lanes::all(!0);
    let conductors = _mm256_or_si256(opponent, _mm256_xor_si256(rays, ones));
    let carried = _mm256_sub_epi64(conductors, ones);
    let bracket = _mm256_and_si256(carried, _mm256_and_si256(mover, rays));
    // One less than the bracket covers what lies before it; without a bracket that is -1, and the
    // maximum makes it nothing. h8, the lowest number there is, becomes the highest.
    let before = _mm256_max_epi64(_mm256_add_epi64(bracket, ones), _mm256_setzero_si256());
    _mm256_and_si256(before, rays)
}

#[inline]
#[target_feature(enable = "avx512cd,avx512vl")]
fn turned_down(rays: __m256i, mover: __m256i, opponent: __m256i) -> __m256i {
    let ends = _mm256_andnot_si256(opponent, rays);
    // Twice the highest end: 1 turned right by the zeros above it. Without an end that is the bit
    // of a1, which twice the mover's discs never have.
    let twice_first = _mm256_rorv_epi64(lanes::all(1), _mm256_lzcnt_epi64(ends));
    let twice_bracket = _mm256_and_si256(twice_first, _mm256_add_epi64(mover, mover));
    // One less covers the bracket and what lies below; without a bracket, everything.
    let not_turned = _mm256_add_epi64(twice_bracket, lanes::all(!0));
    _mm256_andnot_si256(not_turned, rays)
}
