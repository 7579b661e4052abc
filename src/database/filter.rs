use std::num::NonZero;
use std::ops::RangeInclusive;

use super::{Database, Entry, Target};
use crate::rules::{Disc, Outcome, Square, Symmetry};

/// What games are wanted: those that meet every condition that is set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// A part of either player's name, in either case.
    pub player: Option<String>,
    /// A part of Black's name.
    pub black: Option<String>,
    /// A part of White's name.
    pub white: Option<String>,
    /// A part of the tournament's name.
    pub event: Option<String>,
    /// The years.
    pub years: Option<RangeInclusive<u16>>,
    /// How the game ended.
    pub result: Option<Wanted>,
    /// The moves that the game begins with, modulo symmetry.
    pub opening: Option<Vec<Square>>,
    /// A position that the game goes through, modulo symmetry.
    pub position: Option<Target>,
}

/// How a game is to have ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// One colour won.
    Win(Disc),
    /// A draw.
    Draw,
    /// Without a known result.
    Unknown,
    /// With this score for Black.
    Score(i8),
}

/// A filter made ready for one database.
struct Ready<'a> {
    filter: &'a Filter,
    player: Option<Vec<bool>>,
    black: Option<Vec<bool>>,
    white: Option<Vec<bool>>,
    event: Option<Vec<bool>>,
    openings: Vec<Vec<Square>>,
}

impl Database {
    /// The indices of the games that are wanted, in their order; `threads` look for a position.
    #[must_use]
    pub fn filter(&self, filter: &Filter, threads: NonZero<usize>) -> Vec<usize> {
        let ready = Ready::new(filter, self);
        let wanted = |&game: &usize| ready.wants(&self.entries[game]);
        match &filter.position {
            None => (0..self.entries.len()).filter(wanted).collect(),
            Some(target) => {
                let hits = self.find(target, threads).into_iter();
                hits.map(|hit| hit.game).filter(wanted).collect()
            }
        }
    }
}

impl<'a> Ready<'a> {
    fn new(filter: &'a Filter, database: &Database) -> Self {
        let players =
            |text: &Option<String>| text.as_ref().map(|text| database.players.holding(text));
        Self {
            filter,
            player: players(&filter.player),
            black: players(&filter.black),
            white: players(&filter.white),
            event: filter.event.as_ref().map(|text| database.events.holding(text)),
            openings: filter.opening.as_deref().map(orientations).unwrap_or_default(),
        }
    }

    fn wants(&self, entry: &Entry) -> bool {
        let is_one = |of: &Option<Vec<bool>>, number: u32| {
            of.as_ref().is_none_or(|holding| holding[number as usize])
        };
        let Filter { years, result, .. } = self.filter;
        let in_years =
            |years: &RangeInclusive<u16>| entry.year.is_some_and(|year| years.contains(&year));
        (is_one(&self.player, entry.black) || is_one(&self.player, entry.white))
            && is_one(&self.black, entry.black)
            && is_one(&self.white, entry.white)
            && is_one(&self.event, entry.event)
            && years.as_ref().is_none_or(in_years)
            && result.is_none_or(|wanted| wanted.is_met(entry))
            && (self.openings.is_empty() || self.begins(entry))
    }

    /// Whether a game from the usual start begins with the opening in any orientation.
    fn begins(&self, entry: &Entry) -> bool {
        entry.start == 0
            && self.openings.iter().any(|opening| {
                entry.squares().len() >= opening.len()
                    && entry.squares().zip(opening).all(|(played, &square)| played == square)
            })
    }
}

impl Wanted {
    fn is_met(self, entry: &Entry) -> bool {
        match self {
            Self::Win(disc) => entry.outcome() == Some(Outcome::Win(disc)),
            Self::Draw => entry.outcome() == Some(Outcome::Draw),
            Self::Unknown => entry.outcome().is_none(),
            Self::Score(score) => entry.score == Some(score),
        }
    }
}

/// A line of squares in its eight orientations; those that are no game find none.
fn orientations(squares: &[Square]) -> Vec<Vec<Square>> {
    let turned = |symmetry: Symmetry| squares.iter().map(move |&square| symmetry.square(square));
    Symmetry::ALL.into_iter().map(|symmetry| turned(symmetry).collect()).collect()
}
