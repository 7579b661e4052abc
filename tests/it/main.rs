//! The integration tests: one binary, one file per subject, their data in `data/`.

#![allow(clippy::unwrap_used, reason = "whatever goes wrong in a test is a failure of the test")]

mod analysis;
mod analyze;
mod binary;
mod cli;
mod config;
mod contest;
mod convert;
mod doctor;
mod drawings;
mod endgame;
#[cfg(unix)]
mod engines;
#[cfg(feature = "train")]
mod fit;
mod foreign;
mod formats;
mod games;
mod ggf;
mod hint;
mod italian;
mod kernels;
mod layers;
mod licences;
#[cfg(unix)]
mod limits;
mod lists;
mod nothing_lost;
mod one_answer;
#[cfg(all(unix, feature = "tui"))]
mod opponent;
mod pgn;
mod picture;
mod plain;
mod protocols;
#[cfg(unix)]
mod pty;
mod random_game;
mod rules;
#[cfg(feature = "tui")]
mod screens;
mod search;
mod session;
mod sgf;
mod shared;
mod soak;
mod solve;
mod store;
mod strange_files;
mod threads;
#[cfg(feature = "train")]
mod train;
mod transcript;
mod trials;
mod wthor;
