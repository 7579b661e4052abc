use std::borrow::Cow;

use super::subject::Subject;
use crate::analysis::{Judged, Review, Turnover, Verdict};
use crate::cli::spelling::{loss_text, move_text, spaced_line, value_text};
use crate::rules::Move;
use crate::search::Limits;
use crate::session::PassReason;
use crate::text::{Key, Texts, key, say};
use crate::wording::Wording;

/// The most moves of a line that a row of 80 columns has room for.
pub(super) const LINE: usize = 13;

/// The analysis of a game as people read it, in their language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Report<'a> {
    pub(super) texts: &'a Texts,
    pub(super) wording: Wording<'a>,
    pub(super) subject: &'a Subject,
    pub(super) review: &'a Review,
    pub(super) limits: &'a Limits,
}

impl<'a> Report<'a> {
    pub(super) const fn new(
        texts: &'a Texts,
        subject: &'a Subject,
        review: &'a Review,
        limits: &'a Limits,
    ) -> Self {
        let wording = Wording::new(texts, review.start.rules());
        Self { texts, wording, subject, review, limits }
    }

    /// The turns that placed a disc, with their numbers from 1, and the passes between them.
    pub(super) fn numbered(self) -> impl Iterator<Item = (usize, &'a Judged)> {
        self.review.turns.iter().scan(0, |number, judged| {
            *number += usize::from(judged.turn.action != Move::Pass);
            Some((*number, judged))
        })
    }

    /// The value after a move, for Black.
    pub(super) fn value(self, judged: &Judged) -> String {
        value_text(judged.for_black(), judged.played.exact)
    }

    pub(super) fn passed(self, judged: &Judged) -> String {
        let by = judged.turn.by;
        let supply = judged.turn.after.supply();
        let reason = match supply.filter(|supply| supply.of(by) == 0) {
            Some(_) => PassReason::NoDiscsLeft,
            None => PassReason::NoMove,
        };
        self.wording.passed(by, reason)
    }

    /// The result that a move gave away, in words.
    pub(super) fn turnover(self, turnover: Turnover) -> Cow<'a, str> {
        self.texts.get(match turnover {
            Turnover::WinToDraw => key!("analyze-win-to-draw"),
            Turnover::WinToLoss => key!("analyze-win-to-loss"),
            Turnover::DrawToLoss => key!("analyze-draw-to-loss"),
        })
    }

    /// The best move and what follows at the end of a game that is not over.
    pub(super) fn goes_on(self) -> Option<String> {
        let (end, last) = (&self.review.end, self.review.last_position());
        if last.is_over() {
            return None;
        }
        let line = spaced_line(&end.line, LINE);
        let value = value_text(self.review.final_value(), end.exact);
        Some(say!(self.texts, "analyze-goes-on", line = line, value = value))
    }

    /// Which turn decided the game, and which lost the most.
    pub(super) fn turning_points(self) -> Vec<String> {
        let mut said = Vec::new();
        let turns = &self.review.turns;
        if turns.is_empty() {
            return said;
        }
        let turning_point = self.review.turning_point();
        match turning_point {
            None => said.push(self.texts.get(key!("analyze-no-turning-point")).into_owned()),
            Some(turn) => {
                let change = turns[turn].turnover().map(|turnover| self.turnover(turnover));
                let play = self.named_turn(turn);
                let change = change.unwrap_or_default();
                said.push(say!(self.texts, "analyze-turning-point", play = play, change = change));
            }
        }
        if let Some(turn) = self.review.largest_loss() {
            let loss = loss_text(turns[turn].loss(), turns[turn].is_exact());
            let best = spaced_line(&turns[turn].best.line, 1);
            let play = self.named_turn(turn);
            said.push(say!(
                self.texts,
                "analyze-largest-loss",
                play = play,
                loss = loss,
                best = best
            ));
        }
        said
    }

    /// A turn by its number, side and square: `41 White g2`.
    fn named_turn(self, turn: usize) -> String {
        let (number, judged) = self.numbered().nth(turn).expect("the review has the turn");
        let square = move_text(judged.turn.action);
        format!("{number} {} {square}", self.wording.side(judged.turn.by))
    }
}

/// The name of a verdict.
pub(super) const fn verdict_key(verdict: Verdict) -> Key {
    match verdict {
        Verdict::Inaccuracy => key!("analyze-inaccuracy"),
        Verdict::Mistake => key!("analyze-mistake"),
        Verdict::Blunder => key!("analyze-blunder"),
    }
}
