use std::io::{self, Write};
use std::time::Duration;

use super::solution::{Question, Solution};
use crate::cli::spelling::{line_text, move_text, value_text};
use crate::formats::obf::{ObfError, Problem};
use crate::text::{Texts, key, say, shown};
use crate::wording::Said;

/// The widest line of squares that a row shows.
const LINE_WIDTH: usize = 20;

/// The rows so far, summed up.
#[derive(Debug, Default)]
pub(super) struct Totals {
    solved: usize,
    disagreed: usize,
    nodes: u64,
    time: Duration,
    accuracy: Accuracy,
}

/// How near estimates come to the scores that the file gives.
#[derive(Debug, Default)]
struct Accuracy {
    moves: usize,
    best_moves: usize,
    values: usize,
    error: f64,
    near: usize,
}

/// An estimate within this many discs of the score is near.
const NEAR: f64 = 3.0;

/// A problem that was solved.
#[derive(Clone, Copy)]
pub(super) struct Row<'a> {
    pub(super) number: usize,
    pub(super) problem: &'a Problem,
    pub(super) solution: &'a Solution,
}

pub(super) fn write_heading(out: &mut dyn Write, texts: &Texts) -> io::Result<()> {
    writeln!(
        out,
        "{:>4} {:>3} {:>7} {:>9} {:>15} {:>13}  {}",
        texts.get(key!("solve-number")),
        "e",
        texts.get(key!("solve-score")),
        texts.get(key!("solve-seconds")),
        texts.get(key!("solve-nodes")),
        texts.get(key!("solve-speed")),
        texts.get(key!("solve-line")),
    )
}

/// Writes what is wrong with a line.
pub(super) fn write_error(
    out: &mut dyn Write,
    texts: &Texts,
    number: usize,
    error: &ObfError,
) -> io::Result<()> {
    let said = say!(texts, "solve-error", fault = error.said(texts));
    writeln!(out, "{number:>4} {}", shown(&said))?;
    out.flush()
}

impl Totals {
    /// Writes a problem's row, and one more line for all moves if they were asked for.
    pub(super) fn write_row(
        &mut self,
        out: &mut dyn Write,
        texts: &Texts,
        row: Row<'_>,
        question: Question,
    ) -> io::Result<()> {
        let Row { number, problem, solution } = row;
        self.add(problem, solution);
        let squares = line_text(&solution.line);
        let line: String = squares.chars().take(LINE_WIDTH).collect();
        write!(
            out,
            "{number:>4} {:>3} {:>7} {:>9.3} {:>15} {:>13.0}  {line}",
            problem.position.empties().len(),
            value_text(solution.value, solution.exact),
            solution.time.as_secs_f64(),
            solution.nodes,
            speed(solution.nodes, solution.time),
        )?;
        if solution.agrees(problem) == Some(false) {
            let scores = problem
                .moves
                .iter()
                .map(|(action, score)| format!("{}:{score}", move_text(*action)));
            let best = problem.best_score().map(|score| score.to_string()).unwrap_or_default();
            let file = texts.get(key!("solve-file"));
            write!(out, "  ! {file} {best} {}", scores.collect::<Vec<_>>().join(" "))?;
        }
        writeln!(out)?;
        if question.all_moves {
            let moves = solution.moves.iter().map(|&(action, value)| {
                format!("{} {}", move_text(action), value_text(value, solution.exact))
            });
            writeln!(out, "{:>9}{}", "", moves.collect::<Vec<_>>().join("  "))?;
        }
        out.flush()
    }

    /// Writes the total and, for estimates, how good they were.
    pub(super) fn write(&self, out: &mut dyn Write, texts: &Texts) -> io::Result<()> {
        let (solved, disagreed) = (self.solved, self.disagreed);
        writeln!(
            out,
            "{:>16} {:>9.3} {:>15} {:>13.0}  {}",
            texts.get(key!("solve-total")),
            self.time.as_secs_f64(),
            self.nodes,
            speed(self.nodes, self.time),
            say!(texts, "solve-sum", solved = solved, disagreed = disagreed),
        )?;
        self.accuracy.write(out, texts)
    }

    fn add(&mut self, problem: &Problem, solution: &Solution) {
        self.solved += 1;
        self.nodes += solution.nodes;
        self.time += solution.time;
        self.disagreed += usize::from(solution.agrees(problem) == Some(false));
        if !solution.exact {
            self.accuracy.add(problem, solution);
        }
    }
}

impl Accuracy {
    fn add(&mut self, problem: &Problem, solution: &Solution) {
        if let Some(best) = solution.chose_best(problem) {
            self.moves += 1;
            self.best_moves += usize::from(best);
        }
        if let Some(score) = problem.best_score() {
            let estimate = f64::from(solution.value.hundredths()) / 100.0;
            let error = (estimate - f64::from(score.discs())).abs();
            self.values += 1;
            self.error += error;
            self.near += usize::from(error <= NEAR);
        }
    }

    fn write(&self, out: &mut dyn Write, texts: &Texts) -> io::Result<()> {
        if self.moves > 0 {
            let share = format!("{:.1}", share(self.best_moves, self.moves));
            let (found, all) = (self.best_moves, self.moves);
            writeln!(
                out,
                "{}",
                say!(texts, "solve-best", found = found, all = all, share = share)
            )?;
        }
        if self.values > 0 {
            let error = format!("{:.2}", self.error / self.values as f64);
            let share = format!("{:.1}", share(self.near, self.values));
            let said = say!(
                texts,
                "solve-accuracy",
                error = error,
                near = NEAR.to_string(),
                share = share
            );
            writeln!(out, "{said}")?;
        }
        Ok(())
    }
}

fn share(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole as f64
}

fn speed(nodes: u64, time: Duration) -> f64 {
    let seconds = time.as_secs_f64();
    if seconds > 0.0 { nodes as f64 / seconds } else { 0.0 }
}
