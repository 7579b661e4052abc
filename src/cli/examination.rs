//! How the commands that look at games search: the options that they share.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use clap::Args;

use super::room::{self, hash};
use super::values::{RulesName, seconds, whole};
use crate::game::Strength;
use crate::search::{Limits, Searcher};
use crate::session::{analysis_limits, hint_limits};

/// How deeply to search, and by what means.
#[derive(Args, Clone, Debug)]
pub(super) struct SearchOptions {
    /// Search as level N does, 1 to 20 [default: 16]
    #[arg(long, value_name = "N", value_parser = whole(Strength::LEVELS))]
    #[arg(conflicts_with_all = ["depth", "time"])]
    pub(super) level: Option<u8>,
    /// Search N plies, and the last min(2N, 24) exactly
    #[arg(long, value_name = "N", value_parser = whole(Strength::DEPTHS))]
    #[arg(conflicts_with = "time")]
    pub(super) depth: Option<u8>,
    /// Search S seconds, and as long again for a move that was not the best
    #[arg(long, value_name = "S", value_parser = seconds)]
    pub(super) time: Option<Duration>,
    /// Search with N threads [default: one for every core]
    ///
    /// With one thread the same game always gets the same analysis, unless --time is given. More
    /// threads change estimates a little, and no value that is exact.
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=256))]
    pub(super) threads: Option<usize>,
    /// Size of the table of positions, in MiB [default: 64, or what there is room for]
    #[arg(long, value_name = "MIB", value_parser = hash)]
    pub(super) hash: Option<usize>,
    /// Which game, where a file does not say
    #[arg(long, value_enum, default_value = "othello")]
    pub(super) rules: RulesName,
}

/// The size of the table of a search for which none is given, in MiB, if there is room for it.
const USUAL_HASH: usize = 64;

impl SearchOptions {
    pub(super) fn limits(&self) -> Limits {
        analysis_limits(match (self.depth, self.time) {
            (Some(depth), _) => Strength::Depth(depth),
            (_, Some(time)) => Strength::Time(time),
            (None, None) => match self.level {
                Some(level) => Strength::Level(level),
                None => return hint_limits(),
            },
        })
    }

    pub(super) fn searcher(&self) -> Searcher {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let mut searcher = Searcher::new(room::table(self.hash, USUAL_HASH));
        searcher.set_threads(self.threads.unwrap_or(cores));
        searcher
    }
}
