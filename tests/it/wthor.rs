//! WTHOR: three games made for the purpose, random and damaged files, and the whole database where
//! it lies beside the repository.

use std::fs;

use otello::formats::transcript;
use otello::formats::wthor::{GameFile, Header, NameFile, Named, Record};
use otello::rules::{Disc, DiscCount, Move, Outcome, Rules};
use proptest::prelude::*;

use crate::random_game::random_game;
use crate::shared;

const THREE_GAMES: &[u8] = include_bytes!("data/three_games.wtb");

/// Case P26.
#[test]
fn games_with_passes_replay_to_their_stored_scores() {
    let file = GameFile::read(THREE_GAMES).unwrap();
    assert_eq!(file.size_fault(), None);
    assert_eq!((file.header.year, file.header.created.is_plausible()), (2024, true));
    let read: Vec<_> = file
        .records
        .iter()
        .map(|record| {
            let replay = record.replay().unwrap();
            let passes = replay.moves.iter().filter(|&&action| action == Move::Pass).count();
            let count = replay.last.disc_count();
            assert!(replay.last.is_over());
            assert_eq!(record.stated(), Some(count.tournament()));
            (replay.moves.len() - passes, passes, (count.black, count.white), record.score)
        })
        .collect();
    assert_eq!(read, [(9, 0, (13, 0), 64), (60, 1, (32, 32), 32), (55, 5, (0, 59), 0)]);
    let first = file.records[0].replay().unwrap();
    assert_eq!(transcript::write(&first.moves), "f5d6c5f4e7f6g5e6e3");
    assert_eq!(file.write(), THREE_GAMES);
}

proptest! {
    #[test]
    fn a_game_read_after_writing_is_the_same(game in random_game(Just(Rules::Othello))) {
        let record = Record::new(game.moves.iter().copied(), 32);
        let replay = Record::read(&record.write()).replay().unwrap();
        let placed = |moves: &[Move]| moves.iter().filter_map(|m| m.square()).collect::<Vec<_>>();
        prop_assert_eq!(placed(&replay.moves), placed(&game.moves));
        prop_assert!(game.moves.starts_with(&replay.moves), "only a pass at the end is lost");
    }

    #[test]
    fn no_bytes_make_the_readers_panic_and_all_are_written_back(
        bytes in prop::collection::vec(any::<u8>(), 0..400),
        sound in any::<bool>(),
        records in 0..6u32,
    ) {
        let mut bytes = bytes;
        if sound && bytes.len() >= Header::LENGTH {
            bytes[4..8].copy_from_slice(&records.to_le_bytes());
            bytes[8..16].copy_from_slice(&[records as u8, 0, 0, 0, 8, 0, 0, 0]);
        }
        if let Ok(file) = GameFile::read(&bytes) {
            prop_assert_eq!(&file.write(), &bytes);
            for record in &file.records {
                if let Err(fault) = record.replay() {
                    prop_assert!((8..68).contains(&fault.offset()));
                }
            }
        }
        for named in [Named::Players, Named::Tournaments] {
            if let Ok(file) = NameFile::read(named, &bytes) {
                prop_assert_eq!(&file.write(), &bytes);
            }
        }
    }
}

/// The files of the database that end so, in order of their names.
fn files(extension: &str) -> Vec<Vec<u8>> {
    let Some(folder) = shared::folder("wthor") else { return Vec::new() };
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|e| e == extension)).collect();
    paths.sort();
    paths.into_iter().map(|path| fs::read(path).unwrap()).collect()
}

/// Wins of Black, wins of White, draws.
#[derive(Debug, Default, PartialEq, Eq)]
struct Results([u32; 3]);

impl Results {
    fn add(&mut self, count: DiscCount) {
        self.0[match count.outcome() {
            Outcome::Win(Disc::Black) => 0,
            Outcome::Win(Disc::White) => 1,
            Outcome::Draw => 2,
        }] += 1;
    }
}

#[test]
fn the_whole_database_replays_and_is_written_back_byte_for_byte() {
    let files = files("wtb");
    if files.is_empty() {
        return;
    }
    let (mut stated, mut replayed) = (Results::default(), Results::default());
    let (mut games, mut cut_short) = (0, 0);
    for bytes in &files {
        let file = GameFile::read(bytes).unwrap();
        assert_eq!(file.size_fault(), None);
        assert!(file.write() == *bytes, "a file of {} was changed", file.header.year);
        games += file.records.len();
        for record in &file.records {
            stated.add(record.stated().unwrap());
            let last = record.replay().unwrap().last;
            if last.is_over() {
                assert_eq!(record.stated(), Some(last.result_count()));
                replayed.add(last.result_count());
            } else {
                cut_short += 1;
            }
        }
    }
    assert_eq!((games, cut_short), (137_548, 413));
    assert_eq!(stated, Results([62_567, 67_247, 7_734]));
    assert_eq!(replayed, Results([62_358, 67_046, 7_731]));
}

#[test]
fn the_names_of_the_database_are_written_back_byte_for_byte() {
    for bytes in files("TRN") {
        let file = NameFile::read(Named::Tournaments, &bytes).unwrap();
        assert_eq!((file.names.len(), file.size_fault()), (492, None));
        assert_eq!(file.names[1].to_string(), "World Championship");
        assert!(file.write() == bytes);
    }
}
