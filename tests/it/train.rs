//! The pipeline: records of the corpus, damaged ones, and self-play, in the library and by command.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use otello::eval::pattern::{PatternEvaluation, Weights, stack_of};
use otello::eval::{Evaluator, Value};
use otello::rules::{Disc, Move, Position, Rules};
use otello::search::{Limits, Searcher, Stop};
use otello::train::corpus::{
    Appender, CorpusError, Game, GameFault, OpenError, RECORD_LEN, Reader, RecordFault,
};
use otello::train::selfplay::{self, SelfPlayer, Settings};

const QUICK: Settings = Settings { seed: 3, depth: 1, exact_from: 8 };

fn games(settings: Settings, count: u64) -> Vec<Game> {
    games_judged_by(&PatternEvaluation::built_in(), settings, count)
}

fn games_judged_by<E: Evaluator>(evaluation: &Arc<E>, settings: Settings, count: u64) -> Vec<Game> {
    let mut player = SelfPlayer::new(settings, Arc::clone(evaluation));
    (0..count).map(|number| player.game(number)).collect()
}

fn bytes(games: &[Game]) -> Vec<u8> {
    games.iter().flat_map(Game::to_record).collect()
}

#[test]
fn games_come_back_from_their_records() {
    let games = games(QUICK, 300);
    let read: Result<Vec<_>, _> = Reader::new(&bytes(&games)[..]).collect();
    assert_eq!(read.unwrap(), games);
    assert!(games.iter().any(|game| game.plies().len() < 60), "some games end early");
}

#[test]
fn a_damaged_record_is_told_and_the_next_ones_are_read() {
    let games = games(QUICK, 3);
    let square = games[1].plies()[20].square;
    let plies = games[1].plies().len() as u8;
    let last = games[1].plies().last().unwrap().square.index() as u8;
    let score = games[1].score().discs() as i8;
    for (at, byte, fault) in [
        (0, b'X', RecordFault::Magic(*b"XG")),
        (2, 2, RecordFault::Version(2)),
        (3, 61, RecordFault::Plies(61)),
        (3, plies - 1, RecordFault::Byte { at: 7 + usize::from(plies), found: last }),
        (
            5,
            70,
            RecordFault::Game(GameFault::Parts {
                random: games[1].random_plies(),
                solved: 70,
                plies,
            }),
        ),
        (6, 1, RecordFault::Score { said: 1, played: score }),
        (7, 9, RecordFault::Byte { at: 7, found: 9 }),
        (8 + 21, square.index() as u8, RecordFault::Game(GameFault::Illegal { ply: 21, square })),
        (8 + 21, 64, RecordFault::Byte { at: 29, found: 64 }),
        (68, 3, RecordFault::Game(GameFault::Value(0))),
        (68 + 55, 65, RecordFault::Game(GameFault::Value(55))),
        (68 + 55, 128, RecordFault::Game(GameFault::Value(55))),
    ] {
        let mut file = bytes(&games);
        let was = std::mem::replace(&mut file[RECORD_LEN + at], byte);
        assert_ne!(was, byte, "byte {at}");
        let read: Vec<_> = Reader::new(&file[..]).collect();
        assert_eq!(read.len(), 3);
        assert!(read[0].is_ok() && read[2].is_ok());
        let Err(CorpusError::Damaged { record: 1, offset: 128, fault: found }) = &read[1] else {
            panic!("byte {at}: {:?}", read[1]);
        };
        assert_eq!(*found, fault);
    }
}

#[test]
fn a_torn_record_is_told() {
    let file = bytes(&games(QUICK, 2));
    let read: Vec<_> = Reader::new(&file[..200]).collect();
    assert!(matches!(
        read[..],
        [Ok(_), Err(CorpusError::Torn { record: 1, offset: 128, len: 72 })]
    ));
}

#[test]
fn a_game_that_is_cut_short_is_refused() {
    let game = &games(QUICK, 1)[0];
    let plies = game.plies()[..30].to_vec();
    let cut = Game::new(plies, game.random_plies(), 30);
    assert_eq!(cut, Err(GameFault::Unfinished(30)));
}

