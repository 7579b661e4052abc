use std::collections::HashMap;
use std::io::{BufRead, Cursor, Write};
use std::time::{Duration, Instant};

use otello::formats::{board, transcript};
use otello::game::{Game, Seats, Strength};
use otello::plain::{self, DialogueError, Options};
use otello::rules::{Disc, Position, Rules};
use otello::store::{Keeper, Store};
use otello::text::{Language, Texts};

/// A dialogue as it is set up.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) game: Game,
    pub(crate) language: Language,
    pub(crate) options: Options,
    /// How long every line takes that is typed.
    pub(crate) typing: Duration,
    /// Where games are kept, if they are.
    pub(crate) kept_in: Option<Store>,
    /// Where the word `save` keeps them.
    pub(crate) store: Option<Store>,
}

impl Setup {
    /// What the head of a file says, or two players at the start of Othello in English.
    pub(crate) fn of(head: &HashMap<&str, &str>) -> Self {
        let says = |key| head.get(key).copied().unwrap_or_default();
        let rules = if says("rules") == "reversi" { Rules::Reversi } else { Rules::Othello };
        let start = match says("start") {
            "" => Position::start(rules),
            text => board::parse(text, rules).unwrap(),
        };
        let engine = Strength::Depth(2);
        let seats = match says("play as") {
            "" => Seats::TWO_PLAYERS,
            "black" => Seats::against_engine(Disc::Black, engine),
            "white" => Seats::against_engine(Disc::White, engine),
            "nobody" => Seats::watch(engine),
            other => panic!("nobody plays as {other}"),
        };
        let mut game = Game::new(start, seats, 1, String::new());
        for action in transcript::parse(says("moves"), &start).unwrap() {
            if game.record.position().legal_moves().is_empty() {
                continue;
            }
            game.record.play(action).unwrap();
        }
        let language = if says("lang") == "it" { Language::Italian } else { Language::English };
        let options = Options {
            show_board: says("show board") == "yes",
            ponders: says("ponder") == "yes",
            hash_mib: 1,
            faulty: says("engine") == "faulty",
        };
        let game = game.with_clocks(says("clock").parse().ok());
        let typing = Duration::from_secs(says("seconds a line").parse().unwrap_or(0));
        Self { game, language, options, typing, kept_in: None, store: None }
    }

    /// A time that goes on with every line.
    fn time(&self) -> impl FnMut() -> Instant + use<> {
        let (mut now, typing) = (Instant::now(), self.typing);
        move || {
            now += typing;
            now
        }
    }

    pub(crate) fn run(
        &self,
        input: impl BufRead + Send + 'static,
        output: &mut dyn Write,
    ) -> Result<(), DialogueError> {
        let next = |old: &Game| {
            let next = Game::new(*old.record.start(), old.seats, old.seed + 1, String::new());
            let next = Game { program: old.program.clone(), ..next };
            next.with_clocks(old.clock_setting())
        };
        let setup = plain::Setup {
            game: self.game.clone(),
            next: Box::new(next),
            texts: Texts::new(self.language),
            keeper: self.kept_in.clone().map_or_else(Keeper::off, Keeper::new),
            store: self.store.clone(),
            options: self.options,
            watch: Box::new(drop),
            now: Box::new(self.time()),
            was_stopped: Box::new(|| false),
        };
        plain::run(setup, Box::new(input), output)
    }

    /// What is answered to these lines.
    pub(crate) fn answers(&self, input: &str) -> String {
        let mut output = Vec::new();
        self.run(Cursor::new(input.to_owned()), &mut output).unwrap();
        String::from_utf8(output).unwrap()
    }
}
