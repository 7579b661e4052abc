use std::borrow::Cow;

use crate::game::{Forfeit, ForfeitWay, Game, Turn};
use crate::rules::{Disc, Move, Position, Rules};
use crate::session::{Hints, PassReason};
use crate::text::{Texts, key, say};
use crate::wording::{Wording, program_name};

/// The sentences that only the dialogue says, about the game that is played.
#[derive(Debug)]
pub(super) struct Speech {
    pub(super) texts: Texts,
    rules: Rules,
}

impl Speech {
    pub(super) const fn new(texts: Texts, rules: Rules) -> Self {
        Self { texts, rules }
    }

    /// The sentences that every front end says.
    pub(super) const fn common(&self) -> Wording<'_> {
        Wording::new(&self.texts, self.rules)
    }

    pub(super) fn side(&self, disc: Disc) -> Cow<'_, str> {
        self.common().side(disc)
    }

    /// Which game is played, and who sits where.
    pub(super) fn greeting(&self, played: &Game) -> String {
        let (game, seats) = (self.common().game(), &played.seats);
        if seats.has_program()
            && let Some(disc) = seats.only_human()
        {
            let (you, side) = (self.side(disc), self.side(!disc));
            let program = program_name(played);
            return say!(
                self.texts,
                "plain-against-program",
                game = game,
                you = you,
                program = program,
                side = side
            );
        }
        let Some(strength) = seats.strength() else {
            return say!(self.texts, "plain-two-players", game = game);
        };
        let strength = self.common().strength(strength);
        let Some(disc) = seats.only_human() else {
            return say!(self.texts, "plain-watch", game = game, strength = strength);
        };
        let (you, engine) = (self.side(disc), self.side(!disc));
        say!(
            self.texts,
            "plain-against-engine",
            game = game,
            you = you,
            engine = engine,
            strength = strength
        )
    }

    /// Where a game is that is taken up again, and the pass that it was left with; nothing of one
    /// that is over.
    pub(super) fn goes_on(&self, game: &Game) -> Vec<String> {
        let record = &game.record;
        let Some((last, before)) = record.turns().split_last() else { return Vec::new() };
        if record.plies() == 0 {
            return Vec::new();
        }
        if game.is_over() {
            return self.common().taken_up(game).into_iter().collect();
        }
        let begun_here = || say!(self.texts, "plain-goes-on", moves = record.plies());
        let mut lines = vec![self.common().taken_up(game).unwrap_or_else(begun_here)];
        if last.action == Move::Pass {
            let reason = PassReason::in_record(record, before.len());
            lines.push(self.common().passed(last.by, reason));
        }
        lines
    }

    pub(super) fn your_move(&self, position: &Position) -> String {
        let (side, squares) = (self.side(position.to_move()), position.legal_moves().len());
        say!(self.texts, "plain-your-move", side = side, squares = squares)
    }

    /// The time that both sides have left, if they have clocks.
    pub(super) fn time_left(&self, game: &Game) -> Option<String> {
        game.clocks().map(|clocks| self.common().time_left(&clocks))
    }

    pub(super) fn no_clocks(&self) -> String {
        self.texts.get(key!("plain-no-clocks")).into_owned()
    }

    pub(super) fn moves(&self, game: &Game) -> String {
        let position = game.record.position();
        if game.is_over() {
            return self.texts.get(key!("refusal-game-over")).into_owned();
        }
        let squares: Vec<_> =
            position.legal_moves().squares().map(|square| square.to_string()).collect();
        let side = self.side(position.to_move());
        say!(self.texts, "plain-moves", side = side, squares = squares.join(", "))
    }

    /// What the marks of a drawn board mean.
    pub(super) fn legend(&self, position: &Position) -> String {
        let (black, white) = (self.side(Disc::Black), self.side(Disc::White));
        if position.is_over() {
            return say!(self.texts, "plain-legend-over", black = black, white = white);
        }
        let side = self.side(position.to_move());
        say!(self.texts, "plain-legend", black = black, white = white, side = side)
    }

    /// What the opening is called, as a sentence.
    pub(super) fn opening(&self, name: &str) -> String {
        format!("{}.", say!(self.texts, "common-opening", name = name))
    }

    /// The discs on the board and the opening, and in Reversi those that are left to place.
    pub(super) fn score(&self, game: &Game) -> String {
        if game.is_over() {
            return self.result(game);
        }
        let position = game.record.position();
        let count = self.common().disc_count(position);
        match position.supply() {
            None => match self.common().opening(&game.record) {
                Some(name) => format!("{count} {}", self.opening(name)),
                None => count,
            },
            Some(supply) => {
                let left = self.common().each(supply.black, supply.white);
                format!("{count} {}", say!(self.texts, "plain-supply", left = left))
            }
        }
    }

    /// How the game ended; in Othello with both ways to state its score.
    pub(super) fn result(&self, game: &Game) -> String {
        let (common, position) = (self.common(), game.record.position());
        if let Some(Forfeit { by, way }) = game.forfeit {
            let ended = match way {
                ForfeitWay::Resigned => common.resigned(by, game),
                ForfeitWay::Left => common.broken_off(by),
            };
            return format!("{ended} {}", common.disc_count(position));
        }
        if let Some(loser) = game.flag() {
            return format!("{} {}", common.time_up(loser), common.disc_count(position));
        }
        let mut sentences = vec![common.outcome(game.outcome()), common.disc_count(position)];
        if game.recorded_result().is_some() {
            sentences.push(self.texts.get(key!("result-recorded")).into_owned());
            return sentences.join(" ");
        }
        sentences.extend(common.tournament_score(position));
        sentences.join(" ")
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

    /// The values of the moves, best first, in whole discs once they are results.
    pub(super) fn hints(&self, hints: &Hints, to_move: Disc) -> Option<String> {
        let report = hints.report.as_ref()?;
        let values = hints.candidates.iter().map(|candidate| {
            let (square, value) = (candidate.square, candidate.value);
            if report.exact {
                format!("{square} {:+}", value.discs())
            } else {
                format!("{square} {value}")
            }
        });
        let (side, values) = (self.side(to_move), values.collect::<Vec<_>>().join(", "));
        Some(if report.exact {
            say!(self.texts, "plain-hints-exact", side = side, values = values)
        } else {
            say!(self.texts, "plain-hints", side = side, depth = report.depth, values = values)
        })
    }
}
