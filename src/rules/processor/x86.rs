//! The features of x86-64 processors, from raw `cpuid` (Intel, *Software developer's manual*,
//! volume 2, CPUID; AMD, *Architecture programmer's manual*, volume 3, appendix E).

#![expect(unsafe_code, reason = "asks which registers the operating system saves")]

use std::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv, CpuidResult};

/// An instruction set, and where the processor tells of it.
struct Feature {
    name: &'static str,
    /// Whether the build uses it.
    needed: bool,
    leaf: u32,
    subleaf: u32,
    register: fn(CpuidResult) -> u32,
    bit: u32,
}

macro_rules! features {
    ($($leaf:literal, $subleaf:literal, $register:ident: $($name:tt $bit:literal),+;)+) => {
        const FEATURES: &[Feature] = &[$($(Feature {
            name: $name,
            needed: cfg!(target_feature = $name),
            leaf: $leaf,
            subleaf: $subleaf,
            register: |answer| answer.$register,
            bit: $bit,
        }),+),+];

        /// What the standard library says of the same features.
        #[cfg(test)]
        fn detected() -> Vec<bool> {
            vec![$($(is_x86_feature_detected!($name)),+),+]
        }
    };
}

// What a compiler uses of its own accord, and what the kernels use.
features! {
    1, 0, ecx: "sse3" 0, "pclmulqdq" 1, "ssse3" 9, "fma" 12, "cmpxchg16b" 13, "sse4.1" 19,
        "sse4.2" 20, "movbe" 22, "popcnt" 23, "avx" 28, "f16c" 29;
    7, 0, ebx: "bmi1" 3, "avx2" 5, "bmi2" 8, "avx512f" 16, "avx512dq" 17, "adx" 19,
        "avx512ifma" 21, "avx512cd" 28, "avx512bw" 30, "avx512vl" 31;
    7, 0, ecx: "avx512vbmi" 1, "avx512vbmi2" 6, "gfni" 8, "vaes" 9, "vpclmulqdq" 10,
        "avx512vnni" 11, "avx512bitalg" 12, "avx512vpopcntdq" 14;
    7, 1, eax: "avxvnni" 4, "avx512bf16" 5;
    0x8000_0001, 0, ecx: "lzcnt" 5, "sse4a" 6;
}

/// The instruction sets that the build uses and this processor, or its operating system, does not
/// offer; empty when the program can run.
#[must_use]
pub fn missing_features() -> Vec<&'static str> {
    let saved = saved_registers();
    let missing = |feature: &&Feature| feature.needed && !feature.is_offered(saved);
    FEATURES.iter().filter(missing).map(|feature| feature.name).collect()
}

impl Feature {
    /// Whether the processor has it and, for what widens the registers, the system saves these.
    fn is_offered(&self, saved: u64) -> bool {
        // Higher leaves than the highest there is repeat another's answer.
        let highest = __cpuid(self.leaf & 0x8000_0000).eax;
        let told = self.leaf <= highest
            && (self.register)(__cpuid_count(self.leaf, self.subleaf)) >> self.bit & 1 == 1;
        let registers = match self.name {
            "avx" => YMM,
            "avx512f" => ZMM,
            _ => 0,
        };
        told && saved & registers == registers
    }
}

/// The bits of [`saved_registers`] for registers of 256 bits.
const YMM: u64 = 0x06;
/// The bits of [`saved_registers`] for registers of 512 bits and for masks.
const ZMM: u64 = 0xe6;

/// The register sets that the operating system saves, as the bits of XCR0.
fn saved_registers() -> u64 {
    let told_by_the_system = __cpuid(1).ecx >> 27 & 1 == 1;
    // SAFETY: the bit OSXSAVE says that the system has made the instruction usable.
    if told_by_the_system { unsafe { xcr0() } } else { 0 }
}

#[target_feature(enable = "xsave")]
fn xcr0() -> u64 {
    // SAFETY: register 0 exists wherever the instruction does.
    unsafe { _xgetbv(0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_processor_can_run_this_build() {
        assert_eq!(missing_features(), [""; 0]);
    }

    #[test]
    fn the_processor_says_what_the_standard_library_says() {
        let saved = saved_registers();
        for (feature, detected) in FEATURES.iter().zip(detected()) {
            assert_eq!(feature.is_offered(saved), detected, "{}", feature.name);
        }
    }

    #[test]
    fn wide_registers_that_are_not_saved_are_not_offered() {
        for feature in FEATURES.iter().filter(|feature| matches!(feature.name, "avx" | "avx512f")) {
            assert!(!feature.is_offered(0b11), "{}", feature.name);
        }
    }
}
