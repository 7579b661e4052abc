//! What this build needs of the processor, and what the processor has.
//!
//! The standard library's own question answers from the build, which never doubts itself; here the
//! processor is asked. One file per architecture; an architecture without one needs nothing.

#[cfg(target_arch = "x86_64")]
mod x86;

cfg_select! {
    target_arch = "x86_64" => {
        pub use x86::missing_features;
    }
    _ => {
        mod unasked;
        pub use unasked::missing_features;
    }
}
