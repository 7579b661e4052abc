use std::io::{self, Write};

use super::report::Report;
use crate::analysis::{Play, Verdict};
use crate::rules::Disc;
use crate::text::key;

/// Writes what the marks mean, how each side played, and where the game was decided.
pub(super) fn write(report: Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    if report.review.turns.is_empty() {
        return match report.goes_on() {
            Some(said) => writeln!(out, "\n{said}"),
            None => Ok(()),
        };
    }
    let texts = report.texts;
    writeln!(out, "\n{}\n", texts.get(key!("analyze-marks")))?;
    writeln!(
        out,
        "{:<8} {:>7} {:>14} {:>11} {:>4} {:>4} {:>4}",
        "",
        texts.get(key!("analyze-moves")),
        texts.get(key!("analyze-average-loss")),
        texts.get(key!("analyze-accuracy")),
        Verdict::Inaccuracy.mark(),
        Verdict::Mistake.mark(),
        Verdict::Blunder.mark(),
    )?;
    for side in Disc::BOTH {
        write_side(report, out, side)?;
    }
    writeln!(out)?;
    report.turning_points().iter().try_for_each(|said| writeln!(out, "{said}"))
}

fn write_side(report: Report<'_>, out: &mut dyn Write, side: Disc) -> io::Result<()> {
    let play = report.review.play(side);
    let [inaccuracies, mistakes, blunders] = play.verdicts;
    writeln!(
        out,
        "{:<8} {:>7} {:>14} {:>11} {inaccuracies:>4} {mistakes:>4} {blunders:>4}",
        report.wording.side(side),
        play.moves,
        average_loss(play),
        accuracy(play).map_or_else(|| "-".to_owned(), |percent| format!("{percent}%")),
    )
}

pub(super) fn average_loss(play: Play) -> String {
    play.average_loss().map_or_else(|| "-".to_owned(), |loss| format!("{loss:.2}"))
}

/// The share of best moves in whole percent.
pub(super) fn accuracy(play: Play) -> Option<u32> {
    play.accuracy().map(|share| (100.0 * share).round() as u32)
}
