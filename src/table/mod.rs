//! The game on the table, without a front end: begun, taken up, left, played again, kept.
//!
//! | file | what it is about |
//! |---|---|
//! | `state` | the table: which game lies on it, and what its clocks show |
//! | `setup` | what the next new game is to be |
//! | `shelf` | where the game is kept, and the one that can be gone on with |
//! | `pasted` | games in texts |

mod pasted;
mod setup;
mod shelf;
mod state;

pub use setup::{Begin, Players, Setup, changed};
pub use shelf::Keeping;
pub use state::Fresh;
pub use state::{Table, no_game};
