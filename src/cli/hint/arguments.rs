use clap::{Args, ValueEnum};

use crate::cli::examination::SearchOptions;
use crate::cli::values::whole;

#[derive(Args, Clone, Debug)]
pub(in crate::cli) struct HintOptions {
    /// A position, a game whose last position is meant, a file of either, or - for standard input
    ///
    /// Of several games the last one that can be read counts.
    #[arg(value_name = "POSITION|FILE|-")]
    pub(super) source: String,
    /// How many moves, best first
    #[arg(short = 'n', long = "moves", value_name = "K", default_value_t = 1)]
    #[arg(value_parser = whole::<usize>(1..=64))]
    pub(super) most: usize,
    #[command(flatten)]
    pub(super) search: SearchOptions,
    /// Print lines for people, or a JSON object
    #[arg(long, value_enum, default_value = "text")]
    pub(super) format: HintFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum HintFormat {
    /// For people, in their language
    Text,
    /// One object
    Json,
}
