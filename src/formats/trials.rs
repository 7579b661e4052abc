//! What holds for any bytes at all: entry points for fuzzing, and for the tests that try random and
//! damaged inputs for a second each.
//!
//! Each reads what it is given, and where that is a game writes it and reads it again. A panic is a
//! finding.

use super::clock::ClockSetting;
use super::games::{self, Format, Input, Loss, Names, WthorBuilder};
use super::record::GameRecord;
use super::wthor::{Day, GameFile, NameFile, Named};
use super::{board, ggf, obf, sgf, transcript};
use crate::rules::{Move, Position, Rules};

/// Tries the detector, and whatever reader it chooses.
///
/// # Panics
/// When a game that was read is not the same after it was written.
pub fn anything(bytes: &[u8]) {
    let names = Names::default();
    let Ok(input) = Input::of_bytes(bytes) else { return };
    for rules in [Rules::Othello, Rules::Reversi] {
        input.games(rules, &names).flatten().for_each(|game| write_and_read(&game));
    }
}

/// Tries transcripts, boards, lines of OBF and settings of clocks.
///
/// # Panics
/// When what was read is not the same after it was written.
pub fn lines(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for rules in [Rules::Othello, Rules::Reversi] {
        let start = Position::start(rules);
        if let Ok(moves) = transcript::parse(&text, &start) {
            let again = transcript::parse(&transcript::write(&moves), &start);
            assert_eq!(squares(again.expect("it was a transcript")), squares(moves));
        }
        if let Ok(position) = board::parse(&text, rules) {
            assert_eq!(board::parse(&board::write(&position), rules), Ok(position));
        }
        for line in text.lines() {
            let _ = obf::parse(line, rules);
        }
    }
    let in_ggf = ClockSetting::from_ggf(&text).ok().flatten();
    for setting in text.parse().ok().into_iter().chain(in_ggf) {
        assert_eq!(setting.to_string().parse(), Ok(setting));
        assert_eq!(ClockSetting::from_ggf(&setting.to_ggf()), Ok(Some(setting)));
    }
}

/// Tries GGF and SGF, whatever the detector would say.
///
/// # Panics
/// When a game that was read is not the same after it was written.
pub fn trees(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for game in ggf::games(&text).flatten() {
        let again = ggf::games(&ggf::write(&game)).next().expect("a game was written");
        let again = again.expect("it was a game");
        assert_eq!((again.start, again.moves), (game.start, game.moves));
    }
    sgf::games(&text).flatten().for_each(|game| write_and_read(&game));
}

/// Tries WTHOR's games and names.
///
/// # Panics
/// When a file is not written as it was read.
pub fn wthor(bytes: &[u8]) {
    if let Ok(file) = GameFile::read(bytes) {
        assert_eq!(file.write(), bytes);
        for record in &file.records {
            if let Err(fault) = record.replay() {
                assert!((8..68).contains(&fault.offset()), "{fault}");
            }
        }
    }
    for named in [Named::Players, Named::Tournaments] {
        if let Ok(file) = NameFile::read(named, bytes) {
            assert_eq!(file.write(), bytes);
        }
    }
}

fn squares(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    moves.into_iter().filter(|action| *action != Move::Pass).collect()
}

/// Writes a game in every format; in those that keep its moves it must be the same.
fn write_and_read(game: &GameRecord) {
    let names = Names::default();
    for format in Format::ALL {
        let losses = Loss::of(game, format);
        let bytes = if format == Format::Wthor {
            let mut builder = WthorBuilder::new();
            let added = builder.add(game);
            added.is_ok().then(|| builder.finish(None, Day::new(2026, 11, 30)).games.write())
        } else {
            games::write(game, format).ok().map(String::into_bytes)
        };
        let Some(bytes) = bytes else { continue };
        let input = Input::of_bytes(&bytes).expect("a game was written");
        let mut again = input.games(game.start.rules(), &names);
        let again = again.next().expect("a game was written").expect("it was a game");
        if !losses.contains(&Loss::Moves) && !losses.contains(&Loss::Supply) {
            assert_eq!(again.start, game.start, "{format}");
            assert_eq!(squares(again.actions()), squares(game.actions()), "{format}");
        }
    }
}
