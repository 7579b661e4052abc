//! Where a side can move: one algorithm, one file per instruction set.
//!
//! [`portable`] is always compiled and is the oracle that every other kernel is tested against.
//! The build chooses, as for [`flip`](super::flip).

#[cfg(test)]
mod agreement;
#[cfg(all(target_arch = "x86_64", any(target_feature = "avx2", test)))]
pub mod avx2;
#[cfg(all(target_arch = "x86_64", any(target_feature = "avx512f", test)))]
pub mod avx512;
pub mod portable;

cfg_select! {
    all(target_arch = "x86_64", target_feature = "avx512f") => {
        pub use avx512::{NAME, legal_moves};
    }
    all(target_arch = "x86_64", target_feature = "avx2") => {
        pub use avx2::{NAME, legal_moves};
    }
    _ => {
        pub use portable::{NAME, legal_moves};
    }
}
