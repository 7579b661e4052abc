use std::io::Write;

use crate::cli::failure::Failure;
use crate::cli::source::Source;
use crate::cli::told::{self, tell};
use crate::formats::games::{Format, Loss, to_ggf};
use crate::formats::ggf;
use crate::rules::Rules;
use crate::store::{Imported, Store};

/// Appends the games of files to the player's own, and says whether none is missing.
pub(super) fn run(
    files: &[String],
    store: &Store,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<bool, Failure> {
    let mut whole = true;
    let mut games = Vec::new();
    for file in files {
        let source = Source::read(file)?;
        let input = source.input()?;
        let names = source.names(&input, errors);
        for (number, game) in (1..).zip(input.games(Rules::Othello, &names)) {
            match game {
                Ok(game) => {
                    if Loss::of(&game, Format::Ggf).contains(&Loss::MoveComments) {
                        let name = &source.name;
                        let lost = "GGF cannot carry its comments on moves";
                        tell(errors, format_args!("{name}: game {number}: {lost}"));
                    }
                    games.push(to_ggf(&game));
                }
                Err(fault) => {
                    whole = false;
                    tell(errors, format_args!("{}: {fault}", source.name));
                }
            }
        }
    }
    let imported = append(store, games)?;
    writeln!(
        out,
        "{} games were added to {}; {} were there already",
        imported.added,
        told::path(store.folder()),
        imported.known
    )?;
    Ok(whole)
}

/// Appends games to the archives of their rules.
fn append(store: &Store, games: Vec<ggf::Game>) -> Result<Imported, Failure> {
    let (othello, reversi): (Vec<_>, Vec<_>) =
        games.into_iter().partition(|game| game.rules == Rules::Othello);
    let mut sum = Imported::default();
    for (rules, games) in [(Rules::Othello, othello), (Rules::Reversi, reversi)] {
        if !games.is_empty() {
            let imported = store.import(rules, &games)?;
            sum.added += imported.added;
            sum.known += imported.known;
        }
    }
    Ok(sum)
}
