//! Mobility with AVX-512: all eight directions in one register.
//!
//! Lines grow by rotation, which serves both ways along an axis. What a rotation carries over an
//! edge meets no opposing disc there: those on the edges that a direction crosses are left out,
//! since they cannot be turned along it.

#![expect(unsafe_code, reason = "calls functions that need AVX-512")]

use std::arch::x86_64::{
    __m512i, _mm256_or_si256, _mm512_and_si512, _mm512_castsi512_si256, _mm512_extracti64x4_epi64,
    _mm512_or_si512, _mm512_rolv_epi64, _mm512_set_epi64, _mm512_set1_epi64,
};

use crate::rules::{Bitboard, lanes};

lanes::kernel! {
    "avx512" needs ["avx512f"]: moves as
    /// The empty squares where the mover brackets at least one line.
    legal_moves(mover: u64, opponent: u64)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn moves(mover: u64, opponent: u64) -> u64 {
    reached(mover, opponent) & !(mover | opponent)
}

/// The squares just behind lines of `opponent` that begin next to a disc of the mover.
#[inline]
#[target_feature(enable = "avx512f")]
fn reached(mover: u64, opponent: u64) -> u64 {
    let step = _mm512_set_epi64(-9, -8, -7, -1, 9, 8, 7, 1);
    let two_steps = _mm512_set_epi64(-18, -16, -14, -2, 18, 16, 14, 2);
    let files = Bitboard::INNER_FILES.0.cast_signed();
    let ranks = Bitboard::INNER_RANKS.0.cast_signed();
    let both = files & ranks;
    let inner = _mm512_set_epi64(both, ranks, both, files, both, ranks, both, files);
    let mover = _mm512_set1_epi64(mover.cast_signed());
    let opponent = _mm512_and_si512(_mm512_set1_epi64(opponent.cast_signed()), inner);

    let mut lines = _mm512_and_si512(opponent, _mm512_rolv_epi64(mover, step));
    lines = grown(lines, opponent, _mm512_rolv_epi64(lines, step));
    let pairs = _mm512_and_si512(opponent, _mm512_rolv_epi64(opponent, step));
    lines = grown(lines, pairs, _mm512_rolv_epi64(lines, two_steps));
    lines = grown(lines, pairs, _mm512_rolv_epi64(lines, two_steps));
    let reached = _mm512_rolv_epi64(lines, step);
    let (low, high) = (_mm512_castsi512_si256(reached), _mm512_extracti64x4_epi64::<1>(reached));
    lanes::union(_mm256_or_si256(low, high))
}

/// The lines with the squares of `next` that `through` lets pass.
#[inline]
#[target_feature(enable = "avx512f")]
fn grown(lines: __m512i, through: __m512i, next: __m512i) -> __m512i {
    _mm512_or_si512(lines, _mm512_and_si512(through, next))
}
