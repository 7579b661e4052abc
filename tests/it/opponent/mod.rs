//! Games against other programs, on every front end: they play, are taken back, fail, and are gone
//! when the game is.

mod plain;
mod program;
mod screens;
mod session;

use std::path::Path;
use std::time::Duration;

use otello::game::{Game, Program, Seats};
use otello::rules::{Disc, Position, Rules};

use crate::engines::command;

/// The same with a program that is waited for a second only.
fn impatiently(game: Game) -> Game {
    let program =
        game.program.map(|program| Program { patience: Duration::from_secs(1), ..program });
    Game { program, ..game }
}

/// A game of this side against the engine that these words describe: `gtp crash@2`.
fn against(human: Disc, mode: &str, log: Option<&Path>) -> Game {
    let protocol = mode.split(' ').next().unwrap();
    let program = Program {
        command: format!("{protocol}:{}", command(mode, log)),
        name: "env".to_owned(),
        time: None,
        patience: Duration::from_secs(20),
    };
    let seats = Seats::against_program(human);
    let started = "2026.11.30_14:05:00.UTC".to_owned();
    let game = Game::new(Position::start(Rules::Othello), seats, 1, started);
    Game { program: Some(program), ..game }
}
