//! What a new game is to be, in words.

use crate::rules::{Disc, Rules};
use crate::table::{Begin, Setup};
use crate::text::{key, say};
use crate::tui::look::Look;

/// The clock as it is written.
pub(super) fn clock(setup: &Setup, look: &Look) -> String {
    let none = || look.texts.get(key!("menu-no-clock")).into_owned();
    setup.clock.map_or_else(none, |clock| clock.to_string())
}

/// The rules by their name.
pub(super) fn rules(setup: &Setup, look: &Look) -> String {
    let name = match setup.rules {
        Rules::Othello => key!("common-othello"),
        Rules::Reversi => key!("menu-reversi"),
    };
    look.texts.get(name).into_owned()
}

/// What the game begins with.
pub(super) fn begin(setup: &Setup, look: &Look) -> String {
    match setup.begin {
        Begin::Usual => look.texts.get(key!("menu-start-usual")).into_owned(),
        Begin::Balanced => look.texts.get(key!("menu-start-balanced")).into_owned(),
        Begin::Corners(count) => say!(look.texts, "menu-start-corners", count = count),
    }
}

/// The colour of the person, and when it moves.
pub(super) fn colour(setup: &Setup, look: &Look) -> String {
    let side = look.side(setup.colour, setup.rules);
    match setup.colour {
        Disc::Black => say!(look.texts, "menu-first", side = side),
        Disc::White => say!(look.texts, "menu-second", side = side),
    }
}
