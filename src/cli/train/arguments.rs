use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::cli::arguments::whole;

/// What to do for the evaluation.
#[derive(Args, Clone, Debug)]
pub(in crate::cli) struct TrainOptions {
    #[command(subcommand)]
    pub(super) command: TrainCommand,
}

#[derive(Clone, Debug, Subcommand)]
pub(super) enum TrainCommand {
    /// Play games for a corpus; started again, go on where they stopped
    Selfplay(SelfplayOptions),
    /// Count the games and positions of a corpus, and its damaged records
    Show(ShowOptions),
}

#[derive(Args, Clone, Debug)]
pub(super) struct SelfplayOptions {
    /// How many games the file shall hold in the end
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1..=1_000_000_000))]
    pub(super) games: u64,
    /// What the games follow from: same seed, same games
    ///
    /// Runs that are to be put together need different seeds.
    #[arg(long, value_name = "S", value_parser = whole(0..=u64::MAX))]
    pub(super) seed: u64,
    /// Append to this file
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: PathBuf,
    /// Search N plies for a move
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = whole::<u8>(1..=12))]
    pub(super) depth: u8,
    /// Solve every position from E empties on
    #[arg(long, value_name = "E", default_value_t = 16, value_parser = whole::<u8>(0..=24))]
    pub(super) exact_from: u8,
    /// Play N games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<usize>(1..=256))]
    pub(super) threads: usize,
}

#[derive(Args, Clone, Debug)]
pub(super) struct ShowOptions {
    /// The corpus
    #[arg(value_name = "FILE")]
    pub(super) corpus: PathBuf,
}
