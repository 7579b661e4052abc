//! What the vector kernels share: a board as seen from a square, and where its lines end.

use std::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_andnot_si256, _mm256_or_si256, _mm256_sub_epi64,
    _mm256_xor_si256,
};

use super::rays::Rays;
use crate::rules::{Square, lanes};

/// A board as seen from an empty square, one direction to a lane.
pub(super) struct Sight {
    /// The rays towards higher indices.
    pub(super) up: __m256i,
    /// The rays towards lower indices.
    pub(super) down: __m256i,
    /// The mover's discs, in every lane.
    pub(super) mover: __m256i,
    /// The opponent's discs, in every lane.
    opponent: __m256i,
}

impl Sight {
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn from(square: Square, mover: u64, opponent: u64) -> Self {
        let rays = Rays::from(square);
        Self {
            up: lanes::four(&rays.up),
            down: lanes::four(&rays.down),
            mover: lanes::all(mover),
            opponent: lanes::all(opponent),
        }
    }

    /// The mover's disc at the end of each line towards higher indices, if there is one: a carry
    /// runs along the opposing discs and stops on the first other square.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn bracket_up(&self) -> __m256i {
        let ones = lanes::all(!0);
        let conductors = _mm256_or_si256(self.opponent, _mm256_xor_si256(self.up, ones));
        let carried = _mm256_sub_epi64(conductors, ones);
        _mm256_and_si256(carried, _mm256_and_si256(self.mover, self.up))
    }

    /// The squares towards lower indices where a line may end: all but opposing discs.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn ends_down(&self) -> __m256i {
        _mm256_andnot_si256(self.opponent, self.down)
    }
}
