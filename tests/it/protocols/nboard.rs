//! The NBoard protocol, spoken line by line with a client that waits for what it needs.

use std::fs;
use std::io::{BufRead, BufReader, PipeWriter, Write, pipe};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::gtp::settings;
use otello::formats::{ggf, transcript};
use otello::protocols::{Settings, nboard};
use otello::rules::{Move, Position, Rules};

/// How long any answer may take: far more than it does, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(60);

/// The client's side of a conversation.
struct Client {
    input: Option<PipeWriter>,
    lines: Receiver<String>,
    engine: Option<JoinHandle<std::io::Result<()>>>,
}

impl Client {
    fn of(settings: Settings) -> Self {
        let (engine_input, input) = pipe().unwrap();
        let (output, mut engine_output) = pipe().unwrap();
        let engine = thread::spawn(move || {
            nboard::serve(settings, BufReader::new(engine_input), &mut engine_output)
        });
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                // A test that has seen enough does not listen any more.
                let _ = sender.send(line.unwrap());
            }
        });
        let mut client = Self { input: Some(input), lines, engine: Some(engine) };
        client.say("nboard 2");
        assert_eq!(client.until("set myname "), ["set myname Otello"]);
        client
    }

    fn new() -> Self {
        Self::of(settings())
    }

    fn say(&mut self, lines: &str) {
        writeln!(self.input.as_mut().unwrap(), "{lines}").unwrap();
    }

    /// The lines up to the first that begins so.
    fn until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.lines.recv_timeout(PATIENCE).expect("the engine answers");
            well_formed(&line);
            lines.push(line);
            if lines.last().unwrap().starts_with(beginning) {
                return lines;
            }
        }
    }

    /// What is said up to the answer to a ping, that answer left out.
    fn until_pong(&mut self, number: u32) -> Vec<String> {
        self.say(&format!("ping {number}"));
        let mut lines = self.until("pong");
        assert_eq!(lines.pop().unwrap(), format!("pong {number}"));
        lines
    }

    /// The move that `go` answers with.
    fn go(&mut self) -> String {
        self.say("go");
        played(self.until("===").last().unwrap())
    }

    /// Ends the input and gives back what is still said.
    fn end(mut self) -> Vec<String> {
        self.input = None;
        self.engine.take().unwrap().join().unwrap().unwrap();
        self.lines.iter().collect()
    }
}

/// Every line is one that clients know.
fn well_formed(line: &str) {
    let words: Vec<_> = line.split(' ').collect();
    let number = |text: &str| text.parse::<f64>().is_ok();
    let known = match *words.as_slice() {
        ["status", ..] | ["learned"] | ["set", "myname", _] | ["pong", _] => true,
        ["nodestats", nodes, seconds] => number(nodes) && number(seconds),
        ["analysis", ply, value] => number(ply) && number(value),
        ["search", line, value, "0", depth] => {
            let depth = depth == "100%" || number(depth);
            line.len() >= 2 && line.len() % 2 == 0 && number(value) && depth
        }
        ["===", found] => {
            let parts: Vec<_> = found.split('/').collect();
            parts.len() == 3 && (parts[1].is_empty() || number(parts[1])) && number(parts[2])
        }
        _ => false,
    };
    assert!(known, "{line:?}");
}

fn played(line: &str) -> String {
    line.strip_prefix("=== ").unwrap().split('/').next().unwrap().to_owned()
}

fn position(text: &str) -> Position {
    let mut position = Position::start(Rules::Othello);
    for action in transcript::parse(text, &position).unwrap() {
        position = position.play(action).unwrap();
    }
    position
}

fn game(text: &str, end: &str) -> String {
    let mut game = ggf::Game::new(Position::start(Rules::Othello));
    game.moves =
        transcript::parse(text, &game.start).unwrap().into_iter().map(Into::into).collect();
    format!("set game {}", ggf::write(&game).replace(";)", &format!("{end};)")))
}

fn legal(position: &Position, name: &str) -> bool {
    name.parse().is_ok_and(|square| position.legal_moves().has(square))
}

fn is_search(line: &&String) -> bool {
    line.starts_with("search ")
}

/// Case P01, which leaves Black stuck.
const STUCK: &str = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8";

