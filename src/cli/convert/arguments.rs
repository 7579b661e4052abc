use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::cli::arguments::RulesName;
use crate::formats::games::Format;

#[derive(Args, Clone, Debug)]
pub(in crate::cli) struct ConvertOptions {
    /// A file of any format, a transcript or a position, or - for standard input
    ///
    /// The format is found from what the file holds: GGF, SGF, WTHOR (.wtb), OBF, positions and
    /// transcripts. Games that cannot be read are told, the others are converted, and the exit code
    /// is then 1. What the format cannot carry is told too.
    #[arg(value_name = "FILE|GAME|-")]
    pub(super) source: String,
    /// Write this format
    ///
    /// "board" and "obf" keep the last position of every game only.
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(super) to: FormatName,
    /// Write to this file instead of standard output; WTHOR's names go to .JOU and .TRN beside it
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
    /// Which game, where a file does not say
    #[arg(long, value_enum, default_value = "othello")]
    pub(super) rules: RulesName,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum FormatName {
    /// Squares in a row, a game a line
    Transcript,
    /// A position a line
    Board,
    /// A position a line, with scores
    Obf,
    /// The format of the Othello servers
    Ggf,
    /// The format of Quarry, GoGui and others
    Sgf,
    /// The French federation's database, a year a file
    Wthor,
}

impl From<FormatName> for Format {
    fn from(name: FormatName) -> Self {
        match name {
            FormatName::Transcript => Self::Transcript,
            FormatName::Board => Self::Board,
            FormatName::Obf => Self::Obf,
            FormatName::Ggf => Self::Ggf,
            FormatName::Sgf => Self::Sgf,
            FormatName::Wthor => Self::Wthor,
        }
    }
}
