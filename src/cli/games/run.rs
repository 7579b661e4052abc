use std::io::{self, Write};
use std::num::NonZero;
use std::thread;

use clap::Command as ClapCommand;

use super::arguments::GamesCommand;
use super::filter::{question, target};
use super::load::load;
use super::{import, list, search, show, stats};
use crate::cli::failure::Failure;
use crate::cli::plan::Circumstances;
use crate::store::Store;

/// Carries out a command about games, and says whether everything could be read.
pub(in crate::cli) fn run(
    command: &GamesCommand,
    clap: &mut ClapCommand,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let store = Store::default_folder().map(Store::open);
    let mut errors = io::stderr().lock();
    let threads = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    match command {
        GamesCommand::List { filter: options, limit, sources } => {
            let question = question(options, clap)?;
            let loaded = load(sources, store.as_ref().ok(), &mut errors)?;
            let games = question.ask(&loaded.database, threads);
            list::write(out, &loaded, &games, *limit)?;
            Ok(loaded.whole)
        }
        GamesCommand::Show { number, to, sources } => {
            let loaded = load(sources, store.as_ref().ok(), &mut errors)?;
            let today = Circumstances::today();
            show::write(out, &loaded, *number, *to, today)?;
            Ok(loaded.whole)
        }
        GamesCommand::Stats { filter: options, top, sources } => {
            let question = question(options, clap)?;
            let loaded = load(sources, store.as_ref().ok(), &mut errors)?;
            let games = question.ask(&loaded.database, threads);
            stats::write(out, &loaded, &games, *top, threads)?;
            Ok(loaded.whole)
        }
        GamesCommand::Search { game, filter: options, limit, sources } => {
            let position = target(game, "GAME", clap)?;
            let question = question(options, clap)?;
            let loaded = load(sources, store.as_ref().ok(), &mut errors)?;
            let wanted = question.ask(&loaded.database, threads);
            search::write(out, &loaded, &position, &wanted, *limit, threads)?;
            Ok(loaded.whole)
        }
        GamesCommand::Import { files } => import::run(files, &store?, out, &mut errors),
    }
}
