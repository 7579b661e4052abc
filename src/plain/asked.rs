//! What the dialogue answers to questions about the board and the game.

use super::speech::Speech;
use super::words::Word;
use crate::game::{Game, Record};
use crate::rules::{Move, Position, Square};
use crate::session::Refusal;
use crate::text::{key, say};

impl Speech {
    /// What is on a square, and whether it may be played.
    pub(super) fn contents(&self, position: &Position, square: Square) -> String {
        let contents = if position.legal_moves().has(square) {
            say!(self.texts, "plain-empty-legal", side = self.side(position.to_move()))
        } else {
            self.disc_on(position, square)
        };
        say!(self.texts, "plain-on", square = square.to_string(), contents = contents)
    }

    /// A row of the board in words, its left end first.
    pub(super) fn rank(&self, position: &Position, rank: u8) -> String {
        let squares = self.each_of(position, (0..8).map(|file| Square::at(file, rank)));
        say!(self.texts, "plain-row", row = rank + 1, squares = squares)
    }

    /// A column of the board in words, its upper end first.
    pub(super) fn file(&self, position: &Position, file: u8) -> String {
        let squares = self.each_of(position, (0..8).map(|rank| Square::at(file, rank)));
        let column = char::from(b'a' + file).to_string();
        say!(self.texts, "plain-column", column = column, squares = squares)
    }

    fn each_of(&self, position: &Position, squares: impl Iterator<Item = Square>) -> String {
        let said = squares.map(|square| format!("{square} {}", self.disc_on(position, square)));
        said.collect::<Vec<_>>().join(", ")
    }

    fn disc_on(&self, position: &Position, square: Square) -> String {
        match position.contents(square) {
            Some(disc) => self.side(disc).into_owned(),
            None => self.texts.get(key!("plain-empty")).into_owned(),
        }
    }

    /// Which discs the last move turned.
    pub(super) fn turned(&self, record: &Record) -> String {
        let Some(turn) = record.last_placement() else { return self.no_move_yet() };
        let side = self.side(turn.by);
        let square = turn.action.square().map(|square| square.to_string()).unwrap_or_default();
        if turn.flips.is_empty() {
            return say!(self.texts, "plain-turned-nothing", side = side, square = square);
        }
        let turned: Vec<_> = turn.flips.squares().map(|square| square.to_string()).collect();
        let turned = turned.join(", ");
        say!(self.texts, "plain-turned", side = side, square = square, turned = turned)
    }

    /// The moves so far, with their numbers.
    pub(super) fn list(&self, record: &Record) -> String {
        if record.plies() == 0 {
            return self.no_move_yet();
        }
        let moves = record.turns().iter().scan(0, |number, turn| {
            Some(match turn.action {
                Move::Pass => self.texts.get(key!("plain-pass")).into_owned(),
                Move::Place(square) => {
                    *number += 1;
                    format!("{number} {square}")
                }
            })
        });
        let moves = moves.collect::<Vec<_>>().join(", ");
        say!(self.texts, "plain-list", moves = moves)
    }

    fn no_move_yet(&self) -> String {
        self.texts.get(key!("plain-no-move-yet")).into_owned()
    }

    /// How strong the engine plays; or why nobody can say.
    pub(super) fn level(&self, game: &Game) -> String {
        let seats = &game.seats;
        if seats.has_program() {
            return self.common().refusal(Refusal::StrengthOfItsOwn, game.record.position());
        }
        let Some(strength) = seats.strength() else {
            return self.texts.get(key!("plain-no-engine")).into_owned();
        };
        say!(self.texts, "plain-level", strength = self.common().strength(strength))
    }

    /// The same, and how it is changed.
    pub(super) fn level_and_how(&self, game: &Game) -> String {
        let level = self.level(game);
        if game.seats.has_program() || game.seats.strength().is_none() {
            return level;
        }
        format!("{level} {}", say!(self.texts, "plain-level-how", usage = self.usage(Word::Level)))
    }

    /// How a word is used that was used in another way.
    pub(super) fn usage_of(&self, word: Word) -> String {
        let (usage, meaning) = (self.usage(word), self.texts.get(word.meaning()));
        say!(self.texts, "plain-usage", usage = usage, meaning = meaning)
    }

    pub(super) fn too_long(&self) -> String {
        self.texts.get(key!("plain-too-long")).into_owned()
    }
}
