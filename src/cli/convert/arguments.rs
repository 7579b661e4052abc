use std::path::PathBuf;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

use crate::cli::values::RulesName;
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
    pub(super) to: Format,
    /// Write to this file instead of standard output; WTHOR's names go to .JOU and .TRN beside it
    ///
    /// The files are there as a whole or not at all. Those that exist already are left alone, unless
    /// --force is given; this may be the file that is read.
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
    /// Replace files that exist
    #[arg(long, requires = "output")]
    pub(super) force: bool,
    /// Which game, where a file does not say
    #[arg(long, value_enum, default_value = "othello")]
    pub(super) rules: RulesName,
}

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (name, help) = match self {
            Self::Transcript => ("transcript", "Squares in a row, a game a line"),
            Self::Board => ("board", "A position a line"),
            Self::Obf => ("obf", "A position a line, with scores"),
            Self::Ggf => ("ggf", "The format of the Othello servers"),
            Self::Sgf => ("sgf", "The format of Quarry, GoGui and others"),
            Self::Wthor => ("wthor", "The French federation's database, a year a file"),
        };
        Some(PossibleValue::new(name).help(help))
    }
}
