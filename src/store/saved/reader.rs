use std::ops::RangeInclusive;
use std::time::Duration;

use super::fields::Fields;
use super::writer::{forfeit_words, rules_word, yes_or_no};
use super::{Expected, SavedGameError};
use crate::formats::{board, transcript};
use crate::game::{
    Forfeit, ForfeitWay, Game, Origin, Program, Record, Seat, Seats, Strength, Times,
};
use crate::rules::{Disc, Move, Rules};

/// Whether a file is meant as a saved game.
#[must_use]
pub fn is_saved_game(bytes: &[u8]) -> bool {
    bytes.starts_with(b"otello-game ")
}

/// Reads a saved game, wherever its file lies.
///
/// # Errors
/// When the bytes are not a saved game of this version, down to the last key.
pub fn read_saved_game(bytes: &[u8]) -> Result<Game, SavedGameError> {
    read(bytes)
}

/// Reads a game.
///
/// # Errors
/// When the bytes are not a saved game of this version, down to the last key.
pub(in crate::store) fn read(bytes: &[u8]) -> Result<Game, SavedGameError> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let ends = bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n');
        SavedGameError::NotText(ends.count() + 1)
    })?;
    let fields = Fields::read(text)?;
    let rules = fields.value("rules", Expected::Rules, read_rules)?;
    let record = read_record(&fields, rules)?;
    let (program, forfeit) = read_program(&fields)?;
    let read_seat =
        |text: &str| read_seat(text).filter(|seat| *seat != Seat::Program || program.is_some());
    let origin = if fields.has_origin() { Some(read_origin(&fields, &record)?) } else { None };
    Ok(Game {
        record,
        origin,
        seats: Seats {
            black: fields.value("black", Expected::Seat, read_seat)?,
            white: fields.value("white", Expected::Seat, read_seat)?,
        },
        program: program.clone(),
        forfeit,
        seed: fields.value("seed", Expected::Number, |text| text.parse().ok())?,
        assisted: fields.value("assisted", Expected::YesOrNo, read_yes_or_no)?,
        turned: fields.value("turned", Expected::YesOrNo, read_yes_or_no)?,
        started: fields.find("started")?.1.to_owned(),
        times: if fields.has_clocks() { Some(read_times(&fields)?) } else { None },
    })
}

fn read_program(fields: &Fields<'_>) -> Result<(Option<Program>, Option<Forfeit>), SavedGameError> {
    if !fields.has_program() {
        return Ok((None, None));
    }
    let program = Program {
        command: fields.find("program")?.1.to_owned(),
        name: fields.find("name")?.1.to_owned(),
        time: fields.value("time", Expected::Seconds, read_took)?,
        patience: fields.value("patience", Expected::Seconds, read_seconds)?,
    };
    let forfeit = fields.value("forfeit", Expected::Forfeit, read_forfeit)?;
    Ok((Some(program), forfeit))
}

fn read_origin(fields: &Fields<'_>, record: &Record) -> Result<Origin, SavedGameError> {
    let all = record.turns().len() + record.undone().len();
    let text = |key| fields.find(key).map(|(_, text)| text.to_owned());
    let turns = fields.value("begun", Expected::Played, |text| {
        text.parse().ok().filter(|&turns: &usize| turns <= all)
    })?;
    Ok(Origin {
        black: text("from-black")?,
        white: text("from-white")?,
        event: text("from-event")?,
        date: text("from-date")?,
        turns,
        whole: None,
    })
}

fn read_forfeit(text: &str) -> Option<Option<Forfeit>> {
    let ways = [ForfeitWay::Resigned, ForfeitWay::Left];
    let all = Disc::BOTH.into_iter().flat_map(|by| ways.map(|way| Some(Forfeit { by, way })));
    all.chain([None]).find(|forfeit| forfeit_words(*forfeit) == text)
}

fn read_times(fields: &Fields<'_>) -> Result<Times, SavedGameError> {
    let setting = fields.value("clock", Expected::Clock, |text| text.parse().ok())?;
    let took = fields
        .value("took", Expected::Took, |text| text.split_whitespace().map(read_took).collect())?;
    let thinking = fields.value("thinking", Expected::Seconds, read_seconds)?;
    Ok(Times::kept(setting, took, thinking))
}

fn read_took(text: &str) -> Option<Option<Duration>> {
    if text == "-" { Some(None) } else { read_seconds(text).map(Some) }
}

fn read_seconds(text: &str) -> Option<Duration> {
    Duration::try_from_secs_f64(text.parse().ok()?).ok()
}

fn read_record(fields: &Fields<'_>, rules: Rules) -> Result<Record, SavedGameError> {
    let (line, start) = fields.find("start")?;
    let start =
        board::parse(start, rules).map_err(|fault| SavedGameError::Start { line, fault })?;
    let (line, moves) = fields.find("moves")?;
    let moves =
        transcript::parse(moves, &start).map_err(|fault| SavedGameError::Moves { line, fault })?;
    let mut record = Record::new(start);
    for action in moves.into_iter().filter(|action| *action != Move::Pass) {
        record.play(action).expect("the transcript is legal, and passes are taken when due");
    }
    let turns = record.turns().len();
    let played = fields.value("played", Expected::Played, |text| {
        text.parse().ok().filter(|&played: &usize| played <= turns)
    })?;
    record.rewind(played);
    Ok(record)
}

fn read_rules(text: &str) -> Option<Rules> {
    [Rules::Othello, Rules::Reversi].into_iter().find(|&rules| rules_word(rules) == text)
}

fn read_seat(text: &str) -> Option<Seat> {
    match text {
        "human" => return Some(Seat::Human),
        "program" => return Some(Seat::Program),
        _ => {}
    }
    if text == "engine clock" {
        return Some(Seat::Engine(Strength::Clock));
    }
    let (kind, value) = text.strip_prefix("engine ")?.split_once(' ')?;
    let within = |range: RangeInclusive<u8>| value.parse().ok().filter(|n| range.contains(n));
    let strength = match kind {
        "level" => within(Strength::LEVELS).map(Strength::Level),
        "depth" => within(Strength::DEPTHS).map(Strength::Depth),
        "time" => value.parse().ok().and_then(Strength::thinking_time).map(Strength::Time),
        _ => None,
    };
    strength.map(Seat::Engine)
}

fn read_yes_or_no(text: &str) -> Option<bool> {
    [true, false].into_iter().find(|&is| yes_or_no(is) == text)
}

#[cfg(test)]
mod tests {
    use super::read_seat;

    #[test]
    fn seats_are_read_within_their_bounds() {
        for words in
            ["human", "engine level 20", "engine depth 8", "engine time 1.5", "engine clock"]
        {
            assert!(read_seat(words).is_some(), "{words}");
        }
        for words in [
            "",
            "engine",
            "engine level 0",
            "engine level 21",
            "engine depth 0",
            "engine depth 61",
            "engine time 0",
            "engine time -1",
            "engine time 86401",
            "engine time NaN",
            "engine hope 3",
        ] {
            assert_eq!(read_seat(words), None, "{words}");
        }
    }
}
