use std::fmt::{self, Write as _};
use std::time::Duration;

use super::error::VERSION;
use super::fields::{WITH_CLOCKS, WITH_PROGRAM, WITHOUT_CLOCKS};
use crate::formats::board;
use crate::game::{Forfeit, ForfeitWay, Game, Origin, Program, Record, Seat, Strength, Times};
use crate::rules::{Disc, Move, Rules};

/// Writes a game.
pub(in crate::store) fn write(game: &Game) -> String {
    let mut text = String::new();
    write_game(&mut text, game).expect("a string takes every text");
    text
}

fn write_game(text: &mut String, game: &Game) -> fmt::Result {
    let record = &game.record;
    let version = match (&game.origin, &game.program, &game.times) {
        (Some(_), ..) => VERSION,
        (None, Some(_), _) => WITH_PROGRAM,
        (None, None, Some(_)) => WITH_CLOCKS,
        (None, None, None) => WITHOUT_CLOCKS,
    };
    writeln!(text, "otello-game {version}")?;
    writeln!(text, "rules: {}", rules_word(record.start().rules()))?;
    writeln!(text, "started: {}", one_line(&game.started))?;
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
    if let Some(origin) = &game.origin {
        write_origin(text, origin)?;
    }
    if let Some(program) = &game.program {
        write_program(text, program, game.forfeit)?;
    }
    if let Some(times) = &game.times {
        write_times(text, times, record)?;
    }
    writeln!(text, "assisted: {}", yes_or_no(game.assisted))?;
    writeln!(text, "turned: {}", yes_or_no(game.turned))
}

/// Writes how many turns come from elsewhere, and what is known of that.
fn write_origin(text: &mut String, origin: &Origin) -> fmt::Result {
    writeln!(text, "begun: {}", origin.turns)?;
    writeln!(text, "from-black: {}", one_line(&origin.black))?;
    writeln!(text, "from-white: {}", one_line(&origin.white))?;
    writeln!(text, "from-event: {}", one_line(&origin.event))?;
    writeln!(text, "from-date: {}", one_line(&origin.date))
}

/// Writes who the program is, and whether the game was given up.
fn write_program(text: &mut String, program: &Program, forfeit: Option<Forfeit>) -> fmt::Result {
    writeln!(text, "program: {}", one_line(&program.command))?;
    writeln!(text, "name: {}", one_line(&program.name))?;
    writeln!(text, "time: {}", program.time.map_or_else(|| "-".to_owned(), seconds))?;
    writeln!(text, "patience: {}", seconds(program.patience))?;
    writeln!(text, "forfeit: {}", forfeit_words(forfeit))
}

/// A text as the value of a key.
fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_owned()
}

pub(super) fn forfeit_words(forfeit: Option<Forfeit>) -> String {
    let Some(Forfeit { by, way }) = forfeit else { return "-".to_owned() };
    let by = match by {
        Disc::Black => "black",
        Disc::White => "white",
    };
    let way = match way {
        ForfeitWay::Resigned => "resigned",
        ForfeitWay::Left => "left",
    };
    format!("{by} {way}")
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
        Seat::Program => "program".to_owned(),
        Seat::Engine(Strength::Level(level)) => format!("engine level {level}"),
        Seat::Engine(Strength::Depth(depth)) => format!("engine depth {depth}"),
        Seat::Engine(Strength::Time(time)) => format!("engine time {}", time.as_secs_f64()),
        Seat::Engine(Strength::Clock) => "engine clock".to_owned(),
    }
}

pub(super) const fn yes_or_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
