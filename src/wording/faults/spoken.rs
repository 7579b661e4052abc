//! Tests: every fault is told in both languages, and in none but its own.

use std::io::{Error, ErrorKind};
use std::path::PathBuf;
use std::time::Duration;

use super::{Said, reason};
use crate::engines::{EngineError, NoSuchProgram, SpecError, Unsayable};
use crate::files::Unfit;
use crate::formats::board::BoardError;
use crate::formats::clock::{ClockError, ClockPart};
use crate::formats::games::{Format, GameError, InputError, LineFault as TextFault, Unwritable};
use crate::formats::ggf::{GgfError, GgfFault};
use crate::formats::obf::ObfError;
use crate::formats::record::LineFault;
use crate::formats::sgf::{SgfError, SgfFault};
use crate::formats::transcript::TranscriptError;
use crate::formats::wthor::{FileError, RecordFault, SizeFault};
use crate::rules::{Disc, IllegalMove, PositionError, Square};
use crate::starts::{ListError, ListFault};
use crate::store::{Expected, SavedGameError, StoreError};
use crate::text::{Language, Texts};

/// What only an English sentence has: a text from outside is `zz` here.
const ENGLISH: [&str; 24] = [
    "the", "is", "not", "are", "and", "of", "at", "that", "this", "with", "have", "has", "there",
    "than", "game", "games", "move", "square", "line", "board", "disc", "expected", "needed",
    "side",
];

fn zz() -> String {
    "zz".to_owned()
}

/// Whether both languages are spoken, each alone.
fn check(fault: &dyn Said) {
    let english = fault.said(&Texts::new(Language::English));
    let italian = fault.said(&Texts::new(Language::Italian));
    assert_ne!(english, italian);
    let words = italian.split(|sign: char| !sign.is_alphabetic());
    for word in words {
        assert!(!ENGLISH.contains(&word), "{italian}: {word}");
    }
}

/// The same, and that a log and a person who speaks English read the same.
fn check_as_logged(fault: &dyn Said) {
    check(fault);
    assert_eq!(fault.said(&Texts::new(Language::English)), fault.to_string());
}

fn illegal() -> [IllegalMove; 6] {
    [
        IllegalMove::Occupied(Square::D4),
        IllegalMove::TurnsNothing(Square::A1),
        IllegalMove::NotCentre(Square::A1),
        IllegalMove::NoDiscsLeft,
        IllegalMove::PassNotForced,
        IllegalMove::GameOver,
    ]
}

fn positions() -> [PositionError; 4] {
    [
        PositionError::TwoDiscs(Square::A1),
        PositionError::TooManyDiscs(33),
        PositionError::WrongSupply { placed: 4, left: 4 },
        PositionError::CentreNotFull(Square::A1),
    ]
}

fn boards() -> Vec<BoardError> {
    let mut faults = vec![
        BoardError::UnknownSquare { square: Square::A1, found: '?' },
        BoardError::TooShort(63),
        BoardError::Rows(7),
        BoardError::UnknownSide('?'),
        BoardError::TooLong(zz()),
        BoardError::UnknownSupply(zz()),
        BoardError::SupplyInOthello(zz()),
    ];
    faults.extend(positions().map(BoardError::Impossible));
    faults
}

fn transcripts() -> Vec<TranscriptError> {
    let illegal = illegal().map(|fault| TranscriptError::Illegal { number: 17, fault });
    let none = TranscriptError::NotASquare { number: 17, text: zz() };
    let behind = TranscriptError::BehindTheEnd { number: 17, text: zz() };
    illegal.into_iter().chain([none, behind, TranscriptError::NoMove(zz())]).collect()
}

fn lines() -> Vec<LineFault> {
    let illegal = illegal().map(|fault| LineFault::Illegal { number: 17, fault });
    let turns = Disc::BOTH.map(|by| LineFault::OutOfTurn { number: 17, by });
    illegal.into_iter().chain(turns).collect()
}

#[test]
fn faults_of_moves_and_boards_are_told_in_both_languages() {
    illegal().iter().for_each(|fault| check_as_logged(fault));
    positions().iter().for_each(|fault| check_as_logged(fault));
    boards().iter().for_each(|fault| check_as_logged(fault));
    transcripts().iter().for_each(|fault| check_as_logged(fault));
    lines().iter().for_each(|fault| check_as_logged(fault));
    let fields = [
        ObfError::Board(BoardError::TooShort(1)),
        ObfError::UnknownField { field: 2, text: zz() },
        ObfError::IllegalMove { field: 2, text: zz() },
    ];
    fields.iter().for_each(|fault| check_as_logged(fault));
}

#[test]
fn faults_of_files_of_games_are_told_in_both_languages() {
    let mut sgf = vec![
        SgfFault::NoEnd,
        SgfFault::NotAProperty(zz()),
        SgfFault::OpenValue(zz()),
        SgfFault::OtherGame(zz()),
        SgfFault::OtherSize(zz()),
        SgfFault::Setup { name: zz(), value: zz() },
        SgfFault::Side(zz()),
        SgfFault::LateSetup(4),
        SgfFault::Start(PositionError::TooManyDiscs(33)),
        SgfFault::NotASquare { number: 4, text: zz() },
    ];
    sgf.extend(lines().into_iter().map(SgfFault::Move));
    let mut ggf = vec![
        GgfFault::NoEnd,
        GgfFault::NotATag(zz()),
        GgfFault::OpenValue(zz()),
        GgfFault::OtherGame(zz()),
        GgfFault::OtherSize(zz()),
        GgfFault::NotASquare { number: 4, text: zz() },
    ];
    ggf.extend(lines().into_iter().map(GgfFault::Move));
    ggf.extend(boards().into_iter().map(GgfFault::Board));
    for fault in sgf {
        check_as_logged(&GameError::Sgf(SgfError { game: 2, line: 3, fault }));
    }
    for fault in ggf {
        check_as_logged(&GameError::Ggf(GgfError { game: 2, line: 3, fault }));
    }
    for fault in transcripts() {
        let fault = TextFault::Transcript(fault);
        check_as_logged(&GameError::Line { game: 2, line: 3, fault });
    }
    for fault in boards() {
        check_as_logged(&TextFault::Obf(ObfError::Board(fault.clone())));
        check_as_logged(&TextFault::Board(fault));
    }
}

