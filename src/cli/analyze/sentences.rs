use std::io::{self, Write};

use super::report::{LINE, Report, verdict_key};
use super::summary::{accuracy, average_loss};
use crate::analysis::Judged;
use crate::cli::spelling::{loss_text, move_text, spaced_line};
use crate::rules::{Disc, Move};
use crate::text::{key, say};

/// Writes a sentence or two for every move, for ears: no column, no mark, no graph.
pub(super) fn write(report: Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let texts = report.texts;
    let exact_from = report.review.exact_from();
    for (turn, (number, judged)) in report.numbered().enumerate() {
        if exact_from == Some(turn) {
            writeln!(out, "{}", texts.get(key!("analyze-exact-from-here")))?;
        }
        match judged.turn.action {
            Move::Pass => writeln!(out, "{}", report.passed(judged))?,
            Move::Place(_) => writeln!(out, "{}", one_move(report, number, judged))?,
        }
    }
    if let Some(said) = report.goes_on() {
        writeln!(out, "{said}")?;
    }
    if report.review.turns.is_empty() {
        return Ok(());
    }
    for side in Disc::BOTH {
        writeln!(out, "{}", one_side(report, side))?;
    }
    report.turning_points().iter().try_for_each(|said| writeln!(out, "{said}"))
}

fn one_move(report: Report<'_>, number: usize, judged: &Judged) -> String {
    let texts = report.texts;
    let (side, square) = (report.wording.side(judged.turn.by), move_text(judged.turn.action));
    let value = report.value(judged);
    let mut said =
        say!(texts, "analyze-said", number = number, side = side, square = square, value = value);
    if judged.is_best() {
        return said;
    }
    let loss = loss_text(judged.loss(), judged.is_exact());
    let line = spaced_line(&judged.best.line, LINE);
    let lost = match judged.verdict() {
        None => say!(texts, "analyze-said-better", loss = loss, line = line),
        Some(verdict) => {
            let verdict = texts.get(verdict_key(verdict));
            say!(texts, "analyze-said-verdict", verdict = verdict, loss = loss, line = line)
        }
    };
    said = format!("{said} {lost}");
    if let Some(turnover) = judged.turnover() {
        let change = report.turnover(turnover);
        said = format!("{said} {}", say!(texts, "analyze-said-change", change = change));
    }
    said
}

fn one_side(report: Report<'_>, side: Disc) -> String {
    let play = report.review.play(side);
    let [inaccuracies, mistakes, blunders] = play.verdicts;
    say!(
        report.texts,
        "analyze-said-side",
        side = report.wording.side(side),
        loss = average_loss(play),
        accuracy = accuracy(play).unwrap_or(100),
        inaccuracies = inaccuracies,
        mistakes = mistakes,
        blunders = blunders,
    )
}
