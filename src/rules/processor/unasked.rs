/// The instruction sets that the build uses and the processor lacks: none, as a build for this
/// architecture uses what all its processors have.
#[must_use]
pub const fn missing_features() -> Vec<&'static str> {
    Vec::new()
}
