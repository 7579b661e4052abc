//! `otello train`: the pipeline that the evaluation comes from (feature `train`).
//!
//! | file | what it holds |
//! |---|---|
//! | `arguments` | the commands and their options |
//! | `run` | which command does what |
//! | `probcut` | how far shallow searches are from deep ones |
//! | `selfplay` | games appended to a corpus |
//! | `openings` | the list of balanced openings |
//! | `show` | what a corpus holds |
//! | `fit` | weights fitted to the games of corpora |
//! | `pack` | fitted weights rounded to those that the program carries |
//! | `test` | how far weights are from labelled positions |
//! | `zero` | weights to begin from |
//! | `progress` | how far a long run is, told on standard error |
//! | `failure` | why a command ends with a message |

mod arguments;
mod failure;
mod fit;
mod openings;
mod pack;
mod probcut;
mod progress;
mod run;
mod selfplay;
mod show;
mod test;
mod zero;

pub(super) use arguments::TrainOptions;
pub(super) use failure::TrainFailure;
pub(super) use run::run;
