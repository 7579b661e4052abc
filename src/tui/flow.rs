use super::exit::Exit;

/// What is to follow an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Nothing has changed that can be seen.
    Wait,
    /// Draw, once the inputs that are waiting have been handled.
    Draw,
    /// Draw when the last frame is a fifteenth of a second old: for an engine's reports.
    DrawSoon,
    /// Draw every cell, as if the screen were blank (Ctrl-L).
    Repaint,
    /// End the loop.
    Leave(Exit),
}

impl Flow {
    /// The same, with a frame at once if something else has changed that can be seen.
    #[must_use]
    pub(super) const fn with_change(self, changed: bool) -> Self {
        match self {
            Self::Wait | Self::DrawSoon if changed => Self::Draw,
            flow => flow,
        }
    }
}
