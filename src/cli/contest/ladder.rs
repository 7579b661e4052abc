use std::io::{self, Write};

use crate::contest::{Contest, Control, Entry, Scoring, Side, Tally, rungs};
use crate::eval::Value;
use crate::session::{Level, Manner};
use crate::text::{Texts, key, say};

/// Writes the levels with their searches and ratings, in Markdown, as docs/strength.md has them.
pub(super) fn write(
    out: &mut dyn Write,
    texts: &Texts,
    contest: &Contest,
    entries: &[Entry],
) -> io::Result<()> {
    let levels: Vec<_> = contest.pairings.iter().flatten().filter_map(level).collect();
    let first = levels.iter().copied().min().expect("a ladder has levels");
    let last = levels.iter().copied().max().expect("a ladder has levels");
    let index = |side| usize::from(level(side).expect("a ladder is of levels") - first);
    let results: Vec<_> = contest
        .pairings
        .iter()
        .enumerate()
        .map(|(pairing, [a, b])| {
            let own = entries.iter().filter(|entry| entry.pairing == pairing);
            ((index(a), index(b)), Tally::of(own).score)
        })
        .collect();
    let rungs = rungs(usize::from(last - first) + 1, &results);
    writeln!(out, "{}", texts.get(key!("match-ladder")))?;
    writeln!(out, "|---|---|---|---|---|---|")?;
    for (number, rung) in (first..=last).zip(&rungs) {
        let level = Level::numbered(number).expect("these are the levels");
        let below =
            results.iter().find(|((a, b), _)| usize::from(number - first) == *a && *b + 1 == *a);
        writeln!(
            out,
            "| {number} | {} | {} | {} | {:.0} | {} |",
            level.depth,
            level.exact_from,
            oversights(texts, level.manner),
            rung.rating,
            below.map(|(_, score)| against(texts, score, rung.step)).unwrap_or_default()
        )?;
    }
    Ok(())
}

/// `5 discs, at most 16`; nothing for a level that plays as well as it can.
fn oversights(texts: &Texts, manner: Manner) -> String {
    let discs = |value: Value| f64::from(value.hundredths()) / 100.0;
    match manner {
        Manner::Overlooking { mean, most } => {
            let (mean, most) = (discs(mean).to_string(), discs(most).to_string());
            say!(texts, "match-overlooks", mean = mean, most = most)
        }
        Manner::Within(_) => String::new(),
    }
}

/// `72.0% of 100: +164 ± 70`
fn against(texts: &Texts, score: &Scoring, step: Option<(f64, f64)>) -> String {
    let share = format!("{:.1}", 100.0 * score.share());
    let share = say!(texts, "match-against", share = share, games = score.games());
    step.map(|(step, reach)| format!("{share}: {step:+.0} ± {reach:.0}")).unwrap_or(share)
}

fn level(side: &Side) -> Option<u8> {
    match side.control {
        Control::Level(level) => Some(level),
        _ => None,
    }
}
