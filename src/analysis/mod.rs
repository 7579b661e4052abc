//! What the moves of a game were worth, and which would have been better: the one analysis behind
//! the command line, GTP and NBoard.
//!
//! This layer imports rules, eval, search and game. It does not know files, languages, formats, or
//! who searches: an [`Examiner`] does, which may be a [`Searching`] right here or a worker on another
//! thread, and may give up at any time.
//!
//! | file | what it holds |
//! |---|---|
//! | `examiner` | what is asked of a search, and the plain way to answer it |
//! | `steady` | estimates without the lean of odd and even depths |
//! | `known` | what needs no search: finished games and forced passes |
//! | `walk` | the positions of a game, the last one first |
//! | `branch` | what follows a move, searched as deeply as its rivals |
//! | `progress` | a game under analysis: questions out, answers in |
//! | `review` | the finished analysis: players, turning point |
//! | `judged` | one move: its loss, its verdict, the result that it gave away |
//! | `valued` | the best moves of a position, each with its line |
//!
//! A game is analysed from its end: what is solved there is in the table when the position before it
//! is looked at. Every move is compared with the best one on equal terms, both searched to the same
//! depth or both solved; the value of the next position, which is searched a ply deeper, is not the
//! value of the move. That would show losses where the search only changed its mind.

mod branch;
mod examiner;
mod judged;
mod known;
mod progress;
mod review;
mod steady;
mod valued;
mod walk;

pub use examiner::{Cancelled, Examiner, Question, Searching};
pub use judged::{Judged, Turnover, Verdict};
pub use known::{before_pass, finished};
pub use progress::{Analysis, review};
pub use review::{Play, Review};
pub use valued::{Valued, best_moves, deepen};
pub use walk::Walk;
