//! The program in a pseudo-terminal: what a terminal shows, and what it is left like.
//!
//! Two programs run here. The *specimen* is the smallest app that the screens' loop can run, kept
//! in this test binary, which starts itself; it shows what each input did. The other is `otello`.
//!
//! Every wait is for something that is seen, with a time-out that only a failure reaches.

mod bench;
mod board;
mod endings;
mod games;
mod inputs;
mod job_control;
mod leaving;
mod no_terminal;
mod nothing_lost;
mod program;
mod scenes;
mod shell;
mod sizes;
mod soak;
mod specimen;
mod stops;
mod terminals;

pub(crate) use bench::{Bench, signal, wait_until};
pub(crate) use scenes::otello;
pub(crate) use shell::Shell;
