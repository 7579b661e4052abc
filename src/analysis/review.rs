use std::time::Duration;

use super::judged::for_black;
use super::{Judged, Verdict};
use crate::eval::Value;
use crate::rules::{Disc, Move, Position};
use crate::search::Report;

/// A game with every move judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The position that the game began with.
    pub start: Position,
    /// The turns, forced passes included.
    pub turns: Vec<Judged>,
    /// What is known of the last position, for its side to move.
    pub end: Report,
}

/// How one side played. Only moves with a choice count: a forced one says nothing of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// The discs placed.
    pub moves: u32,
    /// Those of them for which there was a choice.
    pub choices: u32,
    /// The choices that lost less than half a disc.
    pub best: u32,
    /// What the choices lost together.
    pub lost: Value,
    /// How often each verdict was given, in the order of [`Verdict::ALL`].
    pub verdicts: [u32; 3],
}

impl Play {
    /// The discs that a choice lost on average.
    #[must_use]
    pub fn average_loss(&self) -> Option<f64> {
        let lost = f64::from(self.lost.hundredths()) / 100.0;
        (self.choices > 0).then(|| lost / f64::from(self.choices))
    }

    /// The share of choices that lost less than half a disc, 0 to 1.
    #[must_use]
    pub fn accuracy(&self) -> Option<f64> {
        (self.choices > 0).then(|| f64::from(self.best) / f64::from(self.choices))
    }

    fn add(&mut self, judged: &Judged) {
        self.moves += 1;
        if judged.choices < 2 {
            return;
        }
        self.choices += 1;
        self.best += u32::from(judged.is_best());
        self.lost = self.lost + judged.loss();
        for (count, verdict) in self.verdicts.iter_mut().zip(Verdict::ALL) {
            *count += u32::from(judged.verdict() == Some(verdict));
        }
    }
}

impl Review {
    /// How a side played.
    #[must_use]
    pub fn play(&self, side: Disc) -> Play {
        let mut play = Play::default();
        let own = |judged: &&Judged| judged.turn.by == side && judged.turn.action != Move::Pass;
        self.turns.iter().filter(own).for_each(|judged| play.add(judged));
        play
    }

    /// The last position.
    #[must_use]
    pub fn last_position(&self) -> &Position {
        self.turns.last().map_or(&self.start, |judged| &judged.turn.after)
    }

    /// The value of the last position, for Black: the result if the game is over.
    #[must_use]
    pub fn final_value(&self) -> Value {
        for_black(self.end.value, self.last_position().to_move())
    }

    /// The turn that gave the result of the game away for good, by its index: the last one with a
    /// [`Turnover`](super::Turnover), if it led to what the game ended in.
    #[must_use]
    pub fn turning_point(&self) -> Option<usize> {
        let last = self.turns.iter().rposition(|judged| judged.turnover().is_some())?;
        let sign = |value: Value| value.discs().signum();
        (sign(self.turns[last].for_black()) == sign(self.final_value())).then_some(last)
    }

    /// The turn that lost the most, by its index, the first of several; `None` if none has a verdict.
    #[must_use]
    pub fn largest_loss(&self) -> Option<usize> {
        let turns = (0..self.turns.len()).filter(|&turn| self.turns[turn].verdict().is_some());
        turns.rev().max_by_key(|&turn| self.turns[turn].loss())
    }

    /// The turn from which on every value is proved, by its index; `None` if the end is not.
    #[must_use]
    pub fn exact_from(&self) -> Option<usize> {
        let estimates = self.turns.iter().rposition(|judged| !judged.is_exact());
        self.end.exact.then(|| estimates.map_or(0, |last| last + 1))
    }

    /// The positions visited for it.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.reports().map(|report| report.nodes).sum()
    }

    /// The time that its searches took.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.reports().map(|report| report.elapsed).sum()
    }

    fn reports(&self) -> impl Iterator<Item = &Report> {
        let turns = self.turns.iter().flat_map(|judged| [&judged.best, &judged.played]);
        turns.chain([&self.end])
    }
}
