use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use thiserror::Error;

use crate::cli::values::whole;
use crate::database::Wanted;
use crate::formats::games::Format;
use crate::rules::Disc;

#[derive(Clone, Debug, Subcommand)]
pub(in crate::cli) enum GamesCommand {
    /// List games, one on a line
    List {
        #[command(flatten)]
        filter: FilterOptions,
        /// List at most N games
        #[arg(long, value_name = "N", default_value_t = 50, value_parser = whole(0..=u32::MAX))]
        limit: u32,
        #[command(flatten)]
        sources: Sources,
    },
    /// Show a game by its number in the list
    Show {
        /// The number in the list of the same files
        #[arg(value_name = "NUMBER", value_parser = whole(1..=u32::MAX))]
        number: u32,
        /// Write it in this format instead
        #[arg(long, value_enum, value_name = "FORMAT")]
        to: Option<Format>,
        #[command(flatten)]
        sources: Sources,
    },
    /// Count results, years, players and tournaments
    Stats {
        #[command(flatten)]
        filter: FilterOptions,
        /// Name the N players and tournaments with most games
        #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole(0..=u32::MAX))]
        top: u32,
        #[command(flatten)]
        sources: Sources,
    },
    /// Look for a position, turned or mirrored too: how often each move was played, how it scored
    Search {
        /// A position or a transcript
        #[arg(value_name = "GAME")]
        game: String,
        #[command(flatten)]
        filter: FilterOptions,
        /// List at most N of its games
        #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole(0..=u32::MAX))]
        limit: u32,
        #[command(flatten)]
        sources: Sources,
    },
    /// Append the games of files to your own, those that are not there yet
    Import {
        /// Files of any format, or - for standard input
        #[arg(value_name = "FILE|-", required = true)]
        files: Vec<String>,
    },
}

/// Where the games are.
#[derive(Args, Clone, Debug)]
pub(in crate::cli) struct Sources {
    /// More files of games, or folders of them, beside your own games
    ///
    /// Files may be of any format. Of a folder the files of WTHOR, GGF and SGF are read; names of
    /// WTHOR are looked for in .JOU and .TRN files beside its games.
    #[arg(value_name = "FILE|FOLDER")]
    pub(super) files: Vec<PathBuf>,
    /// Leave your own games out
    #[arg(long)]
    pub(super) without_own: bool,
}

/// Which games are wanted.
#[derive(Args, Clone, Debug)]
pub(in crate::cli) struct FilterOptions {
    /// Of a player, by a part of the name
    #[arg(long, value_name = "NAME")]
    pub(super) player: Option<String>,
    /// With this Black
    #[arg(long, value_name = "NAME")]
    pub(super) black: Option<String>,
    /// With this White
    #[arg(long, value_name = "NAME")]
    pub(super) white: Option<String>,
    /// Of a tournament, by a part of its name
    #[arg(long, value_name = "NAME")]
    pub(super) tournament: Option<String>,
    /// Of a year, or of several: 1999, 1990-1999
    #[arg(long, value_name = "YEAR", value_parser = years)]
    pub(super) year: Option<RangeInclusive<u16>>,
    /// With this result: black, white, draw, unknown, or Black's score, as in +6
    #[arg(long, value_name = "RESULT", value_parser = result, allow_hyphen_values = true)]
    pub(super) result: Option<Wanted>,
    /// That begin with these moves, turned or mirrored too, or an opening by a part of its name
    #[arg(long, value_name = "MOVES|NAME")]
    pub(super) opening: Option<String>,
    /// That go through this position, turned or mirrored too
    #[arg(long, value_name = "GAME")]
    pub(super) position: Option<String>,
}

/// Why a text is not a year.
#[derive(Debug, Error)]
#[error("a year is needed, as in 1999, or two, as in 1990-1999")]
pub(in crate::cli) struct NotYears;

/// Why a text is not a result.
#[derive(Debug, Error)]
#[error("black, white, draw, unknown or a score from -64 to +64 is needed")]
pub(in crate::cli) struct NotResult;

fn years(text: &str) -> Result<RangeInclusive<u16>, NotYears> {
    let year = |text: &str| text.trim().parse().map_err(|_| NotYears);
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let years = year(first)?..=year(last)?;
    if years.is_empty() { Err(NotYears) } else { Ok(years) }
}

fn result(text: &str) -> Result<Wanted, NotResult> {
    Ok(match text {
        "black" => Wanted::Win(Disc::Black),
        "white" => Wanted::Win(Disc::White),
        "draw" => Wanted::Draw,
        "unknown" => Wanted::Unknown,
        score => {
            let score = score.parse().ok().filter(|score| (-64..=64).contains(score));
            Wanted::Score(score.ok_or(NotResult)?)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_and_results_are_read() {
        assert_eq!(years("1999").unwrap(), 1999..=1999);
        assert_eq!(years("1990-1999").unwrap(), 1990..=1999);
        for text in ["", "x", "1999-1990", "99999"] {
            assert!(years(text).is_err(), "{text}");
        }
        assert_eq!(result("+6").unwrap(), Wanted::Score(6));
        assert_eq!(result("-12").unwrap(), Wanted::Score(-12));
        assert_eq!(result("white").unwrap(), Wanted::Win(Disc::White));
        for text in ["", "65", "Black", "-128"] {
            assert!(result(text).is_err(), "{text}");
        }
    }
}
