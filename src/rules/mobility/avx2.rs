//! Mobility with AVX2: the four axes in one register, both ways along each.

#![expect(unsafe_code, reason = "calls functions that need AVX2")]

use std::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_or_si256, _mm256_sllv_epi64, _mm256_srlv_epi64,
};

use crate::rules::{Bitboard, lanes};

lanes::kernel! {
    "avx2" needs ["avx2"]: moves as
    /// The empty squares where the mover brackets at least one line.
    legal_moves(mover: u64, opponent: u64)
}

#[inline]
#[target_feature(enable = "avx2")]
fn moves(mover: u64, opponent: u64) -> u64 {
    reached(mover, opponent) & !(mover | opponent)
}

/// The squares just behind lines of `opponent` that begin next to a disc of the mover.
#[inline]
#[target_feature(enable = "avx2")]
fn reached(mover: u64, opponent: u64) -> u64 {
    let step = lanes::four(&lanes::STEP);
    let two_steps = lanes::four(&lanes::TWO_STEPS);
    let inner = Bitboard::INNER_FILES.0;
    let inner = lanes::four(&[inner, inner, !0, inner]);
    let mover = lanes::all(mover);
    let opponent = _mm256_and_si256(lanes::all(opponent), inner);

    let mut up = _mm256_and_si256(opponent, _mm256_sllv_epi64(mover, step));
    let mut down = _mm256_and_si256(opponent, _mm256_srlv_epi64(mover, step));
    up = grown(up, opponent, _mm256_sllv_epi64(up, step));
    down = grown(down, opponent, _mm256_srlv_epi64(down, step));
    // Two opposing discs in a row: the upper squares of such pairs, and the lower ones.
    let pairs_up = _mm256_and_si256(opponent, _mm256_sllv_epi64(opponent, step));
    let pairs_down = _mm256_srlv_epi64(pairs_up, step);
    up = grown(up, pairs_up, _mm256_sllv_epi64(up, two_steps));
    down = grown(down, pairs_down, _mm256_srlv_epi64(down, two_steps));
    up = grown(up, pairs_up, _mm256_sllv_epi64(up, two_steps));
    down = grown(down, pairs_down, _mm256_srlv_epi64(down, two_steps));
    let (up, down) = (_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
    lanes::union(_mm256_or_si256(up, down))
}

/// The lines with the squares of `next` that `through` lets pass.
#[inline]
#[target_feature(enable = "avx2")]
fn grown(lines: __m256i, through: __m256i, next: __m256i) -> __m256i {
    _mm256_or_si256(lines, _mm256_and_si256(through, next))
}
