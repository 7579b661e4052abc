//! A game with all that any format says of it: what every reader gives and every writer takes.
//!
//! It does not know how a format spells a field. What only one format knows stays in the tags of
//! its own, so that a game that is written in the format that it came from loses nothing.

mod clock;
mod game;
mod line;
mod result;
mod stated;

pub use game::{GameRecord, Numbers, Player, RecordedMove, Source, Tag};
pub use line::{Line, LineFault};
pub use result::GameResult;
