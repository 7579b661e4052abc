//! An engine that plays the first legal square, unless it is to fail.
//!
//! What it is comes in `OTELLO_FAKE`: a protocol, then words that change what it does: `strict` takes
//! no passes, `crash@3` fails at the third move that it is asked for, and so on. What it hears goes
//! into the file that `OTELLO_FAKE_LOG` names.

use std::fs::OpenOptions;
use std::io::{BufRead, Write, stderr, stdin, stdout};
use std::path::Path;
use std::time::Duration;
use std::{env, process, thread};

use otello::formats::ggf;
use otello::rules::{Disc, Move, Position, Rules, Square};

/// A command that starts the engine: `gtp strict`, `nboard crash@2`.
pub(crate) fn command(mode: &str, log: Option<&Path>) -> String {
    let program = env::current_exe().unwrap();
    let log = log.map(|path| format!("OTELLO_FAKE_LOG={}", path.display()));
    let words = ["env", &format!("OTELLO_FAKE={mode}")]
        .map(str::to_owned)
        .into_iter()
        .chain(log)
        .chain([program.display().to_string()])
        .chain(["--exact", "--nocapture", "engines::fake::the_fake_engine"].map(str::to_owned));
    shell_words::join(words.collect::<Vec<_>>())
}

/// Serves as the engine in a process that another test started; without a task it plays a game
/// against itself.
#[test]
fn the_fake_engine() {
    let Ok(mode) = env::var("OTELLO_FAKE") else {
        let mut engine = Engine::new("gtp");
        let mut asked = 0;
        while !engine.position.is_over() {
            asked += 1;
            engine.gtp(if engine.position.to_move() == Disc::Black {
                "genmove black"
            } else {
                "genmove white"
            });
            if engine.position.must_pass() {
                engine.play(Move::Pass);
            }
            assert!(asked < 200, "the game does not end");
        }
        return;
    };
    // The test harness may have begun a line.
    say("");
    let mut engine = Engine::new(&mode);
    for line in stdin().lock().lines() {
        let line = line.unwrap();
        log(&line);
        let reply = if mode.starts_with("gtp") { engine.gtp(&line) } else { engine.nboard(&line) };
        match reply {
            Some(reply) => say(&reply),
            None => break,
        }
    }
    process::exit(0);
}

fn say(line: &str) {
    let mut out = stdout().lock();
    writeln!(out, "{line}").unwrap();
    out.flush().unwrap();
}

fn log(line: &str) {
    if let Ok(path) = env::var("OTELLO_FAKE_LOG") {
        let mut file = OpenOptions::new().append(true).create(true).open(path).unwrap();
        writeln!(file, "{line}").unwrap();
    }
}

struct Engine {
    mode: Vec<String>,
    position: Position,
    /// The positions before the present one, for `undo`.
    before: Vec<Position>,
    asked: usize,
}

impl Engine {
    fn new(mode: &str) -> Self {
        let mode = mode.split(' ').map(str::to_owned).collect();
        Self { mode, position: Position::start(Rules::Othello), before: Vec::new(), asked: 0 }
    }

    fn is(&self, word: &str) -> bool {
        self.mode.iter().any(|own| own == word)
    }

    /// Whether it is to fail like this now.
    fn fails(&self, how: &str) -> bool {
        self.is(&format!("{how}@{}", self.asked))
    }

    fn play(&mut self, action: Move) -> bool {
        match self.position.play(action) {
            Ok(next) => self.before.push(std::mem::replace(&mut self.position, next)),
            Err(_) => return false,
        }
        true
    }

    /// The move that it answers with, or what it says instead.
    fn choose(&mut self) -> String {
        self.asked += 1;
        if self.fails("crash") {
            stderr().write_all(b"no more\n").unwrap();
            process::exit(3);
        }
        if self.fails("stall") {
            thread::sleep(Duration::from_secs(100));
        }
        if self.fails("endless") {
            // The answer goes on until nobody reads it.
            loop {
                say("= d3");
                thread::sleep(Duration::from_millis(5));
            }
        }
        if self.fails("slow") {
            thread::sleep(Duration::from_millis(700));
        }
        for (how, said) in [("illegal", "a1"), ("pass", "pass"), ("garbage", "h9"), ("mute", "")] {
            if self.fails(how) {
                return said.to_owned();
            }
        }
        match self.position.legal_moves().first() {
            Some(square) => square.to_string(),
            None => "pass".to_owned(),
        }
    }

    /// The answer to a GTP command, without the last line's end; `None` to leave.
    fn gtp(&mut self, line: &str) -> Option<String> {
        let words: Vec<_> = line.split_whitespace().collect();
        let done = |text: &str| format!("= {text}\n");
        let refused = |text: &str| format!("? {text}\n");
        Some(match words.as_slice() {
            ["name"] => done(if self.is("rhino") { "GTP GRhino" } else { "Fake" }),
            ["version"] => done("1.0"),
            ["list_commands"] => {
                done("name\nclear_board\nboardsize\nset_game\ntime_settings\ntime_left\nundo")
            }
            ["clear_board"] => {
                self.position = Position::start(Rules::Othello);
                done("")
            }
            ["undo"] => match self.before.pop() {
                Some(before) => {
                    self.position = before;
                    done("")
                }
                None => refused("cannot undo"),
            },
            ["time_settings" | "time_left", ..] if self.is("whole") && line.contains('.') => {
                refused("syntax error")
            }
            ["boardsize", "8"] | ["set_game", "Othello"] | ["time_settings" | "time_left", ..] => {
                done("")
            }
            ["play", _, "pass"] if self.is("strict") => refused("syntax error"),
            ["play", _, "pass"] if self.play(Move::Pass) => done(""),
            ["play", colour, square] => {
                self.turn_to(colour);
                let square: Square = square.parse().unwrap();
                if self.play(Move::Place(square)) { done("") } else { refused("illegal move") }
            }
            ["genmove", colour] => {
                self.turn_to(colour);
                let chosen = self.choose();
                if let Ok(square) = chosen.parse() {
                    self.play(Move::Place(square));
                }
                if self.fails("resign") || self.is("resign") {
                    done("resign")
                } else {
                    done(&chosen.to_uppercase())
                }
            }
            ["quit"] => return None,
            _ => refused("unknown command"),
        })
    }

    /// Takes a pass that nobody said.
    fn turn_to(&mut self, colour: &str) {
        let colour = if colour == "black" { Disc::Black } else { Disc::White };
        if self.position.to_move() != colour {
            self.play(Move::Pass);
        }
    }

    /// The answer to a line of the NBoard protocol; an empty line says nothing.
    fn nboard(&mut self, line: &str) -> Option<String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let mut answer = String::new();
        match word {
            "nboard" => answer = "set myname Fake".to_owned(),
            "ping" => answer = format!("pong {rest}"),
            "set" => {
                if let Some(game) = rest.strip_prefix("game ") {
                    self.position = ggf::games(game).next().unwrap().unwrap().last_position();
                }
            }
            "move" => {
                let said = rest.split('/').next().unwrap();
                let action = said.parse().map_or(Move::Pass, Move::Place);
                assert!(self.play(action), "{line}");
            }
            "go" => {
                let chosen = self.choose().to_uppercase();
                answer = format!("status thinking\nsearch F5 +1.00 0 3\n=== {chosen}/-1.50/0.01");
            }
            "quit" => return None,
            _ => {}
        }
        Some(answer)
    }
}
