use std::borrow::Cow;

use crate::eval::Value;
use crate::game::{Record, Seats, Strength, Turn};
use crate::rules::{Disc, DiscCount, Move, Outcome, Position, Rules, Square};
use crate::search::{Bound, Candidate};
use crate::session::{Hints, PassReason};
use crate::text::{Colour, Texts, key, say};

/// The sentences of the dialogue, in the language of the player and the words of the rule set.
#[derive(Debug)]
pub(super) struct Speech {
    pub(super) texts: Texts,
    rules: Rules,
}

impl Speech {
    pub(super) const fn new(texts: Texts, rules: Rules) -> Self {
        Self { texts, rules }
    }

    /// The name of a side.
    pub(super) fn side(&self, disc: Disc) -> Cow<'_, str> {
        self.texts.colour(match (disc, self.rules) {
            (Disc::Black, _) => Colour::Black,
            (Disc::White, Rules::Othello) => Colour::White,
            (Disc::White, Rules::Reversi) => Colour::Red,
        })
    }

    /// Two numbers with the sides that they belong to: `Black 34, White 29`.
    fn each(&self, black: u8, white: u8) -> String {
        format!("{} {black}, {} {white}", self.side(Disc::Black), self.side(Disc::White))
    }

    /// Which game is played, and who sits where.
    pub(super) fn greeting(&self, seats: &Seats) -> String {
        let rules = self.texts.get(match self.rules {
            Rules::Othello => key!("common-othello"),
            Rules::Reversi => key!("common-reversi"),
        });
        let Some(strength) = seats.strength() else {
            return say!(self.texts, "plain-two-players", rules = rules);
        };
        let strength = self.strength(strength);
        let Some(disc) = seats.only_human() else {
            return say!(self.texts, "plain-watch", rules = rules, strength = strength);
        };
        let (you, engine) = (self.side(disc), self.side(!disc));
        say!(
            self.texts,
            "plain-against-engine",
            rules = rules,
            you = you,
            engine = engine,
            strength = strength
        )
    }

    fn strength(&self, strength: Strength) -> String {
        match strength {
            Strength::Level(level) => {
                let name = self.texts.level(level);
                say!(self.texts, "common-at-level", level = level, name = name)
            }
            Strength::Depth(depth) => say!(self.texts, "common-at-depth", depth = depth),
            Strength::Time(time) => {
                say!(self.texts, "common-at-time", seconds = time.as_secs_f64())
            }
        }
    }

    /// Where a game is that is taken up again.
    pub(super) fn goes_on(&self, record: &Record) -> String {
        say!(self.texts, "plain-goes-on", moves = record.plies())
    }

    pub(super) fn placed(&self, by: Disc, square: Square, flips: u32) -> String {
        let (side, square) = (self.side(by), square.to_string());
        say!(self.texts, "plain-plays", side = side, square = square, discs = flips)
    }

    pub(super) fn passed(&self, by: Disc, reason: PassReason) -> String {
        let side = self.side(by);
        match reason {
            PassReason::NoMove => say!(self.texts, "plain-passes", side = side),
            PassReason::NoDiscsLeft => {
                say!(self.texts, "plain-passes-without-discs", side = side)
            }
        }
    }

    pub(super) fn your_move(&self, position: &Position) -> String {
        let (side, squares) = (self.side(position.to_move()), position.legal_moves().len());
        say!(self.texts, "plain-your-move", side = side, squares = squares)
    }

    pub(super) fn moves(&self, position: &Position) -> String {
        if position.is_over() {
            return self.texts.get(key!("refusal-game-over")).into_owned();
        }
        let squares: Vec<_> =
            position.legal_moves().squares().map(|square| square.to_string()).collect();
        let side = self.side(position.to_move());
        say!(self.texts, "plain-moves", side = side, squares = squares.join(", "))
    }

    /// What the letters of a drawn board mean.
    pub(super) fn legend(&self, position: &Position) -> String {
        let (black, white) = (self.side(Disc::Black), self.side(Disc::White));
        if position.is_over() {
            return say!(self.texts, "plain-legend-over", black = black, white = white);
        }
        let side = self.side(position.to_move());
        say!(self.texts, "plain-legend", black = black, white = white, side = side)
    }

    /// The discs on the board, and in Reversi those that are left to place.
    pub(super) fn score(&self, position: &Position) -> String {
        if position.is_over() {
            return self.result(position);
        }
        let DiscCount { black, white } = position.disc_count();
        let count = say!(self.texts, "plain-discs", count = self.each(black, white));
        match position.supply() {
            None => count,
            Some(supply) => {
                let left = self.each(supply.black, supply.white);
                format!("{count} {}", say!(self.texts, "plain-supply", left = left))
            }
        }
    }

    /// How the game ended; in Othello with both ways to state its score.
    pub(super) fn result(&self, position: &Position) -> String {
        let outcome = position.outcome();
        let end = match outcome {
            Outcome::Win(disc) => say!(self.texts, "plain-won", side = self.side(disc)),
            Outcome::Draw => self.texts.get(key!("plain-drawn")).into_owned(),
        };
        let DiscCount { black, white } = position.disc_count();
        let count = say!(self.texts, "plain-discs", count = self.each(black, white));
        if self.rules == Rules::Reversi {
            return format!("{end} {count}");
        }
        let DiscCount { black, white } = position.result_count();
        let score = self.each(black, white);
        let score = match outcome {
            Outcome::Win(_) => say!(self.texts, "plain-tournament-won", score = score),
            Outcome::Draw => say!(self.texts, "plain-tournament-drawn", score = score),
        };
        format!("{end} {count} {score}")
    }

    pub(super) fn taken_back(&self, turns: &[Turn]) -> String {
        say!(self.texts, "plain-taken-back", moves = self.listed(turns))
    }

    pub(super) fn played_again(&self, turns: &[Turn]) -> String {
        say!(self.texts, "plain-played-again", moves = self.listed(turns))
    }

    fn listed(&self, turns: &[Turn]) -> String {
        let names = turns.iter().map(|turn| match turn.action {
            Move::Place(square) => square.to_string(),
            Move::Pass => self.texts.get(key!("plain-pass")).into_owned(),
        });
        names.collect::<Vec<_>>().join(", ")
    }

    /// The values of the moves, best first.
    pub(super) fn hints(&self, hints: &Hints, to_move: Disc) -> Option<String> {
        let report = hints.report.as_ref()?;
        let side = self.side(to_move);
        let values: Vec<_> =
            hints.candidates.iter().map(|candidate| self.hint(candidate, report.exact)).collect();
        let values = values.join(", ");
        Some(if report.exact {
            say!(self.texts, "plain-hints-exact", side = side, values = values)
        } else {
            say!(self.texts, "plain-hints", side = side, depth = report.depth, values = values)
        })
    }

    fn hint(&self, candidate: &Candidate, exact: bool) -> String {
        let Candidate { square, value, bound } = *candidate;
        let value = if exact { format!("{:+}", Value::discs(value)) } else { value.to_string() };
        match bound {
            Bound::True => format!("{square} {value}"),
            Bound::AtMost => {
                let square = square.to_string();
                say!(self.texts, "plain-hint-at-most", square = square, value = value)
            }
        }
    }
}
