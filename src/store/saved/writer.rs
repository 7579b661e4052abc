use std::fmt::{self, Write as _};
use std::time::Duration;

use super::fields::{VERSION, WITHOUT_CLOCKS};
use crate::formats::board;
use crate::game::{Game, Record, Seat, Strength, Times};
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
    let version = if game.times.is_some() { VERSION } else { WITHOUT_CLOCKS };
    writeln!(text, "otello-game {version}")?;
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
    if let Some(times) = &game.times {
        write_times(text, times, record)?;
    }
    writeln!(text, "assisted: {}", yes_or_no(game.assisted))?;
    writeln!(text, "turned: {}", yes_or_no(game.turned))
}

/// Writes the clocks, to the millisecond.
fn write_times(text: &mut String, times: &Times, record: &Record) -> fmt::Result {
    writeln!(text, "clock: {}", times.setting())?;
    write!(text, "took:")?;
    for index in 0..record.turns().len() + record.undone().len() {
        match times.took(index) {
            Some(took) => write!(text, " {}", seconds(took))?,
            None => write!(text, " -")?,
        }
    }
    writeln!(text, "\nthinking: {}", seconds(times.thinking()))
}

/// Seconds with three digits behind the point, which never say more than the time was.
fn seconds(time: Duration) -> String {
    format!("{}.{:03}", time.as_secs(), time.subsec_millis())
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
        Seat::Engine(Strength::Clock) => "engine clock".to_owned(),
    }
}

pub(super) const fn yes_or_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
