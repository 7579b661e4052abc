use std::path::PathBuf;

use clap::{Args, Subcommand};
use thiserror::Error;

use crate::cli::values::whole;
use crate::train::fit::Settings;

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
    /// Find the balanced openings that games and matches begin from
    Openings(OpeningsOptions),
    /// Measure how far shallow searches are from deep ones, for the selective search
    Probcut(ProbcutOptions),
    /// Count the games and positions of a corpus, and its damaged records
    Show(ShowOptions),
    /// Fit weights to the positions of corpora
    Fit(FitOptions),
    /// Round fitted weights to the file that the program carries
    Pack(PackOptions),
    /// Measure weights on labelled positions
    Test(TestOptions),
    /// Write weights that make every position worth nothing, to begin from
    Zero(ZeroOptions),
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

#[derive(Args, Clone, Debug)]
pub(super) struct FitOptions {
    /// The corpora; WTHOR files (.wtb) too, up to the empties of their theoretical scores
    #[arg(value_name = "CORPUS", required = true)]
    pub(super) corpora: Vec<PathBuf>,
    /// Write the fitted weights to this file, and the errors to FILE.jsonl
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: PathBuf,
    /// Replace a file that exists
    #[arg(long)]
    pub(super) force: bool,
    /// How much of a searched position's label is the label of the position after it
    ///
    /// The rest is what the search said of the position itself; what comes after the last searched
    /// position is its solved score.
    #[arg(long, value_name = "SHARE", default_value_t = 0.95, value_parser = share)]
    pub(super) lambda: f32,
    /// The share of games not to learn from, to measure the error on
    #[arg(long, value_name = "SHARE", default_value_t = 0.05, value_parser = share)]
    pub(super) held_out: f32,
    /// Let the network learn from every position at most N times
    #[arg(long, value_name = "N", default_value_t = Settings::default().passes, value_parser = whole::<usize>(1..=1000))]
    pub(super) passes: usize,
    /// How far a number of the network moves at first
    #[arg(long, value_name = "S", default_value_t = Settings::default().step, value_parser = step)]
    pub(super) step: f32,
    /// What chance follows from: same seed, same network
    #[arg(long, value_name = "S", default_value_t = Settings::default().seed, value_parser = whole(0..=u64::MAX))]
    pub(super) seed: u64,
    /// Work with N threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<usize>(1..=256))]
    pub(super) threads: usize,
}

#[derive(Args, Clone, Debug)]
pub(super) struct PackOptions {
    /// What fit wrote
    #[arg(value_name = "FITTED")]
    pub(super) fitted: PathBuf,
    /// Write the weights to this file
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: PathBuf,
    /// Replace a file that exists
    #[arg(long)]
    pub(super) force: bool,
}

#[derive(Args, Clone, Debug)]
pub(super) struct ZeroOptions {
    /// Write the weights to this file
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: PathBuf,
    /// Replace a file that exists
    #[arg(long)]
    pub(super) force: bool,
}

#[derive(Args, Clone, Debug)]
pub(super) struct TestOptions {
    /// Corpora, WTHOR files, and files with a position and its scores a line (OBF)
    ///
    /// Of a WTHOR file (.wtb) the positions are measured up to the empties for which it gives the
    /// theoretical score, 24 as a rule.
    #[arg(value_name = "FILE", required = true)]
    pub(super) files: Vec<PathBuf>,
    /// Of corpora, measure only the games that fit holds out with this share
    #[arg(long, value_name = "SHARE", value_parser = share)]
    pub(super) held_out: Option<f32>,
}

#[derive(Args, Clone, Debug)]
pub(super) struct OpeningsOptions {
    /// Plies of the openings
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = whole::<usize>(1..=9))]
    pub(super) plies: usize,
    /// Search N plies to value where they lead
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = whole::<u8>(1..=30))]
    pub(super) depth: u8,
    /// Keep those where neither side is more than D discs ahead
    #[arg(long, value_name = "D", default_value_t = 2, value_parser = whole::<u8>(0..=64))]
    pub(super) within: u8,
    /// Search N positions at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<usize>(1..=256))]
    pub(super) threads: usize,
    /// Write this file
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: PathBuf,
    /// Replace a file that exists
    #[arg(long)]
    pub(super) force: bool,
}

/// Why a text is not a share.
#[derive(Debug, Error)]
#[error("a number from 0 to 1 is needed, as in 0.05")]
struct NotShare;

/// Why a text is not a step.
#[derive(Debug, Error)]
#[error("a number above 0 and up to 1 is needed, as in 0.02")]
struct NotStep;

fn share(text: &str) -> Result<f32, NotShare> {
    text.parse().ok().filter(|share| (0.0..=1.0).contains(share)).ok_or(NotShare)
}

fn step(text: &str) -> Result<f32, NotStep> {
    text.parse().ok().filter(|step| *step > 0.0 && *step <= 1.0).ok_or(NotStep)
}

#[derive(Args, Clone, Debug)]
pub(super) struct ProbcutOptions {
    /// The corpora that positions are taken from, one a game
    #[arg(value_name = "FILE", required = true)]
    pub(super) corpora: Vec<PathBuf>,
    /// Write the model here, as the source that the search is built from
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: PathBuf,
    /// Replace a file that exists
    #[arg(long)]
    pub(super) force: bool,
    /// Measure N positions
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = whole::<usize>(1..=1_000_000))]
    pub(super) positions: usize,
    /// Search N plies
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<u8>(4..=20))]
    pub(super) depth: u8,
    /// Solve too with at most E empties
    #[arg(long, value_name = "E", default_value_t = 20, value_parser = whole::<u8>(0..=30))]
    pub(super) solve: u8,
    /// Search N positions at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<usize>(1..=256))]
    pub(super) threads: usize,
}