/// The value and the outcome of every solved position, by a search of its own.
#[test]
fn solved_positions_are_labelled_with_their_own_scores() {
    let settings = Settings { seed: 5, depth: 1, exact_from: 10 };
    let (mut solved, mut changed) = (0, 0);
    for game in games(settings, 30) {
        for position in game.positions().filter(|position| position.solved) {
            let at = Position::othello(position.board.mover, position.board.opponent, Disc::Black);
            let limits = Limits::depth(60);
            let answer = Searcher::new(1).search(&at.unwrap(), &limits, &Stop::new(), &mut |_| {});
            let score = answer.unwrap().report.value.discs() as i8;
            assert_eq!((position.value, position.outcome), (Some(score), score));
            assert!(position.empties() <= 10);
            assert_eq!(u32::from(position.empties()), position.board.empties().len());
            solved += 1;
        }
        changed += u32::from(i32::from(game.outcome()) != game.score().discs());
    }
    assert!(solved > 250, "{solved}");
    assert!(changed > 3, "random moves change the result of some games, not of {changed}");
}

#[test]
fn searched_positions_are_labelled_with_the_first_solved_score() {
    for game in games(QUICK, 20) {
        let mut position = Position::start(Rules::Othello);
        let mut expected = game.positions().peekable();
        for (number, ply) in (0..).zip(game.plies()) {
            if position.must_pass() {
                position = position.play(Move::Pass).unwrap();
            }
            let black = position.to_move() == Disc::Black;
            if let Some(labelled) = expected.next_if(|labelled| labelled.ply == number) {
                assert_eq!(labelled.board.mover, position.discs(position.to_move()));
                assert_eq!(labelled.value, ply.value);
                if !labelled.solved {
                    let outcome = game.outcome();
                    assert_eq!(labelled.outcome, if black { outcome } else { -outcome });
                }
            } else {
                assert!(number < game.random_plies() && ply.value.is_none());
            }
            position = position.play(Move::Place(ply.square)).unwrap();
        }
        assert!(expected.next().is_none() && position.is_over());
        assert_eq!(game.score(), position.result_count().difference(Disc::Black));
    }
}

#[test]
fn games_follow_from_the_seed_and_their_number_alone() {
    let all = games(QUICK, 12);
    let evaluation = PatternEvaluation::built_in();
    assert_eq!(SelfPlayer::new(QUICK, Arc::clone(&evaluation)).game(7), all[7]);
    for threads in [1, 3] {
        let mut played = Vec::new();
        let keep = &mut |game: &Game| {
            played.push(game.clone());
            Ok::<_, ()>(())
        };
        selfplay::play(QUICK, &evaluation, 2..12, threads, keep).unwrap();
        assert_eq!(played, all[2..], "{threads} threads");
    }
    assert_ne!(games(Settings { seed: 4, ..QUICK }, 12), all);
}

#[test]
fn a_run_ends_when_its_games_cannot_be_kept() {
    let mut kept = 0;
    let result =
        selfplay::play(QUICK, &PatternEvaluation::built_in(), 0..1_000_000, 2, &mut |_| {
            kept += 1;
            if kept < 5 { Ok(()) } else { Err("full") }
        });
    assert_eq!((result, kept), (Err("full"), 5));
}

#[test]
fn a_foreign_file_is_left_alone_and_a_file_in_use_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("corpus.games");
    for text in ["notes", &"a book ".repeat(30), &"12345678".repeat(16)] {
        fs::write(&path, text).unwrap();
        let error = Appender::open(&path).unwrap_err();
        assert!(matches!(error, OpenError::Foreign(_) | OpenError::ForeignTail(5 | 82)), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    fs::remove_file(&path).unwrap();
    let _held = Appender::open(&path).unwrap();
    assert!(matches!(Appender::open(&path), Err(OpenError::InUse)));
}

fn train(arguments: &[&str], file: &Path) -> Output {
    let mut command = Command::new(crate::binary::otello());
    command.arg("train").args(arguments).arg(file);
    command.stdin(Stdio::null()).output().unwrap()
}

fn selfplay(count: &str, seed: &str, file: &Path) -> Output {
    let options = ["--depth", "1", "--exact-from", "8", "--games", count, "--seed", seed, "-o"];
    train(&[&["selfplay"][..], &options].concat(), file)
}

#[test]
fn a_run_that_was_cut_goes_on_to_the_same_file() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, cut) = (folder.path().join("whole"), folder.path().join("cut"));
    assert_eq!(selfplay("12", "3", &whole).status.code(), Some(0));
    let file = fs::read(&whole).unwrap();
    assert_eq!(file, bytes(&games(QUICK, 12)));
    fs::write(&cut, &file[..5 * RECORD_LEN + 17]).unwrap();
    assert_eq!(selfplay("9", "3", &cut).status.code(), Some(0));
    assert_eq!(fs::read(&cut).unwrap(), file[..9 * RECORD_LEN]);
    assert_eq!(selfplay("12", "3", &cut).status.code(), Some(0));
    assert_eq!(fs::read(&cut).unwrap(), file);
    assert_eq!(selfplay("6", "3", &cut).status.code(), Some(0), "more games than asked for");
    assert_eq!(fs::read(&cut).unwrap(), file);
}

