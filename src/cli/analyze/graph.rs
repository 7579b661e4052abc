use std::io::{self, Write};

use super::report::Report;
use crate::analysis::{Judged, Verdict};
use crate::eval::Value;
use crate::rules::{Disc, Move};
use crate::text::{key, say};

/// Rows on either side of the middle.
const ROWS: i32 = 4;
/// What stands before the first column.
const MARGIN: &str = "     ";

/// Writes the value over the game, a column a move: bars upwards where Black is ahead.
pub(super) fn write(report: Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let moves: Vec<_> =
        report.review.turns.iter().filter(|judged| judged.turn.action != Move::Pass).collect();
    if moves.is_empty() {
        return Ok(());
    }
    let side = report.wording.side(Disc::Black);
    writeln!(out, "\n{}", say!(report.texts, "analyze-graph", side = side))?;
    let scale = scale(&moves);
    for row in (-ROWS..=ROWS).rev() {
        let bars: String = moves.iter().map(|judged| cell(judged, row, scale)).collect();
        // The rows between are not named, to keep the figures apart.
        let figure = if row % 2 == 0 { format!("{:+}", row * scale) } else { String::new() };
        let figure = if row == 0 { "0" } else { &figure };
        writeln!(out, "{figure:>4} |{}", bars.trim_end())?;
    }
    let marks: String = moves.iter().map(|judged| mark(judged)).collect();
    write_row(out, &marks)?;
    write_axis(out, moves.len())?;
    let placed = |judged: &Judged| judged.turn.action != Move::Pass;
    let turning_point = report
        .review
        .turning_point()
        .map(|turn| report.review.turns[..turn].iter().filter(|judged| placed(judged)).count());
    match turning_point {
        Some(column) => {
            let text = report.texts.get(key!("analyze-turning-point-here"));
            write_row(out, &pointer(column, &text))
        }
        None => Ok(()),
    }
}

/// How many discs a row stands for: enough for the largest value to fit.
fn scale(moves: &[&Judged]) -> i32 {
    let largest = moves.iter().map(|judged| judged.for_black().discs().abs()).max().unwrap_or(0);
    [1, 2, 4, 8].into_iter().find(|scale| scale * ROWS >= largest).unwrap_or(16)
}

/// What a column shows in a row: a bar that reaches at least half way into it, or the middle.
fn cell(judged: &Judged, row: i32, scale: i32) -> char {
    let value = judged.for_black();
    let reached = |row: i32| Value::from_hundredths((2 * row - 1) * scale * 50);
    let filled = match row {
        1.. => value >= reached(row),
        0 => return '-',
        _ => -value >= reached(-row),
    };
    match (filled, judged.played.exact) {
        (false, _) => ' ',
        (true, true) => '#',
        (true, false) => ':',
    }
}

/// The verdict on a move in one character.
fn mark(judged: &Judged) -> char {
    match judged.verdict() {
        None => ' ',
        Some(Verdict::Inaccuracy) => '.',
        Some(Verdict::Mistake) => '?',
        Some(Verdict::Blunder) => '!',
    }
}

fn write_row(out: &mut dyn Write, text: &str) -> io::Result<()> {
    if text.trim().is_empty() { Ok(()) } else { writeln!(out, "{MARGIN} {}", text.trim_end()) }
}

/// Writes the numbers of the moves below the graph.
fn write_axis(out: &mut dyn Write, moves: usize) -> io::Result<()> {
    let ticks: String =
        (1..=moves).map(|number| if number % 10 == 0 { '+' } else { '-' }).collect();
    writeln!(out, "{MARGIN}+{ticks}")?;
    let numbers: String = (10..=moves).step_by(10).map(|number| format!("{number:>10}")).collect();
    write_row(out, &numbers)
}

/// An arrow below a column, and a text beside it on the side that has room.
fn pointer(column: usize, text: &str) -> String {
    let width = text.chars().count() + 1;
    if column >= width {
        format!("{}{text} ^", " ".repeat(column - width))
    } else {
        format!("{}^ {text}", " ".repeat(column))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pointer_stands_under_its_column() {
        for column in [0, 3, 15, 16, 59] {
            let text = pointer(column, "turning point");
            assert_eq!(text.find('^'), Some(column), "{text}");
            assert!(text.len() <= 60 + 2, "{text}");
        }
    }
}
