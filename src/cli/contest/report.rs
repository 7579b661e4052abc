use std::io::{self, Write};

use crate::cli::told::argument;
use crate::contest::{Rating, Side, Sprt, Tally, TimeUse, Verdict};

/// How a match goes, on one line.
pub(super) fn progress(tally: &Tally, sprt: Option<Sprt>) -> String {
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
        line += &format!("  faults {a}:{b}");
    }
    line
}

/// Writes the table of a match.
pub(super) fn write(
    out: &mut dyn Write,
    sides: &[Side; 2],
    tally: &Tally,
    sprt: Option<Sprt>,
) -> io::Result<()> {
    let score = &tally.score;
    for (name, side) in ["A", "B"].iter().zip(sides) {
        writeln!(out, "{name}       {}", argument(&side.to_string()))?;
    }
    writeln!(
        out,
        "games   {}: A won {}, drew {}, lost {}",
        score.games(),
        score.wins,
        score.draws,
        score.losses
    )?;
    write!(out, "score   {:.1}% for A", 100.0 * score.share())?;
    match tally.mean_discs() {
        Some(discs) => writeln!(out, ", {discs:+.2} discs a game")?,
        None => writeln!(out)?,
    }
    if let Some(rating) = tally.pairs.rating() {
        writeln!(
            out,
            "Elo     {} (95%; {} pairs of games with one opening)",
            shown(&rating),
            tally.pairs.len()
        )?;
        let [lost, behind, even, ahead, won] = tally.pairs.0;
        writeln!(
            out,
            "pairs   {won} won 2-0, {ahead} 1.5-0.5, {even} 1-1, {behind} 0.5-1.5, {lost} lost 0-2"
        )?;
    }
    if let Some(sprt) = sprt {
        writeln!(out, "SPRT    {}", test(&sprt, tally))?;
    }
    for (name, faults) in ["A", "B"].iter().zip(tally.faults) {
        let [illegal, crashes, time] = faults;
        writeln!(out, "faults  {name}: {illegal} illegal moves, {crashes} crashes, {time} time")?;
    }
    for (name, time) in ["A", "B"].iter().zip(&tally.time) {
        writeln!(out, "time    {name}: {}", used(time))?;
    }
    Ok(())
}

fn test(sprt: &Sprt, tally: &Tally) -> String {
    let Sprt { elo0, elo1 } = sprt;
    let [low, high] = Sprt::BOUNDS;
    let verdict = match sprt.verdict(&tally.pairs) {
        Verdict::First => format!("{elo0:+} is accepted"),
        Verdict::Second => format!("{elo1:+} is accepted"),
        Verdict::Open => "nothing is decided".to_owned(),
    };
    let ratio = sprt.ratio(&tally.pairs);
    format!("{elo1:+} rather than {elo0:+}: LLR {ratio:+.2} of {low:.2} to {high:+.2}; {verdict}")
}

fn used(time: &TimeUse) -> String {
    format!(
        "{:.1} s, {:.3} s a move on average, {:.3} s at most",
        time.total.as_secs_f64(),
        time.average().as_secs_f64(),
        time.slowest.as_secs_f64()
    )
}

/// `+35 [-10, +80]`
fn shown(rating: &Rating) -> String {
    let Rating { difference, low, high } = rating;
    format!("{difference:+.0} [{low:+.0}, {high:+.0}]")
}
