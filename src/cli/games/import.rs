use std::io::Write;

use crate::cli::counted::{counted, for_one_or_more};
use crate::cli::failure::Failure;
use crate::cli::source::Source;
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
        let names = source.names();
        for (number, game) in (1..).zip(input.games(Rules::Othello, &names)) {
            match game {
                Ok(game) => {
                    if Loss::of(&game, Format::Ggf).contains(&Loss::MoveComments) {
                        let name = &source.name;
                        // Nothing is left to be told to somebody who does not listen.
                        let _ = writeln!(
                            errors,
                            "otello: {name}: game {number}: GGF cannot carry its comments on moves"
                        );
                    }
                    games.push(to_ggf(&game));
                }
                Err(fault) => {
                    whole = false;
                    let _ = writeln!(errors, "otello: {}: {fault}", source.name);
                }
            }
        }
    }
    let imported = append(store, games)?;
    writeln!(
        out,
        "{} {} added to {}; {} {} there already",
        counted(imported.added, "game"),
        for_one_or_more(imported.added, "was", "were"),
        store.folder().display(),
        imported.known,
        for_one_or_more(imported.known, "was", "were")
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
