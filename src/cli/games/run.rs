use std::io::{self, Write};
use std::num::NonZero;
use std::thread;

use super::arguments::GamesCommand;
use super::filter::{question, target};
use super::load::load;
use super::search::Found;
use super::{import, list, search, show, stats};
use crate::cli::failure::Failure;
use crate::cli::plan::Circumstances;
use crate::cli::usage::Usage;
use crate::store::Store;

/// Carries out a command about games, and says whether everything could be read.
pub(in crate::cli) fn run(
    command: &GamesCommand,
    usage: &mut Usage<'_>,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let texts = usage.texts;
    let store = Store::default_folder().map(Store::open);
    let mut errors = io::stderr().lock();
    let threads = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    match command {
        GamesCommand::List { filter: options, limit, sources } => {
            let question = question(options, usage)?;
            let loaded = load(sources, store.as_ref().ok(), texts, &mut errors)?;
            let games = question.ask(&loaded.database, threads);
            list::write(out, texts, &loaded, &games, *limit)?;
            Ok(loaded.whole)
        }
        GamesCommand::Show { number, to, sources } => {
            let loaded = load(sources, store.as_ref().ok(), texts, &mut errors)?;
            let today = Circumstances::today();
            show::write(out, texts, &loaded, *number, *to, today)?;
            Ok(loaded.whole)
        }
        GamesCommand::Stats { filter: options, top, sources } => {
            let question = question(options, usage)?;
            let loaded = load(sources, store.as_ref().ok(), texts, &mut errors)?;
            let games = question.ask(&loaded.database, threads);
            stats::write(out, texts, &loaded, &games, *top, threads)?;
            Ok(loaded.whole)
        }
        GamesCommand::Search { game, filter: options, limit, sources } => {
            let position = target(game, "GAME", usage)?;
            let question = question(options, usage)?;
            let loaded = load(sources, store.as_ref().ok(), texts, &mut errors)?;
            let wanted = question.ask(&loaded.database, threads);
            let found = Found { position: &position, wanted: &wanted, limit: *limit };
            search::write(out, texts, &loaded, found, threads)?;
            Ok(loaded.whole)
        }
        GamesCommand::Import { files } => import::run(files, &store?, texts, out, &mut errors),
    }
}
