use std::fmt::{self, Write as _};

use super::fields::VERSION;
use crate::formats::board;
use crate::game::{Game, Seat, Strength};
use crate::rules::{Move, Rules};

/// Writes a game.
pub(in crate::store) fn write(game: &Game) -> String {
    let mut text = String::new();
    write_game(&mut text, game).expect("a string takes every text");
    text
}

fn write_game(text: &mut String, game: &Game) -> fmt::Result {
    let record = &game.record;
    let started = game.started.replace(char::is_control, " ");
    writeln!(text, "otello-game {VERSION}")?;
    writeln!(text, "rules: {}", rules_word(record.start().rules()))?;
    writeln!(text, "started: {}", started.trim())?;
    writeln!(text, "start: {}", board::write(record.start()))?;
    write!(text, "moves:")?;
    for turn in record.turns().iter().chain(record.undone()) {
        match turn.action {
            Move::Place(square) => write!(text, " {square}")?,
            Move::Pass => write!(text, " pass")?,
        }
    }
    writeln!(text, "\nplayed: {}", record.turns().len())?;
    writeln!(text, "black: {}", seat_words(game.seats.black))?;
    writeln!(text, "white: {}", seat_words(game.seats.white))?;
    writeln!(text, "seed: {}", game.seed)?;
    writeln!(text, "assisted: {}", yes_or_no(game.assisted))?;
    writeln!(text, "turned: {}", yes_or_no(game.turned))
}

pub(super) const fn rules_word(rules: Rules) -> &'static str {
    match rules {
        Rules::Othello => "othello",
        Rules::Reversi => "reversi",
    }
}

fn seat_words(seat: Seat) -> String {
    match seat {
        Seat::Human => "human".to_owned(),
        Seat::Engine(Strength::Level(level)) => format!("engine level {level}"),
        Seat::Engine(Strength::Depth(depth)) => format!("engine depth {depth}"),
        Seat::Engine(Strength::Time(time)) => format!("engine time {}", time.as_secs_f64()),
    }
}

pub(super) const fn yes_or_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
