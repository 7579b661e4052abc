/// What has changed that can be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Nothing.
    Stay,
    /// Something.
    Draw,
    /// Only what the engine knows.
    DrawSoon,
}

impl Step {
    /// A picture, if something has changed.
    pub(crate) const fn draw_if(changed: bool) -> Self {
        if changed { Self::Draw } else { Self::Stay }
    }

    /// What is to follow both: this, unless the other one shows more.
    #[must_use]
    pub(crate) fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Stay, other) => other,
            (Self::DrawSoon, other) if other != Self::Stay => other,
            (step, _) => step,
        }
    }
}
