use std::io::{self, Write};
use std::time::Duration;

use super::solution::{Question, Solution};
use crate::cli::spelling::{line_text, move_text, value_text};
use crate::formats::obf::{ObfError, Problem};
use crate::text::shown;

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

pub(super) fn write_heading(out: &mut dyn Write) -> io::Result<()> {
    writeln!(
        out,
        "{:>4} {:>3} {:>7} {:>9} {:>15} {:>13}  line",
        "no", "e", "score", "seconds", "nodes", "nodes/s"
    )
}

/// Writes what is wrong with a line.
pub(super) fn write_error(out: &mut dyn Write, number: usize, error: &ObfError) -> io::Result<()> {
    writeln!(out, "{number:>4} error: {}", shown(&error.to_string()))?;
    out.flush()
}

impl Totals {
    /// Writes a problem's row, and one more line for all moves if they were asked for.
    pub(super) fn write_row(
        &mut self,
        out: &mut dyn Write,
        number: usize,
        problem: &Problem,
        solution: &Solution,
        question: Question,
    ) -> io::Result<()> {
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
            write!(out, "  ! file: {best} {}", scores.collect::<Vec<_>>().join(" "))?;
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
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(
            out,
            "{:>16} {:>9.3} {:>15} {:>13.0}  {} solved, {} disagreed",
            "total",
            self.time.as_secs_f64(),
            self.nodes,
            speed(self.nodes, self.time),
            self.solved,
            self.disagreed,
        )?;
        self.accuracy.write(out)
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

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.moves > 0 {
            writeln!(
                out,
                "best move found: {}/{} ({:.1}%)",
                self.best_moves,
                self.moves,
                share(self.best_moves, self.moves)
            )?;
        }
        if self.values > 0 {
            writeln!(
                out,
                "mean absolute error: {:.2} discs; within {NEAR} discs: {:.1}%",
                self.error / self.values as f64,
                share(self.near, self.values)
            )?;
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
