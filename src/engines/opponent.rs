use std::fmt::Debug;
use std::time::Duration;

use super::{EngineError, Leash};
use crate::formats::clock::ClockSetting;
use crate::game::{Clocks, Record};
use crate::rules::{Move, Square};
use crate::search::Stop;

/// How a player is to spend its time, told before a game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Pace {
    /// As the player itself is set up.
    #[default]
    Own,
    /// Plies of search a move.
    Depth(u8),
    /// This long for every move.
    Move(Duration),
    /// A clock for the whole game.
    Clock(ClockSetting),
}

/// What holds for one move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Terms {
    /// The clocks, in a game with clocks.
    pub clocks: Option<Clocks>,
    /// The time that is left to the mover for the rest of the game, where no clock says so.
    pub allowance: Option<Duration>,
    /// How long the move is waited for.
    pub patience: Duration,
}

impl Terms {
    /// A move without clocks that is waited for so long.
    #[must_use]
    pub const fn patience(patience: Duration) -> Self {
        Self { clocks: None, allowance: None, patience }
    }
}

/// What a player decided on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    /// To place a disc.
    Place {
        /// Where.
        square: Square,
        /// What it expects, in discs, seen by itself, if it says so.
        value: Option<f64>,
    },
    /// To give up.
    Resign,
}

/// A player that is asked for its moves: a program outside, or our own engine in a match.
///
/// It keeps the board itself and takes forced passes by itself, as a [`Record`] does: whoever
/// drives it places discs only, and asks for a choice only when the side to move can place one.
/// After an error it is of no more use, and is to be dropped.
pub trait Opponent: Debug + Send {
    /// What it calls itself, with its version if it has one.
    fn name(&self) -> &str;

    /// What holds its process still; without one, nothing does.
    fn leash(&self) -> Leash {
        Leash::default()
    }

    /// Begins a game, or takes one up: the board is where the record's turns have led. `took` has
    /// what the first of them took, as far as that is known. Every wait ends once `stop` is raised.
    ///
    /// # Errors
    /// When it cannot be told so, or does not take it.
    fn set_up(
        &mut self,
        record: &Record,
        took: &[Option<Duration>],
        pace: Pace,
        stop: &Stop,
    ) -> Result<(), EngineError>;

    /// Has it take back the last turns, passes counted, and gives back whether it has: one that
    /// cannot is to be set up anew.
    ///
    /// # Errors
    /// When it does not answer.
    ///
    /// # Panics
    /// When fewer turns have been taken.
    fn take_back(&mut self, _turns: usize, _stop: &Stop) -> Result<bool, EngineError> {
        Ok(false)
    }

    /// Tells it of a disc that the side to move has placed, and how long that took.
    ///
    /// # Errors
    /// When it does not take the move.
    ///
    /// # Panics
    /// When the move is not legal.
    fn place(
        &mut self,
        square: Square,
        took: Option<Duration>,
        stop: &Stop,
    ) -> Result<(), EngineError>;

    /// Asks it to move for the side to move, and places its disc. Once `stop` is raised the wait
    /// ends, with [`EngineError::Interrupted`].
    ///
    /// # Errors
    /// When there is no legal answer in time.
    fn choose(&mut self, terms: &Terms, stop: &Stop) -> Result<Choice, EngineError>;
}

/// How long an engine may take to start, and for commands that need no thought.
pub(super) const PROMPT: Duration = Duration::from_secs(30);

/// Reads a move as engines write it: a square or a word for a pass, in any case.
pub(super) fn read_move(reply: &str) -> Result<Move, EngineError> {
    const PASSES: [&str; 4] = ["pa", "pass", "ps", "--"];
    if PASSES.iter().any(|pass| reply.eq_ignore_ascii_case(pass)) {
        return Ok(Move::Pass);
    }
    let not_a_move = |_| EngineError::NotAMove { reply: reply.to_owned() };
    reply.parse().map(Move::Place).map_err(not_a_move)
}

/// Plays an engine's move on a record. Gives back its square.
///
/// # Errors
/// When the move is not legal; a pass never is where an engine is asked.
pub(super) fn play_reply(record: &mut Record, reply: &str) -> Result<Square, EngineError> {
    let action = read_move(reply)?;
    let illegal = |fault| EngineError::Illegal { reply: reply.to_owned(), fault };
    record.play(action).map_err(illegal)?;
    Ok(action.square().expect("a pass is not legal where a disc can be placed"))
}