/// Case P20.
#[test]
fn a_game_that_ends_with_a_pass_goes_on_with_the_other_side() {
    let file = include_str!("../data/nboard_last_move_pass.ggf").trim();
    let mut client = Client::new();
    client.say(&format!("set depth 4\nset game {file}"));
    assert!(client.until_pong(1).is_empty());
    client.say("go\nhint 4");
    let moves = "A1 G1 B2 C2 D2 E2 G2 G3 G4 H5 F6 G6 G7";
    let found = played(client.until("===").last().unwrap());
    assert!(moves.split(' ').any(|name| name == found), "{found}");
    let hints = client.end();
    let hints: Vec<_> = hints.iter().filter(is_search).collect();
    assert!(hints.len() >= 4, "{hints:?}");
    assert!(hints.iter().all(|line| moves.split(' ').any(|name| line[7..].starts_with(name))));
}

#[test]
fn a_forced_pass_may_be_asked_for_said_or_left_out() {
    let mut client = Client::new();
    let white = position(STUCK).play(Move::Pass).unwrap();
    client.say(&game(STUCK, ""));
    assert_eq!(client.go(), "PA");
    client.say("hint 3");
    let hints = client.until("nodestats");
    assert!(hints.iter().filter(is_search).all(|line| line.starts_with("search PA")), "{hints:?}");
    client.say("move PA//0.5");
    assert!(legal(&white, &client.go()));
    client.say(&game(STUCK, ""));
    client.say("move C3/1.5");
    let black = white.play(Move::Place("c3".parse().unwrap())).unwrap();
    assert!(legal(&black, &client.go()));
    client.say(&game(STUCK, "B[PA]"));
    assert!(legal(&white, &client.go()));
    client.say("move PA");
    assert!(legal(&white, &client.go()), "a pass may be said again");
}

#[test]
fn a_ping_stops_a_deep_hint_at_once() {
    let mut client = Client::new();
    client.say("set depth 60\nhint 3");
    client.until("search ");
    let last = client.until_pong(7);
    assert!(!last.iter().any(|line| line.starts_with("===")));
    assert_eq!(last.last().unwrap(), "status");
    assert!(client.until_pong(8).is_empty(), "nothing is searched any more");
}

#[test]
fn a_ping_or_a_move_stops_the_search_for_a_move_without_an_answer() {
    let mut client = Client::new();
    for line in ["move F5", "set game (;GM[Othello];)", "ping 4"] {
        client.say("set game (;GM[Othello];)\nset depth 60\ngo");
        client.until("status Thinking");
        let told = match line {
            "ping 4" => client.until_pong(4),
            line => {
                client.say(line);
                client.until_pong(5)
            }
        };
        assert!(!told.iter().any(|line| line.starts_with("===")), "{line}: {told:?}");
    }
}

#[test]
fn any_other_line_stops_the_search_and_gets_the_move_found_so_far() {
    let mut client = Client::new();
    let start = Position::start(Rules::Othello);
    for line in ["", "set depth 60", "bogus", "learn"] {
        client.say("set depth 60\ngo");
        client.until("status Thinking");
        client.say(line);
        assert!(legal(&start, &played(client.until("===").last().unwrap())), "{line}");
    }
}

#[test]
fn hints_are_the_best_moves_first_at_rising_depth() {
    let mut client = Client::new();
    client.say("move F5\nset depth 4\nhint 2");
    let lines = client.until("nodestats");
    let depths: Vec<u8> = lines
        .iter()
        .filter(is_search)
        .map(|line| line.rsplit(' ').next().unwrap().parse().unwrap())
        .collect();
    assert_eq!(depths, [1, 1, 2, 2, 3, 3, 4, 4]);
    let replies = position("f5");
    assert!(lines.iter().filter(is_search).all(|line| legal(&replies, &line[7..9])));
    assert_eq!(client.until("status"), ["status"]);
}

/// Case P19: no move is offered, and the value is that of the end.
#[test]
fn a_finished_game_is_told_at_once() {
    let blocked = "f5f6e6f4e3c5c4d6b5d3c3e2f2c2d2b3b4f3c1e1g3g4h4h5c6h3g5f1c7a4a5h6d7g6a3e7f8d1f7\
                   b1g2b2h2h1g1b8c8e8d8g8a1a2h7h8g7b7b6a6a7";
    for (moves, black) in [("f5d6c5f4e7f6g5e6e3", 64.0), (blocked, -18.0)] {
        let mut client = Client::new();
        client.say(&game(moves, ""));
        client.say("hint 4");
        assert_eq!(client.until("status"), ["status"]);
        client.say("go");
        let answer = client.until("===").pop().unwrap();
        let value: f64 = answer.split('/').nth(1).unwrap().parse().unwrap();
        assert!(answer.starts_with("=== PA/") && value.abs() == f64::abs(black), "{answer}");
        client.say("analyze");
        let plies = moves.len() / 2;
        let told = client.until("nodestats");
        assert_eq!(told[1], format!("analysis {plies} {value:+.2}"));
        assert!(told.iter().any(|line| line.starts_with("analysis 0 ")));
    }
}

