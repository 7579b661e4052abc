use std::fmt;
use std::sync::Arc;

use crate::engines::EngineError;

/// Why a program does not play on.
#[derive(Clone)]
pub struct ProgramFault(Arc<EngineError>);

impl ProgramFault {
    /// The fault with this cause.
    #[must_use]
    pub fn new(error: EngineError) -> Self {
        Self(Arc::new(error))
    }

    /// What went wrong.
    #[must_use]
    pub fn error(&self) -> &EngineError {
        &self.0
    }
}

impl fmt::Debug for ProgramFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PartialEq for ProgramFault {
    /// Whether both say the same.
    fn eq(&self, other: &Self) -> bool {
        self.0.to_string() == other.0.to_string()
    }
}
