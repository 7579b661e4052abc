//! A game of a list as far as its lines have been read.

use super::LineFault;
use super::tags::PgnTag;
use crate::formats::transcript::{self, Around, Lead, Transcript, TranscriptError};
use crate::rules::Move;

/// What the next line may go on with.
#[derive(Clone, Debug)]
pub(super) enum Open {
    /// Nothing: it begins something.
    Nothing,
    /// A game.
    Game(Box<OpenGame>),
    /// A game that cannot be read.
    Broken { line: usize, fault: LineFault, kind: Broken },
}

/// What is known of a game that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    /// It is a line.
    Line,
    /// It has many lines, and the next ones belong to it.
    Wrapped,
    /// It is the number of a move, which may come.
    Number,
}

/// A game that is right so far.
#[derive(Clone, Debug)]
pub(super) struct OpenGame {
    /// The line on which it begins.
    pub(super) line: usize,
    /// How many lines it has.
    pub(super) lines: usize,
    /// How many discs have been placed.
    pub(super) placed: usize,
    pub(super) read: Transcript,
    pub(super) tags: Vec<PgnTag>,
}

/// The number of a move at the start of a line, `3.`, and what stands behind it.
pub(super) fn label(line: &str) -> Option<(u16, &str)> {
    let (number, behind) = line.split_once('.')?;
    Some((number.parse().ok()?, behind))
}

impl OpenGame {
    /// Reads a line as one that goes on; `None` where nothing can.
    pub(super) fn read_on(&self, text: &str) -> Option<Result<Transcript, TranscriptError>> {
        let Transcript { position, ended, .. } = &self.read;
        if *ended || position.is_over() {
            return None;
        }
        // A score before the moves begins another game.
        let goes_on = |on: &Transcript| on.lead < Lead::Item;
        let read = transcript::read_on(text, position, self.placed);
        Some(read).filter(|read| read.as_ref().map_or(true, goes_on))
    }

    /// Whether a line that begins with this number counts on, moves or pairs of them.
    pub(super) fn counts_on(&self, number: u16) -> bool {
        let number = usize::from(number);
        number == self.placed + 1 || number == self.placed / 2 + 1
    }

    /// Takes in a line with the result of the game alone; whether it is one.
    pub(super) fn ends_with(&mut self, text: &str, fault: &TranscriptError) -> bool {
        if self.read.ended || !matches!(fault, TranscriptError::NoMove(_)) {
            return false;
        }
        let around = Around::of(text);
        let ends = around.stated.is_some() || text == "*";
        if ends {
            self.read.ended = true;
            self.read.around = std::mem::take(&mut self.read.around).before(around);
        }
        ends
    }

    /// Whether a line breaks this game: it goes wrong later here than as a game of its own, or
    /// nowhere right, below several lines or tags or with a number that counts on.
    pub(super) fn is_broken_by(
        &self,
        text: &str,
        on: Option<&TranscriptError>,
        good_alone: usize,
    ) -> bool {
        let Some(on) = on else { return false };
        let good = on.number().saturating_sub(self.placed + 1);
        let is_one = self.lines > 1
            || !self.tags.is_empty()
            || label(text).is_some_and(|(number, _)| self.counts_on(number));
        good > good_alone || (good == good_alone && is_one)
    }
}

pub(super) fn placements(moves: &[Move]) -> usize {
    moves.iter().filter(|action| **action != Move::Pass).count()
}
