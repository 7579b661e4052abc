//! External engines: programs that play Othello over GTP or the NBoard protocol.
//!
//! This layer imports rules, formats, game and search (for its clock and its flag to stop). It does
//! not know who plays against whom, what a screen is, or what a match is.
//!
//! An [`EngineSpec`], as in `gtp:gtp-rhino -l 4` or `nboard@16:./ntest x`, starts a program behind
//! the trait [`Opponent`]. A client keeps the board itself, so that an illegal reply is found here;
//! every wait has an end; and whatever goes wrong is an [`EngineError`] that says what was said. A
//! program is asked to leave when its client is dropped, and killed if it does not.
//!
//! A [`Rival`] is a program in a game that is played here: it is started when it is needed, and brought
//! to where the game is, whatever was taken back.
//!
//! Passes are this layer's business: a caller places discs, and the clients tell their engines of
//! the passes in between in the way that each of them takes.

mod error;
mod gtp;
mod leash;
mod nboard;
mod opponent;
mod process;
mod rival;
mod shortened;
mod spec;
mod wait;

pub use error::{EngineError, FaultKind, NoSuchProgram, SpecError, Unsayable};
pub use gtp::Gtp;
pub use leash::Leash;
pub use nboard::NBoard;
pub use opponent::{Choice, Opponent, Pace, Terms};
pub use rival::{Question, Rival};
pub use spec::{EngineSpec, Protocol};
