//! Contests: matches between players, each opening with both colours, and what they prove.
//!
//! This layer imports everything below it but the texts. It does not know screens, arguments, or
//! the date: a front end hands in the date, shows the progress, and raises the flag to stop.
//!
//! | file | what it holds |
//! |---|---|
//! | `player` | a player as it is written: `depth:8`, `level:5,threads:2`, `gtp:COMMAND` |
//! | `side` | a player with the time that it gets |
//! | `builtin` | our own engine as an opponent |
//! | `purse` | time for a player that gets as much as the other uses |
//! | `plan` | which games are played: pairings, openings, colours |
//! | `play` | one game, faults and times included |
//! | `entry` | a game as the result file keeps it, and what the score counts of it |
//! | `results` | the result file: begun, read again, appended to |
//! | `hall` | all games, some of them side by side |
//! | `tally` | wins, discs, faults and times, added up |
//! | `rating` | the rating difference and its interval |
//! | `sprt` | the sequential probability ratio test |
//! | `ladder` | one scale for many players |

mod builtin;
mod control;
mod entry;
mod hall;
mod ladder;
mod plan;
mod play;
mod player;
mod purse;
mod rating;
mod results;
mod side;
mod sprt;
mod tally;
mod time_use;

pub use control::Control;
pub use entry::{Entry, Fault};
pub use hall::{HallError, run};
pub use ladder::{Rung, rungs};
pub use plan::{Contest, Fixture, Openings};
pub use play::Absence;
pub use player::{BuiltIn, Player, PlayerError, Takes};
pub use rating::{Pairs, Rating};
pub use results::{Journal, JournalError};
pub use side::{Side, SideError};
pub use sprt::{Sprt, SprtError, Verdict};
pub use tally::{Scoring, Tally};
pub use time_use::TimeUse;
