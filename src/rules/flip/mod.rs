//! Which discs a move turns: one algorithm, one file per instruction set.
//!
//! [`portable`] is always compiled and is the oracle that every other kernel is tested against.
//! A flip is too small for a choice at run time: the build chooses here.

#[cfg(test)]
mod agreement;
#[cfg(all(target_arch = "x86_64", any(target_feature = "avx2", test)))]
pub mod avx2;
#[cfg(all(
    target_arch = "x86_64",
    any(all(target_feature = "avx512cd", target_feature = "avx512vl"), test)
))]
pub mod avx512;
pub mod portable;
#[cfg(all(target_arch = "x86_64", any(target_feature = "avx2", test)))]
mod rays;
#[cfg(all(target_arch = "x86_64", any(target_feature = "avx2", test)))]
mod sight;

cfg_select! {
    all(target_arch = "x86_64", target_feature = "avx512cd", target_feature = "avx512vl") => {
        pub use avx512::{NAME, flips};
    }
    all(target_arch = "x86_64", target_feature = "avx2") => {
        pub use avx2::{NAME, flips};
    }
    _ => {
        pub use portable::{NAME, flips};
    }
}
