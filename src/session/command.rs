use crate::game::Strength;
use crate::rules::Square;

/// What a player asks of a [`Session`](super::Session).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Places a disc.
    Place(Square),
    /// Asks to pass. Passes are taken by themselves, so this only ever gets the reason why not.
    Pass,
    /// Goes back to the player's own last choice; while the engine thinks, to the move before.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Shows the value of every legal move; the game is assisted from then on.
    Hint,
    /// Puts the hints away.
    HideHints,
    /// Lets the engine play the best move it has, or starts it again after a fault.
    MoveNow,
    /// Takes the last move back while the engine thinks; between engines, pauses the game.
    Cancel,
    /// Goes on after a pause.
    Continue,
    /// Exchanges the colours of the two seats.
    SwapSides,
    /// Sets the strength of every engine at the table.
    SetStrength(Strength),
    /// Turns the board by 180 degrees.
    TurnBoard,
}
