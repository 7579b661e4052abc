//! What the vector kernels for flips and mobility share: how each is entered, and four sets of
//! squares in one AVX2 register.

#![expect(unsafe_code, reason = "a vector load")]

use std::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_castsi256_si128,
    _mm256_extracti128_si256, _mm256_loadu_si256, _mm256_set1_epi64x,
};

/// The frame of a kernel file: its name, the safe function that calls its `body`, and the question
/// whether this processor has what it needs.
macro_rules! kernel {
    (
        $name:literal needs [$($feature:tt)+]: $body:ident as
        $(#[$doc:meta])*
        $entry:ident($($argument:ident: $type:ty),+)
    ) => {
        /// The kernel's name, as `otello --version` prints it.
        pub const NAME: &str = $name;

        $(#[$doc])*
        #[must_use]
        #[inline]
        pub fn $entry($($argument: $type),+) -> u64 {
            // SAFETY: a kernel's file is compiled when the build needs its instruction set anyway;
            // in tests, `detected` alone hands the kernel out.
            unsafe { $body($($argument),+) }
        }

        /// The kernel, if this processor can run it.
        #[cfg(test)]
        pub(super) fn detected() -> Option<super::agreement::Kernel> {
            ($(is_x86_feature_detected!($feature))&&+).then_some((NAME, $entry))
        }
    };
}
pub(super) use kernel;

/// One step along each axis, as a distance between indices.
pub(super) const STEP: [u64; 4] = [1, 7, 8, 9];
/// Two steps along each axis.
pub(super) const TWO_STEPS: [u64; 4] = [2, 14, 16, 18];
/// Four steps along each axis.
pub(super) const FOUR_STEPS: [u64; 4] = [4, 28, 32, 36];

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
