use crate::analysis::Walk;

/// How far the analysis of a game has come.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Analysis {
    pub(super) walk: Walk,
    /// The most turns of which a value is told: a pass that the client has not said is none.
    pub(super) last: usize,
}
