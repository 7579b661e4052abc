use super::canvas::Places;
use super::event_loop::Turn;
use super::look::Look;
use crate::session::Host;

/// What the picture of the game works with.
#[derive(Debug)]
pub(crate) struct Desk<'a> {
    /// The game on the table.
    pub(crate) host: &'a mut Host,
    /// How things look and what they are called.
    pub(crate) look: &'a mut Look,
    /// The time, the bell and the clipboard.
    pub(crate) turn: &'a mut Turn,
    /// Where things were drawn.
    pub(crate) places: &'a Places,
}
