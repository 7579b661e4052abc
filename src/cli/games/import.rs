use std::collections::BTreeMap;
use std::io::Write;

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
        let mut losses = BTreeMap::<Loss, usize>::new();
        for (number, game) in (1..).zip(input.games(Rules::Othello, &names)) {
            match game {
                Ok(game) => {
                    let lost = Loss::of(&game, Format::Ggf);
                    lost.iter().for_each(|&loss| *losses.entry(loss).or_default() += 1);
                    if lost.contains(&Loss::MoveComments) {
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
        losses.remove(&Loss::MoveComments);
        tell(errors, &source.name, &losses);
    }
    let imported = append(store, games)?;
    writeln!(
        out,
        "{} games were added to {}; {} were there already",
        imported.added,
        store.folder().display(),
        imported.known
    )?;
    Ok(whole)
}

/// Tells what the games of a file lost, and how many of them.
fn tell(errors: &mut dyn Write, name: &str, losses: &BTreeMap<Loss, usize>) {
    if !losses.is_empty() {
        let lost: Vec<_> = losses.iter().map(|(loss, games)| format!("{loss} ({games})")).collect();
        let _ = writeln!(errors, "otello: {name}: GGF cannot carry: {}", lost.join(", "));
    }
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
