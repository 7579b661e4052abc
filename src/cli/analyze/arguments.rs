use clap::{Args, ValueEnum};

use crate::cli::examination::SearchOptions;

#[derive(Args, Clone, Debug)]
pub(in crate::cli) struct AnalyzeOptions {
    /// A file of games of any format, a game, or - for standard input
    ///
    /// The format is found from what the file holds. A game that cannot be read is told, the others
    /// are analysed, and the exit code is then 1.
    #[arg(value_name = "FILE|GAME|-")]
    pub(super) source: String,
    #[command(flatten)]
    pub(super) search: SearchOptions,
    /// Print a report, one JSON document, or one JSON object a line as each game is done
    #[arg(long, value_enum, default_value = "text")]
    pub(super) format: ReportFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum ReportFormat {
    /// For people, in their language; with --plain in sentences and without a graph
    Text,
    /// One document
    Json,
    /// A line of input, an object of output; for pipes of any length
    Jsonl,
}
