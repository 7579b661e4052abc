use std::borrow::Cow;

use super::{Texts, key};

/// A colour of discs by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// The first to move.
    Black,
    /// The second to move in Othello.
    White,
    /// The second to move in Reversi.
    Red,
}

impl Texts {
    /// The name of a colour, as in "Black plays d6".
    #[must_use]
    pub fn colour(&self, colour: Colour) -> Cow<'_, str> {
        self.get(match colour {
            Colour::Black => key!("colour-black"),
            Colour::White => key!("colour-white"),
            Colour::Red => key!("colour-red"),
        })
    }
}
