use std::collections::BTreeMap;
use std::io::Write;

use crate::cli::failure::Failure;
use crate::cli::source::Source;
use crate::cli::told::{self, tell};
use crate::formats::games::{Format, Loss, to_ggf};
use crate::formats::ggf;
use crate::rules::Rules;
use crate::store::{Imported, Store};
use crate::text::{Texts, say};
use crate::wording::Said;

/// Appends the games of files to the player's own, and says whether none is missing.
pub(super) fn run(
    files: &[String],
    store: &Store,
    texts: &Texts,
    out: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<bool, Failure> {
    let mut whole = true;
    let mut games = Vec::new();
    for file in files {
        let source = Source::read(file)?;
        let input = source.input()?;
        let names = source.names(texts, &input, errors);
        let mut losses = BTreeMap::<Loss, usize>::new();
        for (number, game) in (1..).zip(input.games(Rules::Othello, &names)) {
            match game {
                Ok(game) => {
                    let lost = Loss::of(&game, Format::Ggf);
                    lost.iter().for_each(|&loss| *losses.entry(loss).or_default() += 1);
                    if lost.contains(&Loss::MoveComments) {
                        let name = source.name.said(texts);
                        let lost = say!(texts, "games-comments-lost", number = number);
                        tell(errors, format_args!("{name}: {lost}"));
                    }
                    games.push(to_ggf(&game));
                }
                Err(fault) => {
                    whole = false;
                    let (name, fault) = (source.name.said(texts), fault.said(texts));
                    tell(errors, format_args!("{name}: {fault}"));
                }
            }
        }
        losses.remove(&Loss::MoveComments);
        tell_losses(errors, texts, &source.name.said(texts), &losses);
    }
    let imported = append(store, games)?;
    let folder = told::path(store.folder());
    let (added, known) = (imported.added, imported.known);
    let said = say!(texts, "games-imported", added = added, folder = folder, known = known);
    writeln!(out, "{said}")?;
    Ok(whole)
}

/// Tells what the games of a file lost, and how many of them.
fn tell_losses(errors: &mut dyn Write, texts: &Texts, name: &str, losses: &BTreeMap<Loss, usize>) {
    if !losses.is_empty() {
        let lost = losses.iter().map(|(loss, games)| format!("{} ({games})", loss.said(texts)));
        let (format, losses) = (Format::Ggf.said(texts), lost.collect::<Vec<_>>().join(", "));
        let lost = say!(texts, "convert-cannot-carry", format = format, losses = losses);
        tell(errors, format_args!("{name}: {lost}"));
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
