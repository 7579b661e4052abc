//! What is seen of the game on the table, on whichever screen.
//!
//! | file | what it is about |
//! |---|---|
//! | `state` | what is remembered of it, and what the session's events do to it |
//! | `keys` | what keys and clicks do |
//! | `pace` | discs that turn, and moves that wait until they can be followed |
//! | `typed` | what was typed of a square's name |
//! | `notice` | the sentence about what has happened |
//! | `draw` | board, bar, message and prompt |
//! | `panel` | what stands beside the board |

mod draw;
mod keys;
mod notice;
mod pace;
mod panel;
mod state;
mod typed;

pub(crate) use draw::title;
pub(crate) use state::Scene;
