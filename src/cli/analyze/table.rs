use std::io::{self, Write};

use super::report::{LINE, Report};
use crate::analysis::{Judged, Turnover, Verdict};
use crate::cli::spelling::{loss_text, move_text, spaced_line};
use crate::rules::Move;
use crate::text::{Texts, key};

/// Writes a row for every move: what it was worth and lost, and the best line.
pub(super) fn write(report: Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    if report.review.turns.is_empty() {
        return Ok(());
    }
    let texts = report.texts;
    writeln!(out)?;
    write_heading(texts, out)?;
    let exact_from = report.review.exact_from();
    for (turn, (number, judged)) in report.numbered().enumerate() {
        if exact_from == Some(turn) {
            writeln!(out, "     {}", texts.get(key!("analyze-exact-from-here")))?;
        }
        match judged.turn.action {
            Move::Pass => writeln!(out, "     {}", report.passed(judged))?,
            Move::Place(_) => write_row(report, out, number, judged)?,
        }
    }
    if let Some(said) = report.goes_on() {
        writeln!(out, "     {said}")?;
    }
    Ok(())
}

fn write_heading(texts: &Texts, out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "{:>3} {:<6} {:<4} {:>6} {:>6}  {:<6} {}",
        texts.get(key!("analyze-number")),
        texts.get(key!("analyze-side")),
        texts.get(key!("analyze-move")),
        texts.get(key!("analyze-value")),
        texts.get(key!("analyze-loss")),
        "",
        texts.get(key!("analyze-best-line")),
    )
}

fn write_row(
    report: Report<'_>,
    out: &mut dyn Write,
    number: usize,
    judged: &Judged,
) -> io::Result<()> {
    let loss = loss_text(judged.loss(), judged.is_exact());
    writeln!(
        out,
        "{number:>3} {:<6} {:<4} {:>6} {loss:>6}  {:<6} {}",
        report.wording.side(judged.turn.by),
        move_text(judged.turn.action),
        report.value(judged),
        marks(report.texts, judged),
        spaced_line(&judged.best.line, LINE),
    )
}

/// The mark of a verdict and of a result given away: `?? W>L`.
fn marks(texts: &Texts, judged: &Judged) -> String {
    let verdict = judged.verdict().map_or("", Verdict::mark);
    let turnover = judged.turnover().map(|turnover| letters(texts, turnover)).unwrap_or_default();
    format!("{verdict:<2} {turnover}").trim_end().to_owned()
}

/// A result given away, in letters: `W>L`.
fn letters(texts: &Texts, turnover: Turnover) -> String {
    let (win, draw, loss) =
        (key!("analyze-win-letter"), key!("analyze-draw-letter"), key!("analyze-loss-letter"));
    let (from, to) = match turnover {
        Turnover::WinToDraw => (win, draw),
        Turnover::WinToLoss => (win, loss),
        Turnover::DrawToLoss => (draw, loss),
    };
    format!("{}>{}", texts.get(from), texts.get(to))
}
