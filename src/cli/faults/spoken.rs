//! Tests: what is wrong with arguments, sources, matches and weights is told in both languages.

use std::io::ErrorKind;
use std::path::PathBuf;

use super::argument_fault;
use crate::cli::analyze::TooLong;
use crate::cli::contest::{NotATime, NotLevels, NotPlies};
use crate::cli::games::{NotResult, NotYears};
use crate::cli::lines::EndlessLine;
use crate::cli::plan::StartError;
use crate::cli::room::NoRoom;
use crate::cli::source::{ArgumentFault, SourceError, SourceName};
use crate::cli::values::{NotSeconds, NotWithin};
use crate::contest::{Absence, HallError, JournalError, PlayerError, SideError, SprtError, Takes};
use crate::database::NotOthello;
use crate::engines::{EngineError, SpecError, Unsayable};
use crate::eval::pattern::{WeightsError, WeightsFileError};
use crate::formats::clock::{ClockError, ClockPart};
use crate::formats::games::InputError;
use crate::store::{SavedGameError, StoreError};
use crate::text::{Language, Texts};
use crate::wording::Said;

/// What only an English sentence has: a text from outside is `zz` here.
const ENGLISH: [&str; 22] = [
    "the", "is", "not", "are", "and", "of", "at", "that", "this", "with", "have", "has", "there",
    "than", "game", "games", "line", "part", "needed", "cannot", "player", "it",
];

fn zz() -> String {
    "zz".to_owned()
}

fn path() -> PathBuf {
    "/zz".into()
}

fn check(fault: &dyn Said) {
    let english = fault.said(&Texts::new(Language::English));
    let italian = fault.said(&Texts::new(Language::Italian));
    assert_ne!(english, italian);
    for word in italian.split(|sign: char| !sign.is_alphabetic()) {
        assert!(!ENGLISH.contains(&word), "{italian}: {word}");
    }
}

/// The same, and that a log and a person who speaks English read the same.
fn check_as_logged(fault: &dyn Said) {
    check(fault);
    assert_eq!(fault.said(&Texts::new(Language::English)), fault.to_string());
}

#[test]
fn faults_of_arguments_are_told_in_both_languages() {
    check_as_logged(&NotWithin { from: 1, to: 20 });
    check_as_logged(&NoRoom(4096));
    check_as_logged(&NotSeconds);
    check_as_logged(&NotYears);
    check_as_logged(&NotResult);
    check_as_logged(&NotPlies);
    check_as_logged(&NotLevels);
    check_as_logged(&NotATime);
    check_as_logged(&SprtError);
}

#[test]
fn every_reader_of_arguments_is_known() {
    let texts = Texts::new(Language::Italian);
    let italian = |error: &(dyn std::error::Error + 'static)| argument_fault(error, &texts);
    assert!(italian(&NotWithin::<u8> { from: 1, to: 2 }).is_some());
    assert!(italian(&NotWithin::<u32> { from: 1, to: 2 }).is_some());
    assert!(italian(&NotWithin::<u64> { from: 1, to: 2 }).is_some());
    assert!(italian(&NotWithin::<usize> { from: 1, to: 2 }).is_some());
    assert!(italian(&PlayerError::Twice).is_some());
    assert!(italian(&SpecError::NoCommand).is_some());
    assert!(italian(&ClockError::OutOfBounds { part: ClockPart::Main }).is_some());
    assert!(italian(&std::fmt::Error).is_none());
}

#[test]
fn faults_of_sources_are_told_in_both_languages() {
    for name in [SourceName::Input, SourceName::Argument, SourceName::File(zz())] {
        check(&SourceError::Io { name: name.clone(), reason: ErrorKind::NotFound.into() });
        check_as_logged(&SourceError::TooLong(name.clone()));
        check_as_logged(&SourceError::Changed(name.clone()));
        let (argument, fault) = (zz(), ArgumentFault::Input(InputError::Empty));
        check_as_logged(&SourceError::Neither { argument, fault });
        check_as_logged(&SourceError::Argument(ArgumentFault::Input(InputError::Empty)));
        let fault = SavedGameError::NotASavedGame;
        check_as_logged(&SourceError::Saved { name: name.clone(), fault });
        check_as_logged(&SourceError::NoGames { name, reason: InputError::Empty });
    }
    check_as_logged(&StartError::Over);
    check_as_logged(&StartError::Argument(InputError::Empty.into()));
    check_as_logged(&NotOthello);
    check_as_logged(&TooLong);
    check_as_logged(&EndlessLine(3));
}

#[test]
fn faults_of_matches_are_told_in_both_languages() {
    for takes in [Takes::Whole(1, 60), Takes::Mebibytes(1, 64), Takes::Seconds] {
        check_as_logged(&PlayerError::Value { name: "depth", value: zz(), takes });
    }
    check_as_logged(&PlayerError::Unknown(zz()));
    check_as_logged(&PlayerError::Twice);
    check_as_logged(&PlayerError::Engine(SpecError::NoCommand));
    check_as_logged(&PlayerError::Clock(ClockError::OutOfBounds { part: ClockPart::Main }));
    check_as_logged(&SideError::NoControl(zz()));
    check_as_logged(&SideError::BothOther);
    check_as_logged(&SideError::NoDepth(zz()));
    check(&JournalError::Read { path: path(), reason: ErrorKind::NotFound.into() });
    check(&JournalError::Write(StoreError::Busy(path())));
    check_as_logged(&JournalError::InUse(path()));
    check_as_logged(&JournalError::NotOurs(path()));
    check_as_logged(&JournalError::OtherSettings { path: path(), there: zz(), now: zz() });
    let (there, now) = (zz(), zz());
    check_as_logged(&JournalError::OtherOpening { path: path(), game: 3, there, now });
    for reason in [
        Absence::Engine(EngineError::Unsayable(Unsayable::Depth)),
        Absence::Weights(WeightsError::Weights { path: path(), fault: WeightsFileError::Foreign }),
    ] {
        check(&HallError::Absent { player: zz(), reason });
    }
    check(&HallError::NoThread(ErrorKind::WouldBlock.into()));
}

#[test]
fn faults_of_weights_are_told_in_both_languages() {
    check(&WeightsError::Read { path: path(), reason: ErrorKind::NotFound.into() });
    for fault in [
        WeightsFileError::Foreign,
        WeightsFileError::Version(9),
        WeightsFileError::Short(9),
        WeightsFileError::Long(9),
        WeightsFileError::Checksum { found: 1, stored: 2 },
        WeightsFileError::Provenance,
        WeightsFileError::Parts(9),
        WeightsFileError::Infinite,
        WeightsFileError::Bias,
        WeightsFileError::Size { part: 1, found: 2, needed: 3 },
        WeightsFileError::Part { part: 1, source: ErrorKind::InvalidData.into() },
    ] {
        check_as_logged(&WeightsError::Weights { path: path(), fault });
    }
}