#[test]
fn an_analysis_gives_every_position_once_and_changes_sides_at_a_pass() {
    let mut client = Client::new();
    client.say(&game(STUCK, "B[PA]W[c3]"));
    client.say("analyze");
    let told = client.until("nodestats");
    let values: Vec<(usize, f64)> = told
        .iter()
        .filter_map(|line| line.strip_prefix("analysis ")?.split_once(' '))
        .map(|(ply, value)| (ply.parse().unwrap(), value.parse().unwrap()))
        .collect();
    assert!(values.iter().map(|&(ply, _)| ply).eq((0..=18).rev()));
    let value = |ply: usize| values[18 - ply].1;
    assert_eq!(value(16), -value(17), "a pass changes nothing but the side");
    client.say(&game(STUCK, ""));
    assert_eq!(client.until_pong(1), ["status"]);
    client.say("analyze");
    let told = client.until("nodestats");
    assert_eq!(told[1].split(' ').nth(1), Some("16"), "the pass was not said yet: {told:?}");
}

#[test]
fn settings_and_faults_are_told_and_change_nothing() {
    let mut client = Client::new();
    client.say("set contempt -100\nset time 5:00/2\nset depth 2\nmove A1\nset game f5\nlearn");
    let told = client.until("learned");
    let expected =
        ["status a1 turns no disc", "status no game in GGF: it begins with (;", "learned"];
    assert_eq!(told, expected);
    assert!(legal(&Position::start(Rules::Othello), &client.go()));
}

#[test]
fn a_time_is_obeyed_whatever_the_depth() {
    let mut client = Client::new();
    client.say("set depth 60\nset time 0.05");
    assert!(legal(&Position::start(Rules::Othello), &client.go()));
    client.say("set time 0:10");
    assert!(legal(&Position::start(Rules::Othello), &client.go()));
}

#[test]
fn a_fault_of_the_engine_is_made_good() {
    let mut client = Client::of(Settings { faulty: true, ..settings() });
    assert!(legal(&Position::start(Rules::Othello), &client.go()));
}

#[test]
fn the_search_that_runs_when_the_input_ends_is_finished() {
    let mut client = Client::new();
    client.say("set depth 5\ngo");
    let told = client.end();
    assert!(told.last().unwrap().starts_with("=== "), "{told:?}");
    let mut client = Client::new();
    client.say("quit\ngo");
    assert!(client.end().is_empty());
}

/// All that NBoard sent in a game of its own; each move that was asked for is checked, and the one
/// of the record is played.
#[test]
fn a_recorded_game_of_nboard_is_answered() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data/dialogues");
    let record = fs::read_to_string(folder.join("nboard-client.log")).unwrap();
    let mut client = Client::new();
    let mut position = Position::start(Rules::Othello);
    let mut sent = record.lines().filter_map(|line| line.strip_prefix("< "));
    assert_eq!(sent.next(), Some("nboard 2"), "which the client has said");
    for line in sent {
        if let Some(number) = line.strip_prefix("ping ") {
            let told = client.until_pong(number.parse().unwrap());
            assert!(told.iter().all(|line| line == "status"), "{told:?}");
            continue;
        }
        match line.split_once(' ').unwrap_or((line, "")) {
            ("go", _) => {
                assert!(legal(&position, &client.go()));
                continue;
            }
            ("move", text) => {
                let square = text.split('/').next().unwrap().parse().unwrap();
                position = position.play(Move::Place(square)).unwrap();
            }
            _ => {}
        }
        client.say(line);
        match line {
            "hint 2" => assert!(client.until("nodestats").iter().any(|line| is_search(&line))),
            "analyze" => {
                let told = client.until("nodestats");
                let analysed = told.iter().filter(|line| line.starts_with("analysis ")).count();
                assert_eq!(analysed, 61);
            }
            _ => continue,
        }
        assert_eq!(client.until("status"), ["status"]);
    }
    assert_eq!(position.empties().len(), 1, "the last move was sent with the whole game");
    assert_eq!(client.end(), ["learned"]);
}
