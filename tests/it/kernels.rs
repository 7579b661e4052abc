//! The kernels of the build: the best that it may use, and in the README's build the best that the
//! machine has.

use otello::rules::{flip, mobility, processor};

/// The names of flip and mobility for a processor with these features.
fn best(avx2: bool, avx512f: bool, avx512cd: bool, avx512vl: bool) -> (&'static str, &'static str) {
    let plain = if avx2 { "avx2" } else { "portable" };
    let flip = if avx512cd && avx512vl { "avx512" } else { plain };
    let mobility = if avx512f { "avx512" } else { plain };
    (flip, mobility)
}

#[test]
fn a_build_has_the_best_kernels_that_it_may_use() {
    let allowed = best(
        cfg!(target_feature = "avx2"),
        cfg!(target_feature = "avx512f"),
        cfg!(target_feature = "avx512cd"),
        cfg!(target_feature = "avx512vl"),
    );
    assert_eq!((flip::NAME, mobility::NAME), allowed);
}

/// Flags in the environment replace those of `.cargo/config.toml`; such a build is its maker's own.
#[cfg(target_arch = "x86_64")]
#[test]
fn the_build_of_the_readme_has_the_best_kernels_of_its_machine() {
    let replaced =
        std::env::vars().any(|(name, flags)| name.ends_with("RUSTFLAGS") && !flags.is_empty());
    let here = best(
        is_x86_feature_detected!("avx2"),
        is_x86_feature_detected!("avx512f"),
        is_x86_feature_detected!("avx512cd"),
        is_x86_feature_detected!("avx512vl"),
    );
    assert!(replaced || (flip::NAME, mobility::NAME) == here, "not {here:?}");
}

#[test]
fn the_build_can_run_here() {
    assert_eq!(processor::missing_features(), [""; 0]);
}
