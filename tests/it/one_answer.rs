//! Hints in a game, `otello hint`, `otello-analyze` over GTP and the review of a game ask the same
//! questions: what they say of a position within the same limits is the same.

use std::collections::HashMap;
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;

use otello::analysis::{Review, Searching, Valued, best_moves, review};
use otello::eval::Value;
use otello::formats::transcript;
use otello::game::{Record, Strength};
use otello::protocols::{Settings, gtp};
use otello::rules::{Disc, Move, Position, Rules, Square};
use otello::search::{Limits, Searcher, Stop};
use otello::session::{Message, News, Request, Resources, Task, Worker, hint_limits};
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

const DEPTH: u8 = 5;
const TABLE: usize = 16;

fn random_game(seed: u64) -> Record {
    let mut random = SmallRng::seed_from_u64(seed);
    let mut record = Record::new(Position::start(Rules::Othello));
    while !record.is_over() {
        let square = record.position().legal_moves().squares().choose(&mut random);
        record.play(Move::Place(square.expect("passes are made by themselves"))).unwrap();
    }
    record
}

/// The positions of a game in which there is a choice or at least a move, with their turns' numbers.
fn positions(record: &Record) -> impl Iterator<Item = (usize, &Position)> {
    let all = (0..record.turns().len()).map(|turn| (turn, record.position_before(turn)));
    all.filter(|(_, position)| !position.legal_moves().is_empty())
}

fn reviewed(record: &Record) -> Review {
    let (mut searcher, stop) = (Searcher::new(TABLE), Stop::new());
    let mut searching = Searching::new(&mut searcher, &stop);
    review(record, &Limits::depth(DEPTH), &mut searching, &mut |_| {}).unwrap()
}

/// What the hints of a game end with.
fn hints(
    worker: &mut Worker,
    messages: &dyn Fn() -> Message,
    position: &Position,
) -> HashMap<Square, Value> {
    let limits = Limits::depth(DEPTH);
    worker.ask(Request { generation: 1, task: Task::Hints, position: *position, limits });
    loop {
        if let News::Hints { candidates, done: true, .. } = messages().news {
            return candidates.iter().map(|hint| (hint.square, hint.value)).collect();
        }
    }
}

/// What `otello-analyze` says in every position of a game: moves and values as it writes them.
fn over_gtp(record: &Record) -> Vec<Vec<(String, String)>> {
    let mut input = String::new();
    for turn in record.turns() {
        if let Move::Place(square) = turn.action {
            let by = if turn.by == Disc::Black { "b" } else { "w" };
            input += &format!("otello-analyze\nplay {by} {square}\n");
        }
    }
    let settings = Settings {
        strength: Strength::Depth(DEPTH),
        resources: Resources::one_thread(TABLE),
        seed: 1,
        faulty: false,
    };
    let mut output = Vec::new();
    gtp::serve(settings, &mut input.as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    let answers = output.split("\n\n").filter(|answer| answer.contains(" value "));
    let told = answers.map(|answer| {
        let lines = answer.trim_start_matches("= ").lines();
        let words = lines.map(|line| line.split(' ').collect::<Vec<_>>());
        words.map(|words| (words[0].to_lowercase(), words[2].to_owned())).collect()
    });
    told.collect()
}

#[test]
fn hints_reviews_and_gtp_say_the_same_of_200_positions() {
    let (sink, inbox) = channel();
    let resources = Resources::one_thread(TABLE);
    let worker = Worker::start(resources, false, move |message| sink.send(message).unwrap());
    let mut worker = worker.unwrap();
    let messages = || inbox.recv().unwrap();
    let (mut searcher, stop) = (Searcher::new(TABLE), Stop::new());
    let mut compared = 0;
    for seed in 1..=4 {
        let record = random_game(seed);
        let review = reviewed(&record);
        let over_gtp = over_gtp(&record);
        for ((turn, position), told) in positions(&record).zip(over_gtp) {
            let mut searching = Searching::new(&mut searcher, &stop);
            let limits = Limits::depth(DEPTH);
            let (moves, report) =
                best_moves(position, &limits, usize::MAX, &mut searching).unwrap();
            let written: Vec<_> = moves.iter().map(written).collect();
            assert_eq!(told, written, "game {seed}, turn {turn}");
            let judged = &review.turns[turn];
            let played = moves.iter().find(|moves| moves.action == judged.turn.action).unwrap();
            let (best, played) = (report.value, played.value);
            assert_eq!((judged.best.value, judged.played.value), (best, played), "{seed}, {turn}");
            let hints = hints(&mut worker, &messages, position);
            for Valued { action, value, .. } in &moves {
                assert_eq!(hints[&action.square().unwrap()], *value, "game {seed}, turn {turn}");
            }
            compared += 1;
        }
    }
    assert!(compared >= 200, "{compared}");
}

fn written(valued: &Valued) -> (String, String) {
    (valued.action.square().unwrap().to_string(), valued.value.to_string())
}

#[test]
fn the_command_line_says_what_a_hint_says() {
    let record = random_game(5);
    let mut random = SmallRng::seed_from_u64(6);
    let (mut searcher, stop) = (Searcher::new(TABLE), Stop::new());
    for _ in 0..3 {
        let plies = random.random_range(1..50);
        let position = record.position_before(plies);
        let line: Vec<_> = record.turns()[..plies].iter().map(|turn| turn.action).collect();
        let text = transcript::write(&line);
        let output = Command::new(crate::binary::otello())
            .args(["hint", &text, "-n", "64", "--format", "json", "--threads", "1"])
            .args(["--hash", &TABLE.to_string(), "--depth", &DEPTH.to_string()])
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let object: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let mut searching = Searching::new(&mut searcher, &stop);
        let limits = Limits::depth(DEPTH);
        let (moves, _) = best_moves(position, &limits, usize::MAX, &mut searching).unwrap();
        let told = object["moves"].as_array().unwrap();
        assert_eq!(told.len(), moves.len());
        for (told, valued) in told.iter().zip(&moves) {
            assert_eq!(told["move"], valued.action.square().unwrap().to_string());
            let value = (told["value"].as_f64().unwrap() * 100.0).round();
            assert_eq!(value, f64::from(valued.value.hundredths()), "{text}");
        }
    }
}

/// Nobody has to say how deep: a hint at the board and one at the command line search alike.
#[test]
fn hints_search_as_deeply_as_the_commands_do_unless_told_otherwise() {
    assert_eq!(hint_limits(), Limits { exact_from: 22, ..Limits::depth(14) });
}
