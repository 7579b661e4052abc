use std::io::{self, BufRead, IsTerminal, Write};
use std::num::NonZero;
use std::thread;

use super::json_lines;
use super::problems::{self, Line};
use super::solution::{Question, Solution};
use super::table::{self, Row, Totals};
use crate::cli::arguments::{Format, MovesAsked, SolveOptions};
use crate::cli::failure::Failure;
use crate::cli::room;
use crate::search::Searcher;
use crate::text::{Texts, say};

/// The size of the table for which none is given, in MiB, if there is room for it.
const USUAL_HASH: usize = 256;

/// Solves every line and says whether all could be read and none disagreed with its own scores.
///
/// # Errors
/// When the source cannot be read or the output not be written.
pub(in crate::cli) fn run(
    options: &SolveOptions,
    texts: &Texts,
    out: &mut dyn Write,
) -> Result<bool, Failure> {
    let source = problems::open(&options.source, options.rules.into())?;
    let question = Question { all_moves: options.moves == MovesAsked::All, depth: options.depth };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let mut searcher = Searcher::new(room::table(options.hash, USUAL_HASH));
    searcher.set_threads(options.threads.unwrap_or(cores));
    // The estimates that lead up to an exact search need no such care.
    if options.depth.is_some() {
        searcher.search_surely();
    }
    let mut run = Run {
        texts,
        searcher,
        question,
        format: options.format,
        progress: io::stderr().is_terminal(),
        totals: Totals::default(),
        sound: true,
    };
    run.every_line(source, options, out)?;
    Ok(run.sound)
}

/// A run over the lines of one source.
struct Run<'a> {
    texts: &'a Texts,
    searcher: Searcher,
    question: Question,
    format: Format,
    progress: bool,
    totals: Totals,
    sound: bool,
}

impl Run<'_> {
    fn every_line(
        &mut self,
        source: impl BufRead,
        options: &SolveOptions,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        if self.format == Format::Table {
            table::write_heading(out, self.texts)?;
        }
        for line in problems::read(source, options.rules.into()) {
            self.line(&line?, out)?;
        }
        if self.format == Format::Table {
            self.totals.write(out, self.texts)?;
        }
        Ok(())
    }

    fn line(&mut self, line: &Line, out: &mut dyn Write) -> io::Result<()> {
        let number = line.number;
        let problem = match (&line.problem, self.format) {
            (Ok(problem), _) => problem,
            (Err(error), format) => {
                self.sound = false;
                return match format {
                    Format::Table => table::write_error(out, self.texts, number, error),
                    Format::Jsonl => json_lines::write_error(out, number, error),
                };
            }
        };
        self.announce(number, problem.position.empties().len());
        if self.format == Format::Jsonl {
            // What is found depends on the line alone, however a stream is split among processes.
            self.searcher.clear();
        }
        let solution = Solution::find(&mut self.searcher, &problem.position, self.question);
        self.retract();
        self.sound &= solution.agrees(problem) != Some(false);
        match self.format {
            Format::Table => {
                let row = Row { number, problem, solution: &solution };
                self.totals.write_row(out, self.texts, row, self.question)
            }
            Format::Jsonl => {
                json_lines::write_solution(out, number, problem, &solution, self.question)
            }
        }
    }

    /// Tells a watching person what is being solved. Nobody else is told, so a fault is nothing.
    fn announce(&self, number: usize, empties: u32) {
        if self.progress {
            let said = say!(self.texts, "solve-progress", number = number, empties = empties);
            let _ = write!(io::stderr(), "\r{said}");
        }
    }

    fn retract(&self) {
        if self.progress {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
