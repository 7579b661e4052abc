//! Four sets of squares in one AVX2 register, as the kernels for flips and mobility use them.

#![expect(unsafe_code, reason = "a vector load")]

use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_castsi256_si128,
    _mm256_extracti128_si256, _mm256_loadu_si256, _mm256_set1_epi64x,
};

/// Four sets, the first in the lowest lane.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn four(sets: &[u64; 4]) -> __m256i {
    // SAFETY: the reference is to 32 bytes, and the load asks for no alignment.
    unsafe { _mm256_loadu_si256(sets.as_ptr().cast()) }
}

/// The same set in every lane.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn all(set: u64) -> __m256i {
    _mm256_set1_epi64x(set.cast_signed())
}

/// The squares of any lane.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn union(lanes: __m256i) -> u64 {
    let two = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    _mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))).cast_unsigned()
}
