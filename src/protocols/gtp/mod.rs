//! GTP, the Go Text Protocol, version 2, as Othello programs speak it.
//!
//! [`serve()`] reads commands and answers each in order; see the
//! [specification](https://www.lysator.liu.se/~gunnar/gtp/) for the framing. A move is a square in
//! capitals, a pass is `pass`. A forced pass may be played, asked for with `genmove`, or left out.

mod command;
mod controller;
mod file;
mod framing;
mod serve;
mod shown;

pub use serve::serve;
