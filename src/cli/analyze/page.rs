//! A report on a page.

use std::io::{self, Write};

use super::report::Report;
use super::subject::Subject;
use super::{graph, sentences, summary, table};
use crate::formats::record::Player;
use crate::rules::Disc;
use crate::search::Limits;
use crate::text::{cut, say};

/// How many cells of a name, a place or a date are shown.
const LONGEST_LINE: usize = 120;
/// How many cells of a rating are shown.
const LONGEST_RATING: usize = 20;

impl Report<'_> {
    /// Writes the game `number` of its source: in sentences, or as tables and a graph.
    pub(super) fn write(self, out: &mut dyn Write, number: usize, spoken: bool) -> io::Result<()> {
        self.write_head(out, number)?;
        if spoken {
            sentences::write(self, out)
        } else {
            table::write(self, out)?;
            summary::write(self, out)?;
            graph::write(self, out)
        }
    }

    fn write_head(self, out: &mut dyn Write, number: usize) -> io::Result<()> {
        let Subject { game, record } = self.subject;
        let texts = self.texts;
        writeln!(out, "{}", say!(texts, "analyze-game", number = number))?;
        for (side, player) in [(Disc::Black, &game.black), (Disc::White, &game.white)] {
            if !player.name.is_empty() {
                writeln!(out, "{}: {}", self.wording.side(side), named(player))?;
            }
        }
        let of_event = [&game.event, &game.place, &game.date].map(String::as_str);
        let event: Vec<_> = of_event.into_iter().filter(|part| !part.is_empty()).collect();
        if !event.is_empty() {
            writeln!(out, "{}", cut(&event.join(", "), LONGEST_LINE))?;
        }
        if let Some(name) = self.wording.opening(record) {
            writeln!(out, "{}", say!(texts, "analyze-opening", name = name))?;
        }
        let last = record.position();
        if last.is_over() {
            let score = self.wording.tournament_score(last);
            let score = score.unwrap_or_else(|| self.wording.disc_count(last));
            writeln!(out, "{}\n{score}", self.wording.outcome(last.outcome()))?;
        } else {
            let empties = last.empties().len();
            writeln!(out, "{}", say!(texts, "analyze-unfinished", empties = empties))?;
        }
        writeln!(out, "{}", say!(texts, "analyze-values", side = self.wording.side(Disc::Black)))?;
        writeln!(out, "{}", self.searched())
    }

    fn searched(self) -> String {
        let Limits { depth, exact_from, time, .. } = *self.limits;
        match time {
            Some(time) => {
                let seconds = time.hard.as_secs_f64();
                say!(self.texts, "analyze-searched-time", seconds = seconds)
            }
            None => {
                say!(self.texts, "analyze-searched", depth = depth, empties = exact_from)
            }
        }
    }
}

fn named(player: &Player) -> String {
    let name = cut(&player.name, LONGEST_LINE);
    match player.rating.as_str() {
        "" => name,
        rating => format!("{name} ({})", cut(rating, LONGEST_RATING)),
    }
}