#[test]
fn games_of_another_seed_are_not_mixed_in() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games");
    assert_eq!(selfplay("2", "3", &file).status.code(), Some(0));
    let refused = selfplay("4", "4", &file);
    assert_eq!(refused.status.code(), Some(1));
    let message = String::from_utf8(refused.stderr).unwrap();
    assert!(message.contains("its last game, number 1, is not the one"), "{message}");
    assert_eq!(fs::read(&file).unwrap(), bytes(&games(QUICK, 2)));
}

#[test]
fn weights_of_a_file_judge_and_a_damaged_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let [weights, file] = ["weights", "games"].map(|name| folder.path().join(name));
    let mut flat = Weights::zero();
    flat.stacks[stack_of(30)].bias = 50.0;
    fs::write(&weights, flat.encode()).unwrap();
    let play = || {
        let options = ["selfplay", "--depth", "1", "--exact-from", "8", "--games", "2"];
        let named = ["--seed", "3", "--eval-file", weights.to_str().unwrap(), "-o"];
        train(&[&options[..], &named].concat(), &file)
    };
    assert_eq!(play().status.code(), Some(0));
    let expected = games_judged_by(&Arc::new(PatternEvaluation::new(&flat)), QUICK, 2);
    assert_eq!(fs::read(&file).unwrap(), bytes(&expected));
    assert_ne!(expected, games(QUICK, 2));
    fs::write(&weights, "no weights").unwrap();
    let refused = play();
    assert_eq!(refused.status.code(), Some(1));
    let message = String::from_utf8(refused.stderr).unwrap();
    assert!(message.contains("this is not a weights file"), "{message}");
}

#[test]
fn learning_begins_from_weights_that_know_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("zero.bin");
    assert_eq!(train(&["zero", "-o"], &file).status.code(), Some(0));
    let weights = Weights::decode(&fs::read(&file).unwrap()).unwrap();
    let provenance = "otello train zero: nothing is learned yet".to_owned();
    assert_eq!(weights, Weights { provenance, ..Weights::zero() });
}

#[test]
fn show_counts_games_positions_and_damage() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games");
    let played = games(QUICK, 10);
    let mut content = bytes(&played);
    fs::write(&file, &content).unwrap();
    let shown = train(&["show"], &file);
    assert_eq!(shown.status.code(), Some(0));
    let text = String::from_utf8(shown.stdout).unwrap();
    let count = |text: &str, name: &str| -> usize {
        let line = text.lines().find(|line| line.trim_start().starts_with(name)).unwrap();
        line.split_whitespace().find_map(|word| word.parse().ok()).unwrap()
    };
    let plies: usize = played.iter().map(|game| game.plies().len()).sum();
    assert_eq!((count(&text, "games"), count(&text, "positions")), (10, plies));
    let parts = ["random", "searched", "solved"].map(|part| count(&text, part));
    assert_eq!(parts.iter().sum::<usize>(), plies);

    content[4 * RECORD_LEN] = 0;
    content.truncate(10 * RECORD_LEN - 1);
    fs::write(&file, &content).unwrap();
    let shown = train(&["show"], &file);
    assert_eq!(shown.status.code(), Some(1));
    let text = String::from_utf8(shown.stdout).unwrap();
    assert_eq!((count(&text, "games"), count(&text, "damaged")), (8, 2));
    assert!(text.contains("record 4, at byte 512: it begins with"), "{text}");
}

#[test]
fn values_of_searched_positions_are_whole_discs() {
    let mut values = games(QUICK, 10)
        .into_iter()
        .flat_map(|game| game.positions().map(|position| position.value).collect::<Vec<_>>());
    let most = Value::MAX.discs() as i8;
    assert!(values.all(|value| value.is_some_and(|value| (-most..=most).contains(&value))));
}