#[test]
fn faults_of_wthor_and_of_foreign_files_are_told_in_both_languages() {
    for fault in [FileError::NoHeader(3), FileError::OtherBoard(10), FileError::Solitaires(1)] {
        check_as_logged(&InputError::Wthor(fault));
    }
    for fault in [InputError::Empty, InputError::Binary { offset: 1, byte: 0 }, InputError::Names] {
        check_as_logged(&fault);
    }
    let mut records = vec![
        RecordFault::NotASquare { number: 4, code: 9 },
        RecordFault::AfterEnd { number: 4, code: 9 },
    ];
    records.extend(illegal().map(|fault| RecordFault::Illegal { number: 4, fault }));
    for fault in records {
        check_as_logged(&GameError::Record { game: 2, offset: 100, fault });
    }
    let (what, number, offset) = ("game", 2, 84);
    check(&GameError::Size(SizeFault::TooShort { what, number, offset, end: 90, stated: 2 }));
    check(&GameError::Size(SizeFault::TooLong { what, offset, extra: 3 }));
    check_as_logged(&Unwritable::Start);
    check_as_logged(&Unwritable::NoMoves(Format::Wthor));
    check_as_logged(&Unwritable::NoScore);
}

#[test]
fn faults_of_clocks_lists_and_saved_games_are_told_in_both_languages() {
    for part in [ClockPart::Main, ClockPart::Increment] {
        check_as_logged(&ClockError::NotATime { part, text: zz() });
        check_as_logged(&ClockError::OutOfBounds { part });
    }
    let lists = [
        ListFault::Board(BoardError::TooShort(1)),
        ListFault::Transcript(TranscriptError::NotASquare { number: 1, text: zz() }),
        ListFault::Over,
        ListFault::Empty,
    ];
    for fault in lists {
        check_as_logged(&ListError { line: 3, fault });
    }
    let (line, key) = (3, "seed");
    let saved = [
        SavedGameError::NotASavedGame,
        SavedGameError::Newer(9),
        SavedGameError::NotText(3),
        SavedGameError::UnknownLine { line, text: zz() },
        SavedGameError::Twice { line, key },
        SavedGameError::Missing(key),
        SavedGameError::Start { line, fault: BoardError::TooShort(1) },
        SavedGameError::Moves {
            line,
            fault: TranscriptError::NotASquare { number: 1, text: zz() },
        },
    ];
    saved.iter().for_each(|fault| check_as_logged(fault));
    use Expected::{Clock, Forfeit, Number, Played, Rules, Seat, Seconds, Took, YesOrNo};
    for expected in [Rules, Seat, Number, YesOrNo, Seconds, Forfeit, Clock, Took, Played] {
        check_as_logged(&SavedGameError::WrongValue { line, key, value: zz(), expected });
    }
}

#[test]
fn faults_of_programs_and_of_the_disk_are_told_in_both_languages() {
    for fault in [
        SpecError::NoProtocol(zz()),
        SpecError::NotADepth(zz()),
        SpecError::NoCommand,
        SpecError::OpenQuote(zz()),
    ] {
        check_as_logged(&fault);
        check(&EngineError::Spec(fault));
    }
    for what in [Unsayable::Depth, Unsayable::Start, Unsayable::Rules, Unsayable::PartsOfSeconds] {
        check(&EngineError::Unsayable(what));
    }
    let (asked, reply) = (zz(), zz());
    let not_found = Error::new(ErrorKind::NotFound, NoSuchProgram);
    check(&EngineError::Start { program: zz(), reason: not_found });
    check(&EngineError::Ended { asked: zz(), status: Some(zz()), last_words: Some(zz()) });
    check(&EngineError::Stalled { asked: zz(), after: Duration::from_secs(2), heard: None });
    check(&EngineError::Refused { asked, reply });
    check(&EngineError::NotAMove { reply: zz() });
    check(&EngineError::Illegal { reply: zz(), fault: IllegalMove::GameOver });
    let path = || PathBuf::from("/zz");
    check(&StoreError::NoFolder);
    check(&StoreError::Busy(path()));
    check(&StoreError::Write { path: path(), reason: ErrorKind::StorageFull.into() });
    check(&StoreError::Read { path: path(), reason: Error::other(Unfit::NotRegular) });
}

#[cfg(unix)]
#[test]
fn what_the_system_says_is_told_in_the_players_language() {
    let said = |language, code| reason(&Texts::new(language), &Error::from_raw_os_error(code));
    assert_eq!(said(Language::English, 2), "No such file or directory");
    assert_eq!(said(Language::Italian, 2), "il file o la cartella non esiste");
    assert_eq!(said(Language::Italian, 13), "permesso negato");
}
