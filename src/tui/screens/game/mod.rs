//! The screen of a game.
//!
//! | file | what it is about |
//! |---|---|
//! | `state` | what the screen remembers, and what the session's events do to it |
//! | `keys` | what keys and clicks do |
//! | `pace` | discs that turn, and moves that wait until they can be followed |
//! | `typed` | what was typed of a square's name |
//! | `notice` | the sentence about what has happened |
//! | `draw` | title, board, bar, message and prompt |
//! | `panel` | what stands beside the board |

mod draw;
mod keys;
mod notice;
mod pace;
mod panel;
mod state;
mod typed;

pub(crate) use state::GameScreen;
