use super::{Failure, ProgramFault};
use crate::rules::{Bitboard, Disc, IllegalMove, Square};

/// What happened in a [`Session`](super::Session), for a front end to show.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A disc was placed.
    Placed {
        /// Whose.
        by: Disc,
        /// Where.
        square: Square,
        /// The discs that it turned.
        flips: Bitboard,
    },
    /// A side passed, because it had to.
    Passed {
        /// Which.
        by: Disc,
        /// Why.
        reason: PassReason,
    },
    /// A side has run out of time; [`Event::Over`] follows.
    FlagFell {
        /// Which.
        by: Disc,
    },
    /// A side gave up; [`Event::Over`] follows.
    Resigned {
        /// Which.
        by: Disc,
    },
    /// The program that plays a side does not play on; [`Event::Over`] follows, unless it could not
    /// be started and `MoveNow` tries again.
    Left {
        /// Which side.
        by: Disc,
        /// Why.
        fault: ProgramFault,
    },
    /// The game has ended.
    Over,
    /// Moves were taken back; the player chooses again.
    TakenBack,
    /// Moves that had been taken back were played again.
    PlayedAgain,
    /// The seats, a strength, a name or the way the board is shown changed.
    Changed,
    /// The hints of the present position are new, or were put away.
    Hinted,
    /// The engine knows more; see [`Session::thought`](super::Session::thought).
    Progressed,
    /// The game between engines stands still until [`Command::Continue`](super::Command).
    Paused,
    /// The command was not carried out.
    Refused(Refusal),
    /// The engine met a fault of its own; the game stands and `MoveNow` starts it again.
    EngineFailed(Failure),
}

/// Why a side had to pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassReason {
    /// It had no legal move.
    NoMove,
    /// It had placed all its discs (Reversi).
    NoDiscsLeft,
}

/// Why a command was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The move is against the rules.
    Illegal(IllegalMove),
    /// The engine is on turn.
    EngineToMove,
    /// No choice of the player's own is left to take back.
    NothingToUndo,
    /// Nothing was taken back.
    NothingToRedo,
    /// No engine is thinking.
    NoEngine,
    /// No engine sits at the table.
    NoEnginePlays,
    /// Another program moves when it is ready.
    CannotHurry,
    /// Another program is as strong as its command makes it.
    StrengthOfItsOwn,
}
