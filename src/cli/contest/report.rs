use std::io::{self, Write};

use crate::cli::told::argument;
use crate::contest::{Rating, Side, Sprt, Tally, TimeUse, Verdict};
use crate::text::{Texts, key, say};

/// How a match goes, on one line.
pub(super) fn progress(texts: &Texts, tally: &Tally, sprt: Option<Sprt>) -> String {
    let score = &tally.score;
    let mut line = format!(
        "A +{} ={} -{}  {:.1}%",
        score.wins,
        score.draws,
        score.losses,
        100.0 * score.share()
    );
    if let Some(rating) = tally.pairs.rating() {
        line += &format!("  Elo {}", shown(&rating));
    }
    if let Some(sprt) = sprt {
        line += &format!("  LLR {:+.2}", sprt.ratio(&tally.pairs));
    }
    if let [a, b] = tally.faults.map(|faults| faults.iter().sum::<u32>())
        && a + b > 0
    {
        line += &format!("  {} {a}:{b}", texts.get(key!("match-faults")));
    }
    line
}

/// Writes the table of a match.
pub(super) fn write(
    out: &mut dyn Write,
    texts: &Texts,
    sides: &[Side; 2],
    tally: &Tally,
    sprt: Option<Sprt>,
) -> io::Result<()> {
    let label = |key| texts.get(key).into_owned();
    let names = ["A", "B"].into_iter().zip(sides);
    let names = names.map(|(name, side)| (name.to_owned(), argument(&side.to_string())));
    let mut rows: Vec<_> = names.collect();
    rows.push((label(key!("match-games")), games(texts, tally)));
    rows.push((label(key!("match-score")), score(texts, tally)));
    if let Some(rating) = tally.pairs.rating() {
        let (rating, pairs) = (shown(&rating), tally.pairs.len());
        rows.push(("Elo".to_owned(), say!(texts, "match-rating", rating = rating, pairs = pairs)));
        rows.push((label(key!("match-pairs")), pairs_of(texts, tally)));
    }
    if let Some(sprt) = sprt {
        rows.push(("SPRT".to_owned(), test(texts, &sprt, tally)));
    }
    for (name, [illegal, crashes, time]) in ["A", "B"].into_iter().zip(tally.faults) {
        let faults = say!(
            texts,
            "match-faults-of",
            name = name,
            illegal = illegal,
            crashes = crashes,
            time = time
        );
        rows.push((label(key!("match-faults")), faults));
    }
    for (name, time) in ["A", "B"].into_iter().zip(&tally.time) {
        rows.push((label(key!("match-time")), used(texts, name, time)));
    }
    rows.iter().try_for_each(|(label, value)| writeln!(out, "{label:<7} {value}"))
}

fn games(texts: &Texts, tally: &Tally) -> String {
    let score = &tally.score;
    say!(
        texts,
        "match-games-of",
        games = score.games(),
        wins = score.wins,
        draws = score.draws,
        losses = score.losses
    )
}

fn score(texts: &Texts, tally: &Tally) -> String {
    let share = format!("{:.1}", 100.0 * tally.score.share());
    let score = say!(texts, "match-score-of", share = share);
    let Some(discs) = tally.mean_discs() else { return score };
    format!("{score}, {}", say!(texts, "match-discs", discs = format!("{discs:+.2}")))
}

fn pairs_of(texts: &Texts, tally: &Tally) -> String {
    let [lost, behind, even, ahead, won] = tally.pairs.0;
    say!(
        texts,
        "match-pairs-of",
        won = won,
        ahead = ahead,
        even = even,
        behind = behind,
        lost = lost
    )
}

fn test(texts: &Texts, sprt: &Sprt, tally: &Tally) -> String {
    let (first, second) = (format!("{:+}", sprt.elo0), format!("{:+}", sprt.elo1));
    let accepted = |elo: &str| say!(texts, "match-accepted", elo = elo);
    let verdict = match sprt.verdict(&tally.pairs) {
        Verdict::First => accepted(&first),
        Verdict::Second => accepted(&second),
        Verdict::Open => texts.get(key!("match-open")).into_owned(),
    };
    let [low, high] = Sprt::BOUNDS;
    say!(
        texts,
        "match-test",
        second = second,
        first = first,
        ratio = format!("{:+.2}", sprt.ratio(&tally.pairs)),
        low = format!("{low:.2}"),
        high = format!("{high:+.2}"),
        verdict = verdict
    )
}

fn used(texts: &Texts, name: &str, time: &TimeUse) -> String {
    say!(
        texts,
        "match-time-of",
        name = name,
        total = format!("{:.1}", time.total.as_secs_f64()),
        average = format!("{:.3}", time.average().as_secs_f64()),
        most = format!("{:.3}", time.slowest.as_secs_f64())
    )
}

/// `+35 [-10, +80]`
fn shown(rating: &Rating) -> String {
    let Rating { difference, low, high } = rating;
    format!("{difference:+.0} [{low:+.0}, {high:+.0}]")
}
