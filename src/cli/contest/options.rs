use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use thiserror::Error;

use crate::cli::values::{seconds, whole};
use crate::contest::{Control, Player, Sprt};
use crate::formats::clock::ClockSetting;
use crate::game::Strength;

const EXAMPLES: &str = "\
Examples:
  otello match depth:8 depth:6 --games 200 --threads 2 -o results.ggf
  otello match otello 'gtp:gtp-rhino -l 4 -b 0' --time other --games 50
  otello match time:1 'nboard@16:env -C ntest ./ntest x' --sprt 0,30
  otello match --ladder --games 100 -o ladder.ggf";

#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(in crate::cli) struct MatchOptions {
    /// A player: depth:8, level:5, time:0.5, otello, gtp:COMMAND or nboard:COMMAND
    ///
    /// Our own engine is written depth:N, level:N, time:SECONDS, time:other or clock:5m+2s, or otello
    /// to play as --time, --clock, --depth or --level say; threads:N, hash:MIB and
    /// eval:WEIGHTS may follow behind commas. Another
    /// program is written gtp:COMMAND, nboard:COMMAND, or nboard@DEPTH:COMMAND to tell it a depth.
    /// A command is split into words as a shell does; env -C FOLDER runs it in its folder.
    #[arg(value_name = "A", required_unless_present = "ladder")]
    pub(super) a: Option<Player>,
    /// The player that A plays against
    #[arg(value_name = "B", required_unless_present = "ladder")]
    pub(super) b: Option<Player>,
    /// Play the levels against their neighbours and rate them
    #[arg(long, conflicts_with_all = ["a", "b", "time", "clock", "depth", "level", "sprt"])]
    pub(super) ladder: bool,
    /// With --ladder, these levels only
    #[arg(long, value_name = "FIRST-LAST", default_value = "1-20", requires = "ladder")]
    pub(super) levels: Levels,
    /// Games to play, of every pairing
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole::<usize>(1..=1_000_000))]
    pub(super) games: usize,
    /// How games begin: balanced, random:PLIES, or a file with an opening a line
    ///
    /// Every opening is played twice, the second time with the colours exchanged. A file holds
    /// transcripts or positions.
    #[arg(long, value_name = "WHICH", default_value = "balanced")]
    pub(super) openings: OpeningsName,
    /// Let players that say nothing of their own think S seconds a move, or as long as the other
    ///
    /// With `other` our engine has, as if by a clock, the time that its opponent has used so far in all
    /// games of the match together less its own: so it never uses more, but for the milliseconds of a
    /// shallow search while it has none. With S, a move that takes more than a tenth
    /// and a quarter of a second longer than S is a fault.
    #[arg(long, value_name = "S|other", value_parser = time)]
    #[arg(conflicts_with_all = ["depth", "level", "clock"])]
    pub(super) time: Option<Control>,
    /// Give them a clock for every game, as in 5m+2s: five minutes, and two seconds a move
    ///
    /// A side whose clock runs out has lost, by our clock.
    #[arg(long, value_name = "MAIN+INCREMENT", conflicts_with_all = ["depth", "level"])]
    pub(super) clock: Option<ClockSetting>,
    /// Let them search N plies
    #[arg(long, value_name = "N", value_parser = whole(Strength::DEPTHS), conflicts_with = "level")]
    pub(super) depth: Option<u8>,
    /// Let them play at level N
    #[arg(long, value_name = "N", value_parser = whole(Strength::LEVELS))]
    pub(super) level: Option<u8>,
    /// Play N games side by side
    ///
    /// Our engine searches with one thread each, unless a player says threads:N.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<usize>(1..=256))]
    pub(super) threads: usize,
    /// Stop once A is shown to be ELO1 stronger than B rather than ELO0, or the other way round
    ///
    /// A sequential probability ratio test with 5% for either error.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(super) sprt: Option<Sprt>,
    /// What the order of the openings and other choices come from
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    pub(super) seed: u64,
    /// Wait S seconds for a move that no time limits
    #[arg(long, value_name = "S", default_value = "600", value_parser = seconds)]
    pub(super) patience: Duration,
    /// Append every game to this file, and go on where it stopped
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
}

/// What `--openings` says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OpeningsName {
    Balanced,
    Random(usize),
    File(PathBuf),
}

/// Why `--openings random:N` has no length.
#[derive(Debug, Error)]
#[error("random openings have 0 to 50 plies, as in random:8")]
pub(in crate::cli) struct NotPlies;

impl FromStr for OpeningsName {
    type Err = NotPlies;

    fn from_str(text: &str) -> Result<Self, NotPlies> {
        match text.split_once(':') {
            Some(("random", plies)) => {
                let plies = plies.parse().ok().filter(|plies| *plies <= 50);
                plies.map(Self::Random).ok_or(NotPlies)
            }
            _ if text == "balanced" => Ok(Self::Balanced),
            _ => Ok(Self::File(text.into())),
        }
    }
}

/// What `--levels` says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Levels(pub(super) RangeInclusive<u8>);

/// Why `--levels` names no levels.
#[derive(Debug, Error)]
#[error("two levels from 1 to 20 are needed, the lower first, as in 3-8")]
pub(in crate::cli) struct NotLevels;

impl FromStr for Levels {
    type Err = NotLevels;

    fn from_str(text: &str) -> Result<Self, NotLevels> {
        let (first, last) = text.split_once('-').ok_or(NotLevels)?;
        let level = |text: &str| {
            text.parse().ok().filter(|level| Strength::LEVELS.contains(level)).ok_or(NotLevels)
        };
        let (first, last) = (level(first)?, level(last)?);
        if first < last { Ok(Self(first..=last)) } else { Err(NotLevels) }
    }
}

/// Why `--time` is neither.
#[derive(Debug, Error)]
#[error("a number of seconds above 0 is needed, as in 0.5, or the word other")]
pub(in crate::cli) struct NotATime;

fn time(text: &str) -> Result<Control, NotATime> {
    match text {
        "other" => Ok(Control::Other),
        text => seconds(text).map(Control::Time).map_err(|_| NotATime),
    }
}
