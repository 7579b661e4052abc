//! How the screens end, as a value.

/// Why the screens were left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// The player chose to leave.
    Quit,
    /// Ctrl-C, or SIGINT from outside.
    Interrupted,
    /// SIGTERM.
    Terminated,
    /// SIGHUP, or a terminal that can no longer be read or written.
    HungUp,
    /// Another signal that ends programs, by its number.
    Signalled(u8),
}

impl Exit {
    /// Returns the exit code: 0, or 128 and the number of the signal.
    pub fn code(self) -> u8 {
        match self {
            Self::Quit => 0,
            Self::Interrupted => 130,
            Self::Terminated => 143,
            Self::HungUp => 129,
            Self::Signalled(number) => 128 + number,
        }
    }
}
