use std::fmt::{self, Write as _};

use super::{Game, Move};
use crate::formats::board;
use crate::rules::{self, Disc, Position, Rules, Supply};

/// Writes a game on one line, without the line's end.
///
/// Brackets in a value become parentheses and control characters spaces, since GGF has no escapes.
/// An empty place or date is left out; names are always there.
#[must_use]
pub fn write(game: &Game) -> String {
    let mut text = String::new();
    write_game(&mut text, game).expect("a string takes every text");
    text
}

fn write_game(text: &mut String, game: &Game) -> fmt::Result {
    write!(text, "(;GM[{}]", name(game.rules))?;
    for (tag, value) in [("PC", &game.place), ("DT", &game.date)] {
        if !value.is_empty() {
            write_tag(text, tag, value)?;
        }
    }
    write_tag(text, "PB", &game.black)?;
    write_tag(text, "PW", &game.white)?;
    match game.result {
        Some(result) => write!(text, "RE[{result}]")?,
        None => write!(text, "RE[?]")?,
    }
    write_tag(text, "TI", &game.time)?;
    write_tag(text, "TY", &game.kind)?;
    for (tag, value) in &game.other {
        write_tag(text, tag, value)?;
    }
    write_start(text, &game.start)?;
    write_moves(text, game)?;
    write!(text, ";)")
}

const fn name(rules: Rules) -> &'static str {
    match rules {
        Rules::Othello => "Othello",
        Rules::Reversi => "Reversi",
    }
}

fn write_tag(text: &mut String, tag: &str, value: &str) -> fmt::Result {
    let value = value.chars().map(|character| match character {
        '[' => '(',
        ']' => ')',
        character if character.is_control() => ' ',
        character => character,
    });
    write!(text, "{tag}[{}]", value.collect::<String>().trim())
}

/// Writes the board without spaces; in Reversi what is left to place too, unless it is all.
fn write_start(text: &mut String, start: &Position) -> fmt::Result {
    write!(text, "BO[8 ")?;
    text.extend(board::squares(start, '*'));
    write!(text, " {}", board::letter(Some(start.to_move()), '*'))?;
    match start.supply() {
        Some(Supply { black, white }) if *start != Position::start(Rules::Reversi) => {
            write!(text, " /{black},{white}]")
        }
        _ => write!(text, "]"),
    }
}

fn write_moves(text: &mut String, game: &Game) -> fmt::Result {
    let mut to_move = game.start.to_move();
    for step in &game.moves {
        let tag = match to_move {
            Disc::Black => 'B',
            Disc::White => 'W',
        };
        write!(text, "{tag}[")?;
        write_move(text, step)?;
        write!(text, "]")?;
        to_move = !to_move;
    }
    Ok(())
}

fn write_move(text: &mut String, step: &Move) -> fmt::Result {
    match step.action {
        rules::Move::Place(square) => {
            let square = square.to_string();
            text.push_str(&square.to_ascii_uppercase());
        }
        rules::Move::Pass => text.push_str("PA"),
    }
    match (step.value, step.seconds) {
        (None, None) => Ok(()),
        (Some(value), None) => write!(text, "/{value}"),
        (None, Some(seconds)) => write!(text, "//{seconds}"),
        (Some(value), Some(seconds)) => write!(text, "/{value}/{seconds}"),
    }
}
